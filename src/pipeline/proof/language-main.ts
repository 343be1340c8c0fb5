/** One language in a process of its own: `tsx language-main.ts CODE SAMPLE` prints what was measured as JSON. */
import { languageOf } from '../../engine/lexicon/languages.ts';
import { measureLanguage, WINDOW_KILOMETRES } from './language.ts';

const [code = '', sample = '0'] = process.argv.slice(2);
const language = languageOf(code);
if (language === undefined) throw new Error(`"${code}" is none of the languages`);
process.stdout.write(JSON.stringify(await measureLanguage(language.code, Number(sample), WINDOW_KILOMETRES)));
