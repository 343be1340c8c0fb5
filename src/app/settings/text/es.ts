import type { SettingsMessages } from './en.ts';

export const es: SettingsMessages = {
  automatic: 'Automático',
  appearance: 'Apariencia',
  themeSystem: 'Dispositivo',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  mapEmbedded: 'Integrado',
  mapOnline: 'En línea',
  mapSatellite: 'Satélite',
  mapStyleHint:
    'El mapa integrado funciona sin conexión y no consulta ningún otro servidor. Las calles son de OpenFreeMap.',
  units: 'Unidades',
  metric: 'Metros',
  imperial: 'Pies, millas',
  engine: 'Las direcciones vienen de',
  enginePage: 'Esta página',
  engineServer: 'Un servidor',
  enginePageHint: 'Las direcciones se calculan en este dispositivo. Lo que buscas no se envía a nadie.',
  embedMap: 'Este mapa en tu página',
  engineInUse: 'Las direcciones vienen de {server}',
  serverAddress: 'Dirección del servidor',
  serverKey: 'Clave de API',
  serverKeyHint: 'La clave se guarda en este navegador y solo se envía a este servidor.',
  serverConnect: 'Probar y usar',
  serverTesting: 'Probando…',
  serverConnected: 'Conectado. El servidor ha respondido en {milliseconds} ms.',
  aboutGridTitle: 'Tres palabras para cada lugar',
  aboutGrid:
    'La Tierra está dividida en cuadrados de tres metros. Cada uno tiene una dirección de tres palabras, en 27 idiomas, y siempre son las mismas.',
  aboutCheckTitle: 'Un desliz se nota',
  aboutCheck:
    'Cada palabra lleva un dígito de control. Las palabras que suenan o se escriben parecido nunca tienen el mismo: una dirección mal entendida queda muy lejos, donde todos lo notan, y no al lado.',
  aboutHereTitle: 'Funciona en tu dispositivo',
  aboutHere:
    'La página tiene todo lo necesario para encontrar direcciones, sin cuenta y sin conexión. Los lugares guardados se quedan en este navegador.',
  licence: 'Licencia',
  licenceText: 'Tessera es software libre con licencia MIT.',
  sources: 'Datos y créditos',

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
