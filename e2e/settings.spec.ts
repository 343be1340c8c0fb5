import { expect, test } from './driver.ts';

test('theme, units and coordinates are chosen, used at once, and stay', { tag: '@both' }, async ({ person }) => {
  await person.deviceWants('dark');
  await person.open();
  await expect.poll(person.theme).toBe('dark');
  await person.deviceWants('light');
  await expect.poll(person.theme).toBe('light');
  await person.seesWords();
  await person.mapIsDrawn();
  const brightness = async (): Promise<number> => Math.max(...(await person.colourOfMap()).split(' ').map(Number));
  await expect.poll(brightness).toBeGreaterThan(180);
  await person.openDetails();
  await person.seesHeardChart();

  await test.step('metres, and the grid reference first', async () => {
    await person.openSettings();
    await person.pick('Units', 'Metres');
    await person.pick('Coordinates', 'Grid reference');
    await person.press('Escape');
    await person.seesHeardChart();
    expect(await person.heardSummary()).toContain('km');
    await expect.poll(person.coordinates).toEqual(['Grid reference', 'Decimal', 'Degrees']);
  });

  await test.step('feet, and the dark theme', async () => {
    await person.openSettings();
    await person.pick('Units', 'Feet, miles');
    await person.pick('Appearance', 'Dark');
    await expect.poll(person.theme).toBe('dark');
    await expect.poll(brightness).toBeLessThan(100);
    await person.press('Escape');
    await person.seesHeardChart();
    expect(await person.heardSummary()).toContain('mi');
  });

  await person.open();
  await person.mapIsDrawn();
  await expect.poll(person.scale).toMatch(/ft|mi/);
  await expect.poll(person.theme).toBe('dark');
});

test('what is chosen in one window holds in the other', async ({ person }) => {
  await person.deviceWants('light');
  await person.open();
  await person.seesWords();
  await person.openDetails();
  await person.seesHeardChart();
  const other = await person.inAnotherWindow();
  await other.openSettings();
  await other.pick('Units', 'Feet, miles');
  await other.pick('Appearance', 'Dark');
  await expect.poll(person.theme).toBe('dark');
  await expect.poll(person.heardSummary).toContain('mi');
});

test('the built-in map stays when the online one can not be had, and asks no other server', async ({ person }) => {
  await person.blockOutside('fail');
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  await person.openSettings();
  await person.pick('Map', 'Online');
  await expect.poll(person.noticeSays).toContain('could not be reached');
  await person.pick('Map', 'Built-in');
  await person.mapIsDrawn();
  person.outsideRequests.length = 0;
  await person.open();
  await person.seesWords();
  // By now the map has had its time to ask.
  await person.seesBareNote();
  await person.mapIsStill();
  expect(person.outsideRequests).toEqual([]);
});

test('what Tessera is and where its data come from; the language is chosen and used at once', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openSettings();
  await person.openAbout();
  await expect.poll(person.panelSays).toContain('check digit');
  expect(await person.panelSays()).toMatch(/MIT licence[\s\S]*GeoNames[\s\S]*OpenStreetMap/);
  await person.openSettings();
  await person.choose('Language of the page', 'Deutsch');
  await expect.poll(person.language).toBe('de');
  await expect.poll(person.panelSays).toContain('Einstellungen');
});

const FAILURES = [
  ['down', 'Nobody answers at this address'],
  ['wrong-key', 'does not know this API key'],
  ['closed', 'does not let this page read the answer'],
  ['another-kind', 'not a Tessera server'],
  ['other-data', 'another version of the data'],
] as const;

const REFUSED_ADDRESSES = [
  ['not an address', 'not a web address'],
  ['http://192.0.2.1', 'does not allow connections'],
] as const;

