import type { DetailMessages } from './en.ts';

export const es: DetailMessages = {
  copyLink: 'Copiar enlace',
  print: 'Imprimir',
  qrCode: 'Código QR',
  openIn: 'Abrir en',
  otherApp: 'Otra aplicación',
  heardTitle: '¿Se ha oído bien?',
  heardNone: 'Ninguna otra dirección suena ni se ve como esta.',
  heardSummary: {
    one: '{count} dirección podría confundirse con esta: {words}, a {distance}.',
    other: '{count} direcciones podrían confundirse con esta. La más cercana, {words}, está a {distance}.',
  },
  findLanguage: 'Buscar un idioma',
  noLanguage: 'Ningún idioma con ese nombre.',
};
