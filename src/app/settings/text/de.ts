import type { FailureMessages } from './en.ts';

export const de: FailureMessages = {
  'bad-address': 'Das ist keine Webadresse. Sie sollte aussehen wie https://tessera.example',
  'needs-https': 'Diese Seite kann sich nur über https mit Servern verbinden.',
  'forbidden-by-page': 'Diese Seite erlaubt keine Verbindung zu diesem Server. Wer sie betreibt, kann sie freigeben.',
  unreachable: 'Unter dieser Adresse antwortet niemand. Prüfe sie, und ob der Server läuft.',
  'forbidden-by-server': 'Ein Server antwortet, lässt diese Seite die Antwort aber nicht lesen (CORS).',
  'too-slow': 'Der Server hat zu lange gebraucht.',
  'missing-key': 'Dieser Server braucht einen API-Schlüssel.',
  'wrong-key': 'Der Server kennt diesen API-Schlüssel nicht.',
  quota: 'Dieser API-Schlüssel hat sein Kontingent vorerst aufgebraucht.',
  'not-tessera': 'Dort antwortet etwas, aber kein Tessera-Server.',
  'other-addresses': 'Dieser Server hat andere Daten; seine Adressen stimmen mit denen dieser Seite nicht überein.',
};
