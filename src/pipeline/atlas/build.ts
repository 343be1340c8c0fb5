/**
 * Builds public/data/atlas.bin from towns and coastlines, and prints its balance. Run with `npm run data:atlas`.
 *
 * The same packages give the same bytes: nothing depends on time, chance or the order of a hash. The committed file is
 * the standard all the same; a rebuild only serves to change it knowingly.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { nearestOfOneValue, printShares, shareNearBorder, sharesOf, tallestZone } from './balance.ts';
import { CLASS_ENDS, CLASSES, classesOf, LAND_CLASS, SEA_CLASS } from './classes.ts';
import { landMask } from './land.ts';
import { packAtlas } from './pack.ts';
import { blocksByPeople, peoplePerBlock, readTowns } from './people.ts';
import { countPieces } from './pieces.ts';
import { chooseSeeds } from './seeds.ts';
import { outlinesOf } from './spacing.ts';
import { conflictsOf, dealValues } from './values.ts';
import { growZones } from './zones.ts';

/** Raised with every change of the file. */
const VERSION = '0.2.0';

/** Blocks that fill the city tier and the town tier: what is dealt most carefully after land. */
const CITY_BLOCKS = CLASS_ENDS[3]!;
const TOWN_BLOCKS = CLASS_ENDS[7]!;

/** Weights of a fair share of city blocks, town blocks, land and sea. Land has the least room to spare. */
const WEIGHTS = [1, 1, 4, 1];

const towns = readTowns();
const people = peoplePerBlock(towns);
const byPeople = blocksByPeople(people);
const land = landMask(towns);
const classOf = classesOf(byPeople, land);
const seeds = chooseSeeds(people, byPeople, land);
const zone = growZones(seeds, towns, people, land);
const zones = seeds.length;

const holdings = Array.from({ length: zones }, () => ({ shares: [0, 0, 0, 0], populated: false }));
const place = new Int32Array(classOf.length).fill(TOWN_BLOCKS);
byPeople.forEach((block, at) => {
  place[block] = at;
});
zone.forEach((home, block) => {
  const { shares } = holdings[home]!;
  if (place[block]! < CITY_BLOCKS) shares[0]!++;
  if (place[block]! < TOWN_BLOCKS) shares[1]!++;
  shares[classOf[block] === SEA_CLASS ? 3 : 2]!++;
  if (classOf[block]! < LAND_CLASS) holdings[home]!.populated = true;
});
const outlines = outlinesOf(zone, zones);
const values = dealValues(holdings, conflictsOf(outlines, holdings), WEIGHTS);

const bytes = packAtlas({ version: VERSION, zone, values, classOf, classes: CLASSES });
mkdirSync('public/data', { recursive: true });
writeFileSync('public/data/atlas.bin', bytes);

const brotli = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
console.log(`towns ${towns.length}, populated blocks ${byPeople.length}, zones ${zones}, pieces ${countPieces(zone)}`);
console.log(`tallest zone ${tallestZone(zone, zones)} bands`);
console.log(`people near a zone border ${(100 * shareNearBorder(zone, people)).toFixed(2)}%`);
const populated = nearestOfOneValue(outlines, values, (z) => holdings[z]!.populated);
const any = nearestOfOneValue(outlines, values, () => true);
console.log(`nearest zones of one value: populated ${populated.toFixed(0)} km, any ${any.toFixed(0)} km`);
printShares(sharesOf(zone, values, classOf, people));
console.log(`atlas.bin ${bytes.length} bytes, brotli ${brotli.length}`);
console.log(`sha256 ${createHash('sha256').update(bytes).digest('hex')}`);
