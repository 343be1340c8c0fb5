import type { FailureMessages } from './en.ts';

export const zh: FailureMessages = {
  'bad-address': '这不是网址。应类似 https://tessera.example',
  'needs-https': '此页面只能通过 https 连接服务器。',
  'forbidden-by-page': '此页面不允许连接该服务器。页面的运营者可以放行。',
  unreachable: '该地址没有响应。请检查地址以及服务器是否在运行。',
  'forbidden-by-server': '有服务器响应，但不允许此页面读取（CORS）。',
  'too-slow': '服务器响应时间过长。',
  'missing-key': '此服务器需要 API 密钥。',
  'wrong-key': '服务器不认识这个 API 密钥。',
  quota: '此 API 密钥的配额暂时已用完。',
  'not-tessera': '那里有响应，但不是 Tessera 服务器。',
  'other-addresses': '此服务器的数据版本不同，其地址与此页面的不一致。',
};
