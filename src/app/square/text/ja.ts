import type { DetailMessages } from './en.ts';

export const ja: DetailMessages = {
  copyLink: 'リンク',
  print: '印刷',
  qrCode: 'QRコード',
  openIn: '別の地図で開く',
  otherApp: '他のアプリ',
  heardTitle: '正しく聞き取れましたか？',
  heardNone: '音や見た目が似た住所はほかにありません。',
  heardSummary: { other: '間違えやすい住所は{count}件。最も近い {words} でも{distance}離れています。' },
  findLanguage: '言語を探す',
  noLanguage: 'この名前の言語はありません。',
};
