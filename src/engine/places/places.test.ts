import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeGazetteer } from '../../pipeline/places/write-gazetteer.ts';
import { boxHolds } from '../geo/box.ts';
import { openBorders } from './borders.ts';
import { openGazetteer } from './gazetteer.ts';
import { openPlaces } from './index.ts';

const file = (name: string): ArrayBuffer =>
  Uint8Array.from(readFileSync(new URL(`../../../public/data/places/${name}`, import.meta.url))).buffer;
const borders = file('borders.bin');
const towns = file('towns.bin');
const villages = file('villages.bin');
const places = openPlaces({ borders, towns, villages });

const rows = readFileSync(new URL('held-out.csv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const parts = /^([^,]+),([^,]+),([^,]+),("[^"]*"|[^,]*),(.*)$/.exec(line);
    if (!parts) throw new Error(`held-out.csv: ${line}`);
    const [, lat, lng, country, place, what] = parts;
    return {
      lat: Number(lat),
      lng: Number(lng),
      countries: country!.split('|'),
      names: place!.split('|'),
      what: what!,
    };
  });

const fits = (name: string, wanted: string): boolean => {
  if (wanted === '-') return name === '';
  return wanted === '*' ? name !== '' : name.includes(wanted.replaceAll('"', ''));
};

/** The 249 officially assigned codes of ISO 3166-1. */
const ISO =
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC
CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH
GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ
LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP
NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX
SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(
    /\s+/,
  );

describe('where a position is', () => {
  it('has a table worth the name', () => expect(rows.length).toBeGreaterThan(150));

  it.each(rows)('knows $what', ({ lat, lng, countries, names }) => {
    const found = places.whereIs(lat, lng);
    expect(countries).toContain(found.country);
    expect(names.some((name) => fits(found.nearestPlace, name)) ? 'fits' : found.nearestPlace).toBe('fits');
  });

  it('reaches all 249 countries of ISO 3166-1, and beside them only Kosovo and the sea', () => {
    const reached = new Set<string>();
    for (let lat = -89.975; lat < 90; lat += 0.05)
      for (let lng = -179.975; lng < 180; lng += 0.05) reached.add(places.countryAt(lat, lng));
    // The Vatican is smaller than a step of this scan.
    reached.add(places.countryAt(41.9022, 12.4533));
    expect(ISO.length).toBe(249);
    expect(ISO.filter((code) => !reached.has(code))).toEqual([]);
    expect([...reached].filter((code) => !ISO.includes(code)).sort()).toEqual(['XK', 'ZZ']);
  });

  it('tells boxes that hold all of a country', () => {
    const boxes = new Map(ISO.map((code) => [code, places.boxesOf(code) ?? []]));
    let held = 0;
    for (let lat = -89.9; lat < 90; lat += 0.37) {
      for (let lng = -179.9; lng < 180; lng += 0.41) {
        const own = boxes.get(places.countryAt(lat, lng));
        if (own === undefined) continue;
        held++;
        if (!own.some((box) => boxHolds(box, lat, lng))) throw new Error(`no box holds ${lat},${lng}`);
      }
    }
    expect(held).toBeGreaterThan(50_000);
    // Not merely the whole world: Switzerland is 2.2° high and 4.5° wide.
    expect(
      boxes.get('CH')?.every(({ south, north, west, east }) => south > 45 && north < 49 && west > 5 && east < 11),
    ).toBe(true);
    expect(places.boxesOf('ZZ')).toBeUndefined();
    expect(places.boxesOf('xx')).toBeUndefined();
  });

  it('throws at no point, and turns the longitude', () => {
    const edges = fc.constantFrom(-90, 90, -180, 180, 0, -0, 360, 540, 89.999999, -179.9999999, Number.NaN, 1e300);
    const degrees = fc.oneof(edges, fc.double({ min: -400, max: 400 }), fc.double());
    fc.assert(
      fc.property(degrees, degrees, (lat, lng) => {
        const found = places.whereIs(lat, lng);
        expect(found.country).toMatch(/^[A-Z]{2}$/);
        expect(found.country).toBe(places.countryAt(lat, lng));
        expect(found.nearestPlace === '').toBe(found.distanceMetres === Number.POSITIVE_INFINITY);
      }),
      { numRuns: 5000 },
    );
    expect(places.whereIs(51.5, 359.9)).toMatchObject({ country: 'GB', nearestPlace: 'Lambeth, London' });
  });
});

