/**
 * Decisions about single words and families of words, from files a person can read and change.
 *
 * A line is `word <TAB> class`; a star at either end of the word makes it a family (`krieg*`, `*waffe`, `*mord*`).
 * Rule files and review files share the format. A word is looked up by its folded form.
 */
import { existsSync, readFileSync } from 'node:fs';
import { foldWord } from '../../engine/lexicon/fold.ts';

/**
 * The first eight drop a word from every tier. `sensitive` keeps it out of the city tier, `demote` out of the town tier
 * as well, and `late` moves it behind all others.
 */
export const CLASSES = [
  'offensive',
  'name',
  'function',
  'foreign',
  'abbreviation',
  'inflected',
  'junk',
  'obscure',
  'sensitive',
  'demote',
  'late',
  'keep',
] as const;

export type DecisionClass = (typeof CLASSES)[number];

export type Decisions = {
  readonly size: number;
  of(folded: string): DecisionClass | undefined;
};

const isClass = (text: string): text is DecisionClass => CLASSES.some((known) => known === text);

/** `source` is the name of the file, for whoever must mend a line. */
export const decisionsFrom = (lines: readonly string[], source = 'decisions'): Decisions => {
  const exact = new Map<string, DecisionClass>();
  const prefixes: [string, DecisionClass][] = [];
  const suffixes: [string, DecisionClass][] = [];
  const insides: [string, DecisionClass][] = [];
  for (const [at, line] of lines.entries()) {
    const [pattern = '', label = ''] = line.split('\t').map((cell) => cell.trim());
    if (pattern === '' || pattern.startsWith('#')) continue;
    if (!isClass(label)) throw new Error(`${source}:${at + 1}: "${label}" is none of ${CLASSES.join(', ')}`);
    const open = pattern.startsWith('*');
    const close = pattern.endsWith('*');
    const part = foldWord(pattern.replace(/^\*|\*$/g, ''));
    if (open && close) insides.push([part, label]);
    else if (close) prefixes.push([part, label]);
    else if (open) suffixes.push([part, label]);
    else exact.set(part, label);
  }
  return {
    size: exact.size + prefixes.length + suffixes.length + insides.length,
    of: (folded) =>
      exact.get(folded) ??
      prefixes.find(([part]) => folded.startsWith(part))?.[1] ??
      suffixes.find(([part]) => folded.endsWith(part))?.[1] ??
      insides.find(([part]) => folded.includes(part))?.[1],
  };
};

/** Decisions of a file; a missing file decides nothing. */
export const decisionsIn = (path: string): Decisions =>
  decisionsFrom(existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [], path);
