import { say } from '../text/messages.ts';

/** Names and licences are the same in every language (NOTICE). */
const SOURCES = [
  ['GeoNames', 'https://www.geonames.org/', 'CC BY 4.0'],
  ['Natural Earth', 'https://www.naturalearthdata.com/', 'public domain'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/copyright', 'ODbL'],
  ['OpenMapTiles', 'https://openmaptiles.org/', 'CC BY 4.0'],
  ['OpenFreeMap', 'https://openfreemap.org/', 'MIT'],
  ['Noto Sans', 'https://fonts.google.com/noto', 'OFL 1.1'],
] as const;

export const Credits = () => (
  <section className="credits">
    <h3>{say('sources')}</h3>
    <ul>
      {SOURCES.map(([name, address, licence]) => (
        <li key={name}>
          <a href={address} rel="noreferrer" target="_blank">
            {name}
          </a>{' '}
          <span className="quiet" lang="en">
            {licence}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