describe('with a part of the files', () => {
  it('answers the country before any gazetteer', () => {
    expect(openPlaces({ borders }).whereIs(51.5, -0.1)).toMatchObject({ country: 'GB', nearestPlace: '' });
  });

  it('names early what the full answer names, or its city, or a neighbour', () => {
    const early = openPlaces({ borders, towns });
    expect(early.isComplete()).toBe(false);
    const codes = openBorders(borders).codes;
    const { count, lat, lng } = openGazetteer('towns', towns, codes);
    let [answered, elsewhere] = [0, 0];
    for (let town = 0; town < count; town += 5) {
      // A little beside each town, each in another direction.
      const position = [lat[town]! + 0.015 * Math.sin(town), lng[town]! + 0.015 * Math.cos(town)] as const;
      const part = early.whereIs(...position);
      const whole = places.whereIs(...position);
      expect(part.country).toBe(whole.country);
      if (part.nearestPlace === '') continue;
      answered++;
      if (part.nearestPlace.split(', ').pop() !== whole.nearestPlace.split(', ').pop()) elsewhere++;
    }
    expect(answered).toBeGreaterThan(300);
    expect(elsewhere / answered).toBeLessThan(0.1);
  });

  it('answers the same whether the files come at once or one by one', () => {
    const early = openPlaces({ borders });
    early.addTowns(towns);
    early.addVillages(villages);
    expect(early.isComplete()).toBe(true);
    for (const { lat, lng } of rows) expect(early.whereIs(lat, lng)).toEqual(places.whereIs(lat, lng));
  });

  it('answers without the villages until their last step is done, and then as if they had come at once', () => {
    const slow = openPlaces({ borders });
    slow.addTowns(towns);
    const early = openPlaces({ borders });
    early.addTowns(towns);
    const asked = (of: typeof slow) => [
      of.searchPlaces('nieder', 50),
      rows.map(({ lat, lng }) => of.whereIs(lat, lng)),
    ];
    const before = asked(early);
    let steps = 0;
    for (const _step of slow.villagesInSteps(villages)) {
      expect(slow.isComplete()).toBe(false);
      if (steps++ % 4 === 0) expect(asked(slow)).toEqual(before);
    }
    expect(steps).toBeGreaterThan(8);
    expect(asked(slow)).toEqual(asked(places));
  });

  it('refuses a file that is cut short or foreign', () => {
    expect(() => openPlaces({ borders: borders.slice(0, -1) })).toThrow('places/borders.bin');
    expect(() => openPlaces({ borders, towns: borders })).toThrow('places/towns.bin: expected TGAZ1');
    expect(() => openPlaces({ borders, villages })).toThrow('towns');
  });
});

