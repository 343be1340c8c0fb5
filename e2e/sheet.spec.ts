import { expect, test } from './driver.ts';

test.beforeEach(async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.sheetIsReady();
});

test('the sheet is drawn to its three stops and rests nearby', { tag: '@phone' }, async ({ person }) => {
  expect(await person.sheetStop()).toBe('peek');
  const peek = await person.sheetTop();
  await person.drawSheetTo(0.45);
  await expect.poll(person.sheetStop).toBe('half');
  await expect.poll(person.sheetTop).toBeLessThan(peek);
  await person.seesHeardChart();
  await person.drawSheetTo(0.95);
  await expect.poll(person.sheetStop).toBe('full');
  await person.drawSheetTo(0.2);
  await expect.poll(person.sheetStop).toBe('peek');
  await expect.poll(person.sheetTop).toBe(peek);
});

test('the handle is worked by keys and taps, and says where it is', { tag: '@phone' }, async ({ person }) => {
  await person.pressOnHandle('ArrowUp');
  expect(await person.sheetStop()).toBe('half');
  expect(await person.sheetSays()).toBe('Half');
  await person.pressOnHandle('End');
  expect(await person.sheetSays()).toBe('Everything');
  await person.pressOnHandle('Home');
  expect(await person.sheetStop()).toBe('peek');
  const words = await person.words();
  await person.pressOnHandle('ArrowDown');
  await person.tapHandle();
  expect(await person.sheetStop()).toBe('half');
  // The arrows moved the sheet, not the square.
  expect(await person.words()).toBe(words);
  expect(await person.violations()).toEqual([]);
});

test('Escape puts the sheet down', { tag: '@phone' }, async ({ person }) => {
  await person.pressOnHandle('End');
  await person.press('Escape');
  await expect.poll(person.sheetStop).toBe('peek');
});
