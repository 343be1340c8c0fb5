import { existsSync, readFileSync } from 'node:fs';
import { optionsFrom } from '../../src/server/options.ts';

/**
 * Commands of the pages that are not run here, each with the reason and with what can be checked all the same.
 */
type Unrun = {
  readonly pattern: RegExp;
  readonly reason: string;
  /** What is wrong with the command, or nothing. */
  readonly faultIn: (command: string, match: RegExpExecArray) => string | undefined;
};

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

const unknownScript = (name: string): string | undefined =>
  name in scripts ? undefined : `package.json has no script "${name}"`;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

const badServerOptions = (text: string): string | undefined => {
  const read = optionsFrom(wordsOf(text), {});
  return read.ok ? undefined : read.message;
};

const missingPath = (text: string): string | undefined =>
  wordsOf(text).find((word) => word.includes('/') && !word.startsWith('-') && !existsSync(word));

const UNRUN: readonly Unrun[] = [
  {
    pattern: /^npm ci && npm (start|test)$/,
    reason: 'takes minutes; .ci/run does it on a fresh machine',
    faultIn: (_command, [, name = '']) => unknownScript(name),
  },
  {
    pattern: /^npm ci( && npm start)?$/,
    reason: 'installs what is installed',
    faultIn: () => undefined,
  },
  {
    pattern: /^npm start -- (.*)$/,
    reason: 'runs until it is stopped; the tests of src/server start it',
    faultIn: (_command, [, options = '']) => badServerOptions(options),
  },
  {
    pattern: /^npx tessera serve(.*)$/,
    reason: 'runs until it is stopped; the tests of src/cli start it',
    faultIn: (_command, [, options = '']) => badServerOptions(options),
  },
  {
    pattern: /^npm test( -- (\w+))?$/,
    reason: 'this is one of its tests',
    faultIn: (_command, [, , stage]) =>
      stage === undefined || new RegExp(`^  ${stage}:`, 'm').test(readFileSync('scripts/test.mjs', 'utf8'))
        ? undefined
        : `scripts/test.mjs has no stage ${stage}`,
  },
  {
    pattern: /^npm run ([\w:]+)/,
    reason: 'takes minutes, or changes data that is frozen for tests',
    faultIn: (_command, [, name = '']) => unknownScript(name),
  },
  {
    pattern: /^npx vitest run (\S+)/,
    reason: 'a test may not start itself',
    faultIn: (command) => missingPath(command),
  },
  {
    pattern: /^npx playwright test --grep "([^"]+)"$/,
    reason: 'needs a browser; the browser tests are a stage of their own',
    faultIn: () => undefined,
  },
  { pattern: /^npx biome check --write \.$/, reason: 'would change this very checkout', faultIn: () => undefined },
  { pattern: /^(docker|kubectl|npx wrangler) /, reason: 'needs a cluster or an account', faultIn: missingPath },
];

export const unrun = (command: string): { readonly fault: string | undefined } | undefined => {
  for (const { pattern, faultIn } of UNRUN) {
    const match = pattern.exec(command);
    if (match !== null) return { fault: faultIn(command, match) };
  }
  return undefined;
};
