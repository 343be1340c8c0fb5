import { expect, test } from './host-driver.ts';

const PARIS = 'centre=48.85837,2.294481&zoom=18.4';

test.describe('the element on a page of another origin, under a strict policy', () => {
  test('a required field holds the form back until a person picks a square or finds one', async ({ host }) => {
    await host.open(`/element?${PARIS}&language=en&required=&theme=light&accent=ffee00`);
    await host.seesMap();
    await expect.poll(async () => (await host.heard('ready')).length).toBe(1);

    await test.step('empty, it holds the form back', async () => {
      expect(await host.isInvalid()).toBe(true);
      await host.submit();
      expect(host.path()).toBe('/element');
      expect(await host.get('validationMessage')).toBe('Choose a place on the map.');
      await host.set('requiredMessage', 'Wohin?');
      expect(await host.get('validationMessage')).toBe('Wohin?');
    });

    await test.step('set from outside it is filled, and reset empties it', async () => {
      await host.call('select', { lat: 51.500729, lng: -0.124625 });
      await expect.poll(host.isInvalid).toBe(false);
      await host.reset();
      await expect.poll(host.isInvalid).toBe(true);
      await expect.poll(host.showsWords).toBe(false);
      expect(await host.get('value')).toBe('');
    });

    await test.step('a search in the frame selects', async () => {
      await host.search('48.8584, 2.2945');
      await expect.poll(async () => (await host.heard('select')).at(-1)?.country).toBe('FR');
    });

    await test.step('a picked square is told with everything about it, and is the value of the field', async () => {
      const [selects, changes] = [(await host.heard('select')).length, (await host.heard('change')).length];
      await host.clickMap(300, 180);
      await expect.poll(async () => (await host.heard('select')).length).toBe(selects + 1);
      const selected = (await host.heard('select')).at(-1);
      expect(selected).toMatchObject({ by: 'person', language: 'en', country: 'FR', nearestPlace: expect.any(String) });
      expect(selected?.words).toMatch(/^\p{L}+\.\p{L}+\.\p{L}+$/u);
      expect(selected?.square).toHaveProperty('southwest.lat');
      await expect.poll(host.shownWords).toBe(selected?.words);
      expect(await host.get('value')).toBe(selected?.words);
      expect(await host.get('selection')).toMatchObject({
        words: selected?.words,
        coordinates: selected?.coordinates,
      });
      expect((await host.heard('change')).length).toBe(changes + 1);
    });

    await test.step('no accessibility violation', async () => {
      expect(await host.accent()).not.toBe('#c2410c');
      for (const theme of ['light', 'dark']) {
        await host.set('theme', theme);
        await expect.poll(host.theme).toBe(theme);
        expect(await host.accent()).not.toBe('#c2410c');
        expect(await host.violations(), theme).toEqual([]);
      }
    });

    expect(await host.heard('violation')).toEqual([]);
    expect(host.troubles).toEqual([]);
    const words = await host.get('value');
    await host.submit();
    expect(await host.sent()).toBe(words);
  });

  test('what a page sets before the script has arrived counts; a disabled field sends nothing', async ({ host }) => {
    await host.open('/early');
    expect(await host.isInvalid()).toBe(true);
    await expect.poll(host.theme).toBe('dark');
    await host.set('required', false);
    expect(await host.isInvalid()).toBe(false);
    await host.set('words', 'filled.count.soap');
    await host.set('disabled', true);
    await host.submit();
    expect(await host.sent()).toBe('nothing');
  });

  test('words, language and theme are set from outside while it is open', async ({ host }) => {
    await host.open('/element?theme=light');
    await host.call('select', { lat: 51.500729, lng: -0.124625 });
    await expect.poll(async () => (await host.heard('select')).length).toBe(1);
    const [first] = await host.heard('select');
    expect(first?.by).toBe('host');
    expect((await host.heard('change')).length).toBe(0);
    await host.set('language', 'fr');
    await expect.poll(async () => (await host.heard('select')).at(-1)?.language).toBe('fr');
    await host.set('words', String(first?.words));
    await expect.poll(host.shownWords).toBe(first?.words);
    expect(await host.theme()).toBe('light');
    await host.set('theme', 'dark');
    await expect.poll(host.theme).toBe('dark');
    await host.seesMap();
    await host.call('flyTo', { lat: 0, lng: 0 }, 3);
    await expect.poll(async () => (await host.heard('move')).at(-1)).toMatchObject({ zoom: 3 });
    await host.removes('language');
    await expect.poll(async () => (await host.heard('ready')).at(-1)?.language).toBe('en');
    await host.call('select', { lat: 51.500729, lng: -0.124625 });
    await expect.poll(async () => (await host.heard('select')).at(-1)?.language).toBe('en');
  });

  test('a page from a file, which has no origin, talks with it all the same', async ({ host }, info) => {
    await host.openFile(info.outputPath('page.html'));
    await host.call('select', { lat: 51.500729, lng: -0.124625 });
    await expect.poll(() => host.get('selection')).toMatchObject({ by: 'host', words: expect.any(String) });
  });

  test('words that are no address make the field invalid and are told as an error', async ({ host }) => {
    await host.open('/element?words=qqq.www.eee');
    // Before it says no, the engine has looked into the words of every language.
    await expect.poll(async () => (await host.heard('error')).at(0)?.code, { timeout: 30_000 }).toBe('BadWords');
    expect(await host.isInvalid()).toBe(true);
  });
});

