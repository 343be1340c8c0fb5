import type { DetailMessages } from './en.ts';

export const fr: DetailMessages = {
  copyLink: 'Copier le lien',
  print: 'Imprimer',
  qrCode: 'Code QR',
  openIn: 'Ouvrir dans',
  otherApp: 'Autre application',
  heardTitle: 'Bien entendu ?',
  heardNone: 'Aucune autre adresse ne lui ressemble, ni à l’oreille ni à l’œil.',
  heardSummary: {
    one: '{count} adresse pourrait être confondue avec celle-ci : {words}, à {distance}.',
    other: '{count} adresses pourraient être confondues avec celle-ci. La plus proche, {words}, est à {distance}.',
  },
  findLanguage: 'Chercher une langue',
  noLanguage: 'Aucune langue de ce nom.',
};