test('a connection that can not be made is explained, and nothing is changed by it', async ({ person }) => {
  await person.open();
  await person.seesWords();
  const words = await person.words();
  await person.openSettings();
  for (const [mood, sentence] of FAILURES) {
    await test.step(mood, async () => {
      await person.serverIs(mood);
      await person.connect('my-key');
      await expect.poll(person.serverResult).toContain(sentence);
      expect(await person.panelSays()).toContain('worked out on this device');
    });
  }
  await person.press('Escape');
  await person.open();
  await person.seesWords();
  expect(await person.words()).toBe(words);
});

test('an address that can not be used is refused with a reason', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openSettings();
  for (const [address, sentence] of REFUSED_ADDRESSES) {
    await test.step(address, async () => {
      await person.connect('', address);
      await expect.poll(person.serverResult).toContain(sentence);
      expect(await person.panelSays()).toContain('worked out on this device');
    });
  }
});

test('a server answers in place of the page, the key in a header only; when it goes, there is a way back', async ({
  person,
}) => {
  await person.serverIs('good');
  await person.open();
  await person.seesWords();
  await person.openSettings();
  await person.connect('my-secret-key');
  await expect.poll(person.serverResult).toContain('Connected');
  await person.press('Escape');
  await person.mapIsDrawn();

  await test.step('it is asked, and the key stays out of every address', async () => {
    const before = await person.words();
    const asked = person.serverWasAsked.length;
    await person.press('ArrowRight');
    await expect.poll(person.words).not.toBe(before);
    expect(person.serverWasAsked.length).toBeGreaterThan(asked);
    expect(person.serverWasAsked.every(({ key }) => key === 'my-secret-key')).toBe(true);
    expect(person.serverWasAsked.some(({ url }) => url.includes('secret'))).toBe(false);
    expect(person.path()).not.toContain('secret');
  });

  await test.step('a key that is no longer good is said, also while typing', async () => {
    await person.serverIs('wrong-key');
    await person.type('filled.count.soa');
    await expect.poll(person.searchSays).toContain('no longer accepts your API key');
    await person.type('');
    await person.press('Escape');
    await person.leaveFields();
  });

  await test.step('it goes, and there is a way back', async () => {
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
});

test('settings and about without an accessibility violation', { tag: '@both' }, async ({ person }) => {
  await person.serverIs('wrong-key');
  await person.open();
  await person.seesWords();
  await person.openSettings();
  await person.connect('my-key');
  await expect.poll(person.serverResult).toContain('does not know this API key');
  expect(await person.violationsInBothThemes()).toEqual([]);
  await person.openAbout();
  await expect.poll(person.panelSays).toContain('check digit');
  expect(await person.violationsInBothThemes()).toEqual([]);
});

test('a part that can not be loaded says so, and the page goes on', { tag: '@both' }, async ({ person }) => {
  await person.loses('**/assets/{SettingsPanel,SquareDetails}-*.js');
  await person.open();
  await person.seesWords();
  await person.openSettings();
  expect(await person.seesNotice()).toContain('could not be loaded');
  expect(await person.violationsInBothThemes()).toEqual([]);
  await person.pressButton('Close');
  await person.seesWords();
  await person.openDetails();
  expect(await person.seesNotice()).toContain('could not be loaded');
  expect(await person.words()).not.toBe('');
});

test('an engine that does not begin is told, and there is a way to begin again', async ({ person }) => {
  await person.loses('**/assets/engine.worker-*.js');
  await person.open();
  expect(await person.seesNotice()).toContain('could not be loaded');
  await person.type('filled.count.soap');
  await expect.poll(person.searchSays).toContain('could not be loaded');
  await person.finds('**/assets/engine.worker-*.js');
  await person.leaveFields();
  await person.pressButton('Try again');
  await person.seesWords();
});

test('what is chosen holds against the link that was opened', async ({ person }) => {
  await person.open('/?ui=en&lang=fr&x=1');
  await person.seesWords();
  await person.openDetails();
  await person.choosePageLanguage('pl');
  await expect.poll(person.pageLanguage).toBe('pl');
  await expect.poll(person.query).toBe('?lang=fr&x=1');
  await person.reload();
  await person.seesWords();
  expect(await person.pageLanguage()).toBe('pl');
});
