import type { FailureMessages } from './en.ts';

export const ar: FailureMessages = {
  'bad-address': 'هذا ليس عنوان ويب. ينبغي أن يشبه https://tessera.example',
  'needs-https': 'لا تتصل هذه الصفحة بالخوادم إلا عبر https.',
  'forbidden-by-page': 'لا تسمح هذه الصفحة بالاتصال بذلك الخادم. يستطيع من يديرها السماح به.',
  unreachable: 'لا أحد يجيب على هذا العنوان. تحقق منه ومن أن الخادم يعمل.',
  'forbidden-by-server': 'هناك خادم يجيب، لكنه لا يسمح لهذه الصفحة بقراءة الجواب (CORS).',
  'too-slow': 'استغرق الخادم وقتًا طويلًا.',
  'missing-key': 'هذا الخادم يحتاج إلى مفتاح API.',
  'wrong-key': 'الخادم لا يعرف مفتاح API هذا.',
  quota: 'استنفد مفتاح API هذا حصته حاليًا.',
  'not-tessera': 'هناك ما يجيب، لكنه ليس خادم Tessera.',
  'other-addresses': 'لدى هذا الخادم إصدار آخر من البيانات، فعناوينه تختلف عن عناوين هذه الصفحة.',
};
