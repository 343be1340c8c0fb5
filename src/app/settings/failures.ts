import { say } from '../text/messages.ts';
import type { Connection } from './connection.ts';
import { saySettings } from './text/messages.ts';

type Failure = Exclude<Connection, { readonly ok: true }>;

/** Why a connection failed, in the person's language. */
export const failureText = ({ reason, detail }: Failure): string =>
  // Not the server's fault: only what the engine in the page said can help.
  reason === 'not-compared'
    ? say('failed', { reason: detail })
    : [saySettings(reason), detail === '' ? '' : `(${detail})`].filter((part) => part !== '').join(' ');
