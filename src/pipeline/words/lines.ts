import { existsSync, readFileSync } from 'node:fs';

/** The lines of a file that say something; none where there is no file. */
export const linesOf = (path: string): string[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
