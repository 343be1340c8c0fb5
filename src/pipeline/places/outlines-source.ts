/**
 * The outlines of country-coder, each with the ISO 3166-1 code of the country or territory that ISO and the United
 * Nations give it to.
 */
import { borders, feature } from '@rapideditor/country-coder';

export type Ring = readonly (readonly number[])[];
export type Outline = { readonly code: string; readonly rings: readonly Ring[] };

/** Where the source follows who is in control and ISO does not, by Wikidata id. */
const OVERRIDES: Readonly<Record<string, string>> = {
  // Northern Cyprus has no code; ISO counts the island as one.
  Q23681: 'CY',
  // Crimea, by resolution 68/262 of the General Assembly.
  Q7835: 'UA',
};

/** Western Sahara begins at 27°40' north; the source draws a part of it as Morocco. */
const SAHARA_NORTH = 27 + 40 / 60;

type Region = (typeof borders)['features'][number];

const isOfficial = (region: Region | null): region is Region =>
  region?.properties.iso1A2 !== undefined && region.properties.isoStatus !== 'excRes';

const codeOf = ({ properties }: Region): string => {
  const override = OVERRIDES[properties.wikidata];
  if (override) return override;
  const own = feature(properties.id);
  if (isOfficial(own) && own.properties.iso1A2) return own.properties.iso1A2;
  const territory = properties.groups
    .map((id) => feature(id))
    .find((g) => isOfficial(g) && g.properties.level === 'territory');
  const country = properties.country ? feature(properties.country) : null;
  return territory?.properties.iso1A2 ?? country?.properties.iso1A2 ?? '';
};

/** The part of a ring on one side of a parallel; both parts together are the ring again. */
const cutAt = (ring: Ring, parallel: number, northern: boolean): Ring => {
  const keeps = (point: readonly number[]): boolean => (northern ? point[1]! >= parallel : point[1]! <= parallel);
  const kept: number[][] = [];
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!];
    if (keeps(a)) kept.push([...a]);
    if (keeps(a) !== keeps(b)) {
      const along = (parallel - a[1]!) / (b[1]! - a[1]!);
      kept.push([a[0]! + along * (b[0]! - a[0]!), parallel]);
    }
  }
  return kept.length === 0 ? [] : [...kept, kept[0]!];
};

export const readOutlines = (): Outline[] =>
  borders.features.flatMap((region): Outline[] => {
    const { geometry } = region;
    if (geometry?.type !== 'MultiPolygon') return [];
    const code = codeOf(region);
    if (code === '') return [];
    return geometry.coordinates.flatMap((rings): Outline[] => {
      if (code !== 'MA') return [{ code, rings }];
      return [
        { code, rings: rings.map((ring) => cutAt(ring, SAHARA_NORTH, true)) },
        { code: 'EH', rings: rings.map((ring) => cutAt(ring, SAHARA_NORTH, false)) },
      ];
    });
  });
