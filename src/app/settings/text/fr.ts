import type { SettingsMessages } from './en.ts';

export const fr: SettingsMessages = {
  automatic: 'Automatique',
  appearance: 'Apparence',
  themeSystem: 'Appareil',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  mapEmbedded: 'Intégrée',
  mapOnline: 'En ligne',
  mapSatellite: 'Satellite',
  mapStyleHint: 'La carte intégrée fonctionne hors connexion et ne sollicite aucun autre serveur.',
  streetsFrom: 'Les rues viennent de {server}.',
  units: 'Unités',
  metric: 'Mètres',
  imperial: 'Pieds, miles',
  engine: 'Les adresses viennent de',
  enginePage: 'Cette page',
  engineServer: 'Un serveur',
  enginePageHint: 'Les adresses sont calculées sur cet appareil. Vos recherches ne sont envoyées à personne.',
  embedMap: 'Cette carte sur votre page',
  engineInUse: 'Les adresses viennent de {server}',
  serverAddress: 'Adresse du serveur',
  serverKey: 'Clé d’API',
  serverKeyHint: 'La clé reste dans ce navigateur et n’est envoyée qu’à ce serveur.',
  serverConnect: 'Tester et utiliser',
  serverTesting: 'Test en cours…',
  serverConnected: 'Connecté. Le serveur a répondu en {milliseconds} ms.',
  aboutGridTitle: 'Trois mots pour chaque lieu',
  aboutGrid:
    'La Terre est divisée en carrés de trois mètres. Chacun a une adresse de trois mots, dans 27 langues, et ce sont toujours les mêmes.',
  aboutCheckTitle: 'Une erreur se remarque',
  aboutCheck:
    'Chaque mot porte un chiffre de contrôle. Les mots qui se ressemblent à l’oreille ou à l’œil n’ont jamais le même : une adresse mal comprise mène très loin, où tout le monde le voit, et pas à côté.',
  aboutHereTitle: 'Tout se passe sur votre appareil',
  aboutHere:
    'La page a tout ce qu’il faut pour trouver les adresses, sans compte ni connexion. Les lieux enregistrés restent dans ce navigateur.',
  licence: 'Licence',
  licenceText: 'Tessera est un logiciel libre sous licence MIT.',

  'bad-address': 'Ce n’est pas une adresse web. Exemple : https://tessera.example',
  'needs-https': 'Cette page ne peut se connecter à un serveur qu’en https.',
  'forbidden-by-page':
    'Cette page n’autorise pas la connexion à ce serveur. La personne qui l’héberge peut l’autoriser.',
  unreachable: 'Personne ne répond à cette adresse. Vérifiez-la, et que le serveur fonctionne.',
  'forbidden-by-server': 'Un serveur répond, mais ne laisse pas cette page lire la réponse (CORS).',
  'too-slow': 'Le serveur a mis trop de temps à répondre.',
  'missing-key': 'Ce serveur demande une clé d’API.',
  'wrong-key': 'Le serveur ne connaît pas cette clé d’API.',
  quota: 'Cette clé d’API a épuisé son quota pour le moment.',
  'not-tessera': 'Quelque chose répond, mais ce n’est pas un serveur Tessera.',
  'other-addresses':
    'Ce serveur utilise une autre version des données : ses adresses diffèrent de celles de cette page.',
};
