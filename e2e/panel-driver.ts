/** What a person does in the panels: saved places, settings, about. A part of the driver. */
import { expect, type Page, type Route } from '@playwright/test';

/** A server of another site, played: nobody resolves this name. */
const SERVER = 'https://engine.example';

/** More than a picture of one colour takes, less than one with a dot in it. */
const EVEN_GROUND_BYTES = 350;

export type ServerMood = 'good' | 'wrong-key' | 'down' | 'closed' | 'another-kind' | 'other-data';

export const openPanels = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const panel = page.locator('.panel');
  const asked: { readonly url: string; readonly key: string | undefined }[] = [];

  /** While nothing but the search box lies over it. */
  const middleOfMap = () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
    return { x: width / 2, y: height / 2 };
  };
  let currentMood: ServerMood | undefined;
  const answer = async (route: Route, mood: ServerMood): Promise<void> => {
    const request = route.request();
    asked.push({ url: request.url(), key: await request.headerValue('x-api-key').then((key) => key ?? undefined) });
    const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'X-Api-Key' };
    const json = (status: number, body: unknown) =>
      route.fulfill({ status, headers: open, contentType: 'application/json', body: JSON.stringify(body) });
    if (mood === 'down') return route.abort('connectionrefused');
    // Left out, the header would be added for us.
    const notUs = { 'access-control-allow-origin': 'https://elsewhere.example' };
    if (mood === 'closed') return route.fulfill({ status: 200, headers: notUs, body: '{}' });
    if (mood === 'another-kind')
      return route.fulfill({ headers: open, contentType: 'text/html', body: '<p>Hello</p>' });
    if (mood === 'wrong-key') return json(401, { error: { code: 'InvalidKey', message: 'nobody was given this key' } });
    const { pathname, search } = new URL(request.url());
    const reply = await page.request.get(pathname + search, { headers: { 'X-Api-Key': 'any' } });
    const body = await reply.text();
    const changed = mood === 'other-data' ? body.replace(/"words":"[^"]*"/, '"words":"other.words.here"') : body;
    return route.fulfill({ status: reply.status(), headers: open, contentType: 'application/json', body: changed });
  };

  return {
    save: () => button('Save').click(),
    savedLine: () => page.locator('.saved-line').innerText(),
    nameSaved: () => page.locator('.saved-line button').click(),
    nameSavedHasFocus: () => page.locator('.saved-line button:focus').waitFor(),
    fieldHasFocus: (label: string) => panel.getByLabel(label, { exact: true }).and(page.locator(':focus')).waitFor(),
    /** Into whatever has the focus. */
    writes: (text: string) => page.keyboard.type(text),
    /** As if every place had been saved before the data changed. */
    savedWordsWere: (words: string) =>
      page.evaluate(
        (before) =>
          new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open('tessera');
            opening.addEventListener('error', () => reject(opening.error));
            opening.addEventListener('success', () => {
              const writing = opening.result.transaction('places', 'readwrite');
              const places = writing.objectStore('places');
              const reading = places.getAll();
              reading.addEventListener('success', () => {
                for (const place of reading.result) places.put({ ...place, words: before });
              });
              writing.addEventListener('complete', () => resolve());
              writing.addEventListener('abort', () => reject(writing.error));
            });
          }),
        words,
      ),
    openSaved: () => button('Saved places').click(),
    seesHeading: (name: string) => page.getByRole('heading', { name }).waitFor(),
    openSettings: () => button('Settings').click(),
    openAbout: () => button('About Tessera').click(),
    pressButton: (name: string | RegExp) => button(name).first().click(),
    panelSays: () => panel.innerText(),
    panelIsGone: () => panel.waitFor({ state: 'detached' }),
    lastStep: () => page.locator('.last-step output').innerText(),
    undo: () => button('Undo').click(),
    edit: (name: string) => button(`Edit ${name}`).click(),
    fill: (label: string, text: string) => panel.getByLabel(label, { exact: true }).fill(text),
    choose: (label: string, option: string) =>
      panel.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option }),
    pick: async (group: string, option: string) => {
      const choices = page.getByRole('group', { name: group, exact: true });
      const choice = page.getByRole('radio', { name: option, exact: true });
      // What is seen and pressed is the label; the radio button itself may be hidden under it.
      await choices.locator('label').filter({ has: choice }).click();
      await expect(choices.locator(choice)).toBeChecked();
    },
    done: () => button('Done').click(),
    savedNames: () => page.locator('.saved-row .offer-main > :first-child').allInnerTexts(),
    goTo: (name: string) => page.locator('.saved-row .saved-go', { hasText: name }).click(),
    listHeads: async (): Promise<readonly string[]> =>
      (await page.locator('.saved-list-head h3').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ')),
    toggleList: (name: string) => page.locator('.saved-list-head h3 button', { hasText: name }).click(),
    importText: (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }),
    exportAs: async (format: string): Promise<{ readonly name: string; readonly text: string }> => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(format).click()]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
      return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
    },
    /** Something is drawn in the middle of the map: an even ground packs into next to nothing. */
    seesMarks: async (): Promise<void> => {
      const { x, y } = middleOfMap();
      const clip = { x: x - 20, y: y - 20, width: 40, height: 40 };
      for (let size = 0; size < EVEN_GROUND_BYTES; ) {
        await page.waitForTimeout(200);
        size = (await page.screenshot({ clip })).length;
      }
      // A name of the map is no even ground either: over a mark the pointer says that it can be pressed, and goes on to.
      const isPressable = async (shift: number): Promise<boolean> => {
        await page.mouse.move(x + shift, y);
        await page.waitForTimeout(400);
        return (await page.locator('.maplibregl-canvas').evaluate((canvas) => canvas.style.cursor)) === 'pointer';
      };
      while (!((await isPressable(1)) && (await isPressable(0))));
    },
    clickMiddleOfMap: () => page.mouse.click(middleOfMap().x, middleOfMap().y),
    hasCard: async (): Promise<boolean> => (await page.locator('.words').count()) > 0,
    scale: () => page.locator('.maplibregl-ctrl-scale').textContent(),
    coordinates: () => page.locator('.coordinates dt').allInnerTexts(),
    language: () => page.locator('html').getAttribute('lang'),
    deviceWants: (colorScheme: 'light' | 'dark') => page.emulateMedia({ colorScheme }),
    /** Every address outside this site that the page asks for. */
    outsideRequests: (() => {
      const seen: string[] = [];
      page.on('request', (request) => {
        if (/^https:/.test(request.url())) seen.push(request.url());
      });
      return seen;
    })(),
    /** Plays the server; its mood may change. */
    serverIs: async (mood: ServerMood): Promise<void> => {
      if (currentMood === undefined) await page.route(`${SERVER}/**`, (route) => answer(route, currentMood ?? mood));
      currentMood = mood;
    },
    serverWasAsked: asked,
    connect: async (key: string, address = SERVER): Promise<void> => {
      await page.getByRole('radio', { name: 'A server', exact: true }).check();
      await panel.getByLabel('Server address').fill(address);
      await panel.getByLabel('API key').fill(key);
      await button('Test and use').click();
    },
    serverResult: () => page.locator('.server-result').innerText(),
    useThisPage: () => button('Use this page instead').click(),
    noticeSays: () => page.getByRole('alert').innerText(),
    noNotice: () => page.getByRole('alert').waitFor({ state: 'detached' }),
  };
};
