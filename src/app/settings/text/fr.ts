import type { FailureMessages } from './en.ts';

export const fr: FailureMessages = {
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
