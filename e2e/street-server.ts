/** A server of streets that answers from here: one style, and one tile over and over, in a colour that nothing else has. */
import type { Page, Route } from '@playwright/test';

const HOST = 'https://tiles.openfreemap.org';
const OTHERS_READ = { 'access-control-allow-origin': '*' };

/** One blue pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);
export const TILE_COLOUR = '0 0 255';

const STYLE = {
  version: 8,
  sources: { streets: { type: 'raster', tiles: [`${HOST}/streets/{z}/{x}/{y}.png`], tileSize: 256, maxzoom: 14 } },
  layers: [
    { id: 'background', type: 'background', paint: { 'background-color': '#00ff00' } },
    { id: 'streets', type: 'raster', source: 'streets' },
  ],
};

/** `stops`: the style comes, its tiles never do. */
export const startStreets = (page: Page, how: 'answers' | 'stops'): Promise<unknown> =>
  page.route(`${HOST}/**`, (route: Route) => {
    if (route.request().url().includes('/styles/')) return route.fulfill({ json: STYLE, headers: OTHERS_READ });
    if (how === 'stops') return new Promise<void>(() => undefined);
    return route.fulfill({ body: TILE, contentType: 'image/png', headers: OTHERS_READ });
  });
