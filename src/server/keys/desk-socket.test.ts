import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openCallers } from '../caller.ts';
import { openLog } from '../log.ts';
import { policiesFor } from '../policies.ts';
import type { Desk } from './desk.ts';
import { answerDesk } from './desk-socket.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const AWAY: Desk = { answer: () => Promise.reject(new Error('the disk is full')) };

const serveDesk = async (desk: Desk): Promise<string> => {
  const answer = answerDesk({
    desk,
    policies: policiesFor({ allowHosts: [], engineHosts: [] }, false),
    callers: openCallers([]),
    log: openLog(() => undefined),
  });
  const made = createServer((request, response) => void answer(request, response, request.url ?? '', ''));
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = Object(made.address());
  return `http://127.0.0.1:${port}/account/keys`;
};

test('while keys can not be changed people read it in their language, programs in English', async () => {
  const url = await serveDesk(AWAY);
  const page = await fetch(url, { method: 'POST', headers: { accept: 'text/html', 'accept-language': 'de' } });
  expect(page.status).toBe(503);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('content-language')).toBe('de');
  expect(await page.text()).toContain('Schlüssel lassen sich gerade nicht ändern');
  const program = await fetch(url, { method: 'POST', headers: { 'accept-language': 'de' } });
  expect(program.status).toBe(503);
  expect(program.headers.get('retry-after')).toBe('5');
  expect(await program.json()).toEqual({
    error: { code: 'Unavailable', message: 'Keys can not be changed right now; try again in a moment.' },
  });
});
