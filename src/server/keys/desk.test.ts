import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAccounts } from './accounts.ts';
import { type Desk, type DeskQuestion, openDesk } from './desk.ts';
import { openFileStore } from './file-store.ts';
import { openGate } from './gate.ts';
import { memoryLedger, openAllowance } from './ledger.ts';
import { openRate } from './rate.ts';
import type { KeyStore } from './store.ts';

let directory: string;
let store: KeyStore;
let desk: Desk;
const links: string[] = [];

type Parts = Parameters<typeof openDesk>[0];

const LIMITS: Parts['limits'] = { perDay: 100_000, perSecond: 100 };

const deskWith = (mailer: Parts['mailer'], registrations = 0, limits = LIMITS, perSecond = 0): Desk =>
  openDesk({
    accounts: openAccounts(store),
    mailer,
    ipRate: openRate(perSecond, 1000, () => 0),
    registerRate: openRate(registrations, 3_600_000),
    publicUrl: 'https://tessera.example',
    limits,
    onFault: () => undefined,
  });

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tessera-desk-'));
  store = await openFileStore({ directory, tidies: true });
  desk = deskWith(undefined);
  links.length = 0;
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

const ask = async (
  method: string,
  path: string,
  { fields = {}, ...rest }: { fields?: Record<string, string> } & Partial<Omit<DeskQuestion, 'fields'>> = {},
) => {
  const [bare = '', query = ''] = path.split('?');
  const answer = await desk.answer({
    method,
    path: bare,
    query: new URLSearchParams(query),
    fields: new Map(Object.entries(fields)),
    token: '',
    wantsHtml: false,
    acceptLanguage: '',
    address: '192.0.2.1',
    origin: 'http://localhost',
    ...rest,
  });
  return { ...answer, json: answer.type === 'json' ? JSON.parse(answer.body) : undefined };
};

const ADA = { name: 'Ada', email: 'ada@example.org' };
const register = () => ask('POST', '/account/keys', { fields: ADA });

const verdictOf = (key: string, quotaPerDay = 0) =>
  openGate({
    store,
    ipRate: openRate(0, 1000),
    keyRate: openRate(0, 1000),
    allowance: openAllowance(memoryLedger(), () => undefined),
    quotaPerDay,
    onFault: () => undefined,
  }).check({ key, operation: 'v3/test', address: '' });

test('a registration gives a key that works and a token that lists it, and stores neither', async () => {
  const { status, json } = await register();
  expect(status).toBe(201);
  expect(json).toMatchObject({ state: 'active' });
  expect(await verdictOf(json.key)).toBe('ok');
  const listed = await ask('GET', '/account/keys', { token: json.managementToken });
  expect(listed.json.keys).toMatchObject([{ id: json.id, label: 'Ada', state: 'active' }]);
  const files = await Promise.all((await readdir(directory)).map((name) => readFile(join(directory, name), 'utf8')));
  expect(files.join('')).toContain('ada@example.org');
  expect(files.join('')).not.toContain(json.key.slice(4, 20));
  expect(files.join('')).not.toContain(json.managementToken.slice(4, 20));
});

test('the owner switches a key off and on again, rotates it and adds another', async () => {
  const { json } = await register();
  const token = json.managementToken;
  expect((await ask('DELETE', `/account/keys/${json.id}`, { token })).json.state).toBe('inactive');
  expect(await verdictOf(json.key)).toBe('suspended');
  expect((await ask('POST', `/account/keys/${json.id}/activate`, { token })).json.state).toBe('active');
  expect(await verdictOf(json.key)).toBe('ok');
  const rotated = await ask('POST', `/account/keys/${json.id}/rotate`, { token });
  expect([rotated.status, rotated.json.id]).toEqual([201, json.id]);
  expect(await verdictOf(json.key)).toBe('invalid');
  expect(await verdictOf(rotated.json.key)).toBe('ok');
  const another = await ask('POST', '/account/keys', { token, fields: { label: 'phone' } });
  expect(await verdictOf(another.json.key)).toBe('ok');
  expect((await ask('GET', '/account/keys', { token })).json.keys).toHaveLength(2);
});

test('nobody manages the keys of another', async () => {
  const [mine, theirs] = [(await register()).json, (await register()).json];
  const token = mine.managementToken;
  expect((await ask('DELETE', `/account/keys/${theirs.id}`, { token })).status).toBe(404);
  expect((await ask('POST', `/account/keys/${theirs.id}/rotate`, { token })).status).toBe(404);
  expect((await ask('GET', '/account/keys')).status).toBe(401);
  expect((await ask('GET', '/account/keys', { token: mine.key })).status).toBe(401);
  expect(await verdictOf(theirs.key)).toBe('ok');
});

