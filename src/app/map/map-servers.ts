/**
 * Who draws the streets, and who has pictures from above: `map.json`, a file beside the page. Whoever runs the page
 * changes it without building anything, and allows the hosts with `--allow-host` (docs/operations.md).
 */
import type { RasterSourceSpecification } from 'maplibre-gl';

export type MapServers = {
  /** Addresses of styles. */
  readonly light?: string;
  readonly dark?: string;
  /** Pictures; no satellites but those that are named here. */
  readonly satellite?: RasterSourceSpecification;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const addressOf = (value: unknown): string | undefined =>
  typeof value === 'string' && URL.canParse(value, 'https://page.invalid') ? value : undefined;

const PIXELS = [256, 512];
/** What most providers have; beyond it their last pictures are enlarged. */
const DEEPEST = 19;

const satelliteOf = (value: unknown): RasterSourceSpecification | undefined => {
  if (!isObject(value) || !Array.isArray(value.tiles)) return undefined;
  const tiles = value.tiles.map(addressOf).filter((address) => address !== undefined);
  if (tiles.length === 0 || tiles.length < value.tiles.length) return undefined;
  return {
    type: 'raster',
    tiles,
    tileSize: PIXELS.find((size) => size === value.tileSize) ?? 256,
    maxzoom: typeof value.maxzoom === 'number' ? value.maxzoom : DEEPEST,
    ...(typeof value.attribution === 'string' ? { attribution: value.attribution } : {}),
  };
};

/** What makes no sense is passed over: the embedded map needs none of it. */
export const serversOf = (value: unknown): MapServers => {
  if (!isObject(value)) return {};
  const [light, dark, satellite] = [addressOf(value.light), addressOf(value.dark), satelliteOf(value.satellite)];
  return {
    ...(light === undefined ? {} : { light }),
    ...(dark === undefined ? {} : { dark }),
    ...(satellite === undefined ? {} : { satellite }),
  };
};

/** Who is told where somebody looks, when there are streets. */
export const streetHosts = ({ light, dark }: MapServers, page: string): readonly string[] => [
  ...new Set([light, dark].flatMap((address) => (address === undefined ? [] : [new URL(address, page).host]))),
];

const ask = async (): Promise<MapServers> => {
  const answer = await fetch('/map.json');
  if (!answer.ok) throw new Error(`map.json: ${answer.status}`);
  return serversOf(await answer.json());
};

let asked: Promise<MapServers> | undefined;

/** Asked for once; when there was no answer this fails, and asks again the next time: the network may be back by then. */
export const mapServers = async (): Promise<MapServers> => {
  asked ??= ask();
  try {
    return await asked;
  } catch (error) {
    asked = undefined;
    throw error;
  }
};
