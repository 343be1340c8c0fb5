import { escaped } from '../page/text.ts';
import { framed } from './frame.ts';
import type { DeskMessageKey } from './text/en.ts';
import type { Speech } from './text/speech.ts';

/**
 * The pages people see around keys: HTML from the server that works without a script.
 *
 * Everything that came from outside goes through `escaped`; there is no other way into these pages.
 */

/** What a key may ask; 0 is no limit. Undefined where any key passes and nothing is counted. */
export type KeyLimits = { readonly perDay: number; readonly perSecond: number } | undefined;

/** What is wrong with a field, by the name of the message that says it. */
export type FieldFaults = { readonly name?: DeskMessageKey; readonly email?: DeskMessageKey };

export type RegisterView = {
  readonly limits: KeyLimits;
  readonly sendsMail: boolean;
  readonly name?: string;
  readonly email?: string;
  readonly faults?: FieldFaults;
  /** What no field is to blame for. */
  readonly trouble?: DeskMessageKey;
};

type Field = {
  readonly id: 'name' | 'email';
  readonly label: string;
  readonly attributes: string;
  readonly value: string;
  readonly hint: string | undefined;
  readonly fault: string | undefined;
  /** The first field to be mended has the focus, so that its fault is the first thing heard. */
  readonly isFirstFault: boolean;
};

const fieldHtml = ({ id, label, attributes, value, hint, fault, isFirstFault }: Field): string => {
  const told = [fault === undefined ? '' : `${id}-fault`, hint === undefined ? '' : `${id}-hint`].filter(Boolean);
  return `<div class="field">
<label for="${id}">${escaped(label)}</label>
${fault === undefined ? '' : `<p class="fault" id="${id}-fault" role="alert">${escaped(fault)}</p>`}
<input id="${id}" name="${id}" ${attributes} required placeholder=" " value="${escaped(value)}"${
    told.length === 0 ? '' : ` aria-describedby="${told.join(' ')}"`
  }${fault === undefined ? '' : ' aria-invalid="true"'}${isFirstFault ? ' autofocus' : ''}>
${hint === undefined ? '' : `<p class="hint" id="${id}-hint">${escaped(hint)}</p>`}
</div>`;
};

const limitsHtml = ({ say, number, path }: Speech, limits: KeyLimits): string => {
  const counted = [
    { most: limits?.perDay ?? 0, of: say('perDay') },
    { most: limits?.perSecond ?? 0, of: say('perSecond') },
  ].filter(({ most }) => most > 0);
  const list = counted
    .map(({ most, of }) => `<div><dt>${escaped(of)}</dt><dd>${escaped(number(most))}</dd></div>`)
    .join('\n');
  return `<aside class="card">
${list === '' ? '' : `<h2>${escaped(say('allows'))}</h2>\n<dl class="limits">\n${list}\n</dl>`}
<p><a href="${path('/docs')}">${escaped(say('reference'))}</a></p>
</aside>`;
};

export const registerPage = (speech: Speech, view: RegisterView): string => {
  const { say, path } = speech;
  const { limits, sendsMail, name = '', email = '', faults = {}, trouble } = view;
  const told = (fault: DeskMessageKey | undefined): string | undefined =>
    fault === undefined ? undefined : say(fault);
  const fields = [
    fieldHtml({
      id: 'name',
      label: say('name'),
      attributes: 'maxlength="100" autocomplete="name" dir="auto"',
      value: name,
      hint: undefined,
      fault: told(faults.name),
      isFirstFault: faults.name !== undefined,
    }),
    fieldHtml({
      id: 'email',
      label: say('email'),
      attributes: 'type="email" maxlength="254" autocomplete="email"',
      value: email,
      hint: sendsMail ? say('emailUse') : undefined,
      fault: told(faults.email),
      isFirstFault: faults.name === undefined && faults.email !== undefined,
    }),
  ];
  return framed(speech, {
    title: say('title'),
    intro: say('intro'),
    languagesAt: '/register',
    body: `<div class="beside">
<form class="card" method="post" action="${path('/account/keys')}">
${trouble === undefined ? '' : `<p class="notice" role="alert">${escaped(say(trouble))}</p>`}
${fields.join('\n')}
<button class="button" type="submit">${escaped(say('get'))}</button>
</form>
${limitsHtml(speech, limits)}
</div>`,
  });
};

