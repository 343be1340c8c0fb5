import type { FailureMessages } from './en.ts';

export const pt: FailureMessages = {
  'bad-address': 'Isso não é um endereço web. Deve ser como https://tessera.example',
  'needs-https': 'Esta página só pode se conectar a servidores por https.',
  'forbidden-by-page': 'Esta página não permite conexões com esse servidor. Quem a mantém pode permitir.',
  unreachable: 'Ninguém responde neste endereço. Confira-o e veja se o servidor está funcionando.',
  'forbidden-by-server': 'Um servidor responde, mas não deixa esta página ler a resposta (CORS).',
  'too-slow': 'O servidor demorou demais para responder.',
  'missing-key': 'Este servidor precisa de uma chave de API.',
  'wrong-key': 'O servidor não conhece esta chave de API.',
  quota: 'Esta chave de API esgotou sua cota por enquanto.',
  'not-tessera': 'Algo responde ali, mas não é um servidor Tessera.',
  'other-addresses': 'Este servidor tem outra versão dos dados: seus endereços diferem dos desta página.',
};
