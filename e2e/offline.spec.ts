import { expect, test } from './driver.ts';
import { openFileHost, openServer } from './hosts.ts';

test.use({ serviceWorkers: 'allow' });
// An install fetches everything a visit can need.
test.setTimeout(150_000);

const LONDON = 'coordinates=51.520847,-0.195521';

test('on a host of files: the documented interface at once, and everything without a network', async ({ person }) => {
  const host = await openFileHost();
  await person.open(`${host.url}/`);
  await person.seesWords();
  await person.mapIsDrawn();
  const words = await person.words();
  await person.isKept();
  const manifest = await person.manifest();
  expect([manifest.name, manifest.start_url, manifest.display]).toEqual(['Tessera', '/', 'standalone']);
  expect(manifest.icons.slice(0, 3)).toEqual([192, 512, 512]);

  const found = await person.ask(`/v3/convert-to-3wa?${LONDON}&language=en`);
  expect([found.status, found.body.country]).toEqual([200, 'GB']);
  const back = await person.ask(`/v3/convert-to-coordinates?words=${found.body.words}`);
  expect(back.body.square).toEqual(found.body.square);
  const wrong = await person.ask('/v3/convert-to-3wa?coordinates=north');
  expect([wrong.status, wrong.body.error.code]).toEqual([400, 'BadCoordinates']);
  expect((await person.ask('/openapi.json')).body.openapi).toMatch(/^3\./);
  const german = await person.ask(`/v3/convert-to-3wa?${LONDON}&language=de`);
  await person.isKept('de');

  await host.stop();
  await person.reload();
  await person.seesWords();
  await person.mapIsDrawn();
  expect(await person.words()).toBe(words);
  expect(await person.hasMapData()).toBe(true);

  await person.clickMap(0.75, 0.3);
  await expect.poll(person.words).not.toBe(words);
  const second = await person.words();
  await person.type('Nairobi');
  await person.seesSuggestion('Nairobi');
  await person.type(words.slice(0, -1));
  await person.seesSuggestion(words);
  await person.press('Enter');
  await expect.poll(person.words).toBe(words);
  expect((await person.ask(`/v3/convert-to-3wa?${LONDON}&language=de`)).body.words).toBe(german.body.words);

  await person.open(`${host.url}/${second}`);
  await person.seesWords();
  await expect.poll(person.words).toBe(second);
  // The language that was used before, in a link of its own.
  await person.open(`${host.url}/${german.body.words}`);
  await person.seesWords();
  await expect.poll(person.words).toBe(german.body.words);
  await person.open(`${host.url}/embed?words=${words}`);
  await person.seesWords();
  await expect.poll(person.words).toBe(words);
  expect(person.troubles).toEqual([]);
});

test('where a server answers, it is the server that is asked; without it the site goes on', async ({ person }) => {
  const host = await openServer();
  await person.open(`${host.url}/`);
  await person.seesWords();
  const words = await person.words();
  await person.isKept();
  expect(await person.installTroubles()).toEqual([]);
  const refused = await person.ask('/v3/convert-to-3wa?coordinates=51.52,-0.19');
  expect([refused.status, refused.body.error.code]).toEqual([401, 'MissingKey']);
  await person.open(`${host.url}/healthz`);
  expect(await person.sees('ready')).toBe(true);

  await host.stop();
  expect((await person.ask('/v3/convert-to-3wa?coordinates=51.52,-0.19')).status).toBe(200);
  await person.open(`${host.url}/${words}`);
  await person.seesWords();
  await person.mapIsDrawn();
  expect(await person.words()).toBe(words);
  await person.open(`${host.url}/batch`);
  expect(await person.convertsTable('lat,lng\n51.508,-0.128\n')).toMatch(/^1 row converted/);
  expect(person.troubles).toEqual([]);
});

test('a new version is offered quietly, and comes when it is wanted', async ({ person }) => {
  const changed = new Map<string, string>();
  const host = await openFileHost(changed);
  await person.open(`${host.url}/`);
  await person.seesWords();
  await person.isKept();
  const words = await person.words();
  await person.publishes(changed);
  await person.looksForNewVersion();
  await expect.poll(person.updateNotice, { timeout: 60_000 }).toContain('new version');
  expect(await person.version()).toBe('1');
  expect(await person.violations()).toEqual([]);
  await person.update();
  await expect.poll(person.version).toBe('2');
  await person.seesWords();
  expect(await person.words()).toBe(words);
  await host.stop();
  await person.reload();
  await person.seesWords();
  expect(await person.version()).toBe('2');
});
