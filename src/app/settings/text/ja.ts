import type { FailureMessages } from './en.ts';

export const ja: FailureMessages = {
  'bad-address': 'ウェブアドレスではありません。例：https://tessera.example',
  'needs-https': 'このページから接続できるのはhttpsのサーバーだけです。',
  'forbidden-by-page': 'このページはそのサーバーへの接続を許可していません。ページの運営者が許可できます。',
  unreachable: 'このアドレスから応答がありません。アドレスと、サーバーが動いているかを確認してください。',
  'forbidden-by-server': 'サーバーは応答しましたが、このページからは読み取れません（CORS）。',
  'too-slow': 'サーバーの応答に時間がかかりすぎました。',
  'missing-key': 'このサーバーにはAPIキーが必要です。',
  'wrong-key': 'サーバーはこのAPIキーを認識しません。',
  quota: 'このAPIキーは現在の利用上限に達しました。',
  'not-tessera': '応答はありますが、Tesseraのサーバーではありません。',
  'other-addresses': 'このサーバーはデータの版が異なり、住所がこのページと一致しません。',
};
