import type { MessagesLike } from '../../text/en.ts';

/** English: what only the opened card and the list of languages say. Apart from the rest, so that a first visit does not carry it. */
export const en = {
  copyLink: 'Copy link',
  print: 'Print',
  qrCode: 'QR code',
  openIn: 'Open in',
  otherApp: 'Another app',
  heardTitle: 'Heard it right?',
  heardNone: 'No other address sounds or looks like this one.',
  heardSummary: {
    one: '{count} address could be mistaken for this one: {words}, {distance} away.',
    other: '{count} addresses could be mistaken for this one. The nearest, {words}, is {distance} away.',
  },
  findLanguage: 'Find a language',
  noLanguage: 'No language by this name.',
} as const;

export type DetailKey = keyof typeof en;
export type DetailMessages = MessagesLike<typeof en>;
