import {
  type Address,
  boxHolds,
  distanceMetres,
  type Position,
  type Result,
  type Suggestion,
  type SuggestQuestion,
} from '../../engine/index.ts';
import type { AskedEngine } from '../index.ts';

/**
 * Suggestions without any search: the address itself when it is one, then addresses from a fixed sample that pass the
 * clip. Enough to see that the API asks for the right thing and shows what it is given; a stand-in nowhere else.
 */
type Converting = Pick<AskedEngine, 'toWords' | 'toSquare' | 'whereIs'>;

const sampleOf = ({ toWords }: Converting): readonly Address[] => {
  const sample: Address[] = [];
  for (let lat = -60; lat <= 75; lat += 3.7) {
    for (let lng = -180; lng < 180; lng += 4.3) {
      const address = toWords(lat, lng, 'en');
      if (address.ok) sample.push(address.value);
    }
  }
  return sample;
};

const passes = ({ clip }: SuggestQuestion, { centre: { lat, lng } }: Address, country: string): boolean => {
  const { circle } = clip;
  return (
    (clip.countries === undefined || clip.countries.includes(country)) &&
    (clip.box === undefined || boxHolds(clip.box, lat, lng)) &&
    (circle === undefined || distanceMetres(circle.centre.lat, circle.centre.lng, lat, lng) <= circle.radiusMetres)
  );
};

const from = (focus: Position, { centre }: Address): number =>
  distanceMetres(focus.lat, focus.lng, centre.lat, centre.lng);

export const naiveSuggest = (engine: Converting) => {
  const sample = sampleOf(engine);
  return (question: SuggestQuestion): Result<readonly Suggestion[]> => {
    const { input, focus, results, focusResults = results } = question;
    const text = input.kind === 'text' ? input.text : (input.hypotheses[0]?.text ?? '').replaceAll(' ', '.');
    if (text.split('.').filter((word) => word !== '').length < 3) return { ok: true, value: [] };
    const exact = engine.toSquare(text);
    const whereOf = ({ centre }: Address) => engine.whereIs(centre.lat, centre.lng);
    const kept = sample.filter((address) => passes(question, address, whereOf(address).country));
    const near = focus === undefined ? [] : kept.toSorted((a, b) => from(focus, a) - from(focus, b));
    const first = exact.ok && passes(question, exact.value, whereOf(exact.value).country) ? [exact.value] : [];
    const all = [...new Set([...first, ...near.slice(0, focusResults - first.length), ...kept])].slice(0, results);
    const value = all.map((address, at) => ({
      ...address,
      ...whereOf(address),
      ...(focus && { distanceToFocusMetres: from(focus, address) }),
      rank: at + 1,
    }));
    return { ok: true, value };
  };
};
