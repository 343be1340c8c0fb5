import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';
import type { Connection } from './connection.ts';
import { loadFailureMessages } from './text/messages.ts';

type Failure = Exclude<Connection, { readonly ok: true }>;

/** Why a connection failed, in the person's language. */
export const failureText = async ({ reason, detail }: Failure): Promise<string> => {
  // Not the server's fault: only what the engine in the page said can help.
  if (reason === 'not-compared') return say('failed', { reason: detail });
  const { pageLanguage } = useStore.getState();
  // Without its file (no network, an old page on a new server) English is better than nothing.
  const messages = await loadFailureMessages[pageLanguage]().catch(() => loadFailureMessages.en());
  return [messages[reason], detail === '' ? '' : `(${detail})`].filter((part) => part !== '').join(' ');
};
