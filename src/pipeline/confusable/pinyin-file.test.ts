import { expect, test } from 'vitest';
import { CorruptDataError } from '../../engine/problem.ts';
import { openPinyin } from '../../engine/sound/pinyin.ts';
import { soundKey } from '../../engine/sound/sound-key.ts';
import { commonCharacters, pinyinFile } from './pinyin-file.ts';
import { characterPinyin } from './readings.ts';

const characters = commonCharacters();
const bytes = pinyinFile(characters);
const pinyin = openPinyin(bytes);

test('every common character is read as the dictionary reads it', () => {
  expect(characters.size).toBeGreaterThan(8_500);
  for (const character of characters) {
    expect(pinyin.syllablesOf(character)).toEqual(characterPinyin.syllablesOf(character));
  }
});

const heard =
  '实施 = 事实, 知道 = 指导, 南方 = 蓝方, 银河 = 引合, 人民 = 人名, 山 = 三, 风 = 分, 乘 = 成, 学校 / 医院, 北京 / 南京, 大 / 小, 国 = 國';

test.each(heard.split(', '))('%s', (pair) => {
  const [one = '', sign, other = ''] = pair.split(' ');
  expect(soundKey(one, 'zh', pinyin) === soundKey(other, 'zh', pinyin)).toBe(sign === '=');
});

test('without the table characters stand for themselves', () => {
  expect(soundKey('实施', 'zh')).toBe('实施');
});

test.each([
  ['cut off', bytes.slice(0, bytes.byteLength - 1)],
  ['empty', new ArrayBuffer(0)],
  ['another file', new ArrayBuffer(64)],
])('a file that is %s is refused', (_name, broken) => {
  expect(() => openPinyin(broken)).toThrow(CorruptDataError);
});
