import { expect, test } from './driver.ts';

test('an address typed with a mistake is found near the map; nothing found is said', { tag: '@both' }, async ({
  person,
}) => {
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  const words = await person.words();
  await person.clickMap(0.75, 0.3);
  await expect.poll(person.words).not.toBe(words);
  await person.type(words.slice(0, -1));
  await person.seesSuggestion(words);
  await person.press('Enter');
  await expect.poll(person.path).toBe(`/${words}`);
  await person.type(words.split('.').slice(0, 2).join('.'));
  await expect.poll(person.searchSays).toContain('three words');
  await person.type('zzz zzz zzz');
  await expect.poll(person.searchSays).toContain('Check the words');
  expect(await person.violations()).toEqual([]);
});

test('a search is narrowed to a country and to what is seen', { tag: '@both' }, async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  const words = await person.words();
  await person.type('Cambridge');
  await person.seesSuggestion('United Kingdom');
  await person.narrowSearch();
  await person.onlyCountry('US');
  await person.seesSuggestion('Maryland');
  for (const one of await person.suggestions()) expect(one).toContain('United States');
  expect(await person.violations()).toEqual([]);
  await test.step('nothing of that name is seen here', async () => {
    await person.onlyCountry('');
    await person.onlyInView();
    await expect.poll(person.searchSays).toContain('narrowed');
  });
  await test.step('an address that is seen is found', async () => {
    await person.type(words.slice(0, -1));
    await person.seesSuggestion(words);
  });
  await test.step('closed, it narrows nothing', async () => {
    await person.narrowSearch();
    await person.type('Cambridge');
    await person.seesSuggestion('United Kingdom');
  });
});

const WAYS_TO_SAY_A_SQUARE_IN_PARIS = [
  '48.8584, 2.2945',
  '48°51′30.2″N 2°17′40.2″E',
  '48,8584; 2,2945',
  '48.8584N, 2.2945E',
  'geo:48.8584,2.2945',
  '8FW4V75V+8Q',
  'V75V+8Q Paris',
  'u09tunqu8',
  '31U DQ 48251 11932',
  'https://www.openstreetmap.org/?mlat=48.8584&mlon=2.2945',
];

test('a city is found by its name in other languages and scripts, and with a slip', async ({ person }) => {
  await person.open();
  await person.seesWords();
  for (const [typed, seen] of [
    ['München', 'Munich'],
    ['東京', 'Tokyo'],
    ['القاهرة', 'Cairo'],
    ['Barcelna', 'Barcelona'],
  ] as const) {
    await person.type(typed);
    await person.seesSuggestion(seen);
  }
  expect(person.troubles).toEqual([]);
});

test('places and coordinates of every kind are understood and flown to', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  await person.type('Nairobi');
  await person.seesSuggestion('Nairobi');
  await person.chooseSuggestion('Nairobi');
  await expect.poll(person.place).toMatch(/Kenya/);
  // All of the city, not three metres of it.
  await expect.poll(person.scale).toMatch(/\d (mi|km)/);
  for (const text of WAYS_TO_SAY_A_SQUARE_IN_PARIS) {
    await test.step(text, async () => {
      await person.type(text);
      await person.suggestions();
      await person.press('Enter');
      await expect.poll(person.place).toMatch(/France/);
      // Back where it is not France, so that the next one has to bring us there.
      await person.back();
      await expect.poll(person.place).toMatch(/Kenya/);
    });
  }
});

test('what is spoken is heard in the language of the addresses, if the microphone is allowed', async ({ person }) => {
  await person.willHear(undefined);
  await person.open();
  await person.seesWords();
  const words = await person.words();
  await person.speak();
  await expect.poll(person.searchSays).toContain('microphone');
  await person.willHear(words.replaceAll('.', ' '));
  await person.open('/@48.85,2.35,12');
  await person.mapIsDrawn();
  await person.speak();
  await person.seesSuggestion(words);
  expect(await person.listenedIn()).toMatch(/^en-/);
  await person.chooseSuggestion(words);
  await expect.poll(person.path).toBe(`/${words}`);
});

test('what searches can not be loaded: the box says so, and not that there is nothing', async ({ person }) => {
  await person.loses('**/assets/find-offers-*.js*');
  await person.open();
  await person.seesWords();
  await person.type('nairobi');
  await expect.poll(person.searchSays).toContain('did not work');
  await person.finds('**/assets/find-offers-*.js*');
  await person.type('mombasa');
  await person.seesSuggestion('Mombasa');
});

test('what is typed while somebody speaks is not written over by what is heard', async ({ person }) => {
  await person.willHearSlowly('first', 'first second third');
  const arrive = await person.arrivesLate('**/assets/voice-*.js');
  await person.open();
  await person.seesWords();
  await person.speak();
  await person.stopListeningButton().click();
  arrive();
  // Stopped before it had begun.
  await person.speak();
  await expect.poll(person.searchText).toBe('first');
  // Its name says what it does: pressed besides would say the opposite.
  await expect(person.stopListeningButton()).not.toHaveAttribute('aria-pressed');
  await person.type('nairobi');
  await person.hearsTheRest();
  await person.seesSuggestion('Nairobi');
  expect(await person.searchText()).toBe('nairobi');
});
