/**
 * Writes data/golden/<lang>.csv: position, square number, block, check value, rank and words, for every golden
 * position: `npm run data:golden`. Only a data version bump may change these files; the test beside the engine holds
 * them fast, and the integers between say which half of the engine broke.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { openAtlas } from '../../engine/atlas/index.ts';
import { blockOf } from '../../engine/grid/square.ts';
import { LANGUAGES, openEngine, squareAt } from '../../engine/index.ts';
import { loadFromFolder } from '../data-folder.ts';
import { goldenPositions } from './positions.ts';

const engine = await openEngine({ load: loadFromFolder });
const atlas = openAtlas(await loadFromFolder('atlas.bin'));
mkdirSync('data/golden', { recursive: true });
for (const { code } of LANGUAGES) {
  await engine.loadLanguage(code);
  const lines = goldenPositions.map(({ lat, lng }) => {
    const square = squareAt(lat, lng);
    const block = blockOf(square);
    const address = engine.toWords(lat, lng, code);
    const words = address.ok ? address.value.words : address.problem.code;
    return [lat, lng, square, block, atlas.checkValueOf(block), atlas.rankOf(block), words].join(',');
  });
  writeFileSync(`data/golden/${code}.csv`, `${['lat,lng,square,block,check value,rank,words', ...lines].join('\n')}\n`);
}
console.log(`wrote ${goldenPositions.length} squares in ${LANGUAGES.length} languages`);
