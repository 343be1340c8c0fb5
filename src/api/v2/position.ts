import type { Address, Result } from '../../engine/index.ts';
import type { Ask } from '../asking.ts';
import { fault, outcome } from '../endpoint.ts';
import { squareOfWordsIn, whenFound, withLanguage } from '../staging.ts';
import { bboxOf, cornersOf, pairOf, pointOf } from '../writing/degrees.ts';
import { mapLink } from '../writing/map-link.ts';
import { FOUND, THANKS } from './envelope.ts';
import { type Answered, refused, type Tree, v2Endpoint } from './errors.ts';
import * as parameter from './parameters.ts';
import { positionAnswer } from './schemas.ts';

/** Forward and reverse: an address and its square. */

/** WGS-84 in well-known text, as the contract's clients expect it to be named. */
const CRS = {
  type: 'link',
  properties: { type: 'ogcwkt', href: 'https://spatialreference.org/ref/epsg/4326/ogcwkt/' },
} as const;

type Look = { readonly display: parameter.Display; readonly format: parameter.Format };

const feature = ({ words, language, bounds, centre }: Address, display: parameter.Display, map: string): Tree => ({
  type: 'Feature',
  ...(display === 'full' && { bbox: bboxOf(bounds) }),
  geometry: { type: 'Point', coordinates: pairOf(centre) },
  properties: {
    words,
    language,
    ...(display === 'full' && { map }),
    status: FOUND,
    ...(display !== 'minimal' && { thanks: THANKS }),
  },
  ...(display === 'full' && { crs: CRS }),
});

const tree = (address: Address, { display, format }: Look, { mapUrl }: Ask): Tree => {
  const { words, language, bounds, centre } = address;
  const map = mapLink(mapUrl, words);
  if (format === 'geojson') return feature(address, display, map);
  const geometry = pointOf(centre);
  switch (display) {
    case 'full': {
      const square = cornersOf(bounds);
      return { crs: CRS, words, bounds: square, geometry, language, map, status: FOUND, thanks: THANKS };
    }
    case 'terse':
      return { words, geometry, language, status: FOUND, thanks: THANKS };
    case 'minimal':
      return { words, geometry, language, status: FOUND };
  }
};

const answered = (address: Result<Address>, look: Look, ask: Ask): Answered =>
  address.ok ? outcome(tree(address.value, look, ask)) : refused(address.problem);

const form = { display: parameter.display, format: parameter.format, callback: parameter.callback };

export const forward = v2Endpoint({
  path: '/v2/forward',
  operation: 'v2/forward',
  summary: 'Three-word address to coordinates',
  parameters: { addr: parameter.addr, lang: parameter.answerLang, ...form },
  answers: positionAnswer,
  answer: ({ addr, lang, ...look }, ask) =>
    whenFound(squareOfWordsIn(ask.engine, addr, lang), (address) => answered(address, look, ask)),
});

export const reverse = v2Endpoint({
  path: '/v2/reverse',
  operation: 'v2/reverse',
  summary: 'Coordinates to a three-word address',
  parameters: { coords: parameter.coords, lang: parameter.addressLang, ...form },
  answers: positionAnswer,
  answer: ({ coords, lang, ...look }, ask) => {
    if (coords.lat < -90 || coords.lat > 90) return fault(301, 'coords: a latitude must lie between -90 and 90');
    return withLanguage(ask.engine, lang, () => answered(ask.engine.toWords(coords.lat, coords.lng, lang), look, ask));
  },
});
