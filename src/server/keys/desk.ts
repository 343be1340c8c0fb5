import { type Accounts, MOST_KEYS } from './accounts.ts';
import {
  awayPage,
  confirmedPage,
  confirmPage,
  deadLinkPage,
  type FieldFaults,
  issuedPage,
  type KeyLimits,
  registerPage,
} from './form.ts';
import { COPY_SCRIPT, FORM_STYLE } from './frame.ts';
import type { Mailer } from './mail.ts';
import type { Rate } from './rate.ts';
import type { Account, KeyRecord } from './record.ts';
import { looksLike } from './secret.ts';
import { type DeskMessageKey, en } from './text/en.ts';
import { ENGLISH, type Speech, speechFor } from './text/speech.ts';

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
  /** The header, or empty. */
  readonly acceptLanguage: string;
  readonly address: string;
  readonly origin: string;
};

export type DeskAnswer = {
  readonly status: number;
  readonly type: 'html' | 'json' | 'css' | 'js';
  readonly body: string;
  readonly headers?: readonly string[];
};

export type DeskParts = {
  readonly accounts: Accounts;
  readonly mailer: Mailer | undefined;
  /** Everything an address asks, here and of the interface. */
  readonly ipRate: Rate;
  readonly registerRate: Rate;
  readonly publicUrl: string | undefined;
  readonly limits: KeyLimits;
  readonly onFault: (error: unknown) => void;
};

export type Desk = { answer(question: DeskQuestion): Promise<DeskAnswer> };

export const isDeskPath = (path: string): boolean => /^\/(register|account)(\/|$)/.test(path);

/** A page in the language that the person reads. */
const html = (status: number, { language }: Speech, body: string, headers: readonly string[] = []): DeskAnswer => ({
  status,
  type: 'html',
  body,
  headers: ['Content-Language', language, 'Vary', 'Accept-Language', ...headers],
});

type Reader = Pick<DeskQuestion, 'query' | 'wantsHtml' | 'acceptLanguage'>;

const speechOf = ({ query, acceptLanguage }: Reader): Speech => speechFor(query.get('ui'), acceptLanguage);

const json = (status: number, value: unknown, headers: readonly string[] = []): DeskAnswer => ({
  status,
  type: 'json',
  body: JSON.stringify(value),
  headers,
});

const problem = (status: number, code: string, message: string, headers: readonly string[] = []): DeskAnswer =>
  json(status, { error: { code, message } }, headers);

/** The store is away or its disk is full; what was asked has not happened. */
export const awayAnswer = (reader: Reader): DeskAnswer => {
  const [speech, later] = [speechOf(reader), ['Retry-After', '5']];
  return reader.wantsHtml ? html(503, speech, awayPage(speech), later) : problem(503, 'Unavailable', en.away, later);
};

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

const faultsIn = (name: string, email: string): FieldFaults => ({
  ...(NAME.test(name.trim()) ? {} : { name: 'badName' as const }),
  ...(EMAIL.test(email) ? {} : { email: 'badEmail' as const }),
});

/** The first fault of the two, as a sentence. */
export const faultIn = (name: string, email: string): string | undefined => {
  const [fault] = Object.values(faultsIn(name, email));
  return fault && en[fault];
};

const NOT_ALLOWED = (allow: string): DeskAnswer =>
  problem(405, 'MethodNotAllowed', `Use ${allow} here.`, ['Allow', allow]);
const NO_TOKEN = problem(401, 'InvalidToken', 'Send your management token as "Authorization: Bearer tsm_...".', [
  'WWW-Authenticate',
  'Bearer',
]);
const NO_SUCH_KEY = problem(404, 'NotFound', 'Your account holds no key with this id.');

const tooFast = (seconds: number): DeskAnswer =>
  problem(429, 'TooManyRequests', 'Too many requests from your network; try again in a moment.', [
    'Retry-After',
    String(seconds),
  ]);

export const openDesk = (parts: DeskParts): Desk => {
  const { accounts, mailer, ipRate, registerRate, limits } = parts;
  const view = { limits, sendsMail: mailer !== undefined };

  const register = async (question: DeskQuestion): Promise<DeskAnswer> => {
    const name = question.fields.get('name') ?? '';
    const email = (question.fields.get('email') ?? '').trim();
    const speech = speechOf(question);
    type Refusal = { readonly status: number; readonly code: string; readonly headers?: readonly string[] };
    /** People see the form again, as they left it; programs are told the first thing that is wrong, in English. */
    const refuse = ({ status, code, headers }: Refusal, reason: DeskMessageKey, faults?: FieldFaults): DeskAnswer => {
      if (!question.wantsHtml) return problem(status, code, en[reason], headers);
      const why = faults === undefined ? { trouble: reason } : { faults };
      return html(status, speech, registerPage(speech, { ...view, name, email, ...why }), headers);
    };
    const faults = faultsIn(name, email);
    const fault = faults.name ?? faults.email;
    if (fault !== undefined) return refuse({ status: 400, code: 'BadRegistration' }, fault, faults);
    const wait = registerRate.waitOf(question.address);
    if (wait > 0) {
      const headers = ['Retry-After', String(wait)];
      return refuse({ status: 429, code: 'TooManyRequests', headers }, 'tooMany');
    }
    const made = await accounts.register(name.trim(), email, mailer !== undefined);
    if (mailer !== undefined && made.confirmation !== undefined) {
      const link = `/account/confirm?account=${made.accountId}&token=${made.confirmation}`;
      try {
        // The letter and the page behind its link speak as the page did.
        await (question.wantsHtml
          ? mailer.confirm(email, `${link}&ui=${speech.language}`, speech)
          : mailer.confirm(email, link, ENGLISH));
      } catch (error) {
        parts.onFault(error);
        return refuse({ status: 503, code: 'MailUnavailable', headers: ['Retry-After', '60'] }, 'mailFailed');
      }
    }
    const { key, managementToken, id, state } = made;
    const origin = parts.publicUrl ?? question.origin;
    return question.wantsHtml
      ? html(201, speech, issuedPage(speech, { key, managementToken, waitsForMail: state === 'pending', origin }))
      : json(201, { key, managementToken, id, state });
  };

  const confirm = async (question: DeskQuestion): Promise<DeskAnswer> => {
    const from = (name: string): string => question.fields.get(name) ?? question.query.get(name) ?? '';
    const [account, token] = [from('account'), from('token')];
    const speech = speechOf(question);
    // Mail scanners open links; only a press of the button confirms.
    if (question.method === 'GET') return html(200, speech, confirmPage(speech, account, token));
    if (question.method !== 'POST') return NOT_ALLOWED('GET, POST');
    const confirmed = looksLike('tsc', token) && (await accounts.confirm(account, token));
    return confirmed ? html(200, speech, confirmedPage(speech)) : html(400, speech, deadLinkPage(speech));
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
      const wait = ipRate.waitOf(question.address);
      if (wait > 0) return tooFast(wait);
      if (path === '/register/style.css') return { status: 200, type: 'css', body: FORM_STYLE };
      if (path === '/register/copy.js') return { status: 200, type: 'js', body: COPY_SCRIPT };
      if (path === '/register' || path === '/register/') {
        if (method !== 'GET' && method !== 'HEAD') return NOT_ALLOWED('GET');
        const speech = speechOf(question);
        return html(200, speech, registerPage(speech, view));
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
