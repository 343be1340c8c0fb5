/**
 * Finds, or on a Debian machine where we are root installs, the programs that tests need and npm does not bring.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const onPath = (name) => spawnSync('sh', ['-c', 'command -v "$1" || ls "/usr/sbin/$1"', 'sh', name]).status === 0;

function install(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  spawnSync('apt-get', ['update', '-qq'], { stdio, env, timeout: 300_000 });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio,
    env,
    timeout: 900_000,
  });
}

/** Names of Debian packages that are called like their program; returns those that are not to be had. */
export function debianTools(names) {
  const missing = names.filter((name) => !onPath(name));
  if (missing.length > 0) install(missing);
  return names.filter((name) => !onPath(name));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
const own = await playwrightsOwn().catch(() => '');

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function chromiumPath() {
  const found = () => [process.env.CHROMIUM_PATH ?? '', own, ...SYSTEM].find((path) => path !== '' && existsSync(path));
  if (found() === undefined) install(['chromium']);
  return found();
}
