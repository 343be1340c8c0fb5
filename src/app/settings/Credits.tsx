import { streetHosts } from '../map/map-servers.ts';
import { say } from '../text/messages.ts';
import { useMapServers } from './use-map-servers.ts';

/** Names and licences are the same in every language (NOTICE). */
const SOURCES = [
  ['GeoNames', 'https://www.geonames.org/', 'CC BY 4.0'],
  ['Natural Earth', 'https://www.naturalearthdata.com/', 'public domain'],
  ['OpenStreetMap', 'https://www.openstreetmap.org/copyright', 'ODbL'],
  ['OpenMapTiles', 'https://openmaptiles.org/', 'CC BY 4.0'],
  ['Noto Sans', 'https://fonts.google.com/noto', 'OFL 1.1'],
] as const;

/** Where the page names nobody else for the streets. */
const OPEN_FREE_MAP = ['OpenFreeMap', 'https://openfreemap.org/', 'MIT'] as const;
const isOpenFreeMap = (host: string): boolean => /(^|\.)openfreemap\.org$/.test(host);

export const Credits = () => {
  const streets = streetHosts(useMapServers(), location.href);
  const sources = streets.some(isOpenFreeMap) ? [...SOURCES, OPEN_FREE_MAP] : SOURCES;
  return (
    <section className="credits">
      <h3>{say('sources')}</h3>
      <ul>
        {sources.map(([name, address, licence]) => (
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
};
