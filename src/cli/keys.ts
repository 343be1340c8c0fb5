import { type Accounts, openAccounts } from '../server/keys/accounts.ts';
import { faultIn } from '../server/keys/desk.ts';
import { openKeeper } from '../server/keys/open.ts';
import type { Account, KeyRecord } from '../server/keys/record.ts';
import type { KeyStore } from '../server/keys/store.ts';
import { argumentsOf, wholeNumber } from './arguments.ts';
import { type Command, EXIT, type ExitCode, type Terminal, UsageError, write } from './terminal.ts';

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

/** What is done on the store, once the command line has been found right. */
type Task = (store: KeyStore, accounts: Accounts) => Promise<Output>;

const add = (name: string | undefined, email: string | undefined): Task => {
  if (name === undefined || email === undefined) throw new UsageError('give --name and --email');
  const fault = faultIn(name, email.trim());
  if (fault !== undefined) throw new UsageError(fault);
  return async (_, accounts) => {
    const made = await accounts.register(name.trim(), email.trim(), false);
    return fine(
      `key               ${made.key}\nid                ${made.id}\nmanagement token  ${made.managementToken}`,
    );
  };
};

/** A task on one key. */
const onKey =
  (keyId: string, act: (accounts: Accounts, found: Found) => Promise<Output>): Task =>
  async (store, accounts) => {
    const found = await find(store, keyId);
    return found === undefined ? wrong(`There is no key "${keyId}".`) : act(accounts, found);
  };

const switched = (keyId: string, state: 'active' | 'inactive'): Task =>
  onKey(keyId, async (accounts, { account, key }) => {
    const changed = await accounts.setState(account, key.id, state);
    return fine(`${key.id} is ${changed?.state ?? 'gone'}`);
  });

const rotate = (keyId: string): Task =>
  onKey(keyId, async (accounts, { account, key }) => {
    const issued = await accounts.rotate(account, key.id);
    return issued === undefined ? wrong('The key is gone.') : fine(`key  ${issued.key}\nid   ${issued.id}`);
  });

const MOST_PER_DAY = 999_999_999;

const quota = (keyId: string, given: string | undefined): Task => {
  if (given === undefined) throw new UsageError('give --per-day a whole number, 0 for no limit');
  const perDay = wholeNumber('per-day', given, 0, 0, MOST_PER_DAY);
  return onKey(keyId, async (accounts, { account, key }) => {
    await accounts.setQuota(account, key.id, perDay);
    return fine(`${key.id} may ask ${perDay === 0 ? 'without limit' : `${perDay} times a day`}`);
  });
};

const taskFrom = (what: string, inputs: readonly string[], text: (name: keyof typeof FLAGS) => string | undefined) => {
  const [keyId, ...more] = inputs;
  const isOnKey = ['deactivate', 'activate', 'rotate', 'quota'].includes(what);
  if (more.length > 0 || (keyId !== undefined && !isOnKey)) throw new UsageError(`"${inputs.at(-1)}" is one too many`);
  if (what === 'list') return list;
  if (what === 'add') return add(text('name'), text('email'));
  if (!isOnKey) throw new UsageError(`there is no "${what}"; use list, add, deactivate, activate, rotate or quota`);
  if (keyId === undefined) throw new UsageError(`${what} which key? Give its id, as "list" shows it`);
  if (what === 'rotate') return rotate(keyId);
  if (what === 'quota') return quota(keyId, text('per-day'));
  return switched(keyId, what === 'activate' ? 'active' : 'inactive');
};

const outputOf = async (args: readonly string[], env: Terminal['env']): Promise<Output> => {
  const { text, inputs } = argumentsOf(args, FLAGS);
  const [what, ...others] = inputs;
  if (what === undefined) return { text: HELP, exitCode: EXIT.fine };
  // Before the store is opened: a mistake on the command line leaves no empty store behind.
  const task = taskFrom(what, others, text);
  const dataDir = text('data-dir') ?? env.DATA_DIR ?? '.tessera';
  let fault = '';
  const { store } = await openKeeper({ redisUrl: env.REDIS_URL || undefined, dataDir }, false, (error) => {
    fault = String(error);
  });
  try {
    return await task(store, openAccounts(store));
  } catch (error) {
    throw new Error(`the key store does not answer: ${fault || String(error)}`);
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
