/**
 * What the service worker keeps: every file of the built site that a visit can need, with the first digits of its hash.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

type Hashes = Readonly<Record<string, string>>;

/** 64 bits: nobody attacks here, and chance needs more files than there are. */
const DIGITS = 16;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS);

/** Languages, villages, names of cities in other languages, the letters of other scripts and the pages for programmers are kept when somebody uses them. */
const ON_USE =
  /^\/data\/(words|places\/(villages|names))|\.woff2$|^\/docs\.html$|^\/assets\/docs-|^\/embed\/build|^\/assets\/build-/;
/** Everybody reads these. */
const ALWAYS = /noto-sans-latin-wght/;
/** Asked for by others than the pages of the site, or by nobody; or changed by whoever runs the site. */
const NEVER = /^\/(embed\.js|sw\.js|robots\.txt|map\.json|data\/manifest\.json)$|\.map$/;

const isCore = (path: string): boolean => !ON_USE.test(path) || ALWAYS.test(path);

export const fileList = (site: string): { readonly core: Hashes; readonly onUse: Hashes } => {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashed = files
    .map((file) => [`/${relative(site, file).split(sep).join('/')}`, file] as const)
    .filter(([path]) => !NEVER.test(path))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, file]) => [path, hashOf(readFileSync(file))] as const);
  return {
    core: Object.fromEntries(hashed.filter(([path]) => isCore(path))),
    onUse: Object.fromEntries(hashed.filter(([path]) => !isCore(path))),
  };
};

/** The data alone, as its manifest has it. */
export const dataHashes = (manifest: string): Hashes => {
  const { files }: { readonly files: Readonly<Record<string, { readonly sha256: string }>> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return Object.fromEntries(
    Object.entries(files).map(([name, { sha256 }]) => [`/data/${name}`, sha256.slice(0, DIGITS)]),
  );
};
