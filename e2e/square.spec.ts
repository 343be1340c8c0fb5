import { expect, test } from './driver.ts';

test('a square is told in a second language, in detail, and in another language', { tag: '@both' }, async ({
  person,
}) => {
  await person.open();
  await person.seesWords();

  await test.step('the same square in a second language', async () => {
    await person.openDetails();
    await person.openLanguages('Also in');
    expect(await person.findLanguage('franz')).toEqual([]);
    expect(await person.findLanguage('francais')).toEqual(['Français']);
    await person.press('Enter');
    await expect.poll(person.secondLine).toMatch(/^\/\/\/\p{L}+\.\p{L}+\.\p{L}+$/u);
    expect(await person.languageHasFocus('Also in')).toBe(true);
  });

  await test.step('how far away every confusable address lies', async () => {
    await person.seesHeardChart();
    expect(await person.heardSummary()).toMatch(/\d+ addresses could be mistaken/);
  });

  await test.step('no accessibility violation, with the details and with suggestions open', async () => {
    await person.mapIsDrawn();
    expect(await person.violationsInBothThemes()).toEqual([]);
    await person.type('london');
    await person.suggestions();
    expect(await person.violationsInBothThemes()).toEqual([]);
    await person.press('Escape');
  });

  await test.step('the language of the address changes, the square stays', async () => {
    const [words, place] = [await person.words(), await person.place()];
    await person.openLanguages('Language of the address');
    expect(await person.violationsInBothThemes()).toEqual([]);
    expect(await person.findLanguage('')).toHaveLength(27);
    expect(await person.findLanguage('arab')).toEqual(['العربية']);
    await person.press('Enter');
    await expect.poll(person.words).not.toBe(words);
    expect(await person.words()).toMatch(/^\p{Script=Arabic}+\.\p{Script=Arabic}+\.\p{Script=Arabic}+$/u);
    await expect.poll(person.place).toBe(place);
  });

  await test.step('an address that could be meant instead leads to its square', async () => {
    await person.seesHeardChart();
    const meant = await person.openNearestHeard();
    await expect.poll(person.words).toBe(meant);
  });
});

test('a key on a bare view takes the square in its middle; steps by arrow are one step back', async ({ person }) => {
  await person.open('/@51.5,-0.12,18.5');
  await person.mapIsDrawn();
  await person.mapIsStill();
  await person.press('ArrowUp');
  await person.seesWords();
  const first = await person.words();
  await person.press('ArrowUp');
  await expect.poll(person.words).not.toBe(first);
  await person.press('ArrowUp');
  await person.back();
  await expect.poll(person.path).toMatch(/^\/@/);
});

test('arrows in a panel leave the square as it is', async ({ person }) => {
  await person.open();
  await person.seesWords();
  const path = person.path();
  await person.openSettings();
  await person.seesHeading('Settings');
  await person.press('ArrowDown');
  await person.press('ArrowRight');
  await person.press('Escape');
  await person.seesWords();
  expect(person.path()).toBe(path);
});

test('Back closes a panel and leaves the square; what is chosen out of a panel takes its place', {
  tag: '@both',
}, async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  const first = person.path();
  await person.clickMap(0.6, 0.4);
  await expect.poll(person.path).not.toBe(first);
  await person.seesWords();
  const second = person.path();
  const words = await person.words();
  await person.save();

  await test.step('by Back', async () => {
    await person.openSettings();
    await person.seesHeading('Settings');
    await person.back();
    await person.panelIsGone();
    expect(person.path()).toBe(second);
    expect(await person.words()).toBe(words);
  });

  await test.step('by Escape, which leaves no step behind', async () => {
    await person.openSettings();
    await person.seesHeading('Settings');
    await person.press('Escape');
    await person.panelIsGone();
    await person.back();
    await expect.poll(person.path).toBe(first);
    await expect.poll(person.words).not.toBe(words);
  });

  await test.step('a saved place chosen in it is one step', async () => {
    await person.openSaved();
    await person.goTo(words);
    await expect.poll(person.path).toBe(second);
    await person.panelIsGone();
    await person.back();
    await expect.poll(person.path).toBe(first);
  });
});

test('Escape folds the details and leaves the keyboard at what opens them', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openDetails();
  await person.seesHeardChart();
  await person.pressButton('QR code');
  await person.press('Escape');
  await expect.poll(person.detailsHaveFocus).toBe(true);
});

test('a copy that the browser refuses is told', async ({ person }) => {
  await person.refusesCopies();
  await person.open();
  await person.seesWords();
  await person.copyWords();
  await person.seesButton('Not copied');
  // It can be tried again.
  await person.seesButton('Copy');
});
