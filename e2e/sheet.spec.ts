import { expect, test } from './driver.ts';

test('the sheet is drawn to its three stops, worked by keys and taps, and put down', { tag: '@phone' }, async ({
  person,
}) => {
  await person.open();
  await person.seesWords();
  await person.sheetIsReady();

  await test.step('drawn by hand it rests at the stop nearby', async () => {
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

  await test.step('a second finger on the screen is none of its', async () => {
    const [alone, together] = await person.sheetUnderSecondFinger();
    expect(together).toBe(alone);
    await person.pressOnHandle('Home');
  });

  await test.step('its handle knows the arrow keys, and says where it is', async () => {
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

  await test.step('Escape puts it down', async () => {
    await person.pressOnHandle('End');
    await person.press('Escape');
    await expect.poll(person.sheetStop).toBe('peek');
  });
});

test('on its side the phone has two stops: down, and nearly all of the height', { tag: '@phone' }, async ({
  person,
}) => {
  await person.open();
  await person.seesWords();
  await person.turnsPhone();
  await person.sheetIsReady();
  await person.pressOnHandle('ArrowUp');
  await expect.poll(person.sheetStop).toBe('full');
  await expect.poll(person.sheetTop).toBeLessThan(16);
  await person.seesHeardChart();
  expect(await person.violations()).toEqual([]);
  await person.pressOnHandle('ArrowDown');
  await expect.poll(person.sheetStop).toBe('peek');
});
