import { openAtlas } from '../../engine/atlas/index.ts';
import { loadFromFolder } from '../data-folder.ts';
import { checkDigitDrawing } from './check-digit.ts';
import { gridDrawing } from './grid.ts';
import { tiersDrawing } from './tiers.ts';
import { zonesDrawing } from './zones.ts';

/** The drawings of docs/how-it-works.md by file name; `npm run docs:refresh` writes them. */
export const drawAll = async (example: { readonly lat: number; readonly lng: number }) =>
  [
    ['grid.svg', gridDrawing()],
    ['zones.svg', zonesDrawing(openAtlas(await loadFromFolder('atlas.bin')))],
    ['check-digit.svg', await checkDigitDrawing(example)],
    ['tiers.svg', tiersDrawing()],
  ] as const;
