/**
 * What a person does with the page, in a person's words. Only this file knows the browser library; the specs speak of
 * squares, words and suggestions.
 */
import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';
import { openOffline } from './offline-driver.ts';
import { openPanels } from './panel-driver.ts';
import { startStreets } from './street-server.ts';

export { expect } from '@playwright/test';

const openDriver = (page: Page) => {
  const words = page.locator('.words');
  const search = page.getByRole('combobox').first();
  const handle = page.getByRole('slider');
  /** The middle of the right half of the map, where nothing else lies over it. */
  const picture = async (): Promise<string> => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
    const clip = { x: width * 0.6, y: height * 0.25, width: width * 0.3, height: height * 0.4 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const violations = async (): Promise<readonly string[]> => {
    const { violations: found } = await new AxeBuilder({ page }).exclude('.maplibregl-canvas').analyze();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
  };
  return {
    open: (path = '/') => page.goto(path),
    /** Does not wait for what is still travelling. */
    beginToOpen: (path: string) => page.goto(path, { waitUntil: 'commit' }),
    words: async (): Promise<string> => (await words.innerText()).replaceAll(/\s/g, '').replace(/^\/+/, ''),
    seesWords: () => words.waitFor(),
    seesSearchBox: () => search.waitFor(),
    seesNotice: async (): Promise<string> => {
      await page.getByRole('alert').waitFor();
      return page.getByRole('alert').innerText();
    },
    mapIsDrawn: () => page.locator('.maplibregl-canvas').waitFor(),
    /** Of the square whose words are shown. */
    latitude: async (): Promise<number> => {
      const shown = (await words.innerText()).replaceAll(/\s/g, '').replace(/^\/+/, '');
      const reply = await page.request.get('/v3/convert-to-coordinates', { params: { key: 'any', words: shown } });
      return (await reply.json()).coordinates.lat;
    },
    place: () => page.locator('.place').innerText(),
    clickMap: async (right: number, down: number) => {
      const view = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.mouse.click(view.width * right, view.height * down);
    },
    press: (key: string) => page.keyboard.press(key),
    leaveFields: () =>
      page.locator(':focus').evaluateAll((focused) => {
        for (const one of focused) if (one instanceof HTMLElement) one.blur();
      }),
    type: async (text: string) => {
      await search.click();
      await search.fill('');
      await page.keyboard.type(text, { delay: 15 });
    },
    openSearch: () => search.click(),
    searchText: () => search.inputValue(),
    suggestions: async (): Promise<readonly string[]> => {
      await page.getByRole('listbox').first().getByRole('option').first().waitFor();
      return page.getByRole('listbox').first().getByRole('option').allInnerTexts();
    },
    seesSuggestion: (text: string) =>
      page.getByRole('listbox').first().getByRole('option').filter({ hasText: text }).first().waitFor(),
    chooseSuggestion: (text: string) =>
      page.getByRole('listbox').first().getByRole('option').filter({ hasText: text }).first().click(),
    narrowSearch: () => page.getByRole('button', { name: 'Narrow the search' }).click(),
    onlyCountry: (code: string) => page.getByLabel('Country').selectOption(code),
    onlyInView: () => page.getByLabel('Only in this view').click(),
    searchSays: () => page.locator('search output').innerText(),
    path: () => decodeURIComponent(new URL(page.url()).pathname),
    query: () => new URL(page.url()).search,
    title: () => page.title(),
    back: () => page.goBack(),
    /** The same page, opened once more beside this one. */
    inAnotherWindow: async () => {
      const other = await page.context().newPage();
      await other.goto(page.url());
      return openPanels(other);
    },
    openDetails: async () => {
      // On a phone the details lie further down in the sheet.
      if (await handle.isVisible()) await handle.press('End');
      else await page.locator('.details summary').click();
    },
    /** Folded, with the keyboard at their name. */
    detailsHaveFocus: () =>
      page.locator('.details').evaluate((details) => {
        const isOpen = details instanceof HTMLDetailsElement && details.open;
        return !isOpen && details.querySelector('summary') === document.activeElement;
      }),
    /** The sheet follows a finger once that part of the page is loaded; then it also measures its lowest stop anew. */
    sheetIsReady: async () => {
      await page.locator('html[style*="--sheet-height"]').waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    },
    sheetStop: () => page.locator('.sheet').getAttribute('data-stop'),
    sheetTop: async (): Promise<number> => (await page.locator('.sheet').boundingBox())?.y ?? 0,
    turnsPhone: async () => {
      const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ width: height, height: width });
    },
    sheetSays: () => handle.getAttribute('aria-valuetext'),
    pressOnHandle: (key: string) => handle.press(key),
    tapHandle: () => handle.click(),
    drawSheetTo: async (share: number) => {
      // Waits until the handle stands still and nothing lies over it.
      await handle.hover();
      const box = await handle.boundingBox();
      const view = page.viewportSize();
      if (box === null || view === null) throw new Error('no handle to draw at');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      // Slowly, so that it is no throw.
      for (let step = 1; step <= 10; step++) {
        await page.mouse.move(x, y + (view.height * (1 - share) - y) * (step / 10));
        await page.waitForTimeout(20);
      }
      await page.waitForTimeout(250);
      await page.mouse.up();
    },
    /** Where the sheet is in the hand, and where it is when a second finger was on the screen meanwhile. */
    sheetUnderSecondFinger: async (): Promise<readonly [number, number]> => {
      await handle.hover();
      const box = await handle.boundingBox();
      if (box === null) throw new Error('no handle to draw at');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 120, { steps: 6 });
      const top = () => page.locator('.sheet').evaluate((sheet) => sheet.getBoundingClientRect().top);
      const alone = await top();
      await page.evaluate(() => {
        for (const type of ['pointermove', 'pointerup'])
          dispatchEvent(new PointerEvent(type, { pointerId: 99, clientX: 5, clientY: 5 }));
      });
      const together = await top();
      await page.mouse.up();
      return [alone, together];
    },
    pointAt: async (right: number, down: number) => {
      const view = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.mouse.move(view.width * right, view.height * down, { steps: 4 });
    },
    /** What lights up under the mouse, px; undefined when nothing does. */
    litSquare: (): Promise<DOMRect | undefined> =>
      page
        .locator('.hovered polygon')
        .evaluate((shape) => (shape.hasAttribute('points') ? shape.getBoundingClientRect().toJSON() : undefined)),
    isLit: async (right: number, down: number): Promise<boolean> => {
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
      const [x, y] = [width * right, height * down];
      return page.locator('.hovered polygon').evaluate(
        (shape, at) => {
          const { left, right: end, top, bottom } = shape.getBoundingClientRect();
          return shape.hasAttribute('points') && at.x >= left && at.x <= end && at.y >= top && at.y <= bottom;
        },
        { x, y },
      );
    },
    mapPicture: picture,
    mapIsStill: async () => {
      let before = '';
      for (let now = await picture(); now !== before; now = await picture()) {
        before = now;
        await page.waitForTimeout(700);
      }
    },
    /** From here on every drawing of the map is counted. */
    countDrawings: () =>
      page.addInitScript(() => {
        const draw = WebGL2RenderingContext.prototype.drawElements;
        Object.assign(window, { drawings: 0 });
        WebGL2RenderingContext.prototype.drawElements = function (...all) {
          Object.assign(window, { drawings: Reflect.get(window, 'drawings') + 1 });
          draw.apply(this, all);
        };
      }),
    drawings: (): Promise<number> => page.evaluate(() => Reflect.get(window, 'drawings')),
    drawingsInASecond: (): Promise<number> =>
      page.evaluate(async () => {
        const before = Reflect.get(window, 'drawings');
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return Reflect.get(window, 'drawings') - before;
      }),
    hint: () => page.locator('.hint'),
    closeHint: () => page.locator('.hint').getByRole('button', { name: 'Close' }).press('Enter'),
    reload: () => page.reload(),
    hasStreetServer: (how: 'answers' | 'stops') => startStreets(page, how),
    pageNames: (servers: unknown) => page.route('**/map.json', (route) => route.fulfill({ json: servers })),
    /** Red, green and blue of most of the map. */
    colourOfMap: async (): Promise<string> => {
      const png = await picture();
      return page.evaluate(async (bytes) => {
        const image = new Image();
        image.src = `data:image/png;base64,${bytes}`;
        await image.decode();
        const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const counts = new Map<string, number>();
        pen?.drawImage(image, 0, 0, 100, 100, 0, 0, 100, 100);
        const points = pen?.getImageData(0, 0, 100, 100).data ?? new Uint8ClampedArray();
        for (let at = 0; at < points.length; at += 4) {
          const colour = `${points[at]} ${points[at + 1]} ${points[at + 2]}`;
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0] ?? '';
      }, png);
    },
    /** As on a computer whose browser may not draw in three dimensions. */
    hasNoWebgl: () =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
    /** The page and its engine come, the map's own part does not: the connection broke in between. */
    losesTheMap: () => page.route(/\/assets\/map-view-[^/]+\.js$/, (route) => route.abort()),
    /** Asked for, and on its way for ever. */
    waitsForTheMap: () => page.route(/\/assets\/map-view-[^/]+\.js$/, () => undefined),
    /** Time passes, but no moment is calm enough for what waits for one. */
    neverRests: () =>
      page.addInitScript(() => {
        const start = window.setTimeout;
        Object.assign(window, {
          setTimeout: (work: TimerHandler, wait?: number, ...more: unknown[]) =>
            wait === 3000 ? 0 : start(work, wait, ...more),
        });
      }),
    /** The HTML and what stands in it; everything that comes after the first painting does not arrive. */
    hasOnlyBegun: () => page.route(/\/assets\/main-[^/]+\.js$/, (route) => route.abort()),
    hasMap: () => page.locator('.maplibregl-canvas').isVisible(),
    mapNote: () => page.locator('.map-note').innerText(),
    seesBareNote: () => page.locator('.map-note').waitFor(),
    hasBareNote: () => page.locator('.map-note').isVisible(),
    /** Where the selected square is seen, and the middle between the card and the edge, both in px from the left. */
    squareAndMiddle: async (): Promise<readonly [square: number, middle: number]> => {
      const [pin, column] = [await page.locator('.pin').boundingBox(), await page.locator('.column').boundingBox()];
      if (pin === null || column === null) throw new Error('no square is selected');
      const { width } = page.viewportSize() ?? { width: 1280 };
      const isOnTheLeft = column.x < width / 2;
      const [left, right] = isOnTheLeft ? [column.x + column.width, width] : [0, column.x];
      return [pin.x + pin.width / 2, (left + right) / 2];
    },
    signposts: () => page.locator('.far-places span:visible').allInnerTexts(),
    standsAt: async (latitude: number, longitude: number) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude, longitude, accuracy: 12 });
    },
    followMe: () => page.getByRole('button', { name: 'Follow my location' }).click(),
    isFollowing: () => page.getByRole('button', { name: 'Stop following my location' }).isVisible(),
    isShownOnMap: () => page.locator('.here').isVisible(),
    pointsTo: async (alpha: number): Promise<boolean> => {
      await page.evaluate(
        (turn) =>
          dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', { absolute: true, alpha: turn })),
        alpha,
      );
      return page.locator('.here.has-heading').isVisible();
    },
    dragMap: async () => {
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.mouse.move(width * 0.7, height * 0.3);
      await page.mouse.down();
      await page.mouse.move(width * 0.6, height * 0.35, { steps: 6 });
      await page.mouse.up();
    },
    /** A printer that prints nothing. */
    willPrint: () =>
      page.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset.printed = 'yes';
        };
      }),
    pressPrint: async () => {
      await page.getByRole('button', { name: 'Print' }).click();
      await page.locator('html[data-printed]').waitFor();
    },
    pressPrintKeys: async () => {
      await page.keyboard.press('Control+p');
      await page.locator('html[data-printed]').waitFor();
    },
    /** The paper is out, and the page is as it was. */
    isPrinted: async () => {
      await page.emulateMedia({ media: null });
      await page.evaluate(() => {
        delete document.documentElement.dataset.printed;
        dispatchEvent(new Event('afterprint'));
      });
      await page.locator('.print-sheet').waitFor({ state: 'detached' });
    },
    /** What the command in the browser's own menu prints, of which the page learns nothing before. */
    onPaperFromMenu: async () => {
      await page.emulateMedia({ media: 'print' });
      const words = await page.locator('.card .words').boundingBox();
      const map = await page.locator('.map').boundingBox();
      const paper = {
        text: await page.locator('.card').innerText(),
        isMapUnderWords: words !== null && map !== null && map.y >= words.y + words.height && map.height > 300,
        hasControls: await page
          .locator('.search, .actions, .corner, .maplibregl-control-container')
          .first()
          .isVisible(),
      };
      await page.emulateMedia({ media: null });
      return paper;
    },
    pagesOfPaper: async (): Promise<number> => {
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    },
    onPaper: async () => {
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('.print-sheet');
      return {
        text: await sheet.innerText(),
        hasCode: await sheet.locator('.qr').isVisible(),
        hasMap: await sheet
          .locator('.print-map img')
          .evaluateAll(([image]) => image instanceof HTMLImageElement && image.naturalWidth > 200),
        hasCard: await page.locator('.column').isVisible(),
      };
    },
    direction: () => page.locator('html').getAttribute('dir'),
    pageLanguage: () => page.locator('html').getAttribute('lang'),
    placeholder: () => search.getAttribute('placeholder'),
    creditsButtonName: () => page.locator('.maplibregl-ctrl-attrib-button').getAttribute('aria-label'),
    zoomInButton: () => page.locator('.maplibregl-ctrl-zoom-in'),
    filesLoaded: async (pattern: RegExp): Promise<readonly string[]> => {
      const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      return names.filter((name) => pattern.test(name));
    },
    leftEdge: async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.x ?? -1,
    /** A browser whose microphone hears this, or is not allowed to listen. */
    willHear: (words: string | undefined) =>
      page.addInitScript((heard) => {
        Object.assign(window, {
          SpeechRecognition: class {
            lang = '';
            onresult: ((event: unknown) => void) | null = null;
            onerror: ((event: unknown) => void) | null = null;
            onend: (() => void) | null = null;
            start(): void {
              setTimeout(() => {
                document.documentElement.dataset.listenedIn = this.lang;
                if (heard === undefined) this.onerror?.({ error: 'not-allowed' });
                else this.onresult?.({ results: [Object.assign([{ transcript: heard }], { isFinal: true })] });
                this.onend?.();
              }, 50);
            }
            stop(): void {
              this.onend?.();
            }
          },
        });
      }, words),
    /** A microphone that hears the beginning at once and the rest when it is told to, even if it was stopped meanwhile. */
    willHearSlowly: (beginning: string, all: string) =>
      page.addInitScript(
        ([first, last]) => {
          Object.assign(window, {
            SpeechRecognition: class {
              onresult: ((event: unknown) => void) | null = null;
              onend: (() => void) | null = null;
              start(): void {
                const hear = (transcript: string | undefined): void => this.onresult?.({ results: [[{ transcript }]] });
                setTimeout(() => hear(first), 50);
                addEventListener('the-rest', () => {
                  hear(last);
                  this.onend?.();
                });
              }
              stop(): void {
                // What was heard until then still comes.
              }
            },
          });
        },
        [beginning, all] as const,
      ),
    hearsTheRest: () => page.evaluate(() => dispatchEvent(new Event('the-rest'))),
    stopListeningButton: () => page.getByRole('button', { name: 'Stop listening' }),
    /** What comes of it is given back: the file arrives when that is called. */
    arrivesLate: async (file: string): Promise<() => void> => {
      let arrive = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(file, async (route) => {
        await held;
        await route.continue();
      });
      return arrive;
    },
    /** A browser that lets no page write to the clipboard, by neither way. */
    refusesCopies: () =>
      page.addInitScript(() => {
        Object.assign(document, { execCommand: () => false });
        Object.assign(Object.getPrototypeOf(navigator.clipboard), { writeText: () => Promise.reject(new Error('no')) });
      }),
    copyWords: () => page.getByRole('button', { name: 'Copy', exact: true }).click(),
    seesButton: (name: string) => page.getByRole('button', { name, exact: true }).waitFor(),
    speak: () => page.getByRole('button', { name: 'Search by voice' }).click(),
    listenedIn: () => page.locator('html').getAttribute('data-listened-in'),
    seesHeardChart: () => page.locator('.heard svg').waitFor(),
    heardSummary: () => page.locator('.heard p').innerText(),
    /** Goes to the nearest of them, and tells its words. */
    openNearestHeard: async (): Promise<string> => {
      const link = page.locator('.heard p a');
      const words = (await link.innerText()).replaceAll(/\s/g, '').replace(/^\/+/, '');
      await link.click();
      return words;
    },
    toggleTheme: () => page.getByRole('button', { name: /light or dark/i }).click(),
    theme: () => page.locator('html').getAttribute('data-theme'),
    choosePageLanguage: (code: string) => page.getByLabel('Language of the page').selectOption(code),
    openLanguages: (label: string) => page.getByRole('button', { name: label }).click(),
    /** Types into the list of languages, and takes the first with Enter. */
    findLanguage: async (typed: string): Promise<readonly string[]> => {
      await page.getByRole('searchbox', { name: 'Find a language' }).fill(typed);
      return page.locator('.languages-own').allInnerTexts();
    },
    languageHasFocus: (label: string) =>
      page.getByRole('button', { name: label }).evaluate((button) => button === document.activeElement),
    secondLine: () => page.locator('.second bdi').innerText(),
    chooseOption: (label: string, value: string) => page.getByRole('combobox', { name: label }).selectOption(value),
    untick: (label: string) => page.getByLabel(label).uncheck(),
    codes: async (): Promise<string> => (await page.locator('pre').allInnerTexts()).join('\n'),
    codeDirection: () =>
      page
        .locator('pre')
        .first()
        .evaluate((code) => getComputedStyle(code).direction),
    pickInPreview: async () => {
      const preview = page.frameLocator('tessera-map iframe');
      await page.locator('h1').first().scrollIntoViewIfNeeded();
      await preview.locator('.maplibregl-canvas').click({ position: { x: 150, y: 150 }, timeout: 20_000 });
      await preview.locator('.words').waitFor();
    },
    previewTheme: () => page.frameLocator('tessera-map iframe').locator('html').getAttribute('data-theme'),
    blockOutside: (how: 'fail' | 'hang') =>
      page.route(/^https:\/\//, (route) => (how === 'fail' ? route.abort() : new Promise<void>(() => undefined))),
    loses: (file: string) => page.route(file, (route) => route.abort()),
    finds: (file: string) => page.unroute(file),
    zoomOut: async () => {
      for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom out' }).click();
    },
    networkComesBack: async (): Promise<void> => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    violations,
    /** A page follows the device while nobody has chosen a theme: one page shows both. */
    violationsInBothThemes: async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.locator(`html[data-theme="${theme}"]`).waitFor();
        for (const violation of await violations()) found.push(`${theme}: ${violation}`);
      }
      return found;
    },
    giveKey: async (key: string) => {
      await page.getByRole('button', { name: 'Authorize' }).first().click();
      await page.locator('.auth-container input').first().fill(key);
      await page.locator('.auth-btn-wrapper .authorize').first().click();
      await page.locator('.auth-btn-wrapper .btn-done').first().click();
    },
    /** Opens an operation of the reference, executes it with its examples and reads what came back. */
    tryOut: async (operation: string): Promise<string> => {
      const block = page.locator(`#operations-${operation}`);
      await block.locator('.opblock-summary-control').click();
      await block.getByRole('button', { name: 'Execute' }).click();
      return block.locator('.live-responses-table .response').innerText();
    },
    operations: () =>
      page.locator('.opblock [data-path]').evaluateAll((all) => all.map((each) => each.getAttribute('data-path'))),
    seesOperations: () => page.locator('.opblock').first().waitFor({ timeout: 30_000 }),
    troubles: (() => {
      const seen: string[] = [];
      page.on('pageerror', (error) => seen.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) seen.push(message.text());
      });
      return seen;
    })(),
  };
};

type Person = ReturnType<typeof openDriver> & ReturnType<typeof openPanels> & ReturnType<typeof openOffline>;

export const test = base.extend<{ person: Person }>({
  person: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use({ ...openDriver(page), ...openPanels(page), ...openOffline(page) });
  },
});
