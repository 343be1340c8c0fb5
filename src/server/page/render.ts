import type { DeepLink } from './deep-link.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './picture.ts';
import { escaped } from './text.ts';

/**
 * The page with the tags of a deep link in its head: title, description and the preview that messengers show.
 *
 * The page is ours and was built; only these tags hold anything that came with the request, and all of it is escaped.
 */
const TITLE = /<title>[^<]*<\/title>/;
/** The files of the map, which the build names (vite.config.ts). */
const MAP_FILES = /<meta name="map-files" content="([^"]*)">/;

/** The scripts that the map does not need. */
const PAGE_SCRIPTS = /<link rel="modulepreload" fetchpriority="low"/g;
/** What the browser asks for first, which the map's files stand before: half a dozen files travel at a time. */
const FIRST_SCRIPT = '<script type="module"';

/**
 * A link to a view is a wish for the map: its files, the largest of all, are asked for before the page's own. Those wait
 * until the map's are here (src/app/map/first-view.ts), and are read when they are wanted: a browser reads a
 * `modulepreload` at once, beside the map's first drawing.
 */
const mapFirst = (html: string): string => {
  const files = MAP_FILES.exec(html)?.[1];
  if (files === undefined) return html;
  const links = files
    .split(' ')
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="${file}">`
        : `<link rel="modulepreload" crossorigin href="${file}">`,
    )
    .join('\n    ');
  return html
    .replace(MAP_FILES, '')
    .replace(PAGE_SCRIPTS, '<link rel="preload" as="script" media="not all"')
    .replace(FIRST_SCRIPT, () => `${links}\n    ${FIRST_SCRIPT}`);
};

/** What the built page says about itself in general, and a deep link says better. */
const GENERAL = /\s*<meta\s+(?:name="description"|property="og:[a-z:]+"|name="twitter:[a-z:]+")[^>]*>/g;

export const renderPage = (html: string, link: DeepLink, origin: string): string => {
  const url = `${origin}${link.path}`;
  const tags: readonly (readonly [kind: string, name: string, content: string])[] = [
    ['name', 'description', link.description],
    ['property', 'og:site_name', 'Tessera'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', link.title],
    ['property', 'og:description', link.description],
    ['property', 'og:url', url],
    ['property', 'og:image', `${origin}/picture/${encodeURIComponent(link.words ?? `@${link.lat},${link.lng}`)}.png`],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(PICTURE_WIDTH)],
    ['property', 'og:image:height', String(PICTURE_HEIGHT)],
    [
      'property',
      'og:image:alt',
      `A small map with a mark, and ${link.words === undefined ? 'its coordinates' : `///${link.words}`}`,
    ],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const head = [
    `<title>${escaped(link.title)}</title>`,
    ...tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`),
    `<link rel="canonical" href="${escaped(url)}">`,
  ].join('\n    ');
  const page = link.words === undefined ? mapFirst(html) : html;
  // A function, so that a `$&` in the words is not taken for a pattern.
  return page.replace(GENERAL, '').replace(TITLE, () => head);
};
