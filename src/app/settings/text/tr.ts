import type { FailureMessages } from './en.ts';

export const tr: FailureMessages = {
  'bad-address': 'Bu bir web adresi değil. Şuna benzemeli: https://tessera.example',
  'needs-https': 'Bu sayfa sunuculara yalnızca https ile bağlanabilir.',
  'forbidden-by-page': 'Bu sayfa o sunucuya bağlanmaya izin vermiyor. Sayfayı yöneten kişi izin verebilir.',
  unreachable: 'Bu adreste yanıt veren yok. Adresi ve sunucunun çalıştığını kontrol edin.',
  'forbidden-by-server': 'Bir sunucu yanıt veriyor ama bu sayfanın yanıtı okumasına izin vermiyor (CORS).',
  'too-slow': 'Sunucunun yanıt vermesi çok uzun sürdü.',
  'missing-key': 'Bu sunucu bir API anahtarı istiyor.',
  'wrong-key': 'Sunucu bu API anahtarını tanımıyor.',
  quota: 'Bu API anahtarının kotası şimdilik doldu.',
  'not-tessera': 'Orada bir şey yanıt veriyor ama Tessera sunucusu değil.',
  'other-addresses': 'Bu sunucuda verilerin başka bir sürümü var; adresleri bu sayfadakilerden farklı.',
};
