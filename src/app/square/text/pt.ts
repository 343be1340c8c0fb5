import type { DetailMessages } from './en.ts';

export const pt: DetailMessages = {
  copyLink: 'Copiar link',
  print: 'Imprimir',
  qrCode: 'Código QR',
  openIn: 'Abrir em',
  otherApp: 'Outro aplicativo',
  heardTitle: 'Ouviu bem?',
  heardNone: 'Nenhum outro endereço soa ou se parece com este.',
  heardSummary: {
    one: '{count} endereço pode ser confundido com este: {words}, a {distance}.',
    other: '{count} endereços podem ser confundidos com este. O mais próximo, {words}, fica a {distance}.',
  },
  findLanguage: 'Procurar um idioma',
  noLanguage: 'Nenhum idioma com esse nome.',
};
