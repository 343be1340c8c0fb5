/** What is wrong with the messages of this page; see the gaps of the map's. */
import { gapsIn } from '../../../app/text/gaps.ts';
import { isPageLanguage, PAGE_LANGUAGES } from '../../../app/text/languages.ts';
import { en } from './en.ts';
import { loadBuildMessages } from './messages.ts';

const codes = Object.keys(PAGE_LANGUAGES).filter(isPageLanguage);
const all = await Promise.all(codes.map(async (code) => gapsIn(code, await loadBuildMessages[code](), en)));

export const allGaps: readonly string[] = all.flat();
