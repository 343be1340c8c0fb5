import { escaped } from '../page/text.ts';
import COPY_SCRIPT from './copy.js?raw';
import FORM_STYLE from './form.css?inline';
import { DESK_LANGUAGES, directionOf } from './text/languages.ts';
import type { Speech } from './text/speech.ts';

export { COPY_SCRIPT, FORM_STYLE };

/** What surrounds every page of the desk: the mark that leads home, the title, and the languages where they can be changed. */
export type Frame = {
  readonly title: string;
  readonly intro?: string;
  readonly body: string;
  /** The button that copies is the only script; no other page has one. */
  readonly copies?: boolean;
  /** Where the page is asked for in another language. What was posted can not be asked for again. */
  readonly languagesAt?: string;
};

const languageLinks = ({ language, say }: Speech, path: string): string => {
  const links = Object.entries(DESK_LANGUAGES).map(
    ([code, name]) =>
      `<li><a href="${path}?ui=${code}" lang="${code}" hreflang="${code}" dir="auto"${
        code === language ? ' aria-current="true"' : ''
      }>${name}</a></li>`,
  );
  return `<nav class="languages" aria-label="${escaped(say('language'))}">
<ul>
${links.join('\n')}
</ul>
</nav>`;
};

export const framed = (speech: Speech, { title, intro, body, copies, languagesAt }: Frame): string => `<!doctype html>
<html lang="${speech.language}" dir="${directionOf(speech.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfbf8">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e1b18">
<title>${escaped(title)} · Tessera</title>
<link rel="stylesheet" href="/register/style.css">
<link rel="icon" href="/icon.svg" type="image/svg+xml">${
  copies === true ? '\n<script src="/register/copy.js" defer></script>' : ''
}
</head>
<body>
<header class="top">
<a href="${speech.path('/')}" aria-label="Tessera"><img src="/icon.svg" alt="" width="40" height="40"></a>
<h1>${escaped(title)}</h1>
${intro === undefined ? '' : `<p class="intro">${escaped(intro)}</p>`}
</header>
<main>
${body}
</main>
${languagesAt === undefined ? '' : languageLinks(speech, languagesAt)}
</body>
</html>
`;
