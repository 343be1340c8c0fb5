/**
 * The endings, prefixes and spelling changes of each language's word families, all in folded letters.
 *
 * The lists lean to the wide side: derived words (-chen, -lik, -mente) stand beside inflected ones, because people
 * remember the one for the other.
 */
import type { LanguageCode } from '../lexicon/languages.ts';

export type Affixes = {
  readonly endings?: string;
  readonly prefixes?: string;
  /** Letters that must remain. */
  readonly stem?: number;
  /** A root of its own making, where words change inside. */
  readonly skeleton?: (word: string) => string;
  /** Spelling changes at the cut, applied to what remains. */
  readonly mend?: readonly (readonly [pattern: RegExp, replacement: string])[];
};

const singleFinal: readonly [RegExp, string] = [/([bcdfgklmnprstvz])\1$/, '$1'];

/** Arabic plurals change the vowels inside and may add an alef before: كتاب and كتب, ولد and اولاد. */
const arabicSkeleton = (word: string): string =>
  word
    .replace(/^و?ال(?=...)/, '')
    .replace(/^ا(?=...)/, '')
    .replace(/(?<=.)[اويئؤء]/g, '')
    .replace(/(?<=..)ه$/, '');

/** The e that comes and goes: palec and palce, otec and otce. */
const fleeting: readonly [RegExp, string] = [/e([^aeiouy])$/, '$1'];

/** The weak and the strong grade of a Finnish stem: katu and kadut, kauppa and kaupat, ranta and rannat. */
const gradation: readonly (readonly [RegExp, string])[] = [
  [/([kpt])\1([aeiouy]*)$/, '$1$2'],
  [/d([aeiouy]*)$/, 't$1'],
  [/v([aeiouy]*)$/, 'p$1'],
  [/n[nt]([aeiouy]*)$/, 'nt$1'],
  [/n[gk]([aeiouy]*)$/, 'nk$1'],
  [/m[mp]([aeiouy]*)$/, 'mp$1'],
  [/l[lt]([aeiouy]*)$/, 'lt$1'],
  [/r[rt]([aeiouy]*)$/, 'rt$1'],
];

/** Locatives, relatives, perfects and extended verbs. */
const nguniEndings = 'a e i ni ini eni yo ile wa iwa isa ela ana anga';

const nguniNouns =
  'umu um u aba abe abo ab o imi im ili i ama ame am izi iz isi is in izin izim ulu ulw ubu ub uku ukw ku kw';

