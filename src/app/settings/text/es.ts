import type { FailureMessages } from './en.ts';

export const es: FailureMessages = {
  'bad-address': 'Eso no es una dirección web. Debería ser como https://tessera.example',
  'needs-https': 'Esta página solo puede conectarse a servidores por https.',
  'forbidden-by-page': 'Esta página no permite conectarse a ese servidor. Quien la gestiona puede permitirlo.',
  unreachable: 'Nadie responde en esta dirección. Revísala y comprueba que el servidor funcione.',
  'forbidden-by-server': 'Un servidor responde, pero no deja que esta página lea la respuesta (CORS).',
  'too-slow': 'El servidor ha tardado demasiado en responder.',
  'missing-key': 'Este servidor necesita una clave de API.',
  'wrong-key': 'El servidor no conoce esta clave de API.',
  quota: 'Esta clave de API ha agotado su cuota por ahora.',
  'not-tessera': 'Algo responde ahí, pero no es un servidor de Tessera.',
  'other-addresses':
    'Este servidor tiene otra versión de los datos: sus direcciones no coinciden con las de esta página.',
};
