import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RefusedError } from '../../client/client.ts';
import { languages } from '../queries/square.ts';
import LanguagePanel from './LanguagePanel.tsx';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('location', { search: '', pathname: '/' });
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
});
const { ask } = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('../queries/engine.ts', () => ({
  answeringServer: () => ({ url: 'https://tessera.example', key: 'k' }),
  client: { languages: ask },
  engine: vi.fn(),
}));

test('a list of languages that did not come is not one without a language by that name', async () => {
  ask.mockRejectedValue(new RefusedError(401, 'InvalidKey', 'no such key'));
  await new Promise<void>((resolve) => languages.watch('all', resolve));
  const shown = renderToStaticMarkup(
    createElement(LanguagePanel, { isSecond: false, onClose: () => undefined, onChosen: () => undefined }),
  );
  expect(shown).toContain('tessera.example no longer accepts your API key.');
  expect(shown).not.toContain('No language by this name.');
});
