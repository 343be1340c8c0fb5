import { escaped } from '../page/text.ts';

/**
 * The pages people see around keys: plain HTML from the server, without a script, so that they work everywhere.
 *
 * Everything that came from outside goes through `escaped`; there is no other way into these pages.
 */

/** One file of style, served beside the pages: the content policy allows no inline style. */
export const FORM_STYLE = `
:root { color-scheme: light dark; --ink: #1c1917; --paper: #faf8f5; --card: #fff; --line: #d6d3d1; --accent: #c2410c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f5f5f4; --paper: #1c1917; --card: #292524; --line: #57534e; --accent: #fb923c; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px; background: var(--card); border-radius: 16px; }
h1 { margin: 0 0 8px; font-size: 24px; }
label { display: block; margin-top: 16px; font-weight: 600; }
input { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px;
  background: transparent; color: inherit; font: inherit; }
button { min-height: 48px; margin-top: 24px; padding: 8px 24px; border: 0; border-radius: 8px; background: var(--accent);
  color: var(--card); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { display: block; padding: 12px; border: 1px solid var(--line); border-radius: 8px; overflow-wrap: anywhere;
  user-select: all; }
[role="alert"] { padding: 12px; border-left: 4px solid var(--accent); }
a { color: var(--accent); }
`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · Tessera</title>
<link rel="stylesheet" href="/register/style.css">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;

export const registerPage = (problem?: string, name = '', email = ''): string =>
  page(
    'Get a key',
    `<p>A key lets your program ask this server. It is free. The map needs none.</p>
${problem === undefined ? '' : `<p role="alert">${escaped(problem)}</p>`}
<form method="post" action="/account/keys">
<label for="name">Your name or your project</label>
<input id="name" name="name" required maxlength="100" autocomplete="name" value="${escaped(name)}">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" required maxlength="254" autocomplete="email" value="${escaped(email)}">
<button type="submit">Get a key</button>
</form>`,
  );

export const issuedPage = (key: string, managementToken: string, waitsForMail: boolean): string =>
  page(
    'Your key',
    `<p>Both are shown only now. We keep no copy, so put them in a safe place.</p>
${waitsForMail ? '<p role="alert">The key starts to work when you answer the e-mail we have just sent.</p>' : ''}
<h2>Key</h2>
<code>${escaped(key)}</code>
<p>Send it as the parameter <b>key</b> or the header <b>X-Api-Key</b>.</p>
<h2>Management token</h2>
<code>${escaped(managementToken)}</code>
<p>It lists, rotates and switches off your keys. Never put it into a program.</p>
<p><a href="/docs">How to ask</a></p>`,
  );

export const confirmPage = (account: string, token: string): string =>
  page(
    'Switch on your key',
    `<p>One press, and your key works.</p>
<form method="post" action="/account/confirm">
<input type="hidden" name="account" value="${escaped(account)}">
<input type="hidden" name="token" value="${escaped(token)}">
<button type="submit">Switch on my key</button>
</form>`,
  );

export const messagePage = (title: string, message: string): string => page(title, `<p>${escaped(message)}</p>`);