test.describe('the plain frame', () => {
  test('says nothing of squares to an origin that it was not made for', async ({ host }) => {
    await host.open(`/frame?theme=light&${PARIS}&origin=https://shop.example`);
    await host.seesMap();
    await host.post({ tessera: 1, type: 'setTheme', theme: 'dark' });
    await host.clickMap(300, 180);
    await host.shownWords();
    expect(await host.theme()).toBe('light');
    expect(await host.messages('select')).toEqual([]);
    expect(await host.messages('ready')).toEqual([]);
  });

  test('tells the page around, and only that; ignores what is hostile, malformed or from other windows', async ({
    host,
  }) => {
    await host.open(`/frame?theme=light&${PARIS}`);
    await host.seesMap();
    await expect.poll(async () => (await host.messages('ready')).length).toBe(1);
    expect((await host.messages('ready')).at(0)).toMatchObject({ tessera: 1 });
    await host.clickMap(300, 180);
    await expect.poll(async () => (await host.messages('select')).length).toBe(1);
    expect(new Set(await host.origins()).size).toBe(1);
    const dark = { tessera: 1, type: 'setTheme', theme: 'dark' };
    await host.postFromSibling(dark);
    await host.postFromInside(dark);
    const hostile: unknown[] = [
      null,
      'setTheme',
      42,
      [],
      { type: 'setTheme', theme: 'dark' },
      { ...dark, tessera: 2 },
      { ...dark, theme: '<img src=x onerror=alert(1)>' },
      { tessera: 1, type: 'select', words: { toString: 'x' } },
      { tessera: 1, type: 'select', coordinates: { lat: 'x', lng: 1e9 } },
      { tessera: 1, type: 'setLanguage', language: '../../etc' },
      { tessera: 1, type: '__proto__' },
      { tessera: 1, type: 'eval', code: 'alert(1)' },
    ];
    for (const message of hostile) await host.post(message);
    // A good command after the bad ones shows that they were passed over, not still on their way.
    await host.post({ tessera: 1, type: 'select', coordinates: { lat: 48.85837, lng: 2.294481 } });
    await expect.poll(async () => (await host.messages('select')).length).toBe(2);
    expect(await host.theme()).toBe('light');
    expect(await host.messages('error')).toEqual([]);
    await test.step('and obeys what is well made', async () => {
      await host.post(dark);
      await expect.poll(host.theme).toBe('dark');
    });
    await test.step('a key that is held loses no step', async () => {
      await host.clickMap(300, 180);
      await expect.poll(async () => (await host.messages('select')).length).toBe(3);
      const from = (await host.selections())[2];
      const height = (from?.square.northeast.lat ?? 0) - (from?.square.southwest.lat ?? 0);
      for (let step = 0; step < 12; step++) await host.press('ArrowUp');
      const squaresAbove = async (): Promise<number> =>
        (((await host.selections()).at(-1)?.coordinates.lat ?? 0) - (from?.coordinates.lat ?? 0)) / height;
      await expect.poll(squaresAbove).toBeCloseTo(12, 1);
    });
    expect(host.troubles).toEqual([]);
  });

  test('in view mode nothing can be picked and there is no search box', async ({ host }) => {
    await host.open(`/frame?mode=view&${PARIS}`);
    await host.seesMap();
    const choosers = async () => (await host.messages('select')).map(({ by }) => by);
    await host.post({ tessera: 1, type: 'select', coordinates: { lat: 48.85837, lng: 2.294481 } });
    await expect.poll(choosers).toEqual(['host']);
    const [shown, moves] = [await host.shownWords(), (await host.messages('move')).length];
    await host.clickMap(300, 180);
    // The arrows are the map's.
    await host.press('ArrowRight');
    await expect.poll(async () => (await host.messages('move')).length).toBeGreaterThan(moves);
    // An answer to something that is asked later shows that nothing else is on its way.
    await host.post({ tessera: 1, type: 'setLanguage', language: 'fr' });
    await expect.poll(choosers).toEqual(['host', 'host']);
    expect(await host.shownWords()).not.toBe(shown);
    expect((await host.selections()).at(-1)?.coordinates).toEqual((await host.selections()).at(0)?.coordinates);
    expect(await host.showsSearch()).toBe(false);
  });

  test('without a map it says why, to people and to the page around', async ({ host }) => {
    await test.step('a browser that can not draw it', async () => {
      await host.hasNoWebgl();
      await host.open(`/frame?ui=de&${PARIS}`);
      await host.says('WebGL');
      await expect.poll(async () => (await host.messages('error')).at(0)?.message).toContain('WebGL');
    });
    await test.step('a map that did not arrive', async () => {
      await host.losesTheMap();
      await host.open(`/frame?${PARIS}`);
      await host.says('could not be loaded');
      await expect.poll(async () => (await host.messages('error')).at(0)?.message).toContain('could not be loaded');
    });
  });

  test('reports an option that can not be read, and is a map all the same', async ({ host }) => {
    await host.open('/frame?zoom=near&controls=none');
    await host.seesMap();
    await expect.poll(async () => (await host.messages('error')).at(0)?.code).toBe('BadOption');
    expect(await host.showsSearch()).toBe(false);
  });
});

test('nothing but the frame can be framed', async ({ host }) => {
  await host.open('/app');
  expect(await host.frameIsBlank()).toBe(true);
});
