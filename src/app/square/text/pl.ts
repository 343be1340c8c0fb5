import type { DetailMessages } from './en.ts';

export const pl: DetailMessages = {
  copyLink: 'Kopiuj link',
  print: 'Drukuj',
  qrCode: 'Kod QR',
  openIn: 'Otwórz w',
  otherApp: 'Inna aplikacja',
  heardTitle: 'Dobrze słychać?',
  heardNone: 'Żaden inny adres nie brzmi ani nie wygląda podobnie.',
  heardSummary: {
    one: 'Z tym adresem można pomylić {count} adres: {words}, odległość {distance}.',
    few: 'Z tym adresem można pomylić {count} adresy. Najbliższy, {words}, jest w odległości {distance}.',
    many: 'Z tym adresem można pomylić {count} adresów. Najbliższy, {words}, jest w odległości {distance}.',
    other: 'Z tym adresem można pomylić {count} adresu. Najbliższy, {words}, jest w odległości {distance}.',
  },
  findLanguage: 'Znajdź język',
  noLanguage: 'Nie ma języka o tej nazwie.',
};
