import type { DetailMessages } from './en.ts';

export const zh: DetailMessages = {
  copyLink: '复制链接',
  print: '打印',
  qrCode: '二维码',
  openIn: '打开方式',
  otherApp: '其他应用',
  heardTitle: '听对了吗？',
  heardNone: '没有其他地址与它音近或形近。',
  heardSummary: { other: '有 {count} 个地址可能与它混淆。最近的是 {words}，相距 {distance}。' },
  findLanguage: '查找语言',
  noLanguage: '没有叫这个名字的语言。',
};
