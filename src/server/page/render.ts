import type { DeepLink } from './deep-link.ts';
import { escaped } from './text.ts';

/**
 * The page with the tags of a deep link in its head: title, description and the preview that messengers show.
 *
 * The page is ours and was built; only these tags hold anything that came with the request, and all of it is escaped.
 */
const TITLE = /<title>[^<]*<\/title>/;
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
    ...(link.words === undefined
      ? []
      : ([
          ['property', 'og:image', `${origin}/picture/${encodeURIComponent(link.words)}.png`],
          ['property', 'og:image:type', 'image/png'],
          ['property', 'og:image:width', '1200'],
          ['property', 'og:image:height', '630'],
          ['property', 'og:image:alt', `///${link.words}`],
          ['name', 'twitter:card', 'summary_large_image'],
        ] as const)),
  ];
  const head = [
    `<title>${escaped(link.title)}</title>`,
    ...tags.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`),
    `<link rel="canonical" href="${escaped(url)}">`,
  ].join('\n    ');
  // A function, so that a `$&` in the words is not taken for a pattern.
  return html.replace(GENERAL, '').replace(TITLE, () => head);
};
