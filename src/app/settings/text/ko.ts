import type { FailureMessages } from './en.ts';

export const ko: FailureMessages = {
  'bad-address': '웹 주소가 아닙니다. https://tessera.example 같은 형식이어야 합니다.',
  'needs-https': '이 페이지는 https 서버에만 연결할 수 있습니다.',
  'forbidden-by-page': '이 페이지는 해당 서버로의 연결을 허용하지 않습니다. 페이지 운영자가 허용할 수 있습니다.',
  unreachable: '이 주소에서 응답이 없습니다. 주소와 서버 작동 여부를 확인하세요.',
  'forbidden-by-server': '서버가 응답하지만 이 페이지가 응답을 읽도록 허용하지 않습니다(CORS).',
  'too-slow': '서버가 너무 늦게 응답합니다.',
  'missing-key': '이 서버에는 API 키가 필요합니다.',
  'wrong-key': '서버가 이 API 키를 알지 못합니다.',
  quota: '이 API 키의 사용 한도가 지금은 모두 소진되었습니다.',
  'not-tessera': '응답은 있지만 Tessera 서버가 아닙니다.',
  'other-addresses': '이 서버는 데이터 버전이 달라 주소가 이 페이지와 다릅니다.',
};