test.each([
  [{}],
  [{ name: 'Ada' }],
  [{ name: '', email: 'ada@example.org' }],
  [{ name: 'x'.repeat(101), email: 'ada@example.org' }],
  [{ name: 'Ada\r\nBcc: x', email: 'ada@example.org' }],
  [{ name: 'Ada', email: 'ada' }],
  [{ name: 'Ada', email: 'ada@example.org, eve@example.org' }],
  [{ name: 'Ada', email: 'ada@example.org\r\nBcc: eve@example.org' }],
  [{ name: 'Ada', email: `${'a'.repeat(300)}@example.org` }],
])('a bad registration is refused with a reason: %j', async (fields) => {
  const answer = await ask('POST', '/account/keys', { fields });
  expect(answer.status).toBe(400);
  expect(answer.json.error.code).toBe('BadRegistration');
  expect(await store.accounts()).toHaveLength(0);
});

test('the form works without a script and gives back what was typed, escaped', async () => {
  const form = await ask('GET', '/register');
  expect(form.body).toContain('action="/account/keys"');
  expect(form.body).not.toContain('<script');
  const fields = { name: '"><script>alert(1)</script>', email: 'no' };
  const refused = await ask('POST', '/account/keys', { wantsHtml: true, fields });
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('role="alert"');
  expect(refused.body).not.toContain('<script');
  const issued = await ask('POST', '/account/keys', { wantsHtml: true, fields: ADA });
  expect(issued.status).toBe(201);
  expect(await verdictOf(/tsr_\w+/.exec(issued.body)?.[0] ?? '')).toBe('ok');
});

test('what is wrong stands at its field, and the first such field has the focus', async () => {
  const refused = await ask('POST', '/account/keys', { wantsHtml: true, fields: { name: 'Ada', email: 'ada' } });
  const field = /<input id="email"[^>]*>/.exec(refused.body)?.[0] ?? '';
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('autofocus');
  expect(field).toContain('aria-describedby="email-fault"');
  expect(refused.body).toContain('<p class="fault" id="email-fault" role="alert">Please give one e-mail address');
  expect(/<input id="name"[^>]*>/.exec(refused.body)?.[0]).not.toContain('aria-invalid');
  expect(refused.body).toContain('value="Ada"');
  const both = await ask('POST', '/account/keys', { wantsHtml: true });
  expect(both.body.match(/aria-invalid/g)).toHaveLength(2);
  expect(both.body.match(/autofocus/g)).toHaveLength(1);
});

test('the page of a key says how to ask, with a placeholder in a header instead of the key in an address', async () => {
  const { body } = await ask('POST', '/account/keys', { wantsHtml: true, fields: ADA });
  const key = /tsr_\w+/.exec(body)?.[0] ?? '';
  expect(body.split(key)).toHaveLength(2);
  expect(body).not.toMatch(/(href|src|action)="[^"]*ts[rm]_/);
  expect(body).toContain('https://tessera.example/v3/convert-to-3wa?');
  expect(body).toContain('X-Api-Key: <mark>YOUR_KEY</mark>');
  expect(body).toContain('href="/docs"');
});

test('limits are told where there are any', async () => {
  expect((await ask('GET', '/register')).body).toContain('<dd>100,000</dd>');
  expect((await ask('GET', '/register?ui=de')).body).toContain('<dd>100.000</dd>');
  desk = deskWith(undefined, 0, { perDay: 0, perSecond: 0 });
  expect((await ask('GET', '/register')).body).not.toContain('<dl');
});

test('pages speak the language of the browser, or that of the link, and keep to it', async () => {
  const french = { acceptLanguage: 'fr-CH, de;q=0.5', wantsHtml: true };
  const page = await ask('GET', '/register', french);
  expect(page.body).toContain('<html lang="fr" dir="ltr">');
  expect(page.body).toContain('Obtenir une clé');
  expect(page.body).toContain('action="/account/keys"');
  expect(page.headers).toEqual(['Content-Language', 'fr', 'Vary', 'Accept-Language']);
  const arabic = await ask('GET', '/register?ui=ar', french);
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.body).toContain('action="/account/keys?ui=ar"');
  const refused = await ask('POST', '/account/keys?ui=ar', french);
  expect(refused.body).toContain('<html lang="ar" dir="rtl">');
  expect(refused.headers).toContain('ar');
  expect((await ask('GET', '/account/confirm', french)).body).toContain('Activer ma clé');
  expect((await ask('POST', '/account/confirm', french)).body).toContain('lang="fr"');
});

