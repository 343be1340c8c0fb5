import type { DetailMessages } from './en.ts';

export const it: DetailMessages = {
  copyLink: 'Copia link',
  print: 'Stampa',
  qrCode: 'Codice QR',
  openIn: 'Apri in',
  otherApp: 'Altra app',
  heardTitle: 'Hai sentito bene?',
  heardNone: 'Nessun altro indirizzo suona o appare come questo.',
  heardSummary: {
    one: '{count} indirizzo si potrebbe confondere con questo: {words}, a {distance}.',
    other: '{count} indirizzi si potrebbero confondere con questo. Il più vicino, {words}, è a {distance}.',
  },
  findLanguage: 'Cerca una lingua',
  noLanguage: 'Nessuna lingua con questo nome.',
};