export const AFFIXES: Readonly<Partial<Record<LanguageCode, Affixes>>> = {
  de: {
    endings:
      'e en er ern es em n s t te ten tes ter tem et st est in innen chen lein ste sten ster end ende ete eten etes der dem den um us a nen',
  },
  nl: {
    endings: 'e en s es n t te ten de den je jes tje tjes er ers eren end ende ere ste',
    mend: [singleFinal, [/v$/, 'f'], [/z$/, 's'], [/([aeou])\1(?=[^aeiou]$)/, '$1']],
  },
  af: {
    endings: 'e en s es er ers ste te tjie tjies jie jies ie ies des',
    mend: [singleFinal, [/w$/, 'f'], [/([aeou])\1(?=[^aeiou]$)/, '$1'], [/([aeo])g$/, '$1']],
  },
  sv: {
    endings:
      'a ar arna arnas en ens er erna ernas ers et ets n ns na nas or orna t s e ade at ad ande are ast aste as de te des da ts ats ar',
    mend: [singleFinal, [/ck$/, 'k'], [/e([lrn])$/, '$1']],
  },
  da: {
    endings: 'e en ens er erne ernes ers et ets es s n ne nes r t te ede ende ere est este de des tes',
    mend: [singleFinal, [/e([lrn])$/, '$1']],
  },
  no: {
    endings: 'e en ens er ene enes ers et ets a s n ne r t te ende ere est este de tt dd rne tte des',
    mend: [singleFinal, [/e([lrn])$/, '$1']],
  },
  en: {
    endings: 's es ed ing ings er ers est ly d r y ies ied ier iest ily ness n en us i um a',
    mend: [singleFinal, [/[iey]$/, ''], [/v$/, 'f']],
  },
  fr: {
    endings:
      's x e es ee ees er ez ai ait ais aient ant ante ants antes ent eur eurs euse euses rice rices aux al ale ales if ive ifs ives era eront ir it i is ie ies u us ue ues ail se te ne tte sse me esse',
    mend: [[/v$/, 'f']],
  },
  it: {
    endings:
      'o a i e he hi are ere ire ato ata ati ate ito ita iti ite uto uta uti ute ando endo ante anti ente enti mente ia io ie',
  },
  es: {
    endings: 's es o a os as e ar er ir ado ada ados adas ido ida idos idas ando iendo an en mente',
    mend: [
      [/c$/, 'z'],
      [/qu$/, 'c'],
      [/gu$/, 'g'],
    ],
  },
  pt: {
    endings:
      's es o a os as e ar er ir ado ada ados adas ido ida idos idas ando endo indo am em ao oes aes eis ais ois al el ol il is m ns mente ram va vam ria riam ra res cao coes',
  },
  ru: {
    endings:
      'а я о е ы и у ю ой ей ий ый ая яя ое ее ые ие ого его ому ему ом ем ым им ых их ами ями ах ях ов ев ам ям ью ию иям иях ия ти ть л ла ло ли ет ит ют ут ат ят ешь ишь й ь ка ки ку кой ок ек ии ием ал ать ает ают али ала ья ьев ьям ьями ена енок онок ята ат ин ина ины',
    mend: [[/[ео]([^аеиоуыэюя])$/, '$1']],
  },
  pl: {
    endings:
      'a e y i o u ow om ami ach em ie iem ego emu ej ych ich ym im ymi imi ac ec ic yc al ala alo ali aly il ila ilo ili ily yl yla ylo yli yly ek ka ki ke owi owie sz my cie am ia iu ja ej eta ata',
    mend: [fleeting, [/c$/, 'k'], [/dz$/, 'g'], [/rz$/, 'r']],
  },
  cs: {
    endings:
      'a e i y o u ou em ech ach um am ami emi ich ych eho ho emu ej ym im ymi imi at et it ut al ala alo ali aly il ila ilo ili ily ovi ove ek ka ky ku te me eni ani iho ata',
    mend: [fleeting, [/c$/, 'k']],
  },
  el: {
    endings:
      'οσ η ο α ι ε ω ων ουσ ησ ασ εσ εισ οι ου ον ει ουμε ετε ουν αμε ατε αν ια ιου ιων μα ματα ματοσ ματων εσ ετε εται ονται αω αει αν ησα ησε ηση ησει ται σε σει αδεσ εδεσ ουδεσ',
  },
  mn: {
    endings:
      'ууд уудын нууд чууд үүд үүдийн нүүд чүүд ын ийн ны ний ы ий н д т г ыг ийг аас ээс оос өөс аар ээр оор өөр тай тэй той х сан сэн сон сөн на нэ но нө в ж ч аад ээд оод өөд даг дэг дог дөг лаа лээ лоо лөө аа ээ оо өө гч гүй жээ чээ нд даа дээ гаа гээ',
    mend: [[/[аэоө]$/, '']],
  },
  fi: {
    endings:
      't n a ta tta ssa sta lla lta lle ksi na ja ia ien jen den iin in en an on un hin han hon hun issa ista illa ilta ille iksi ina issa ttaa nsa mme nyt nut vat tava us uksen uus',
    mend: gradation,
  },
  tr: {
    endings:
      'lar ler i u in un e a da de ta te dan den tan ten yi yu ya ye nin nun si su im um lari leri larin lerin lara lere larda lerde mak mek mis di ti du tu ir er ar iyor li lu lik luk ni nu na ne nde nda ini unu ina ine ip an la le yla yle',
    mend: [
      [/g$/, 'k'],
      [/b$/, 'p'],
      [/d$/, 't'],
    ],
  },
  id: {
    prefixes: 'ber di ter pe pem pen peng per se ke me mem men meng',
    stem: 4,
    endings: 'nya kan an i ku mu lah kah',
  },
  ko: {
    endings:
      '은 는 이 가 을 를 의 에 로 으로 와 과 도 만 들 들이 들을 들은 들의 에서 에게 까지 부터 다 하다 한 하는 하고 하기 했다 해 된 되는 되다 적 적인 적으로 인',
    stem: 2,
  },
  ja: { endings: 'たち ら ども る た て い く さ な に の する した して ない ます', stem: 3 },
  ar: {
    skeleton: arabicSkeleton,
    prefixes: 'ال و وال بال لل ب ل ف',
    endings: 'ون ين ات ان ه ها هم هن ي يه نا ك وا تا تين',
  },
  sw: { endings: 'ni wa na sha ia ika ana ea', prefixes: 'm mw wa w mi my ki ch vi vy ji ma ku kw n ny u', stem: 3 },
  xh: { prefixes: nguniNouns, endings: nguniEndings, stem: 3 },
  zu: { prefixes: nguniNouns, endings: nguniEndings, stem: 3 },
};
