import type { DetailMessages } from './en.ts';

export const tr: DetailMessages = {
  copyLink: 'Bağlantı',
  print: 'Yazdır',
  qrCode: 'QR kodu',
  openIn: 'Şurada aç',
  otherApp: 'Başka uygulama',
  heardTitle: 'Doğru mu duyuldu?',
  heardNone: 'Buna benzeyen, kulağa böyle gelen başka adres yok.',
  heardSummary: {
    one: 'Bununla karıştırılabilecek {count} adres var: {words}, {distance} uzakta.',
    other: 'Bununla karıştırılabilecek {count} adres var. En yakını, {words}, {distance} uzakta.',
  },
  findLanguage: 'Dil ara',
  noLanguage: 'Bu adda bir dil yok.',
};
