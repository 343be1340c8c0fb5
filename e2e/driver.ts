/**
 * What a person does with the page, in a person's words. Only this file knows the browser library; the specs speak of
 * squares, words and suggestions.
 */
import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

const openDriver = (page: Page) => {
  const words = page.locator('.words');
  const search = page.getByRole('combobox').first();
  return {
    open: (path = '/') => page.goto(path),
    words: async (): Promise<string> => (await words.innerText()).replaceAll(/\s/g, '').replace(/^\/+/, ''),
    seesWords: () => words.waitFor({ timeout: 15_000 }),
    seesNotice: async (): Promise<string> => {
      await page.getByRole('alert').waitFor();
      return page.getByRole('alert').innerText();
    },
    mapIsDrawn: () => page.locator('.maplibregl-canvas').waitFor({ timeout: 20_000 }),
    place: () => page.locator('.place').innerText(),
    clickMap: async (right: number, down: number) => {
      const view = page.viewportSize() ?? { width: 1280, height: 800 };
      await page.mouse.click(view.width * right, view.height * down);
    },
    press: (key: string) => page.keyboard.press(key),
    leaveFields: () => page.locator('.maplibregl-canvas').evaluate((canvas) => canvas.ownerDocument.body.focus()),
    type: async (text: string) => {
      await search.click();
      await search.fill('');
      await page.keyboard.type(text, { delay: 15 });
    },
    suggestions: async (): Promise<readonly string[]> => {
      await page.getByRole('option').first().waitFor();
      return page.getByRole('option').allInnerTexts();
    },
    seesSuggestion: (text: string) => page.getByRole('option').filter({ hasText: text }).first().waitFor(),
    chooseSuggestion: (text: string) => page.getByRole('option').filter({ hasText: text }).first().click(),
    searchSays: () => page.locator('search output').innerText(),
    path: () => decodeURIComponent(new URL(page.url()).pathname),
    title: () => page.title(),
    back: () => page.goBack(),
    openDetails: () => page.locator('.details summary').click(),
    seesHeardChart: () => page.locator('.heard svg').waitFor({ timeout: 15_000 }),
    heardSummary: () => page.locator('.heard figcaption').innerText(),
    toggleTheme: () => page.getByRole('button', { name: /light or dark/i }).click(),
    theme: () => page.locator('html').getAttribute('data-theme'),
    chooseLanguage: (label: string, code: string) => page.getByLabel(label).selectOption(code),
    secondLine: () => page.locator('.second bdi').innerText(),
    chooseOption: (label: string, value: string) => page.getByRole('combobox', { name: label }).selectOption(value),
    untick: (label: string) => page.getByLabel(label).uncheck(),
    codes: async (): Promise<string> => (await page.locator('pre').allInnerTexts()).join('\n'),
    pickInPreview: async () => {
      const preview = page.frameLocator('tessera-map iframe');
      await page.locator('h1').first().scrollIntoViewIfNeeded();
      await preview.locator('.maplibregl-canvas').click({ position: { x: 150, y: 150 }, timeout: 20_000 });
      await preview.locator('.words').waitFor();
    },
    previewTheme: () => page.frameLocator('tessera-map iframe').locator('html').getAttribute('data-theme'),
    blockOutside: (how: 'fail' | 'hang') =>
      page.route(/^https:\/\//, (route) => (how === 'fail' ? route.abort() : new Promise<void>(() => undefined))),
    goOffline: () => page.context().setOffline(true),
    violations: async (): Promise<readonly string[]> => {
      const { violations } = await new AxeBuilder({ page }).exclude('.maplibregl-canvas').analyze();
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
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

export const test = base.extend<{ person: ReturnType<typeof openDriver> }>({
  person: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(openDriver(page));
  },
});