describe('searching places', () => {
  it.each([
    ['lond', 'London', 'GB'],
    ['  MUNICH', 'Munich', 'DE'],
    ['sao paulo', 'São Paulo', 'BR'],
    ['bayswater, london', 'Bayswater, London', 'GB'],
    ['paris, texas', 'Paris', 'US'],
    ['york', 'York', 'GB'],
    ['allahabad', 'Prayagraj', 'IN'],
    ['washington', 'Washington', 'US'],
    ['goteborg', 'Gothenburg', 'SE'],
    ["n'djam", "N'Djamena", 'TD'],
  ])('finds %s', (text, name, country) => {
    expect(places.searchPlaces(text, 3)[0]).toMatchObject({ name, country });
  });

  it('prefers what is near the focus', () => {
    expect(places.searchPlaces('birmingham', 1)[0]?.country).toBe('GB');
    expect(places.searchPlaces('birmingham', 1, { lat: 33.5, lng: -86.8 })[0]?.country).toBe('US');
  });

  it.each([
    ['in a country', 'london', { country: 'CA' }, ['CA']],
    ['in a box', 'london', { box: { south: 42, west: -82, north: 44, east: -80 } }, ['CA']],
    [
      'in a box of another country',
      'london',
      { country: 'GB', box: { south: 42, west: -82, north: 44, east: -80 } },
      [],
    ],
    ['on either side of 180', 'suva', { box: { south: -20, west: 175, north: -15, east: 190 } }, ['FJ']],
    [
      'in a box that is the same a turn further west',
      'suva',
      { box: { south: -20, west: -185, north: -15, east: -170 } },
      ['FJ'],
    ],
    [
      'in a box that is more than the world',
      'reykjavik',
      { box: { south: -90, west: -300, north: 90, east: 300 } },
      ['IS'],
    ],
    ['nowhere', 'london', { country: 'XX' }, []],
  ] as const)('looks only where it is told to: %s', (_where, text, clip, countries) => {
    const found = places.searchPlaces(text, 5, undefined, clip);
    expect([...new Set(found.map(({ country }) => country))]).toEqual(countries);
  });

  it('finds in a country what stands behind hundreds of others of that name', () => {
    expect(places.searchPlaces('s', 200).map(({ country }) => country)).not.toContain('LI');
    expect(places.searchPlaces('s', 2, undefined, { country: 'LI' }).map(({ country }) => country)).toEqual([
      'LI',
      'LI',
    ]);
  });

  it('answers any text within the limit, and nothing when nothing is asked', () => {
    expect(places.searchPlaces('', 5)).toEqual([]);
    expect(places.searchPlaces('!!!', 5)).toEqual([]);
    expect(places.searchPlaces('a', 0)).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: -1, max: 9 }), (text, limit) => {
        expect(places.searchPlaces(text, limit).length).toBeLessThanOrEqual(Math.max(0, limit));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the places of a box', () => {
  const names = (south: number, west: number, north: number, east: number, limit = 5): readonly string[] =>
    places.placesIn({ south, west, north, east }, limit).map(({ name }) => name);

  it('are named largest first, and no more than wanted', () => {
    expect(names(47.9, 16, 48.4, 16.8, 1)).toEqual(['Vienna']);
    const found = places.placesIn({ south: 47.9, west: 16, north: 48.4, east: 16.8 }, 40);
    expect(found).toHaveLength(40);
    expect(found.map(({ population }) => population)).toEqual(
      found.map(({ population }) => population).sort((a, b) => b - a),
    );
    for (const { lat, lng } of found) {
      expect(lat).toBeGreaterThanOrEqual(47.9);
      expect(lat).toBeLessThanOrEqual(48.4);
      expect(lng).toBeGreaterThanOrEqual(16);
      expect(lng).toBeLessThanOrEqual(16.8);
    }
  });
  it('are found on both sides of the antimeridian', () => {
    const islands = places.placesIn({ south: -19, west: 177, north: -16, east: 183 }, 200);
    expect(islands.some(({ lng }) => lng > 177)).toBe(true);
    expect(islands.some(({ lng }) => lng < -177)).toBe(true);
  });
  it('bear no city in their names', () => {
    expect(names(51.45, -0.3, 51.55, 0, 200).filter((name) => name.endsWith(', London'))).toEqual([]);
  });
  it('are none where nobody lives', () => expect(names(-60, -140, -50, -130)).toEqual([]));
});

it('a place of a country that its file does not name is damage, not the sea', () => {
  const place = {
    name: 'A',
    region: '',
    district: '',
    lat: 1,
    lng: 2,
    population: 9,
    section: false,
    capital: false,
    alias: '',
  };
  const written = (...countries: readonly string[]): Uint8Array =>
    writeGazetteer(
      countries.map((country) => ({ place: { ...place, country }, region: 0 })),
      [''],
      countries.map(() => 0),
    );
  const { codes } = openBorders(borders);
  const bytes = written('GB', 'FR');
  const other = written('FR', 'GB');
  expect([...openGazetteer('towns', bytes.slice().buffer, codes).country]).toEqual([
    codes.indexOf('GB'),
    codes.indexOf('FR'),
  ]);
  const damaged = bytes.map((byte, at) => (byte === other[at] ? byte : 7));
  expect(() => openGazetteer('towns', damaged.slice().buffer, codes)).toThrow(
    'towns: expected one of 2 countries, found 7',
  );
});
