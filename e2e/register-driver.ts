/** What a person does who wants a key, in a person's words. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

const openDriver = (page: Page) => {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) troubles.push(message.text());
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // A file that is not there answers "not found" and disturbs nobody else.
  page.on('response', (response) => {
    if (response.status() === 404) troubles.push(`404 ${response.url()}`);
  });
  const secret = (id: 'key' | 'token') => page.locator(`#${id}`);
  return {
    open: (query = '') => page.goto(`/register${query}`),
    language: () =>
      page.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return { lang, dir, title: document.querySelector('h1')?.innerText };
      }),
    choosesLanguage: (name: string) => page.getByRole('link', { name, exact: true }).click(),
    asks: async (name: string, email: string) => {
      await page.locator('#name').fill(name);
      await page.locator('#email').fill(email);
      await page.locator('form button').click();
      await page.waitForLoadState();
    },
    /** The field that has the focus, and what is said of it. */
    focused: () =>
      page.locator(':focus').evaluate((field) => ({
        id: field.id,
        isWrong: field.getAttribute('aria-invalid') === 'true',
        said: (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.innerText)
          .join(' '),
      })),
    typedName: () => page.locator('#name').inputValue(),
    secret: async (id: 'key' | 'token') => (await secret(id).innerText()).trim(),
    /** One click selects all of it, without a script. */
    clicks: async (id: 'key' | 'token') => {
      await secret(id).click();
      return page.evaluate(() => getSelection()?.toString().trim());
    },
    copies: async (id: 'key' | 'token') => {
      await page.locator(`[data-copies="${id}"]`).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    },
    hasCopyButton: () => page.locator('[data-copies="key"]').isVisible(),
    commands: () => page.locator('pre').allInnerTexts(),
    fontIsOurs: () =>
      page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Noto Sans Variable"'))),
    isTooWide: () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
    violationsInBothThemes: async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations) {
          found.push(`${colorScheme} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
        }
      }
      return found;
    },
    goesHome: async () => {
      await page.getByRole('link', { name: 'Tessera' }).click();
      return new URL(page.url()).pathname;
    },
    path: () => new URL(page.url()).pathname,
    asked,
    troubles,
  };
};

export const test = base.extend<{ person: ReturnType<typeof openDriver> }>({
  person: async ({ page }, use) => {
    await use(openDriver(page));
  },
});
