import { expect, test } from './driver.ts';
import { TILE_COLOUR } from './street-server.ts';

for (const how of ['fail', 'hang', 'stop half-way'] as const) {
  test(`the map is complete when tile servers ${how}, and says what it lacks`, async ({ person }) => {
    if (how === 'stop half-way') await person.hasStreetServer('stops');
    else await person.blockOutside(how);
    await person.open();
    await person.seesWords();
    await person.seesBareNote();
    const first = await person.words();
    await person.clickMap(0.7, 0.25);
    await expect.poll(person.words).not.toBe(first);
    // Towns and quarters around, not only the cities of the map.
    await expect.poll(async () => (await person.signposts()).join()).toContain('Westminster');
    for (const sign of await person.signposts()) expect(sign).toMatch(/\d (m|km|ft|mi)$/);
    if (how !== 'fail') return;
    expect(await person.violations()).toEqual([]);
    await person.hasStreetServer('answers');
    await person.networkComesBack();
    await expect.poll(person.colourOfMap).toBe(TILE_COLOUR);
    await expect.poll(person.hasBareNote).toBe(false);
  });
}

test('a network that was away when the page came brings the streets when it is back', async ({ person }) => {
  await person.hasStreetServer('answers');
  await person.loses('**/map.json');
  await person.open('/@48,10,15');
  await person.seesBareNote();
  await person.finds('**/map.json');
  await person.networkComesBack();
  await expect.poll(person.colourOfMap).toBe(TILE_COLOUR);
  await expect.poll(person.hasBareNote).toBe(false);
});

test('the note of missing streets goes where the embedded map is enough', async ({ person }) => {
  await person.blockOutside('fail');
  await person.open('/@48,10,14');
  await person.seesBareNote();
  await person.zoomOut();
  await expect.poll(person.hasBareNote).toBe(false);
});

test('streets fade in over the embedded map when a server has them, in both themes', async ({ person }) => {
  await person.hasStreetServer('answers');
  await person.open();
  await person.seesWords();
  await expect.poll(person.colourOfMap).toBe(TILE_COLOUR);
  await expect.poll(person.hasBareNote).toBe(false);
  expect(await person.signposts()).toEqual([]);
  await person.toggleTheme();
  await expect.poll(person.colourOfMap).toBe(TILE_COLOUR);
  expect(person.troubles).toEqual([]);
});

test('servers that the page names: pictures from above are offered, and who draws the streets is said', async ({
  person,
}) => {
  await person.hasStreetServer('answers');
  await person.pageNames({
    light: 'https://streets.example/style.json',
    satellite: { tiles: ['https://tiles.openfreemap.org/above/{z}/{x}/{y}.png'] },
  });
  await person.open('/@48,10,9');
  await person.mapIsDrawn();
  await person.openSettings();
  await expect.poll(person.panelSays).toContain('Streets come from streets.example.');
  expect(await person.panelSays()).not.toContain('OpenFreeMap');
  await person.pick('Map', 'Satellite');
  await expect.poll(person.colourOfMap).toBe(TILE_COLOUR);
  await person.pick('Map', 'Built-in');
  await expect.poll(person.colourOfMap).not.toBe(TILE_COLOUR);
});
