/** `npm run data:pinyin`: writes public/data/pinyin.bin. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { commonCharacters, pinyinFile } from './pinyin-file.ts';

const LEXICON = 'data/words/zh.txt';
const lexicon = existsSync(LEXICON) ? readFileSync(LEXICON, 'utf8').replace(/\s/g, '') : '';
const bytes = new Uint8Array(pinyinFile([...commonCharacters(), ...lexicon]));
mkdirSync('public/data', { recursive: true });
writeFileSync('public/data/pinyin.bin', bytes);
console.log(`pinyin.bin: ${bytes.length} bytes, ${brotliCompressSync(bytes).length} compressed`);
