/** Flags as the letters that platforms draw as flags: no picture travels. */
const LETTERS = /^[A-Z]{2}$/;
/** No country at all, in the tables of the engine. */
const NOWHERE = 'ZZ';
/** The distance from A to its regional indicator. */
const TO_INDICATOR = 0x1f1e6 - 0x41;

/** Empty for what is no country. */
export const flagOf = (country: string): string =>
  LETTERS.test(country) && country !== NOWHERE
    ? [...country].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + TO_INDICATOR)).join('')
    : '';

let isDrawn: boolean | undefined;

/** Without a font for them flags are letters in black, or boxes: neither has a colour. */
export const drawsFlags = (): boolean => {
  if (isDrawn === undefined) {
    const size = 20;
    const pen = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d', {
      willReadFrequently: true,
    });
    if (pen !== null) {
      pen.font = `${size * 0.7}px sans-serif`;
      pen.fillText(flagOf('DE'), 0, size * 0.7);
    }
    const points = pen?.getImageData(0, 0, size, size).data ?? [];
    isDrawn = points.some((value, at) => at % 4 === 0 && value !== points[at + 1]);
  }
  return isDrawn;
};