type Secret = { readonly id: string; readonly title: string; readonly use: string; readonly secret: string };

/** A click selects all of it, by style alone; the button shows itself when its script is there. */
const secretHtml = ({ say }: Speech, { id, title, use, secret }: Secret, isFirst: boolean): string =>
  `<section class="card${isFirst ? ' is-first' : ''}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escaped(title)}</h2>
<code class="secret" id="${id}" dir="ltr" translate="no">${escaped(secret)}</code>
<div class="copy">
<button class="button${isFirst ? '' : ' is-quiet'}" type="button" hidden data-copies="${id}" aria-describedby="${id}-title">${escaped(say('copy'))}</button>
<output class="hint" data-says="${escaped(say('copied'))}">${escaped(say('selects'))}</output>
</div>
<p>${escaped(use)}</p>
</section>`;

const PLACEHOLDERS = { key: 'YOUR_KEY', token: 'YOUR_TOKEN' } as const;

/** A line for a terminal, with what is to be replaced marked. */
const commandHtml = (command: string, placeholder: string): string =>
  `<pre dir="ltr" translate="no"><code>${escaped(command).replace(placeholder, `<mark>${placeholder}</mark>`)}</code></pre>`;

export type Issued = {
  readonly key: string;
  readonly managementToken: string;
  readonly waitsForMail: boolean;
  /** Where people reach this server. */
  readonly origin: string;
};

export const issuedPage = (speech: Speech, { key, managementToken, waitsForMail, origin }: Issued): string => {
  const { say, path } = speech;
  const { key: ofKey, token: ofToken } = PLACEHOLDERS;
  // In a header, never in the address: addresses are kept in histories and logs.
  const ask = `curl -H "X-Api-Key: ${ofKey}" "${origin}/v3/convert-to-3wa?coordinates=51.508,-0.128"`;
  const list = `curl -H "Authorization: Bearer ${ofToken}" "${origin}/account/keys"`;
  return framed(speech, {
    title: say('issuedTitle'),
    intro: say('onlyNow'),
    copies: true,
    body: `${waitsForMail ? `<p class="notice" role="alert">${escaped(say('waits'))}</p>` : ''}
${secretHtml(speech, { id: 'key', title: say('key'), use: say('keyUse'), secret: key }, true)}
${secretHtml(speech, { id: 'token', title: say('token'), use: say('tokenUse'), secret: managementToken }, false)}
<section class="card" aria-labelledby="next">
<h2 id="next">${escaped(say('nextTitle'))}</h2>
<p>${escaped(say('askFirst', ofKey))}</p>
${commandHtml(ask, ofKey)}
<p>${escaped(say('listKeys', ofToken))}</p>
${commandHtml(list, ofToken)}
<p><a href="${path('/docs')}">${escaped(say('reference'))}</a></p>
</section>`,
  });
};

export const confirmPage = (speech: Speech, account: string, token: string): string => {
  const { say, path } = speech;
  return framed(speech, {
    title: say('confirmTitle'),
    intro: say('confirmIntro'),
    body: `<form method="post" action="${path('/account/confirm')}">
<input type="hidden" name="account" value="${escaped(account)}">
<input type="hidden" name="token" value="${escaped(token)}">
<button class="button" type="submit">${escaped(say('confirm'))}</button>
</form>`,
  });
};

export const confirmedPage = (speech: Speech): string => {
  const { say, path } = speech;
  return framed(speech, {
    title: say('worksTitle'),
    intro: say('works'),
    body: `<p><a href="${path('/docs')}">${escaped(say('reference'))}</a></p>`,
  });
};

/** What did not happen, and the way back to the form. */
const sorryPage = (speech: Speech, title: DeskMessageKey, reason: DeskMessageKey): string => {
  const { say, path } = speech;
  return framed(speech, {
    title: say(title),
    intro: say(reason),
    body: `<p><a class="button is-quiet" href="${path('/register')}">${escaped(say('title'))}</a></p>`,
  });
};

export const deadLinkPage = (speech: Speech): string => sorryPage(speech, 'deadLinkTitle', 'deadLink');

export const awayPage = (speech: Speech): string => sorryPage(speech, 'awayTitle', 'away');
