import type { DetailMessages } from './en.ts';

export const ru: DetailMessages = {
  copyLink: 'Ссылка',
  print: 'Печать',
  qrCode: 'QR-код',
  openIn: 'Открыть в',
  otherApp: 'Другое приложение',
  heardTitle: 'Верно расслышали?',
  heardNone: 'Ни один другой адрес не похож на этот ни на слух, ни на вид.',
  heardSummary: {
    one: '{count} адрес можно спутать с этим. Ближайший, {words}, — в {distance} отсюда.',
    few: '{count} адреса можно спутать с этим. Ближайший, {words}, — в {distance} отсюда.',
    many: '{count} адресов можно спутать с этим. Ближайший, {words}, — в {distance} отсюда.',
    other: '{count} адреса можно спутать с этим. Ближайший, {words}, — в {distance} отсюда.',
  },
  findLanguage: 'Найти язык',
  noLanguage: 'Нет языка с таким названием.',
};
