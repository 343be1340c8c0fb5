/** The code that people copy into their pages: an element with its script, or a plain frame. */
import { type FrameOptions, queryOf, textsOf } from '../options.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const attributes = (pairs: readonly (readonly [name: string, text: string])[]): string =>
  pairs.map(([name, text]) => ` ${name}="${escaped(text)}"`).join('');

export const elementSnippet = (server: string, options: FrameOptions, name: string): string => {
  const pairs = [...(name === '' ? [] : [['name', name] as const]), ...textsOf(options)];
  return `<script src="${escaped(server)}/embed.js" async></script>\n<tessera-map${attributes(pairs)}></tessera-map>`;
};

export const frameSnippet = (server: string, options: FrameOptions, title: string): string => {
  const query = queryOf(options);
  const pairs = [
    ['src', `${server}/embed${query === '' ? '' : `?${query}`}`],
    ['title', title],
    ['width', '100%'],
    ['height', '400'],
    ['allow', 'geolocation; clipboard-write'],
    ['loading', 'lazy'],
  ] as const;
  return `<iframe${attributes(pairs)}></iframe>`;
};
