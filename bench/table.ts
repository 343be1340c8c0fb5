import { seeded } from '../src/pipeline/seeded.ts';

/** One row in so many lacks a column or lies off the Earth. */
export const WRONG_EVERY = 10_000;

/** Five columns, a tenth of the rows with quotes; every so often a row that has no answer. */
export function* tableOf(rows: number): Generator<string> {
  const random = seeded(1);
  let text = 'id,name,lat,lng,note\n';
  for (let at = 0; at < rows; at++) {
    const [lat, lng] = [(random() * 170 - 85).toFixed(6), (random() * 360 - 180).toFixed(6)];
    const name = at % 10 === 0 ? `"Street ${at}, ""upper"" end"` : `Street ${at}`;
    const wrong = at % WRONG_EVERY === WRONG_EVERY - 1;
    text += wrong ? `${at},${name},${lat}\n` : `${at},${name},${lat},${lng},as it was\n`;
    if (text.length < 1 << 16) continue;
    yield text;
    text = '';
  }
  yield text;
}
