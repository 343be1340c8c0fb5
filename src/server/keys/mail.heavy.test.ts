import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldOf, spawnServer } from '../testing.ts';

/** As much SMTP as it takes to accept a letter: every line is welcome, and the text after DATA is kept. */
const postOffice = async () => {
  const letters: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let letter = '';
    socket.write('220 test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      if (inData) {
        letter += chunk.toString();
        if (letter.endsWith('\r\n.\r\n')) {
          letters.push(letter);
          letter = '';
          inData = false;
          socket.write('250 kept\r\n');
        }
        return;
      }
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (/^DATA/i.test(line)) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return { letters, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
};

test('with SMTP a key waits for its letter, and the letter holds a link but no secret of the key', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'tessera-mail-'));
  const office = await postOffice();
  const env = { SMTP_URL: office.url, MAIL_FROM: 'Tessera <keys@tessera.example>' };
  const server = await spawnServer(['--data-dir', directory, '--public-url', 'https://tessera.example'], env);
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org' });
  const registered: unknown = await (await fetch(`${server.url}/account/keys`, { method: 'POST', body })).json();
  const key = fieldOf(registered, 'key');
  expect(fieldOf(registered, 'state')).toBe('pending');
  const ask = () => fetch(`${server.url}/v3/available-languages?key=${key}`);
  const before = await ask();
  expect([before.status, await before.json()]).toMatchObject([401, { error: { code: 'SuspendedKey' } }]);

  // A letter may be quoted-printable: lines end with "=" and "=" itself is "=3D".
  const letter = (office.letters[0] ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
  expect(letter).toContain('ada@example.org');
  expect(letter).not.toContain(key);
  const link = /https:\/\/tessera\.example(\/account\/confirm\?\S+)/.exec(letter)?.[1] ?? '';
  expect((await fetch(server.url + link)).status).toBe(200);
  expect((await ask()).status).toBe(401);
  expect((await fetch(server.url + link, { method: 'POST' })).status).toBe(200);
  expect((await ask()).status).toBe(200);

  office.close();
  await server.end();
  await rm(directory, { recursive: true });
});
