import type { MessagesLike } from '../../text/en.ts';

/** English: what a person can do about it, for every way in which a connection fails. Few people ever read it. */
export const en = {
  'bad-address': 'That is not a web address. It should look like https://tessera.example',
  'needs-https': 'This page can only connect to servers over https.',
  'forbidden-by-page': 'This page does not allow connections to that server. Whoever runs the page can allow it.',
  unreachable: 'Nobody answers at this address. Check it, and whether the server is running.',
  'forbidden-by-server': 'A server answers, but it does not let this page read the answer (CORS).',
  'too-slow': 'The server took too long to answer.',
  'missing-key': 'This server needs an API key.',
  'wrong-key': 'The server does not know this API key.',
  quota: 'This API key has used up what it may ask for now.',
  'not-tessera': 'Something answers there, but it is not a Tessera server.',
  'other-addresses': 'This server has another version of the data, so its addresses differ from those of this page.',
} as const;

export type FailureMessages = MessagesLike<typeof en>;
