import type { SettingsMessages } from './en.ts';

export const nl: SettingsMessages = {
  automatic: 'Automatisch',
  appearance: 'Weergave',
  themeSystem: 'Apparaat',
  themeLight: 'Licht',
  themeDark: 'Donker',
  mapEmbedded: 'Ingebouwd',
  mapOnline: 'Online',
  mapSatellite: 'Satelliet',
  mapStyleHint: 'De ingebouwde kaart werkt offline en vraagt niets aan andere servers.',
  streetsFrom: 'Straten komen van {server}.',
  units: 'Eenheden',
  metric: 'Meter',
  imperial: 'Voet, mijl',
  engine: 'Adressen komen van',
  enginePage: 'Deze pagina',
  engineServer: 'Een server',
  enginePageHint: 'Adressen worden op dit apparaat berekend. Wat je zoekt, gaat naar niemand.',
  embedMap: 'Deze kaart op je pagina',
  engineInUse: 'Adressen komen van {server}',
  serverAddress: 'Adres van de server',
  serverKey: 'API-sleutel',
  serverKeyHint: 'De sleutel blijft in deze browser en gaat alleen naar deze server.',
  serverConnect: 'Testen en gebruiken',
  serverTesting: 'Testen …',
  serverConnected: 'Verbonden. De server antwoordde in {milliseconds} ms.',
  aboutGridTitle: 'Drie woorden voor elke plek',
  aboutGrid:
    'De aarde is verdeeld in vierkanten van drie meter. Elk heeft een adres van drie woorden, in 27 talen, en het zijn altijd dezelfde drie.',
  aboutCheckTitle: 'Een vergissing valt op',
  aboutCheck:
    'Elk woord draagt een controlecijfer. Woorden die op elkaar lijken of hetzelfde klinken, hebben nooit hetzelfde: een verkeerd verstaan adres ligt ver weg, waar iedereen het merkt, en niet hiernaast.',
  aboutHereTitle: 'Het werkt op je apparaat',
  aboutHere:
    'De pagina heeft alles om adressen te vinden, zonder account en zonder verbinding. Bewaarde plaatsen blijven in deze browser.',
  licence: 'Licentie',
  licenceText: 'Tessera is opensourcesoftware onder de MIT-licentie.',

  'bad-address': 'Dat is geen webadres. Het moet eruitzien als https://tessera.example',
  'needs-https': 'Deze pagina kan alleen via https verbinding maken met servers.',
  'forbidden-by-page':
    'Deze pagina staat geen verbinding met die server toe. De beheerder van de pagina kan dat wel doen.',
  unreachable: 'Op dit adres antwoordt niemand. Controleer het adres en of de server draait.',
  'forbidden-by-server': 'Er antwoordt een server, maar deze pagina mag het antwoord niet lezen (CORS).',
  'too-slow': 'De server deed er te lang over.',
  'missing-key': 'Deze server heeft een API-sleutel nodig.',
  'wrong-key': 'De server kent deze API-sleutel niet.',
  quota: 'Het tegoed van deze API-sleutel is voorlopig op.',
  'not-tessera': 'Daar antwoordt iets, maar het is geen Tessera-server.',
  'other-addresses':
    'Deze server heeft een andere versie van de gegevens: de adressen verschillen van die op deze pagina.',
};
