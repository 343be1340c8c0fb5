import { escaped } from './text.ts';

/**
 * The picture of an address for previews: its words on a mosaic that is different for each address.
 *
 * An SVG, because it needs no fonts of ours for twenty-seven languages and no drawing package; services that show only
 * bitmaps fall back to the title.
 */
const WIDTH = 1200;
const HEIGHT = 630;
const TILE = 70;

/** Any even spread will do here; nothing depends on these numbers but the look. */
const spread = (text: string): number => {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return state >>> 0;
};

const mosaic = (words: string): string => {
  const tiles: string[] = [];
  for (let x = 0; x < WIDTH; x += TILE) {
    for (let y = 0; y < HEIGHT; y += TILE) {
      const shade = spread(`${words} ${x} ${y}`) % 100;
      // Quiet in the middle, where the words stand.
      const calm = Math.abs(y + TILE / 2 - HEIGHT / 2) / HEIGHT;
      tiles.push(`<rect x="${x}" y="${y}" width="66" height="66" opacity="${((shade / 100) * calm).toFixed(2)}"/>`);
    }
  }
  return tiles.join('');
};

export const pictureOf = (words: string, place: string): string => {
  const size = Math.min(84, Math.floor(1900 / Math.max(1, [...words].length + 3)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#faf8f5"/>
<g fill="#c2410c">${mosaic(words)}</g>
<g font-family="Noto Sans, system-ui, sans-serif" text-anchor="middle">
<text x="600" y="330" font-size="${size}" font-weight="600" fill="#1c1917"><tspan fill="#c2410c">///</tspan>${escaped(words)}</text>
<text x="600" y="400" font-size="32" fill="#57534e">${escaped(place)}</text>
</g>
</svg>
`;
};
