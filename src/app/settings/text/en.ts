import type { MessagesLike } from '../../text/en.ts';

/** English: what only settings and their companions say. Apart from the rest, so that a first visit does not carry it. */
export const en = {
  automatic: 'Automatic',
  appearance: 'Appearance',
  themeSystem: 'Device',
  themeLight: 'Light',
  themeDark: 'Dark',
  mapEmbedded: 'Built-in',
  mapOnline: 'Online',
  mapSatellite: 'Satellite',
  mapStyleHint: 'The built-in map works offline and asks no other server.',
  streetsFrom: 'Streets come from {server}.',
  units: 'Units',
  metric: 'Metres',
  imperial: 'Feet, miles',
  engine: 'Addresses come from',
  enginePage: 'This page',
  engineServer: 'A server',
  enginePageHint: 'Addresses are worked out on this device. What you look for is sent to nobody.',
  embedMap: 'Put this map on your page',
  engineInUse: 'Addresses come from {server}',
  serverAddress: 'Server address',
  serverKey: 'API key',
  serverKeyHint: 'The key is kept in this browser and sent to this server only.',
  serverConnect: 'Test and use',
  serverTesting: 'Testing …',
  serverConnected: 'Connected. The server answered in {milliseconds} ms.',
  aboutGridTitle: 'Three words for every place',
  aboutGrid:
    'The Earth is divided into squares of three metres. Each has an address of three words, in 27 languages, and it is always the same three.',
  aboutCheckTitle: 'A slip is noticed',
  aboutCheck:
    'Every word carries a check digit. Words that sound or look alike never share one, so a misheard address lands far away, where everybody notices, and not next door.',
  aboutHereTitle: 'It works on your device',
  aboutHere:
    'The page has everything it needs to find addresses, with no account and no connection. Saved places stay in this browser.',
  licence: 'Licence',
  licenceText: 'Tessera is open source under the MIT licence.',

  // What a person can do about it, for every way in which a connection fails.
  'bad-address': 'That is not a web address. It should look like https://tessera.example',
  'needs-https': 'This page can only connect to servers over https.',
  'forbidden-by-page': 'This page does not allow connections to that server. Whoever runs the page can allow it.',
  unreachable: 'Nobody answers at this address. Check it, and whether the server is running.',
  'forbidden-by-server': 'A server answers, but it does not let this page read the answer (CORS).',
  'too-slow': 'The server took too long to answer.',
  'missing-key': 'This server needs an API key.',
  'wrong-key': 'The server does not know this API key.',
  quota: 'This API key has used up what it may ask for now.',
  'not-tessera': 'Something answers there, but it is not a Tessera server.',
  'other-addresses': 'This server has another version of the data, so its addresses differ from those of this page.',
} as const;

export type SettingsKey = keyof typeof en;
export type SettingsMessages = MessagesLike<typeof en>;
