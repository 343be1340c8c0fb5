import { expect, test } from './driver.ts';

test('the same square is told in a second language', { tag: '@both' }, async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.chooseLanguage('Also in', 'fr');
  await expect.poll(person.secondLine).toMatch(/^\/\/\/\p{L}+\.\p{L}+\.\p{L}+$/u);
});

test('the details show how far away every confusable address lies', { tag: '@both' }, async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openDetails();
  await person.seesHeardChart();
  expect(await person.heardSummary()).toMatch(/\d+ addresses could be mistaken/);
});

test('the language of the address is changed, the square stays', async ({ person }) => {
  await person.open();
  await person.seesWords();
  const [words, place] = [await person.words(), await person.place()];
  await person.openDetails();
  await person.chooseLanguage('Language of the address', 'ar');
  await expect.poll(person.words).not.toBe(words);
  expect(await person.words()).toMatch(/^\p{Script=Arabic}+\.\p{Script=Arabic}+\.\p{Script=Arabic}+$/u);
  await expect.poll(person.place).toBe(place);
});

for (const theme of ['light', 'dark'] as const) {
  test(`no accessibility violation, ${theme}`, { tag: '@both' }, async ({ person }) => {
    await person.open();
    await person.seesWords();
    await person.mapIsDrawn();
    if ((await person.theme()) !== theme) await person.toggleTheme();
    await person.openDetails();
    await person.seesHeardChart();
    expect(await person.violations()).toEqual([]);
    await person.type('london');
    await person.suggestions();
    expect(await person.violations()).toEqual([]);
  });
}
