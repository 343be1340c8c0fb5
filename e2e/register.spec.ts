import { expect, test } from './register-driver.ts';

test('a person asks for a key, mends a slip, and takes the key along', { tag: '@both' }, async ({
  person,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await person.open();
  expect(await person.language()).toEqual({ lang: 'en', dir: 'ltr', title: 'Get a key' });
  expect(await person.fontIsOurs()).toBe(true);
  expect(await person.isTooWide()).toBe(false);
  expect(await person.violationsInBothThemes()).toEqual([]);

  await test.step('a slip is told at its field, and nothing typed is lost', async () => {
    // The browser lets it pass; the server does not.
    await person.asks('Ada', 'ada@example');
    const { id, isWrong, said } = await person.focused();
    expect({ id, isWrong }).toEqual({ id: 'email', isWrong: true });
    expect(said).toContain('ada@example.org');
    expect(await person.typedName()).toBe('Ada');
    expect(await person.violationsInBothThemes()).toEqual([]);
  });

  await test.step('the key is shown, selected by a click and copied by a button', async () => {
    await person.asks('Ada', 'ada@example.org');
    const [key, token] = [await person.secret('key'), await person.secret('token')];
    expect(key).toMatch(/^tsr_/);
    expect(await person.clicks('token')).toBe(token);
    expect(await person.copies('key')).toBe(key);
    expect(await person.isTooWide()).toBe(false);
    expect(await person.violationsInBothThemes()).toEqual([]);
    const [first] = await person.commands();
    expect(first).toMatch(/^curl -H "X-Api-Key: YOUR_KEY" "http.*\/v3\/convert-to-3wa\?coordinates=/);
    expect(person.path()).toBe('/account/keys');
    expect(person.asked.filter((url) => url.includes('tsr_') || url.includes('tsm_'))).toEqual([]);
  });
  expect(person.troubles).toEqual([]);
  expect(await person.goesHome()).toBe('/');
});

test.describe('in the language of the browser', () => {
  test.use({ locale: 'ar-EG' });

  test('the page speaks it, and any other that is chosen', async ({ person }) => {
    await person.open();
    expect(await person.language()).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(await person.violationsInBothThemes()).toEqual([]);
    await person.choosesLanguage('Deutsch');
    expect(await person.language()).toEqual({ lang: 'de', dir: 'ltr', title: 'Schlüssel anfordern' });
    await person.asks('Ada', 'ada@example');
    expect((await person.language()).lang).toBe('de');
    expect((await person.focused()).said).toContain('Bitte gib eine E-Mail-Adresse an');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a key is had, and no button that would do nothing', async ({ person }) => {
    await person.open('?ui=fr');
    await person.asks('Ada', 'ada@example.org');
    expect(await person.secret('key')).toMatch(/^tsr_/);
    expect(await person.hasCopyButton()).toBe(false);
  });
});
