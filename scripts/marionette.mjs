/**
 * A Firefox driven through Marionette, the remote control that every Firefox has built in: messages of
 * `<bytes>:<JSON>` over TCP, a request `[0, id, command, parameters]`, its answer `[1, id, error, result]`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Nothing that needs a network, no first-run pages, and WebGL by software where there is no graphics card. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'webgl.force-enabled': true,
};

const connected = async (port, until) => {
  for (;;) {
    const socket = connect({ host: '127.0.0.1', port });
    const error = await new Promise((resolve) => {
      socket.once('connect', () => resolve(undefined));
      socket.once('error', resolve);
    });
    if (error === undefined) return socket;
    if (Date.now() > until) throw error;
    await pause(200);
  }
};

const messagesOf = (socket, onMessage) => {
  let bytes = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const colon = bytes.indexOf(58);
      if (colon < 0) return;
      const end = colon + 1 + Number(bytes.subarray(0, colon).toString('latin1'));
      if (bytes.length < end) return;
      onMessage(JSON.parse(bytes.subarray(colon + 1, end).toString('utf8')));
      bytes = bytes.subarray(end);
    }
  });
};

export async function openFirefox(program, port) {
  const profile = mkdtempSync(join(tmpdir(), 'tessera-firefox-'));
  const preferences = Object.entries({ ...PREFERENCES, 'marionette.port': port });
  const lines = preferences.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '800' },
  });
  const socket = await connected(port, Date.now() + 60_000);
  const waiting = new Map();
  messagesOf(socket, (message) => {
    // The first message says who answers; it has no number.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(`${error.error}: ${error.message}`));
    else resolve(result);
  });
  let last = 0;
  const ask = (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  const { capabilities } = await ask('WebDriver:NewSession', {});
  const evaluate = async (script, ...args) =>
    (await ask('WebDriver:ExecuteScript', { script: `return (${script})(...arguments)`, args })).value;
  const find = async (selector) => {
    const found = await ask('WebDriver:FindElement', { using: 'css selector', value: selector });
    return found.value[ELEMENT];
  };
  return {
    version: capabilities.browserVersion,
    open: (url) => ask('WebDriver:Navigate', { url }),
    evaluate,
    click: async (selector) => ask('WebDriver:ElementClick', { id: await find(selector) }),
    type: async (selector, text) => ask('WebDriver:ElementSendKeys', { id: await find(selector), text }),
    picture: async () => Buffer.from((await ask('WebDriver:TakeScreenshot', { full: false })).value, 'base64'),
    /** Until a function run in the page gives something true: that. */
    until: async (what, script, ...args) => {
      const end = Date.now() + 60_000;
      for (;;) {
        const value = await evaluate(script, ...args);
        if (value) return value;
        if (Date.now() > end) throw new Error(`waited a minute in vain for ${what}`);
        await pause(200);
      }
    },
    close: async () => {
      await ask('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      socket.destroy();
      firefox.kill();
      await pause(500);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
