import { expect, test } from 'vitest';
import { optionsFrom } from './options.ts';

const read = (args: readonly string[], env: Record<string, string> = {}) => optionsFrom(args, env);

test('flags come before the environment, and the environment before defaults', () => {
  expect(read([])).toMatchObject({ ok: true, options: { port: 8080, open: false, workers: 1, dataDir: '.tessera' } });
  expect(read([], { PORT: '9000' })).toMatchObject({ options: { port: 9000 } });
  expect(read(['--port', '9001', '--open'], { PORT: '9000' })).toMatchObject({ options: { port: 9001, open: true } });
  expect(read(['--trust-proxy', '10.0.0.0/8, loopback'])).toMatchObject({
    options: { trustProxy: ['10.0.0.0/8', 'loopback'] },
  });
  expect(read(['--engine-host', 'none'])).toMatchObject({ options: { engineHosts: [] } });
  expect(read(['--engine-host', 'https://*.example,http://10.0.0.1:*'])).toMatchObject({
    options: { engineHosts: ['https://*.example', 'http://10.0.0.1:*'] },
  });
  expect(read(['--map-url', 'https://map.example/'])).toMatchObject({ options: { mapUrl: 'https://map.example' } });
  expect(read(['--map-url', 'https://map.example/?"\\'])).toMatchObject({
    options: { mapUrl: 'https://map.example/?%22%5C' },
  });
});

test.each([
  [['--port', 'eighty'], '--port'],
  [['--port', '65536'], '--port'],
  [['--workers', '0'], '--workers'],
  [['--map-url', 'javascript:alert(1)'], '--map-url'],
  [['--engine-host', 'https://x.example; script-src *'], '--engine-host'],
  [['--engine-host', '*'], '--engine-host'],
  [['--trust-proxy', '10.0.0.0/'], '"10.0.0.0/"'],
  [['--trust-proxy', 'loopback,10.0.0.0/33'], '"10.0.0.0/33"'],
  [['--trust-proxy', '10.0.0.0/8/8'], '--trust-proxy'],
  [['--trust-proxy', '10.0.0.0/0x8'], '--trust-proxy'],
  [['--trust-proxy', 'proxy.example'], '--trust-proxy'],
  [['--trust-proxy', 'constructor'], '--trust-proxy'],
  [['--tls-cert', 'cert.pem'], 'come together'],
  [['--nonsense'], '--nonsense'],
  [['stray'], 'stray'],
])('%j is refused with a sentence', (args, part) => {
  const result = read(args);
  expect(result).toMatchObject({ ok: false, message: expect.stringContaining(part) });
});

test('links in e-mails lead to where people reach the server, or to this computer: a Host header must not tell them', () => {
  const SMTP_URL = 'smtp://localhost';
  expect(read(['--port', '9090'], { SMTP_URL })).toMatchObject({
    options: { mail: { publicUrl: 'http://localhost:9090' } },
  });
  expect(
    read(['--public-url', 'https://tessera.example/'], { SMTP_URL, MAIL_FROM: 'keys@tessera.example' }),
  ).toMatchObject({
    options: { mail: { smtpUrl: SMTP_URL, from: 'keys@tessera.example', publicUrl: 'https://tessera.example' } },
  });
});
