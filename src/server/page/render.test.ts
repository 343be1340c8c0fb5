import { expect, test } from 'vitest';
import type { DeepLink } from './deep-link.ts';
import { renderPage } from './render.ts';

const built = `<head>
    <title>Tessera</title>
    <meta name="description" content="in general" />
    <script type="module" src="/assets/index-3.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/page-4.js">
    <meta name="map-files" content="/assets/map-view-1.js /assets/map-view-2.css">
  </head>`;

const view: DeepLink = {
  path: '/@51.5,-0.12,17',
  title: 'Lambeth, London · Tessera',
  description: 'A map.',
  words: undefined,
  place: 'Lambeth, London',
  lat: 51.5,
  lng: -0.12,
};

test('a link to a view has the map fetched first, in the mode in which it is imported', () => {
  const page = renderPage(built, view, 'https://example.org');
  const script = '<link rel="modulepreload" crossorigin href="/assets/map-view-1.js">';
  expect(page).toContain(script);
  expect(page.indexOf(script)).toBeLessThan(page.indexOf('<script type="module"'));
  expect(page).toContain('<link rel="preload" as="style" crossorigin href="/assets/map-view-2.css">');
  expect(page).not.toContain('map-files');
  expect(page).toContain('<link rel="preload" as="script" media="not all" crossorigin href="/assets/page-4.js">');
});

test('a link to words does not: they come before the map', () => {
  const page = renderPage(built, { ...view, words: 'one.two.three' }, 'https://example.org');
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/page-4.js">');
  expect(page).not.toContain('href="/assets/map-view');
});

test('what came with the request is escaped, whatever it looks like', () => {
  const page = renderPage(built, { ...view, title: '"><script>$&', path: '/"<' }, 'https://example.org');
  expect(page).toContain('<title>&#34;&#62;&#60;script&#62;$&#38;</title>');
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('in general');
});
