import type { FailureMessages } from './en.ts';

export const nl: FailureMessages = {
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
