import type { DetailMessages } from './en.ts';

export const ko: DetailMessages = {
  copyLink: '링크 복사',
  print: '인쇄',
  qrCode: 'QR 코드',
  openIn: '다른 지도에서 열기',
  otherApp: '다른 앱',
  heardTitle: '제대로 들으셨나요?',
  heardNone: '소리나 모양이 비슷한 다른 주소가 없습니다.',
  heardSummary: { other: '혼동할 수 있는 주소는 {count}개입니다. 가장 가까운 {words}도 {distance} 떨어져 있습니다.' },
  findLanguage: '언어 찾기',
  noLanguage: '이 이름의 언어가 없습니다.',
};
