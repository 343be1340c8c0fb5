import { parseArgs } from 'node:util';
import { type Accounts, openAccounts } from '../server/keys/accounts.ts';
import { openKeeper } from '../server/keys/open.ts';
import type { Account, KeyRecord } from '../server/keys/record.ts';
import type { KeyStore } from '../server/keys/store.ts';
import { type Command, EXIT, type ExitCode, write } from './terminal.ts';

/**
 * `tessera keys`: what an administrator does with keys, on the same store as the server and while it runs.
 */
type Output = { readonly text: string; readonly exitCode: ExitCode };

const HELP = `Usage: tessera keys <what> [--data-dir DIR]      (or REDIS_URL)

  list                            every account and its keys, never the secrets
  add --name NAME --email EMAIL   a new account with an active key
  deactivate ID                   switch a key off: it answers "suspended"
  activate ID                     switch it on again
  rotate ID                       a new key in place of this one
  quota ID --per-day N            a quota of its own for this key, 0 for none
`;

const FLAGS = {
  'data-dir': { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  'per-day': { type: 'string' },
} as const;

const fine = (text: string): Output => ({ text: `${text}\n`, exitCode: EXIT.fine });
const wrong = (text: string): Output => ({ text: `${text}\n`, exitCode: EXIT.refused });

const list = async (store: KeyStore): Promise<Output> => {
  const lines: string[] = [];
  for (const account of await store.accounts()) {
    lines.push(`${account.id}  ${account.name} <${account.email}>${account.confirmHash ? '  (not confirmed)' : ''}`);
    for (const key of await store.keysOf(account.id)) {
      const quota = key.quotaPerDay === undefined ? '' : `  ${key.quotaPerDay} a day`;
      lines.push(`  ${key.id}  ${key.state.padEnd(8)}  ${key.createdAt.slice(0, 10)}  ${key.label}${quota}`);
    }
  }
  return fine(lines.join('\n') || 'No keys yet.');
};

type Found = { readonly account: Account; readonly key: KeyRecord };

const find = async (store: KeyStore, keyId: string): Promise<Found | undefined> => {
  for (const account of await store.accounts()) {
    const key = (await store.keysOf(account.id)).find(({ id }) => id === keyId);
    if (key !== undefined) return { account, key };
  }
  return undefined;
};

const actOn = async (accounts: Accounts, what: string, { account, key }: Found, perDay: string | undefined) => {
  if (what === 'rotate') {
    const issued = await accounts.rotate(account, key.id);
    return issued === undefined ? wrong('The key is gone.') : fine(`key  ${issued.key}\nid   ${issued.id}`);
  }
  if (what === 'quota') {
    if (perDay === undefined || !/^\d{1,9}$/.test(perDay)) return wrong('Give --per-day a whole number.');
    await accounts.setQuota(account, key.id, Number(perDay));
    return fine(`${key.id} may ask ${perDay === '0' ? 'without limit' : `${perDay} times a day`}`);
  }
  const changed = await accounts.setState(account, key.id, what === 'activate' ? 'active' : 'inactive');
  return fine(`${key.id} is ${changed?.state ?? 'gone'}`);
};

const outputOf = async (
  args: readonly string[],
  env: { readonly [name: string]: string | undefined },
): Promise<Output> => {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true, strict: false });
  const text = (name: keyof typeof FLAGS): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [what = '', keyId = ''] = positionals;
  const dataDir = text('data-dir') ?? env.DATA_DIR ?? '.tessera';
  let fault = '';
  const { store } = await openKeeper({ redisUrl: env.REDIS_URL || undefined, dataDir }, false, (error) => {
    fault = String(error);
  });
  const accounts = openAccounts(store);
  try {
    if (what === 'list') return await list(store);
    if (what === 'add') {
      const [name, email] = [text('name'), text('email')];
      if (name === undefined || email === undefined) return wrong('Give --name and --email.');
      const made = await accounts.register(name, email, false);
      return fine(
        `key               ${made.key}\nid                ${made.id}\nmanagement token  ${made.managementToken}`,
      );
    }
    if (!['deactivate', 'activate', 'rotate', 'quota'].includes(what))
      return { text: HELP, exitCode: what ? EXIT.usage : EXIT.fine };
    const found = await find(store, keyId);
    return found === undefined
      ? wrong(`There is no key "${keyId}".`)
      : await actOn(accounts, what, found, text('per-day'));
  } catch (error) {
    return wrong(`The key store does not answer: ${fault || String(error)}`);
  } finally {
    await store.close();
  }
};

export const keys: Command = {
  summary: 'list, add, switch off and on, rotate API keys, set quotas',
  help: HELP,
  run: async (args, { stdout, stderr, env }) => {
    const { text, exitCode } = await outputOf(args, env);
    await write(exitCode === EXIT.fine ? stdout : stderr, text);
    return exitCode;
  },
};
