import { expect, test } from './driver.ts';

test('the page speaks the language of the link, and loads no other', async ({ person }) => {
  await person.open('/?ui=fr');
  await person.seesWords();
  expect(await person.pageLanguage()).toBe('fr');
  expect(await person.placeholder()).toContain('Trois mots');
  expect(await person.filesLoaded(/\/assets\/(de|fr|es|pt|it|nl|pl|ru|tr|ar|zh|ja|ko)-[^/]*\.js$/)).toHaveLength(1);
});

test('the first painting is in the language and the theme of the person', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.toggleTheme();
  const theme = await person.theme();
  await person.hasOnlyBegun();
  await person.open('/?ui=ar');
  await expect(person.hint()).toContainText('اختر');
  expect(await person.pageLanguage()).toBe('ar');
  expect(await person.direction()).toBe('rtl');
  expect(await person.theme()).toBe(theme);
});

test('a language that is chosen is spoken at once, and stays', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  const words = await person.words();
  await person.openDetails();
  await person.choosePageLanguage('pl');
  await expect.poll(person.pageLanguage).toBe('pl');
  expect(await person.placeholder()).toContain('Trzy słowa');
  await expect(person.zoomInButton()).toHaveAccessibleName('Przybliż');
  expect(await person.words()).toBe(words);
  await person.open();
  await person.seesWords();
  expect(await person.pageLanguage()).toBe('pl');
});

test('the map follows the page to the other side, and speaks its language', async ({ person }) => {
  await person.blockOutside('fail');
  await person.open('/?ui=en');
  await person.seesWords();
  await person.seesBareNote();
  await person.openSettings();
  await person.choosePageLanguage('ar');
  await expect.poll(person.direction).toBe('rtl');
  // The column has air on both of its sides.
  await expect
    .poll(async () => {
      const [square, middle] = await person.squareAndMiddle();
      return Math.abs(square - middle);
    })
    .toBeLessThan(20);
  expect(await person.scale()).toMatch(/قدم|م/);
  await expect.poll(async () => (await person.signposts()).length).toBeGreaterThan(0);
  for (const sign of await person.signposts()) expect(sign).toMatch(/[\u0600-\u06ff]/);
});

test('Arabic is laid out from right to left, without accessibility violations', { tag: '@both' }, async ({
  person,
}) => {
  await person.open('/?ui=ar&lang=ar');
  await person.seesWords();
  await person.mapIsDrawn();
  expect(await person.direction()).toBe('rtl');
  // The switch of the theme stands on the left, the search box on the right of it.
  expect(await person.leftEdge('.corner')).toBeLessThan(await person.leftEdge('.search'));
  await person.openDetails();
  await person.seesHeardChart();
  expect(await person.violationsInBothThemes()).toEqual([]);
  await person.type('london');
  await person.suggestions();
  expect(await person.violationsInBothThemes()).toEqual([]);
});
