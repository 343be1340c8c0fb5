import type { DetailMessages } from './en.ts';

export const nl: DetailMessages = {
  copyLink: 'Link kopiëren',
  print: 'Afdrukken',
  qrCode: 'QR-code',
  openIn: 'Openen in',
  otherApp: 'Andere app',
  heardTitle: 'Goed verstaan?',
  heardNone: 'Geen ander adres klinkt zo of ziet er zo uit.',
  heardSummary: {
    one: '{count} adres is hiermee te verwarren: {words}, op {distance} afstand.',
    other: '{count} adressen zijn hiermee te verwarren. Het dichtstbijzijnde, {words}, ligt op {distance} afstand.',
  },
  findLanguage: 'Zoek een taal',
  noLanguage: 'Geen taal met deze naam.',
};
