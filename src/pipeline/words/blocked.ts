/**
 * Words that must never be an address. The list is stored base64-encoded so that nobody meets it by browsing;
 * decoded it is lines of `language <TAB> pattern`, `*` standing for every language of the Latin script.
 */
import { existsSync, readFileSync } from 'node:fs';
import { languageOf } from '../../engine/lexicon/languages.ts';
import { type Decisions, decisionsFrom } from './decisions.ts';

const isLatin = (code: string): boolean => languageOf(code)?.script === 'latin';

export const blockedFrom = (encoded: string): ((language: string) => Decisions) => {
  const lines = Buffer.from(encoded, 'base64').toString('utf8').split('\n');
  return (language) =>
    decisionsFrom(
      lines
        .map((line) => line.split('\t'))
        .filter(([code]) => code === language || (code === '*' && isLatin(language)))
        .map(([, pattern]) => `${pattern}\toffensive`),
    );
};

export const blockedWords = (path: string): ((language: string) => Decisions) =>
  blockedFrom(existsSync(path) ? readFileSync(path, 'utf8') : '');
