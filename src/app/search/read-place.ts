/**
 * Positions as people write or paste them: decimal pairs, degrees with minutes and seconds, geo: URIs, and the links of
 * map pages. Undefined when the text is none of these, or could be two places.
 */
export type Position = { readonly lat: number; readonly lng: number };

const valid = (lat: number, lng: number): Position | undefined =>
  Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 360
    ? { lat, lng }
    : undefined;

const LAT = String.raw`([+-]?\d{1,2}(?:\.\d+)?)`;
const LNG = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const PAIR = new RegExp(`^${LAT}\\s*°?\\s*[,;/\\s]\\s*${LNG}\\s*°?$`);
/** Half the world writes a comma in a number; then something else, or a comma and a space, parts the two. */
const COMMA_PAIR = /^([+-]?\d{1,2}),(\d+)\s*°?(?:\s*[;/]\s*|,?\s+)([+-]?\d{1,3}),(\d+)\s*°?$/;
/** With `q=` the position of the URI itself is the view, often 0,0, and what is meant stands behind. */
const GEO = new RegExp(`^geo:${LAT},${LNG}(?:[?;](?:.*&)?q=${LAT},${LNG}|)`, 'i');

/** Positions in the links of map pages, the exact place before the middle of the view. */
const LINKS = [
  new RegExp(`!3d${LAT}!4d${LNG}`),
  new RegExp(
    `[?&](?:ll|q|query|center|daddr|destination|coordinate|pin|to|cp|map)=(?:loc:|ll\\.)?${LAT}[,~]\\s?${LNG}`,
    'i',
  ),
  new RegExp(`[?&](?:m?lat|latitude)=${LAT}&(?:m?lon|m?lng|longitude)=${LNG}`, 'i'),
  new RegExp(`#(?:map=)?\\d+(?:\\.\\d+)?/${LAT}/${LNG}`),
  new RegExp(`@${LAT},${LNG}`),
  new RegExp(`/(?:place|search|dir/[^/]*)/${LAT},\\+?${LNG}`),
  new RegExp(`/l/${LAT},${LNG}`),
];
/** Map pages that write the longitude first. */
const TURNED_LINKS = [
  new RegExp(`^https?://(?:[a-z-]+\\.)*yandex\\.[a-z.]+/.*[?&](?:ll|pt|whatshere\\[point\\])=${LNG},${LAT}`, 'i'),
  new RegExp(`[?&]x=${LNG}&y=${LAT}`),
];

const decoded = (link: string): string => {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
};

const readLink = (link: string, pageLanguage: string): Position | undefined => {
  const text = decoded(link);
  for (const pattern of TURNED_LINKS) {
    const found = pattern.exec(text);
    if (found !== null) return valid(Number(found[2]), Number(found[1]));
  }
  for (const pattern of LINKS) {
    const found = pattern.exec(text);
    if (found !== null) return valid(Number(found[1]), Number(found[2]));
  }
  const degreesInPath = /\/(?:place|search)\/([^/]+)/.exec(text)?.[1]?.replaceAll('+', ' ');
  return degreesInPath === undefined ? undefined : sexagesimal(degreesInPath, pageLanguage);
};

const PART =
  /(\d{1,3}(?:\.\d+)?)(?:\s*[°d:\s]\s*|(?=\s*(?:[NSEWO,]|$)))(?:(\d{1,2}(?:\.\d+)?)\s*['′m:\s]?\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["″s]?\s*)?/;
const SEXAGESIMAL = new RegExp(
  `^([NS])?\\s*${PART.source}\\s*([NS])?[,\\s]+([EWO])?\\s*${PART.source}\\s*([EWO])?$`,
  'i',
);

const degrees = (d = '0', m = '0', s = '0'): number => Number(d) + Number(m) / 60 + Number(s) / 3600;

/** Languages that write O for the west, as oeste, ouest and ovest, and those that write it for the east, as Ost and oost. */
const WEST_IS_O = new Set(['es', 'fr', 'it', 'pt']);
const EAST_IS_O = new Set(['de', 'nl']);

/** Undefined where nobody can tell which side is meant: half the world lies between. */
const eastward = (letter: string, pageLanguage: string): 1 | -1 | undefined => {
  if (/o/i.test(letter)) return WEST_IS_O.has(pageLanguage) ? -1 : EAST_IS_O.has(pageLanguage) ? 1 : undefined;
  return /w/i.test(letter) ? -1 : 1;
};

const sexagesimal = (text: string, pageLanguage: string): Position | undefined => {
  const found = SEXAGESIMAL.exec(text);
  if (found === null) return undefined;
  const [, south1, d1, m1, s1, south2, west1, d2, m2, s2, west2] = found;
  const [north, west] = [south1 ?? south2, west1 ?? west2];
  const side = west === undefined ? undefined : eastward(west, pageLanguage);
  if (north === undefined || side === undefined) return undefined;
  return valid(degrees(d1, m1, s1) * (/s/i.test(north) ? -1 : 1), degrees(d2, m2, s2) * side);
};

/** Digits of Arabic, Persian and East Asian keyboards stand in tens from their zero. */
const ZEROS = [0x660, 0x6f0, 0xff10];
const FOREIGN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

const digitOf = (foreign: string): string => {
  const code = foreign.charCodeAt(0);
  return `${code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code)}`;
};

/** As on an English keyboard, without brackets around it and without names before the numbers. */
const plainText = (typed: string): string =>
  typed
    .trim()
    .replace(FOREIGN_DIGIT, digitOf)
    .replace(/[٫．]/g, '.')
    .replace(/[،、，]/g, ',')
    .replace(/[−–]/g, '-')
    .replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1')
    .replace(/\b(?:lat|lon|lng|long)(?:itude)?\b\s*[:=]?\s*/gi, '');

export const readPosition = (typed: string, pageLanguage: string): Position | undefined => {
  if (typed.length > 500) return undefined;
  if (/^\s*https?:\/\//i.test(typed)) return readLink(typed.trim(), pageLanguage);
  const text = plainText(typed);
  const commas = COMMA_PAIR.exec(text);
  if (commas !== null) return valid(Number(`${commas[1]}.${commas[2]}`), Number(`${commas[3]}.${commas[4]}`));
  const plain = PAIR.exec(text);
  if (plain !== null) return valid(Number(plain[1]), Number(plain[2]));
  const geo = GEO.exec(text);
  if (geo !== null) return valid(Number(geo[3] ?? geo[1]), Number(geo[4] ?? geo[2]));
  return sexagesimal(text, pageLanguage);
};
