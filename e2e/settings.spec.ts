import { expect, test } from './driver.ts';

test('the page follows the device until a theme is chosen', async ({ person }) => {
  await person.deviceWants('dark');
  await person.open();
  await expect.poll(person.theme).toBe('dark');
  await person.deviceWants('light');
  await expect.poll(person.theme).toBe('light');
  await person.openSettings();
  await person.pick('Appearance', 'Dark');
  await expect.poll(person.theme).toBe('dark');
  await person.open();
  await expect.poll(person.theme).toBe('dark');
});

test('units and the first kind of coordinates are chosen, and stay', { tag: '@both' }, async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openDetails();
  await person.seesHeardChart();
  await person.openSettings();
  await person.pick('Units', 'Metres');
  await person.pick('Coordinates', 'Grid reference');
  await person.press('Escape');
  await person.seesHeardChart();
  expect(await person.heardSummary()).toContain('km');
  await expect.poll(person.coordinates).toEqual(['Grid reference', 'Decimal', 'Degrees']);
  await person.openSettings();
  await person.pick('Units', 'Feet, miles');
  await person.press('Escape');
  await person.seesHeardChart();
  expect(await person.heardSummary()).toContain('mi');
  await person.open();
  await person.mapIsDrawn();
  await expect.poll(person.scale).toMatch(/ft|mi/);
});

test('with the built-in map no other server is asked for anything', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openSettings();
  await person.pick('Map', 'Built-in');
  await person.mapIsDrawn();
  person.outsideRequests.length = 0;
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  expect(person.outsideRequests).toEqual([]);
});

test('an online map that can not be had is said, and the built-in one stays', async ({ person }) => {
  await person.blockOutside('fail');
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  await person.openSettings();
  await person.pick('Map', 'Online');
  await expect.poll(person.noticeSays).toContain('could not be reached');
});

test('the language of the page is chosen and used at once', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openSettings();
  await person.choose('Language of the page', 'Deutsch');
  await expect.poll(person.language).toBe('de');
  await expect.poll(person.panelSays).toContain('Einstellungen');
});

test('what Tessera is and where its data come from', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openSettings();
  await person.openAbout();
  await expect.poll(person.panelSays).toContain('check digit');
  expect(await person.panelSays()).toMatch(/MIT licence[\s\S]*GeoNames[\s\S]*OpenStreetMap/);
});

const failures = [
  ['down', 'Nobody answers at this address'],
  ['wrong-key', 'does not know this API key'],
  ['closed', 'does not let this page read the answer'],
  ['another-kind', 'not a Tessera server'],
  ['other-data', 'another version of the data'],
] as const;

for (const [mood, sentence] of failures) {
  test(`the test of a connection explains: ${mood}`, async ({ person }) => {
    await person.serverIs(mood);
    await person.open();
    await person.seesWords();
    const words = await person.words();
    await person.openSettings();
    expect(await person.connect('my-key')).toContain(sentence);
    expect(await person.panelSays()).toContain('worked out on this device');
    await person.press('Escape');
    await person.open();
    await person.seesWords();
    expect(await person.words()).toBe(words);
  });
}

for (const [address, sentence] of [
  ['not an address', 'not a web address'],
  ['http://192.0.2.1', 'does not allow connections'],
] as const) {
  test(`an address that can not be used is refused with a reason: ${address}`, async ({ person }) => {
    await person.open();
    await person.seesWords();
    await person.openSettings();
    expect(await person.connect('', address)).toContain(sentence);
  });
}

test('a server answers in place of the page, the key in a header only; when it goes, there is a way back', async ({
  person,
}) => {
  await person.serverIs('good');
  await person.open();
  await person.seesWords();
  await person.openSettings();
  expect(await person.connect('my-secret-key')).toContain('Connected');
  await person.press('Escape');
  await person.mapIsDrawn();
  const before = await person.words();
  const asked = person.serverWasAsked.length;
  await person.press('ArrowRight');
  await expect.poll(person.words).not.toBe(before);
  expect(person.serverWasAsked.length).toBeGreaterThan(asked);
  expect(person.serverWasAsked.every(({ key }) => key === 'my-secret-key')).toBe(true);
  expect(person.serverWasAsked.some(({ url }) => url.includes('secret'))).toBe(false);
  expect(person.path()).not.toContain('secret');

  const here = await person.words();
  await person.serverIs('down');
  await person.press('ArrowRight');
  await expect.poll(person.noticeSays).toContain('engine.example does not answer');
  expect(await person.violations()).toEqual([]);
  await person.useThisPage();
  await person.noNotice();
  await person.press('ArrowRight');
  await expect.poll(person.words).not.toBe(here);
});

test('a key that is no longer good is said, also while typing', async ({ person }) => {
  await person.serverIs('good');
  await person.open();
  await person.seesWords();
  await person.openSettings();
  expect(await person.connect('my-key')).toContain('Connected');
  await person.press('Escape');
  await person.serverIs('wrong-key');
  await person.type('filled.count.soa');
  await expect.poll(person.searchSays).toContain('no longer accepts your API key');
});

for (const theme of ['light', 'dark'] as const) {
  test(`settings and about without an accessibility violation, ${theme}`, { tag: '@both' }, async ({ person }) => {
    await person.serverIs('wrong-key');
    await person.deviceWants(theme);
    await person.open();
    await person.seesWords();
    await person.openSettings();
    await person.connect('my-key');
    expect(await person.violations()).toEqual([]);
    await person.openAbout();
    await expect.poll(person.panelSays).toContain('check digit');
    expect(await person.violations()).toEqual([]);
  });
}
