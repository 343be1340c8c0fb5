import type { FailureMessages } from './en.ts';

export const pl: FailureMessages = {
  'bad-address': 'To nie jest adres internetowy. Powinien wyglądać jak https://tessera.example',
  'needs-https': 'Ta strona może łączyć się z serwerami tylko przez https.',
  'forbidden-by-page': 'Ta strona nie zezwala na połączenia z tym serwerem. Może na nie zezwolić jej administrator.',
  unreachable: 'Pod tym adresem nikt nie odpowiada. Sprawdź adres i to, czy serwer działa.',
  'forbidden-by-server': 'Serwer odpowiada, ale nie pozwala tej stronie odczytać odpowiedzi (CORS).',
  'too-slow': 'Serwer odpowiadał zbyt długo.',
  'missing-key': 'Ten serwer wymaga klucza API.',
  'wrong-key': 'Serwer nie zna tego klucza API.',
  quota: 'Limit tego klucza API jest na razie wyczerpany.',
  'not-tessera': 'Coś tam odpowiada, ale nie jest to serwer Tessera.',
  'other-addresses': 'Ten serwer ma inną wersję danych, więc jego adresy różnią się od adresów tej strony.',
};
