import { parseArgs } from 'node:util';
import { isRange } from './ranges.ts';

export type MailOptions = {
  readonly smtpUrl: string;
  readonly from: string;
  /** What links in e-mails begin with: a Host header, which anybody writes as he likes, must never end up in one. */
  readonly publicUrl: string;
};

/**
 * What the person who starts the server may decide: flags first, then the environment, then a default.
 *
 * Everything is checked here, once; the rest of the server reads plain values and never looks at `process.env`.
 */
export type Options = {
  readonly port: number;
  readonly host: string | undefined;
  readonly open: boolean;
  readonly workers: number;
  readonly tlsCert: string | undefined;
  readonly tlsKey: string | undefined;
  readonly requireTls: boolean;
  readonly trustProxy: readonly string[];
  readonly dataDir: string;
  readonly mapUrl: string | undefined;
  /** Where people reach this server. */
  readonly publicUrl: string | undefined;
  /** Hosts besides our own that the page may load tiles, styles and answers from. */
  readonly allowHosts: readonly string[];
  readonly engineHosts: readonly string[];
  /** Requests a key may make in a day; 0 is no limit. */
  readonly quotaPerDay: number;
  /** Requests a second, for one key and for one address; 0 is no limit. */
  readonly keyRate: number;
  readonly ipRate: number;
  /** Registrations an hour from one address. */
  readonly registerRate: number;
  readonly maxConnections: number;
  readonly deadlineMs: number;
  readonly logRequests: boolean;
  readonly redisUrl: string | undefined;
  readonly mail: MailOptions | undefined;
};

export type OptionsOrMessage =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly message: string };

/** A key is worth nothing elsewhere, and the page runs no script but its own: any server over TLS, and this computer. */
const DEFAULT_ENGINE_HOSTS = 'https:,http://localhost:*,http://127.0.0.1:*';
const DEFAULT_TILE_HOST = 'https://tiles.openfreemap.org';

export const USAGE = `Usage: npm start -- [options]

  --port N             port to listen on (PORT, 8080)
  --host H             address to listen on (HOST, all)
  --open               any non-empty key passes and nothing is counted: private installs, development
  --workers N          processes that share the port (WORKERS, 1)
  --tls-cert FILE      certificate chain and private key in PEM: serve HTTPS
  --tls-key FILE
  --require-tls        refuse plain HTTP, except from this machine (REQUIRE_TLS=1)
  --trust-proxy LIST   addresses or CIDR ranges whose X-Forwarded-* headers are believed (TRUST_PROXY)
  --data-dir DIR       where keys are kept (DATA_DIR, .tessera)
  --map-url URL        base of the map links in answers (MAP_URL, this server)
  --public-url URL     where people reach this server, for links in e-mails (PUBLIC_URL)
  --allow-host LIST    hosts the page may load tiles and styles from (ALLOW_HOST, ${DEFAULT_TILE_HOST})
  --engine-host LIST   servers that a person may choose in the settings of the page to answer in place of the engine
                       inside, or none (ENGINE_HOST, any over https and those on this computer)
  --quota N            requests a day for one key, 0 for no limit (QUOTA, 100000)
  --key-rate N         requests a second for one key, 0 for no limit (KEY_RATE, 100)
  --ip-rate N          requests a second from one address, 0 for no limit (IP_RATE, 500)
  --register-rate N    registrations an hour from one address (REGISTER_RATE, 20)
  --max-connections N  open connections for one process (MAX_CONNECTIONS, 10000)
  --deadline MS        longest time a request may take (DEADLINE_MS, 10000)
  --log-requests       one log line for each request, without keys, words or coordinates

  REDIS_URL            share keys and quotas between servers through Redis or Valkey
  SMTP_URL, MAIL_FROM  confirm new keys by e-mail; its link leads to --public-url, or to this computer
`;

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean' },
  workers: { type: 'string' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  'require-tls': { type: 'boolean' },
  'trust-proxy': { type: 'string' },
  'data-dir': { type: 'string' },
  'map-url': { type: 'string' },
  'public-url': { type: 'string' },
  'allow-host': { type: 'string' },
  'engine-host': { type: 'string' },
  quota: { type: 'string' },
  'key-rate': { type: 'string' },
  'ip-rate': { type: 'string' },
  'register-rate': { type: 'string' },
  'max-connections': { type: 'string' },
  deadline: { type: 'string' },
  'log-requests': { type: 'boolean' },
} as const;

class BadOption extends Error {}

const wholeNumber = (name: string, text: string | undefined, otherwise: number, least: number, most: number) => {
  if (text === undefined || text === '') return otherwise;
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number < least || number > most) {
    throw new BadOption(`${name} takes a whole number from ${least} to ${most}, not "${text}"`);
  }
  return number;
};

