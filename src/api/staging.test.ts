import { describe, expect, it } from 'vitest';
import { type LanguageCode, openEngine } from '../engine/index.ts';
import { loadFromFolder } from '../pipeline/data-folder.ts';
import { EVERYBODY, openApi } from './index.ts';

/** An engine as a page has it: one language loaded, the others a promise away. */
const openPage = async ({ suggestsLater = false } = {}) => {
  const fetched: string[] = [];
  const engine = await openEngine({
    suggestsLater,
    load: (name) => {
      fetched.push(name);
      return loadFromFolder(name);
    },
  });
  await engine.loadLanguage('en');
  const api = openApi({ engine, keys: EVERYBODY, mapUrl: 'https://map.example' });
  const caller = { address: '', origin: '', overTls: true };
  const handle = (path: string, query: string) => api.handle('GET', `/v3/${path}`, query, () => undefined, caller);
  return { fetched, handle, engine };
};

const HERE = 'coordinates=51.521251,-0.203586';

const words = async (language: LanguageCode): Promise<string> => {
  const { engine } = await openPage();
  await engine.loadLanguage(language);
  const address = engine.toWords(51.521251, -0.203586, language);
  return address.ok ? address.value.words : '';
};

describe('an API whose languages are still on their way', () => {
  it('answers at once what is loaded, and later what is not', async () => {
    const { handle, fetched } = await openPage();
    expect(handle('convert-to-3wa', HERE)).toMatchObject({ status: 200 });
    const later = handle('convert-to-3wa', `${HERE}&language=de`);
    expect(later).toBeInstanceOf(Promise);
    expect(JSON.parse((await later).body).language).toBe('de');
    expect(fetched).toContain('words/de.lex');
    expect(handle('convert-to-3wa', `${HERE}&language=de`)).not.toBeInstanceOf(Promise);
  });

  it('looks for an address in one language after the other, and stops when it is found', async () => {
    const { handle, fetched } = await openPage();
    const reply = await handle('convert-to-coordinates', `words=${encodeURIComponent(await words('fr'))}`);
    expect(JSON.parse(reply.body).language).toBe('fr');
    expect(fetched.at(-1)).toBe('words/fr.lex');
  });

  it('fetches no language of another script', async () => {
    const { handle, fetched } = await openPage();
    const reply = await handle('convert-to-coordinates', `words=${encodeURIComponent(await words('el'))}`);
    expect(reply.status).toBe(200);
    expect(fetched.filter((name) => name.startsWith('words/'))).toEqual(['words/en.lex', 'words/el.lex']);
  });

  it('refuses what no language knows, after all have been asked', async () => {
    const { handle } = await openPage();
    expect((await handle('convert-to-coordinates', 'words=qqxqq.qqxqq.qqxqq')).code).toBe('BadWords');
  });

  it('has its first address without the code of suggestions, and fetches that when it is asked for some', async () => {
    const { handle, engine } = await openPage({ suggestsLater: true });
    expect(handle('convert-to-3wa', HERE)).toMatchObject({ status: 200 });
    expect(engine.canSuggest()).toBe(false);
    const asked = handle('autosuggest', `input=${(await words('en')).slice(0, -1)}`);
    expect(asked).toBeInstanceOf(Promise);
    expect(JSON.parse((await asked).body).suggestions.length).toBeGreaterThan(0);
    expect(engine.canSuggest()).toBe(true);
  });

  it('names what was meant by words that are no address, though it has to learn how first', async () => {
    const { handle } = await openPage({ suggestsLater: true });
    const asked = handle('convert-to-coordinates', `words=${(await words('en')).slice(0, -1)}q`);
    expect(JSON.parse((await asked).body).error.suggestion).toMatch(/^\p{L}+\.\p{L}+\.\p{L}+$/u);
  });

  it('learns how a language sounds in many turns, and does it once', async () => {
    const { engine } = await openPage();
    let turns = 0;
    const inTurn = <T>(work: () => T): Promise<T> => {
      turns++;
      return Promise.resolve(work());
    };
    const api = openApi({ engine, keys: EVERYBODY, inTurn });
    const caller = { address: '', origin: '', overTls: true };
    const said = `input-type=generic-voice&language=en&input=${(await words('en')).replaceAll('.', '+')}`;
    const ask = async () => api.handle('GET', '/v3/autosuggest', said, () => undefined, caller);
    const first = await ask();
    expect(JSON.parse(first.body).suggestions[0].words).toBe(await words('en'));
    expect(turns).toBeGreaterThan(10);
    turns = 0;
    expect((await ask()).body).toBe(first.body);
    expect(turns).toBeLessThan(5);
  });

  it('answers 500 when a language does not arrive, and again when it does', async () => {
    let away = true;
    const engine = await openEngine({
      load: (name) => (away && name.endsWith('.lex') ? Promise.reject(new Error('offline')) : loadFromFolder(name)),
    });
    const reported: string[] = [];
    const report = (_error: unknown, operation: string) => reported.push(operation);
    const api = openApi({ engine, keys: EVERYBODY, report });
    const caller = { address: '', origin: 'https://map.example', overTls: true };
    const once = async () => (await api.handle('GET', '/v3/convert-to-3wa', HERE, () => undefined, caller)).status;
    expect(await once()).toBe(500);
    away = false;
    expect(await once()).toBe(200);
    expect(reported).toEqual(['v3/convert-to-3wa']);
  });

  describe('without a network, when English and French are at hand', () => {
    const openOffline = async () => {
      const isKept = (name: string): boolean => !name.endsWith('.lex') || /(en|fr)\.lex$/.test(name);
      const engine = await openEngine({
        load: (name) => (isKept(name) ? loadFromFolder(name) : Promise.reject(new Error(`offline: ${name}`))),
      });
      await engine.loadLanguage('en');
      const api = openApi({ engine, keys: EVERYBODY });
      const caller = { address: '', origin: 'https://map.example', overTls: true };
      return (path: string, query: string) => api.handle('GET', `/v3/${path}`, query, () => undefined, caller);
    };

    it('finds the words of both, whatever stands between them', async () => {
      const ask = await openOffline();
      const found = await ask('convert-to-coordinates', `words=${encodeURIComponent(await words('fr'))}`);
      expect(JSON.parse(found.body).language).toBe('fr');
    });

    it('searches for what was meant in what is at hand', async () => {
      const ask = await openOffline();
      const typed = (await words('en')).replace(/^./, 'qx');
      const { status, body } = await ask('autosuggest', `input=${typed}&focus=51.521251,-0.203586`);
      expect(status).toBe(200);
      expect(JSON.parse(body).suggestions.length).toBeGreaterThan(0);
    });

    it('does not claim that unknown words are no address', async () => {
      const ask = await openOffline();
      expect((await ask('convert-to-coordinates', 'words=qqxqq.qqxqq.qqxqq')).status).toBe(500);
    });
  });
});
