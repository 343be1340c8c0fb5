import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { optionsIn } from '../../src/embed/options.ts';
import { commandIn } from '../../src/embed/protocol.ts';

/** Runs what the pages tell others to put on theirs: scripts against stand-ins for the page, markup against what we read. */
export type PageRun = { readonly printed: string; readonly refused: readonly unknown[] };

const SITE = 'https://map.example';
const SELECTION = { words: 'word.word.word', coordinates: { lat: 51.5, lng: -0.1 } };

/** One script with an element and a frame to find, each of which then tells of a selection. */
export const runInPage = async (code: string, server: string): Promise<PageRun> => {
  const lines: string[] = [];
  const print = (...values: readonly unknown[]) => lines.push(values.map(String).join(' '));
  const posted: unknown[] = [];
  const element = new EventTarget();
  const frame = { contentWindow: { postMessage: (message: unknown) => posted.push(message) } };
  const page = new EventTarget();
  const failures: unknown[] = [];
  const ask = async (path: string): Promise<Response> => {
    const response = await fetch(new URL(path, server), { headers: { 'x-api-key': 'any' } });
    if (!response.ok) failures.push(`${path}: ${response.status}`);
    return response;
  };
  await runInNewContext(`(async () => {${code}\n})()`, {
    document: { querySelector: (selector: string) => (selector === 'iframe' ? frame : element) },
    addEventListener: page.addEventListener.bind(page),
    console: { log: print, warn: print },
    fetch: ask,
  });
  element.dispatchEvent(new CustomEvent('select', { detail: SELECTION }));
  const data = { tessera: 1, type: 'select', ...SELECTION };
  page.dispatchEvent(Object.assign(new Event('message'), { source: frame.contentWindow, origin: SITE, data }));
  const refused = posted.filter((message) => commandIn(structuredClone(message)) === undefined);
  return { printed: lines.map((line) => `${line}\n`).join(''), refused: [...refused, ...failures] };
};

const TAG = /<([a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** Attributes that every element, or every field of a form, may have. */
const COMMON = ['id', 'name', 'disabled', 'required', 'label'];

const attributesOfElement = (): readonly string[] => {
  const source = readFileSync('src/embed/host/element.ts', 'utf8');
  const lists = [...source.matchAll(/^const (?:LIVE|FIXED) = \[(.*)\];$/gm)].map(([, list = '']) => list);
  return lists.flatMap((list) => [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name));
};

const faultsOfFrame = (src: string): readonly string[] => {
  const { pathname, searchParams } = new URL(src);
  const { options, wrong } = optionsIn(searchParams);
  const unread = [...searchParams.keys()].filter((name) => !Object.hasOwn(options, name));
  return [...(pathname === '/embed' ? [] : [`frames are served at /embed, not ${pathname}`]), ...wrong, ...unread];
};

/** What is wrong with markup that shows how to embed the map. */
export const faultsOfMarkup = (markup: string): readonly string[] => {
  const known = [...COMMON, ...attributesOfElement()];
  const tags = [...markup.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name,
    attributes: new Map([...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const)),
  }));
  if (tags.length === 0) return ['no tags'];
  return tags.flatMap(({ name, attributes }) => {
    const src = attributes.get('src') ?? '';
    if (name === 'tessera-map') return [...attributes.keys()].filter((attribute) => !known.includes(attribute));
    if (name === 'iframe') return faultsOfFrame(src);
    if (name === 'script' && new URL(src).pathname !== '/embed.js') return [`${src} is not served`];
    return [];
  });
};
