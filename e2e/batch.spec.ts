import { expect, test } from './batch-driver.ts';

const TABLE = 'name,lat,lng\nTrafalgar Square,51.508,-0.128\nNowhere,99,0\n"Opera, Sydney",-33.8568,151.2153\n';
const WORDS = /^[a-z]+\.[a-z]+\.[a-z]+$/;

/** A table of many chunks, each row its own place. */
const manyRows = (count: number): string => {
  const rows = Array.from(
    { length: count },
    (_, at) => `${at},${((at * 7919) % 160) - 80}.5,${((at * 104729) % 360) - 180}.25`,
  );
  return `id,lat,lng\n${rows.join('\n')}\n`;
};

test('a table of coordinates gets words, wrong rows a reason; nothing leaves the page', { tag: '@both' }, async ({
  person,
}) => {
  await person.open();
  expect(await person.violations()).toEqual([]);
  await person.choose('places.csv', TABLE);
  expect(await person.chosenKind()).toBe('Latitude and longitude');
  expect([await person.chosenColumn('Latitude'), await person.chosenColumn('Longitude')]).toEqual(['lat', 'lng']);
  expect(await person.violations()).toEqual([]);
  await person.convert();
  expect(await person.summary()).toMatch(/^2 rows converted/);
  expect(await person.trouble()).toContain('1 row has no answer');
  const [first, second, third] = await person.shownRows();
  expect(first?.[3]).toMatch(WORDS);
  expect(second).toEqual(['Nowhere', '99', '0', 'Latitude: 99 is not between -90 and 90.']);
  expect(third?.[0]).toBe('Opera, Sydney');
  await person.onlyRefused();
  expect((await person.shownRows()).map(([name]) => name)).toEqual(['Nowhere']);
  await person.mapIsDrawn();
  await person.dark();
  expect(await person.violations()).toEqual([]);
  expect(await person.fitsTheScreen()).toBe(true);
  expect(person.sent).toEqual([]);
  expect(person.troubles).toEqual([]);
});

test('100 000 rows: progress, cancel, then all of them; files of every shape; pasted words go back', async ({
  person,
}) => {
  test.setTimeout(240_000);
  await person.open();
  await person.choose('many.csv', manyRows(100_000));
  const cancelled = person.cancelsAtOnce();
  await person.convert();
  expect(await cancelled).toBe(true);
  await person.isChoosing();
  const midway = person.answersMidway();
  await person.convert();
  expect(await midway).toBe(true);
  expect(await person.summary()).toMatch(/^100,000 rows converted/);
  expect(await person.shownRowCount()).toBeLessThanOrEqual(200);
  const { name, text } = await person.download('CSV');
  const lines = text.trimEnd().split('\n');
  expect([name, lines.length]).toEqual(['many.tessera.csv', 100_001]);
  expect(lines.slice(1).every((line, at) => line.startsWith(`${at},`) && /,[a-z.]+,$/.test(line))).toBe(true);

  const words = lines[1]?.split(',')[3] ?? '';
  await person.anotherFile();
  await person.choose('empty.csv', '  ');
  expect(await person.trouble()).toContain('This file is empty');
  await person.paste(`${words}\nno.such.wordsss`);
  expect(await person.chosenKind()).toBe('Three-word address');
  await person.convert();
  expect(await person.summary()).toMatch(/^1 row converted/);
  const [found, wrong] = await person.shownRows();
  expect([Number(found?.[1]), Number(found?.[2])]).toEqual([expect.closeTo(-80.5, 3), expect.closeTo(179.75, 3)]);
  expect(wrong?.at(-1)).toBe('“no” is in no word list.');
  expect(JSON.parse((await person.download('GeoJSON')).text).features.length).toBe(1);
  expect((await person.download('GPX')).text).toContain('<wpt lat="-80.4');
  expect((await person.download('KML')).text).toContain('<coordinates>179.7');

  await person.anotherFile();
  await person.choose('a.csv', 'a,b,c\n1,2,3\n');
  expect(await person.trouble()).toContain('Choose the columns');
  await person.chooseColumn('Latitude', 'b');
  await person.chooseColumn('Longitude', 'c');
  await person.convert();
  await person.summary();
  expect((await person.shownRows())[0]?.[3]).toMatch(WORDS);
  expect(person.sent).toEqual([]);
  expect(person.troubles).toEqual([]);
});

test('without its map a result is there all the same, and its files', async ({ person }) => {
  const seesResult = async (): Promise<void> => {
    await person.open();
    await person.choose('places.csv', TABLE);
    await person.convert();
    expect(await person.summary()).toMatch(/^2 rows converted/);
  };
  const downloads = async (): Promise<void> => {
    expect((await person.download('CSV')).text).toContain('Trafalgar Square');
    expect(person.troubles).toEqual([]);
  };
  await test.step('a map that did not arrive', async () => {
    await person.losesTheMap();
    await seesResult();
    await person.seesInstead('could not be loaded');
    await downloads();
  });
  await test.step('a browser that can not draw it', async () => {
    await person.findsTheMap();
    await person.hasNoWebgl();
    await seesResult();
    await person.seesInstead('WebGL');
    await downloads();
  });
});
