import type { DetailMessages } from './en.ts';

export const ar: DetailMessages = {
  copyLink: 'نسخ الرابط',
  print: 'طباعة',
  qrCode: 'رمز QR',
  openIn: 'فتح في',
  otherApp: 'تطبيق آخر',
  heardTitle: 'هل سمعته جيدًا؟',
  heardNone: 'لا يوجد عنوان آخر يشبه هذا العنوان لفظًا أو كتابة.',
  heardSummary: {
    zero: 'لا يوجد عنوان قد يختلط بهذا العنوان.',
    one: 'عنوان واحد قد يختلط بهذا العنوان: {words}، على بُعد {distance}.',
    two: 'عنوانان قد يختلطان بهذا العنوان. أقربهما {words} على بُعد {distance}.',
    few: '{count} عناوين قد تختلط بهذا العنوان. أقربها {words} على بُعد {distance}.',
    many: '{count} عنوانًا قد يختلط بهذا العنوان. أقربها {words} على بُعد {distance}.',
    other: '{count} عنوان قد يختلط بهذا العنوان. أقربها {words} على بُعد {distance}.',
  },
  findLanguage: 'ابحث عن لغة',
  noLanguage: 'لا توجد لغة بهذا الاسم.',
};
