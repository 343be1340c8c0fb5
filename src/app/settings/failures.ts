import type { MessageKey } from '../text/en.ts';
import { say } from '../text/messages.ts';
import type { Connection } from './connection.ts';

type Reason = Exclude<Connection, { readonly ok: true }>['reason'];

/** What a person can do about it, for every way in which a connection fails. */
const SENTENCES = {
  'bad-address': 'serverBadAddress',
  'needs-https': 'serverNeedsHttps',
  'forbidden-by-page': 'serverForbiddenByPage',
  unreachable: 'serverUnreachable',
  'forbidden-by-server': 'serverForbidsOthers',
  'too-slow': 'serverTooSlow',
  'missing-key': 'serverMissingKey',
  'wrong-key': 'serverWrongKey',
  quota: 'serverQuota',
  'not-tessera': 'serverNotTessera',
  'other-addresses': 'serverOtherAddresses',
} as const satisfies Record<Exclude<Reason, 'not-compared'>, MessageKey>;

export const failureText = ({ reason, detail }: { readonly reason: Reason; readonly detail: string }): string => {
  // Not the server's fault: only what the engine in the page said can help.
  if (reason === 'not-compared') return say('failed', { reason: detail });
  return [say(SENTENCES[reason]), detail === '' ? '' : `(${detail})`].filter((part) => part !== '').join(' ');
};
