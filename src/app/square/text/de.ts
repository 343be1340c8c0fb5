import type { DetailMessages } from './en.ts';

export const de: DetailMessages = {
  copyLink: 'Link kopieren',
  print: 'Drucken',
  qrCode: 'QR-Code',
  openIn: 'Öffnen in',
  otherApp: 'Andere App',
  heardTitle: 'Richtig verstanden?',
  heardNone: 'Keine andere Adresse klingt oder sieht so aus.',
  heardSummary: {
    one: '{count} Adresse könnte man hiermit verwechseln: {words}, {distance} entfernt.',
    other: '{count} Adressen könnte man hiermit verwechseln. Die nächste, {words}, liegt {distance} entfernt.',
  },
  findLanguage: 'Sprache suchen',
  noLanguage: 'Keine Sprache heißt so.',
};
