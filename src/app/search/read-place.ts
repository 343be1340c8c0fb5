/**
 * Positions as people write or paste them: decimal pairs, degrees with minutes and seconds, geo: URIs, and the links of
 * map pages. Undefined when the text is none of these.
 */
export type Position = { readonly lat: number; readonly lng: number };

const valid = (lat: number, lng: number): Position | undefined =>
  Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 360
    ? { lat, lng }
    : undefined;

const PAIR = /^([+-]?\d{1,2}(?:\.\d+)?)\s*°?\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*°?$/;
const GEO = /^geo:([+-]?\d{1,2}(?:\.\d+)?),([+-]?\d{1,3}(?:\.\d+)?)/i;
/** `@lat,lng`, `#map=zoom/lat/lng`, `ll=lat,lng`, `q=lat,lng`, `mlat=..&mlon=..` in pasted links. */
const LINKS = [
  /@(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/,
  /#map=\d+(?:\.\d+)?\/(-?\d{1,2}\.\d+)\/(-?\d{1,3}\.\d+)/,
  /[?&](?:ll|q|query|center|daddr)=(-?\d{1,2}\.\d+)(?:,|%2C)(-?\d{1,3}\.\d+)/i,
  /[?&]mlat=(-?\d{1,2}\.\d+)&mlon=(-?\d{1,3}\.\d+)/,
];

const PART =
  /(\d{1,3}(?:\.\d+)?)\s*[°d:\s]\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′m:\s]?\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["″s]?\s*)?/;
const SEXAGESIMAL = new RegExp(
  `^([NS])?\\s*${PART.source}\\s*([NS])?[,\\s]+([EWO])?\\s*${PART.source}\\s*([EWO])?$`,
  'i',
);

const degrees = (d = '0', m = '0', s = '0'): number => Number(d) + Number(m) / 60 + Number(s) / 3600;

const sexagesimal = (text: string): Position | undefined => {
  const found = SEXAGESIMAL.exec(text);
  if (found === null) return undefined;
  const [, south1, d1, m1, s1, south2, west1, d2, m2, s2, west2] = found;
  if ((south1 ?? south2) === undefined || (west1 ?? west2) === undefined) return undefined;
  const lat = degrees(d1, m1, s1) * (/s/i.test(south1 ?? south2 ?? '') ? -1 : 1);
  const lng = degrees(d2, m2, s2) * (/w/i.test(west1 ?? west2 ?? '') ? -1 : 1);
  return valid(lat, lng);
};

export const readPosition = (typed: string): Position | undefined => {
  const text = typed.trim();
  if (text.length > 500) return undefined;
  const plain = PAIR.exec(text) ?? GEO.exec(text);
  if (plain !== null) return valid(Number(plain[1]), Number(plain[2]));
  if (/^https?:\/\//i.test(text)) {
    for (const link of LINKS) {
      const found = link.exec(text);
      if (found !== null) return valid(Number(found[1]), Number(found[2]));
    }
    return undefined;
  }
  return sexagesimal(text);
};
