import { type Accounts, MOST_KEYS } from './accounts.ts';
import { confirmPage, FORM_STYLE, issuedPage, messagePage, registerPage } from './form.ts';
import type { Mailer } from './mail.ts';
import type { Rate } from './rate.ts';
import type { Account, KeyRecord } from './record.ts';
import { looksLike } from './secret.ts';

/**
 * The desk where keys are handed out and managed: `/register` for people, `/account/...` for people and programs.
 *
 * Pure of sockets: a question in, an answer out, as in the API.
 */
export type DeskQuestion = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Fields of the form or of the JSON object that was sent. */
  readonly fields: ReadonlyMap<string, string>;
  /** The bearer token, or empty. */
  readonly token: string;
  readonly wantsHtml: boolean;
  readonly address: string;
  readonly origin: string;
};

export type DeskAnswer = {
  readonly status: number;
  readonly type: 'html' | 'json' | 'css';
  readonly body: string;
  readonly headers?: readonly string[];
};

export type DeskParts = {
  readonly accounts: Accounts;
  readonly mailer: Mailer | undefined;
  readonly registerRate: Rate;
  readonly publicUrl: string | undefined;
  readonly onFault: (error: unknown) => void;
};

export type Desk = { answer(question: DeskQuestion): Promise<DeskAnswer> };

export const isDeskPath = (path: string): boolean => /^\/(register|account)(\/|$)/.test(path);

const html = (status: number, body: string): DeskAnswer => ({ status, type: 'html', body });

const json = (status: number, value: unknown, headers: readonly string[] = []): DeskAnswer => ({
  status,
  type: 'json',
  body: JSON.stringify(value),
  headers,
});

const problem = (status: number, code: string, message: string, headers: readonly string[] = []): DeskAnswer =>
  json(status, { error: { code, message } }, headers);

const shown = (key: KeyRecord): object => ({
  id: key.id,
  label: key.label,
  state: key.state,
  createdAt: key.createdAt,
  ...(key.quotaPerDay === undefined ? {} : { quotaPerDay: key.quotaPerDay }),
});

