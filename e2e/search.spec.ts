import { expect, test } from './driver.ts';

test('an address typed with a mistake is found near the map, and Enter goes there', { tag: '@both' }, async ({
  person,
}) => {
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  const words = await person.words();
  await person.type(words.slice(0, -1));
  await person.seesSuggestion(words);
  await person.press('Enter');
  await expect.poll(person.path).toBe(`/${words}`);
});

test('a place is found by name and flown to', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  await person.type('Nairobi');
  await person.seesSuggestion('Nairobi');
  await person.chooseSuggestion('Nairobi');
  await expect.poll(person.place).toMatch(/Kenya/);
});

for (const text of [
  '48.8584, 2.2945',
  '48°51′30.2″N 2°17′40.2″E',
  'geo:48.8584,2.2945',
  '8FW4V75V+8Q',
  'V75V+8Q Paris',
  'u09tunqu8',
  '31U DQ 48251 11932',
  'https://www.openstreetmap.org/?mlat=48.8584&mlon=2.2945',
]) {
  test(`coordinates are understood: ${text}`, async ({ person }) => {
    await person.open();
    await person.seesWords();
    await person.type(text);
    await person.suggestions();
    await person.press('Enter');
    await expect.poll(person.place).toMatch(/France/);
  });
}

test('nothing found is said in a sentence', { tag: '@both' }, async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.type('zzzzzzzzzzzz');
  await expect.poll(person.searchSays).toContain('Nothing found');
  expect(await person.violations()).toEqual([]);
});

test('what is spoken is heard in the language of the addresses', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  const words = await person.words();
  await person.willHear(words.replaceAll('.', ' '));
  await person.open('/@48.85,2.35,12');
  await person.mapIsDrawn();
  await person.speak();
  await person.seesSuggestion(words);
  expect(await person.listenedIn()).toMatch(/^en-/);
  await person.chooseSuggestion(words);
  await expect.poll(person.path).toBe(`/${words}`);
});

test('a microphone that is not allowed is told in a sentence', async ({ person }) => {
  await person.willHear(undefined);
  await person.open();
  await person.seesWords();
  await person.speak();
  await expect.poll(person.searchSays).toContain('microphone');
});
