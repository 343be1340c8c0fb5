import type { PageLanguage } from '../text/languages.ts';

/** What whoever is here for the first time is told. It is painted before the other words of the page are here. */
export const HINTS: Readonly<Record<PageLanguage, string>> = {
  en: 'Pick any spot on the map to get its three words, or search for an address.',
  de: 'Wähle einen Punkt auf der Karte für seine drei Wörter, oder suche eine Adresse.',
  fr: 'Choisissez un point sur la carte pour obtenir ses trois mots, ou cherchez une adresse.',
  es: 'Elige un punto del mapa para obtener sus tres palabras, o busca una dirección.',
  pt: 'Escolha um ponto no mapa para ver as três palavras dele, ou procure um endereço.',
  it: 'Scegli un punto sulla mappa per avere le sue tre parole, oppure cerca un indirizzo.',
  nl: 'Kies een plek op de kaart voor de drie woorden ervan, of zoek een adres.',
  pl: 'Wybierz punkt na mapie, aby poznać jego trzy słowa, albo wyszukaj adres.',
  ru: 'Выберите точку на карте, чтобы узнать её три слова, или найдите адрес.',
  tr: 'Üç kelimesini görmek için haritada bir nokta seçin ya da bir adres arayın.',
  ar: 'اختر أي نقطة على الخريطة لتحصل على كلماتها الثلاث، أو ابحث عن عنوان.',
  zh: '在地图上任选一点，即可得到它的三个词；也可以搜索地址。',
  ja: '地図上の好きな場所を選ぶと3つの単語が出ます。住所の検索もできます。',
  ko: '지도에서 아무 곳이나 고르면 세 단어가 나옵니다. 주소를 검색해도 됩니다.',
};
