import type { Gauge } from './metrics.ts';
import type { Site } from './static/site.ts';

/**
 * Which data this process serves, for the metrics: the version of all of it, and the first letters of each file's hash,
 * so that two nodes with different data are seen side by side.
 */
const HASH_LETTERS = 12;

const HELP = 'Data served by this process: version of the data, and the beginning of the SHA-256 of each file.';

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : 'unknown');

export const dataGauges = (site: Site): readonly Gauge[] => {
  const manifest = site.assetAt('/data/manifest.json');
  if (manifest === undefined) return [];
  const tree: unknown = JSON.parse(manifest.bytes.toString('utf8'));
  const version = textOf(memberOf(tree, 'version'));
  return Object.entries(memberOf(tree, 'files') ?? {}).map(([file, entry]) => ({
    name: 'tessera_data_info',
    help: HELP,
    value: 1,
    labels: { version, file, hash: textOf(memberOf(entry, 'sha256')).slice(0, HASH_LETTERS) },
  }));
};