/** One mailbox, nothing that a mail header could be broken with; whether it exists only an e-mail can tell. */
const EMAIL = /^[^\s@,;:<>"()[\]\\]{1,64}@[^\s@,;:<>"()[\]\\]{1,185}\.[^\s@,;:<>"()[\]\\.]{2,}$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what a name must not hold
const NAME = /^[^\u0000-\u001f\u007f]{1,100}$/;

/** What is wrong with a name and an e-mail address, as a sentence for people. */
export const faultIn = (name: string, email: string): string | undefined => {
  if (!NAME.test(name.trim())) return 'Please give a name of at most 100 characters.';
  if (!EMAIL.test(email)) return 'Please give one e-mail address, such as ada@example.org.';
  return undefined;
};

const NOT_ALLOWED = (allow: string): DeskAnswer =>
  problem(405, 'MethodNotAllowed', `Use ${allow} here.`, ['Allow', allow]);
const NO_TOKEN = problem(401, 'InvalidToken', 'Send your management token as "Authorization: Bearer tsm_...".', [
  'WWW-Authenticate',
  'Bearer',
]);
const NO_SUCH_KEY = problem(404, 'NotFound', 'Your account holds no key with this id.');

export const openDesk = (parts: DeskParts): Desk => {
  const { accounts, mailer, registerRate } = parts;

  const register = async (question: DeskQuestion): Promise<DeskAnswer> => {
    const name = question.fields.get('name') ?? '';
    const email = (question.fields.get('email') ?? '').trim();
    const refuse = (status: number, code: string, message: string, headers?: readonly string[]): DeskAnswer =>
      question.wantsHtml
        ? { ...html(status, registerPage(message, name, email)), ...(headers === undefined ? {} : { headers }) }
        : problem(status, code, message, headers);
    const fault = faultIn(name, email);
    if (fault !== undefined) return refuse(400, 'BadRegistration', fault);
    const wait = registerRate.waitOf(question.address);
    if (wait > 0) {
      const retry = ['Retry-After', String(wait)];
      return refuse(429, 'TooManyRequests', 'Too many registrations from your network; try again later.', retry);
    }
    const made = await accounts.register(name.trim(), email, mailer !== undefined);
    if (mailer !== undefined && made.confirmation !== undefined) {
      const base = parts.publicUrl ?? question.origin;
      const link = `${base}/account/confirm?account=${made.accountId}&token=${made.confirmation}`;
      try {
        await mailer.confirm(email, link);
      } catch (error) {
        parts.onFault(error);
        return refuse(503, 'MailUnavailable', 'The e-mail could not be sent; try again later.', ['Retry-After', '60']);
      }
    }
    const { key, managementToken, id, state } = made;
    return question.wantsHtml
      ? html(201, issuedPage(key, managementToken, state === 'pending'))
      : json(201, { key, managementToken, id, state });
  };

  const confirm = async (question: DeskQuestion): Promise<DeskAnswer> => {
    const from = (name: string): string => question.fields.get(name) ?? question.query.get(name) ?? '';
    const [account, token] = [from('account'), from('token')];
    // Mail scanners open links; only a press of the button confirms.
    if (question.method === 'GET') return html(200, confirmPage(account, token));
    if (question.method !== 'POST') return NOT_ALLOWED('GET, POST');
    const confirmed = looksLike('tsc', token) && (await accounts.confirm(account, token));
    return confirmed
      ? html(200, messagePage('Your key works', 'Thank you. You may close this page.'))
      : html(400, messagePage('This link does not work', 'It was used already, or it is not complete.'));
  };

  const manage = async (question: DeskQuestion, account: Account): Promise<DeskAnswer> => {
    const [, , , keyId = '', act = ''] = question.path.split('/');
    if (keyId === '') {
      if (question.method === 'GET') return json(200, { keys: (await accounts.keysOf(account)).map(shown) });
      if (question.method !== 'POST') return NOT_ALLOWED('GET, POST');
      const label = question.fields.get('label') ?? question.fields.get('name') ?? account.name;
      if (!NAME.test(label)) return problem(400, 'BadLabel', 'A label has at most 100 characters.');
      const issued = await accounts.issue(account, label);
      return issued === 'too-many'
        ? problem(409, 'TooManyKeys', `An account holds at most ${MOST_KEYS} keys.`)
        : json(201, issued);
    }
    if (act === 'rotate') {
      if (question.method !== 'POST') return NOT_ALLOWED('POST');
      const issued = await accounts.rotate(account, keyId);
      return issued === undefined ? NO_SUCH_KEY : json(201, issued);
    }
    const state = act === 'activate' ? 'active' : act === 'deactivate' || act === '' ? 'inactive' : undefined;
    if (state === undefined) return problem(404, 'NotFound', 'Use rotate, activate or deactivate.');
    const method = act === '' ? 'DELETE' : 'POST';
    if (question.method !== method) return NOT_ALLOWED(method);
    const key = await accounts.setState(account, keyId, state);
    return key === undefined ? NO_SUCH_KEY : json(200, shown(key));
  };

  return {
    answer: async (question) => {
      const { method, path } = question;
      if (path === '/register/style.css') return { status: 200, type: 'css', body: FORM_STYLE };
      if (path === '/register' || path === '/register/') {
        return method === 'GET' || method === 'HEAD' ? html(200, registerPage()) : NOT_ALLOWED('GET');
      }
      if (path === '/account/confirm') return confirm(question);
      if (!/^\/account\/keys(\/[\w-]{1,40}(\/\w{1,20})?)?$/.test(path)) {
        return problem(404, 'NotFound', 'There is /account/keys, and /register for people.');
      }
      if (path === '/account/keys' && method === 'POST' && question.token === '') return register(question);
      const account = looksLike('tsm', question.token) ? await accounts.owner(question.token) : undefined;
      return account === undefined ? NO_TOKEN : manage(question, account);
    },
  };
};