const webAddress = (name: string, text: string | undefined): string | undefined => {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new BadOption(`${name} takes a web address, not "${text}"`);
  // As `href` has it, nothing but a backslash is left in it that would have to be escaped between quotes.
  return new URL(text).href.replaceAll('\\', '%5C').replace(/\/+$/, '');
};

/** What a content policy may name: `https:`, a web address, or one with any port. Anything else could widen it. */
const sourceOf = (name: string, text: string): string => {
  if (!/^(https:|https?:\/\/[\w.*-]+(:(\d+|\*))?)$/.test(text)) {
    throw new BadOption(`${name} takes web addresses without a path, https: or none, not "${text}"`);
  }
  return text;
};

const rangeOf = (name: string, text: string): string => {
  if (!isRange(text)) throw new BadOption(`${name} takes addresses, CIDR ranges, loopback or private, not "${text}"`);
  return text;
};

const list = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const mailOptionsFrom = (env: Environment, publicUrl: string): MailOptions | undefined =>
  env.SMTP_URL
    ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? 'Tessera <no-reply@localhost>', publicUrl }
    : undefined;

const yes = (text: string | undefined): boolean => text === '1' || text === 'true';

const MOST_PORTS = 65_535;
const MOST = 999_999_999;

type Environment = { readonly [name: string]: string | undefined };

const read = (args: readonly string[], env: Environment): Options => {
  const { values } = parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: false });
  if ((values['tls-cert'] === undefined) !== (values['tls-key'] === undefined)) {
    throw new BadOption('--tls-cert and --tls-key come together');
  }
  const allowHosts = values['allow-host'] ?? env.ALLOW_HOST ?? DEFAULT_TILE_HOST;
  const engineHosts = values['engine-host'] ?? env.ENGINE_HOST ?? DEFAULT_ENGINE_HOSTS;
  const publicUrl = webAddress('--public-url', values['public-url'] ?? env.PUBLIC_URL);
  const port = wholeNumber('--port', values.port ?? env.PORT, 8080, 0, MOST_PORTS);
  const onThisComputer = `${values['tls-cert'] === undefined ? 'http' : 'https'}://localhost:${port}`;
  return {
    port,
    host: values.host ?? env.HOST,
    open: values.open ?? yes(env.OPEN),
    workers: wholeNumber('--workers', values.workers ?? env.WORKERS, 1, 1, 256),
    tlsCert: values['tls-cert'],
    tlsKey: values['tls-key'],
    requireTls: values['require-tls'] ?? yes(env.REQUIRE_TLS),
    trustProxy: list(values['trust-proxy'] ?? env.TRUST_PROXY).map((range) => rangeOf('--trust-proxy', range)),
    dataDir: values['data-dir'] ?? env.DATA_DIR ?? '.tessera',
    mapUrl: webAddress('--map-url', values['map-url'] ?? env.MAP_URL),
    publicUrl,
    allowHosts: list(allowHosts).map((host) => webAddress('--allow-host', host) ?? host),
    engineHosts: engineHosts === 'none' ? [] : list(engineHosts).map((host) => sourceOf('--engine-host', host)),
    quotaPerDay: wholeNumber('--quota', values.quota ?? env.QUOTA, 100_000, 0, MOST),
    keyRate: wholeNumber('--key-rate', values['key-rate'] ?? env.KEY_RATE, 100, 0, MOST),
    ipRate: wholeNumber('--ip-rate', values['ip-rate'] ?? env.IP_RATE, 500, 0, MOST),
    registerRate: wholeNumber('--register-rate', values['register-rate'] ?? env.REGISTER_RATE, 20, 0, MOST),
    maxConnections: wholeNumber('--max-connections', values['max-connections'] ?? env.MAX_CONNECTIONS, 10_000, 1, MOST),
    deadlineMs: wholeNumber('--deadline', values.deadline ?? env.DEADLINE_MS, 10_000, 10, 600_000),
    logRequests: values['log-requests'] ?? yes(env.LOG_REQUESTS),
    redisUrl: env.REDIS_URL || undefined,
    mail: mailOptionsFrom(env, publicUrl ?? onThisComputer),
  };
};

export const optionsFrom = (args: readonly string[], env: Environment): OptionsOrMessage => {
  try {
    return { ok: true, options: read(args, env) };
  } catch (error) {
    // `parseArgs` throws a TypeError with a sentence for people; anything else is a fault of ours.
    if (error instanceof BadOption || error instanceof TypeError) return { ok: false, message: error.message };
    throw error;
  }
};
