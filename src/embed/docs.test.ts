import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '../app/text/languages.ts';
import { CONTROLS, MAPS, MODES, optionsIn } from './options.ts';
import { commandIn, THEMES } from './protocol.ts';

/** docs/embed.md holds what the code does: people copy from it. */
const text = readFileSync('docs/embed.md', 'utf8');

const EXAMPLES = {
  words: 'filled.count.soap',
  centre: '51.5,-0.12',
  zoom: '17',
  language: 'en',
  ui: 'ar',
  theme: 'dark',
  map: 'plain',
  controls: 'none',
  mode: 'view',
  accent: '#c2410c',
  origin: 'https://shop.example',
};

test('every option is told, and can be read', () => {
  const { options, wrong } = optionsIn(new URLSearchParams(EXAMPLES));
  expect(wrong).toEqual([]);
  expect(Object.keys(options)).toEqual(Object.keys(EXAMPLES));
  for (const name of Object.keys(EXAMPLES)) expect(text).toContain(`\`${name}\``);
});

test('every value of an option is told', () => {
  for (const value of [...MAPS, ...MODES, ...THEMES, ...Object.keys(PAGE_LANGUAGES)]) {
    expect(text).toContain(`\`${value}\``);
  }
  expect(text).toContain(`\`${CONTROLS.join(',')}\``);
});

test('the frame that people copy has no option that can not be read', () => {
  const queries = [...text.matchAll(/\/embed\?([^"]+)"/g)].map(([, query]) => query);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) expect(optionsIn(new URLSearchParams(query)).wrong).toEqual([]);
});

test('every command and every event is told', () => {
  for (const type of ['ready', 'select', 'move', 'error', 'clear', 'flyTo', 'setLanguage', 'setTheme']) {
    expect(text).toContain(`| \`${type}\` |`);
  }
  expect(commandIn({ tessera: 1, type: 'select', words: EXAMPLES.words })).toBeDefined();
});
