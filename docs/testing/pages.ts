import { readdirSync, readFileSync } from 'node:fs';

/**
 * The pages for people and their fenced blocks, so that every one of them can be run.
 *
 * A block that follows a command or a program with nothing between is what it prints. What is printed is never typed by
 * hand: `npm run docs:refresh` writes it.
 */
export type Printed = { readonly kind: string; readonly text: string };

export type Block = {
  readonly page: string;
  readonly line: number;
  /** What stands behind the opening fence: `sh`, `js`, `html` ... */
  readonly kind: string;
  readonly code: string;
  readonly printed?: Printed;
};

export const PAGES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const FENCED = /^```([^\n]*)\n([\s\S]*?)^```$/gm;
/** Kinds that can be what something prints; on their own they show something that is not run. */
const PRINTED = new Set(['text', 'json', 'csv']);

export const blocksOf = (page: string, text: string): readonly Block[] => {
  const blocks: Block[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: kind = '', 2: code = '' } of text.matchAll(FENCED)) {
    const before = blocks.at(-1);
    const follows = before !== undefined && before.printed === undefined && text.slice(end, index).trim() === '';
    if (follows && PRINTED.has(kind) && !PRINTED.has(before.kind)) {
      blocks[blocks.length - 1] = { ...before, printed: { kind, text: code } };
    } else {
      blocks.push({ page, line: text.slice(0, index).split('\n').length, kind, code });
    }
    end = index + whole.length;
  }
  return blocks;
};

export const readPage = (page: string): string => readFileSync(page, 'utf8');

/** The page with what a block prints written anew. */
export const withPrinted = (text: string, { kind, code, printed }: Block, now: string): string => {
  if (printed === undefined) return text;
  const [open, close] = ['```', '```\n'];
  const above = `${open}${kind}\n${code}${close}`;
  const at = text.indexOf(above) + above.length;
  const from = text.indexOf(`${open}${printed.kind}\n`, at);
  const to = text.indexOf(`\n${open}`, from + 1) + 1;
  return `${text.slice(0, from)}${open}${printed.kind}\n${now}${text.slice(to)}`;
};

/** Commands of a shell block, one a line; a comment behind two spaces is for the reader. */
export const commandsOf = (code: string): readonly string[] =>
  code
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s{2,})#.*$/, '').trim())
    .filter((line) => line !== '');

/** Blocks that are indented instead of fenced would escape; lists may indent, so only what stands alone counts. */
export const indentedBlocks = (text: string): readonly string[] =>
  [...text.replace(FENCED, '').matchAll(/^\n(?: {4}|\t)(\S.*)$/gm)].map(([, line = '']) => line);

const inOneLine = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${inOneLine(each)}`);
  return `{${members.join(', ')}}`;
};

/** JSON as people would lay it out: what fits into a line stays in one. */
export const layOut = (value: unknown, indent = ''): string => {
  const flat = inOneLine(value);
  if (indent.length + flat.length <= 100 || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => inner + layOut(each, inner))
    : Object.entries(value).map(([name, each]) => `${inner}${JSON.stringify(name)}: ${layOut(each, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
};
