import { expect, test } from 'vitest';
import { elementSnippet, frameSnippet } from './snippet.ts';

const server = 'https://map.example';

test('the element carries its options as attributes', () => {
  expect(
    elementSnippet(server, { words: 'filled.count.soap', theme: 'dark', controls: ['search', 'card'] }, 'place'),
  ).toBe(
    '<script src="https://map.example/embed.js" async></script>\n' +
      '<tessera-map name="place" words="filled.count.soap" theme="dark" controls="search,card"></tessera-map>',
  );
});

test('the frame carries its options in its address', () => {
  expect(frameSnippet(server, { centre: { lat: 51.5, lng: -0.12 }, mode: 'view' }, 'Map')).toBe(
    '<iframe src="https://map.example/embed?centre=51.5%2C-0.12&amp;mode=view" title="Map" width="100%" height="400" ' +
      'allow="geolocation; clipboard-write" loading="lazy"></iframe>',
  );
  expect(frameSnippet(server, {}, 'Map')).toContain('src="https://map.example/embed"');
});

test('nothing that is typed can leave its attribute', () => {
  const typed = '"><script>alert(1)</script>';
  for (const snippet of [
    elementSnippet(server, { words: typed }, typed),
    frameSnippet(server, { words: typed }, typed),
  ]) {
    expect(snippet.match(/<script>/g)).toBeNull();
    expect(snippet.match(/<\/?(script|iframe|tessera-map)/g)?.length).toBe(snippet.startsWith('<iframe') ? 2 : 4);
  }
});
