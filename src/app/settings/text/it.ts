import type { FailureMessages } from './en.ts';

export const it: FailureMessages = {
  'bad-address': 'Questo non è un indirizzo web. Dovrebbe essere come https://tessera.example',
  'needs-https': 'Questa pagina può collegarsi ai server solo tramite https.',
  'forbidden-by-page': 'Questa pagina non consente connessioni a quel server. Chi la gestisce può consentirle.',
  unreachable: 'A questo indirizzo non risponde nessuno. Controllalo, e verifica che il server sia attivo.',
  'forbidden-by-server': 'Un server risponde, ma non lascia leggere la risposta a questa pagina (CORS).',
  'too-slow': 'Il server ha impiegato troppo tempo a rispondere.',
  'missing-key': 'Questo server richiede una chiave API.',
  'wrong-key': 'Il server non conosce questa chiave API.',
  quota: 'Questa chiave API ha esaurito per ora la sua quota.',
  'not-tessera': 'Qualcosa risponde, ma non è un server Tessera.',
  'other-addresses':
    'Questo server ha un’altra versione dei dati: i suoi indirizzi sono diversi da quelli di questa pagina.',
};