test('programs are answered in English whatever they accept', async () => {
  const { json, headers } = await ask('POST', '/account/keys', { acceptLanguage: 'de', fields: { name: 'Ada' } });
  const message = 'Please give one e-mail address, such as ada@example.org.';
  expect(json).toEqual({ error: { code: 'BadRegistration', message } });
  expect(headers).not.toContain('Content-Language');
});

test('the letter and its link speak as the page did, and to programs English', async () => {
  const subjects: string[] = [];
  desk = deskWith({
    confirm: async (_email, link, { say }) => {
      links.push(link);
      subjects.push(say('mailSubject'));
    },
  });
  await ask('POST', '/account/keys', { fields: ADA, wantsHtml: true, acceptLanguage: 'de' });
  await ask('POST', '/account/keys', { fields: ADA, acceptLanguage: 'de' });
  expect(subjects).toEqual(['Bestätige deinen Tessera-Schlüssel', 'Confirm your Tessera key']);
  expect(links.map((link) => /[?&]ui=\w+/.exec(link)?.[0])).toEqual(['&ui=de', undefined]);
});

test('with e-mail a key waits for the press of a button, not for the opening of a link', async () => {
  desk = deskWith({
    confirm: async (_email, link) => {
      links.push(link);
    },
  });
  const { json } = await register();
  expect(json.state).toBe('pending');
  expect(await verdictOf(json.key)).toBe('suspended');
  const path = links[0] ?? '';
  expect(path).toMatch(/^\/account\/confirm\?/);
  expect((await ask('GET', path)).body).toContain('<form method="post"');
  expect(await verdictOf(json.key)).toBe('suspended');
  const token = json.managementToken;
  expect((await ask('POST', `/account/keys/${json.id}/activate`, { token })).json.state).toBe('pending');
  expect((await ask('POST', `${path}x`)).status).toBe(400);
  expect((await ask('POST', path)).status).toBe(200);
  expect(await verdictOf(json.key)).toBe('ok');
  expect((await ask('POST', path)).status).toBe(400);
});

test('an e-mail that can not be sent is said, not swallowed', async () => {
  desk = deskWith({ confirm: () => Promise.reject(new Error('no route')) });
  expect((await register()).status).toBe(503);
});

test('registrations from one address are limited', async () => {
  desk = deskWith(undefined, 3);
  const statuses = [];
  for (let round = 0; round < 4; round++) statuses.push((await register()).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('whatever an address asks at the desk counts against its rate', async () => {
  const { json } = await register();
  desk = deskWith(undefined, 0, LIMITS, 3);
  const rotate = () => ask('POST', `/account/keys/${json.id}/rotate`, { token: json.managementToken });
  const answers = [await rotate(), await ask('GET', '/account/keys'), await ask('GET', '/register'), await rotate()];
  expect(answers.map(({ status }) => status)).toEqual([201, 401, 200, 429]);
  expect(answers[3]).toMatchObject({ json: { error: { code: 'TooManyRequests' } }, headers: ['Retry-After', '1'] });
  expect((await ask('GET', '/register', { address: '192.0.2.2' })).status).toBe(200);
});

test.each([
  ['PUT', '/account/keys', 401],
  ['GET', '/account', 404],
  ['GET', '/account/keys/a/b/c', 404],
  ['POST', '/register', 405],
  ['DELETE', '/account/confirm', 405],
])('%s %s answers %i', async (method, path, status) => {
  expect((await ask(method, path)).status).toBe(status);
});

test('the gate tells missing, invalid, used up and too fast apart', async () => {
  const { json } = await register();
  expect(await verdictOf('')).toBe('missing');
  expect(await verdictOf('anything')).toBe('invalid');
  const gate = openGate({
    store,
    ipRate: openRate(0, 1000),
    keyRate: openRate(3, 1000, () => 0),
    allowance: openAllowance(memoryLedger(), () => undefined),
    quotaPerDay: 2,
    onFault: () => undefined,
  });
  const verdicts = [];
  for (let round = 0; round < 4; round++) {
    verdicts.push(await gate.check({ key: json.key, operation: 'v3/test', address: '' }));
  }
  expect(verdicts).toEqual(['ok', 'ok', 'quota', { retryAfterSeconds: 1 }]);
});
