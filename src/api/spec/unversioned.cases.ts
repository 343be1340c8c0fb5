import { expect } from 'vitest';
import { answers, ask, type Case, type Json, plays, refuses } from './world.ts';

/** The earliest interface. */
const keysOf = (json: object): string => Object.keys(json).sort().join();

export const unversionedCases: readonly Case[] = [
  ...['/words', '/w3w'].flatMap((path) => [
    answers(
      'unversioned.words',
      path,
      ({ english }) => ({ string: english.words }),
      (json, { english }) => {
        expect(keysOf(json)).toBe('language,position,type,words');
        expect([json.type, json.words, json.language]).toEqual(['3 words', english.words.split('.'), 'en']);
        expect(json.position[0]).toBeCloseTo(english.centre.lat, 6);
        expect(json.position[1]).toBeCloseTo(english.centre.lng, 6);
      },
    ),
    answers(
      'unversioned.lang',
      path,
      ({ english }) => ({ string: english.words, lang: 'de' }),
      (json, { german }) => expect(json.words.join('.')).toBe(german.words),
    ),
  ]),
  answers('unversioned.position', '/position', { position: '51.521251,-0.203586' }, (json, { english }) => {
    expect(keysOf(json)).toBe('language,position,words');
    expect(json.words.join('.')).toBe(english.words);
  }),
  answers('unversioned.lang', '/position', { position: '51.521251,-0.203586', lang: 'de' }, (json, { german }) =>
    expect([json.words.join('.'), json.language]).toEqual([german.words, 'de']),
  ),
  ...['true', '1', 'TRUE'].map((corners) =>
    answers(
      'unversioned.corners',
      '/position',
      { position: '51.521251,-0.203586', corners },
      ({ corners, position }) => {
        const [[south, west], [north, east]] = corners;
        expect(south < position[0] && position[0] < north && west < position[1] && position[1] < east).toBe(true);
      },
    ),
  ),
  answers('unversioned.corners', '/position', { position: '1,2', corners: 'false' }, (json) =>
    expect(json.corners).toBeUndefined(),
  ),
  refuses('unversioned.corners', '/position', { position: '1,2', corners: 'maybe' }, 200, 'UE'),
  ...['', 'a', 'a b c', 'qqxqq.qqxqq.qqxqq'].map((string) =>
    refuses('unversioned.11', '/words', { string }, 200, '11'),
  ),
  refuses('unversioned.11', '/words', {}, 200, '11'),
  ...['', '1', 'a,b', '91,0'].map((position) => refuses('unversioned.21', '/position', { position }, 200, '21')),
  refuses('unversioned.41', '/position', { position: '1,2', lang: 'xx' }, 200, '41'),
  answers('unversioned.languages', '/get-languages', {}, ({ languages }) => {
    expect(languages.length).toBe(27);
    for (const language of languages) expect(keysOf(language)).toBe('code,name_display');
    expect(languages.map(({ code }: Json) => code)).toContain('sw');
  }),
  plays('unversioned.X2', 'another method is X2', async (world) => {
    const { status, json, headers } = await ask(world, '/words', 'string=a.b.c', { method: 'POST' });
    expect([status, json.error, headers.allow]).toEqual([405, 'X2', 'GET, OPTIONS']);
    expect(['/words', '/w3w', '/position'].map((path) => world.api.owns(path, '', 'POST'))).toEqual([true, true, true]);
  }),
  plays('unversioned.errors', 'an error is a code and a message under 200', async (world) => {
    const { status, json } = await ask(world, '/words', 'string=a.b.c');
    expect([status, keysOf(json), json.error]).toEqual([200, 'error,message', 'X1']);
  }),
];
