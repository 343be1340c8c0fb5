/**
 * Rules of single languages that tell an inflected form where spellers and dictionaries are silent.
 *
 * `stemOf` names the base form when a rule recognises an inflection; `isLikelyBase` judges words no dictionary lists.
 */
import { type Candidate, Evidence } from './candidate.ts';

export type Morphology = {
  /** False where words do not change, or where no speller knows how. */
  readonly inflects: boolean;
  readonly stemOf: (word: Candidate) => string | undefined;
  readonly isLikelyBase: (word: Candidate) => boolean;
};

type Lexicon = ReadonlyMap<string, Candidate>;

const isListed = (word: Candidate | undefined): boolean => word !== undefined && word.headwords + word.translations > 0;

/** How infinitives end, on folded letters. A verb that does not end like this is one of its own forms. */
const infinitive: Readonly<Record<string, RegExp>> = {
  af: /./,
  cs: /(t|ti|ci|se)$/,
  da: /[eaoiuy]$/,
  de: /n$/,
  el: /(ω|μαι)$/,
  es: /(ar|er|ir|se)$/,
  fi: /a$/,
  fr: /(er|ir|re)$/,
  it: /(re|rsi)$/,
  nl: /n$/,
  no: /[eaoiuy]$/,
  pl: /(c|sie)$/,
  pt: /(ar|er|ir|or|se)$/,
  ru: /(ть|ти|чь|ся|сь)$/,
  sv: /[aeoiuy]s?$/,
  tr: /m[ae]k$/,
};

/** A word whose first certain part of speech is a verb, but which does not look like an infinitive. */
export const isVerbForm = (word: Candidate, language: string): boolean =>
  /^[-x]*v/.test(word.speech) && infinitive[language]?.test(word.folded) === false;

/** A word nobody lists that becomes a listed infinitive with one of these endings is an imperative or a verb stem. */
const bareStem =
  (endings: readonly string[], lexicon: Lexicon) =>
  (word: Candidate): string | undefined =>
    isListed(word) ? undefined : endings.map((end) => word.folded + end).find((verb) => isListed(lexicon.get(verb)));

/**
 * German dictionaries list conjugated verbs and plurals, but name a part of speech for base forms only. Participles they
 * call adjectives; as one more form of a verb they wait behind it.
 */
const germanForm =
  (lexicon: Lexicon) =>
  (word: Candidate): string | undefined => {
    if (word.headwords > 0 && !/[nvad]/.test(word.speech))
      return word.stems.find((stem) => stem !== word.folded) ?? word.folded;
    const root = /^(.*?)ge(.{2,})(?:e?t|en)$/.exec(word.folded);
    if (!root || word.speech.startsWith('n')) return undefined;
    const verbs = [`${root[1]}${root[2]}en`, `${root[1]}${root[2]}n`];
    return verbs.find((verb) => verb !== word.folded && isListed(lexicon.get(verb)));
  };

/** Mongolian spellers store verbs as bare stems; people quote them with -х. */
const mongolianStem = (word: Candidate): string | undefined =>
  word.marks.includes('V') && (word.evidence & Evidence.frequencyList) === 0 ? `${word.folded}х` : undefined;

/** Indonesian derivation makes words of their own (membaca, makanan); only clitics make forms of a word. */
const indonesianClitic =
  (lexicon: Lexicon) =>
  (word: Candidate): string | undefined => {
    const bare = /^(?:ku|kau)?(.{3,}?)(?:nya|ku|mu|lah|kah|pun)?$/.exec(word.folded)?.[1];
    return isListed(word) || bare === word.folded || bare === undefined || !lexicon.has(bare) ? undefined : bare;
  };

const turkishEnding = /^(.{2,}?)(?:[iuae]|y[iuae]|s[iu]|y?l[ae]|[td][ae]n?|n?[iu]n|[iu]m|l[ae]r[iuae]?|l[ae]r[iu]n)$/;
const turkishPredicate =
  /([ae]n|[iu]p|[ae]r[ae]k|[dt][iu](gi|gu|k|m|n)|[dt][iu]gim|m[iu]s|[ae]c[ae][kg]i?|m[ae]s[iu]|m[ae]kt[ae]|yor)$/;

/** Turkish: the speller's headwords hold many cases and participles. */
const turkishCase =
  (lexicon: Lexicon) =>
  (word: Candidate): string | undefined => {
    const bare = turkishEnding.exec(word.folded)?.[1];
    return isListed(word) || bare === undefined || !isListed(lexicon.get(bare)) ? undefined : bare;
  };

/** The Arabic article is written as part of the word. */
const withoutArticle =
  (lexicon: Lexicon) =>
  (word: Candidate): string | undefined => {
    const bare = word.folded.startsWith('ال') ? word.folded.slice(2) : '';
    return bare.length > 2 && lexicon.has(bare) ? bare : undefined;
  };

const swahiliSubject = '(?:ni|u|a|tu|m|wa|i|zi|li|ya|ki|vi|ku|pa|mu|si|hu|ha|hai|hau|hawa|hatu|ham|hazi|haya)';
const swahiliTense = '(?:na|li|ta|me|ka|ki|nge|ngali|sha|ja|taka|po|na[a-z]{1,2}o|li[a-z]{0,2}o|si[a-z]{1,2}o)';
const swahiliObject = '(?:ni|ku|m|mw|tu|wa|i|zi|li|ya|ki|vi|u)?';

/** A Swahili sentence in one word: subject, tense and perhaps object before a known verb. */
const swahiliVerb = (lexicon: Lexicon) => {
  const verbs = new Set([...lexicon.keys()].filter((word) => lexicon.has(`ku${word}`)));
  const sentence = new RegExp(`^${swahiliSubject}${swahiliTense}?${swahiliObject}(.{3,})$`);
  return (word: Candidate): string | undefined => {
    const verb = sentence.exec(word.folded)?.[1];
    if (verb === undefined || word.headwords > 0) return undefined;
    const base = [verb, verb.replace(/[eiu]$/, 'a')].find((form) => verbs.has(form));
    return base === word.folded ? undefined : base;
  };
};

const nounOrInfinitive = /^(umu?|ulu|ubu|uku|isi|izi|ili|i[nm]|imi|ama|aba|[iu])[bcdfghjklmnpqrstvwxyz][a-z]*[aeiou]$/;
const predicateEnding = /(yo|ile|we|ni)$/;
const conjugated = /^(uya|uza|iya|iza(?!n)|[ui]ne|[ui]ye|[ui]zo|[ui]ng[au]|[ui]sa|[ui]seb)/;

/** Xhosa and Zulu: nouns with their class prefix, infinitives and imperatives stand alone; the rest are predicates. */
const isNguniBase =
  (lexicon: Lexicon) =>
  (word: Candidate): boolean => {
    const { folded } = word;
    if (folded.length > 3 && /^[^aeiou].*a$/.test(folded) && lexicon.has(`uku${folded}`)) return true;
    if (folded.startsWith('uku') && folded.endsWith('a')) return true;
    if ((word.evidence & Evidence.generated) !== 0) return false;
    return nounOrInfinitive.test(folded) && !predicateEnding.test(folded) && !conjugated.test(folded);
  };

/** Endings of Greek dictionary forms that few other forms share; the speller lists every form alike. */
const greekBase = /(οσ|ησ|ωση|ισμοσ|τητα|εια|ιση|μα|αρι|ακι|ειο|τηριο|ιζω|ωνω|ευω|αινω|αρω|ικη)$/;
const greekChanges: readonly (readonly [ending: RegExp, base: string])[] = [
  [/ησ$/, 'η'],
  [/η$/, 'οσ'],
  [/εια$/, 'ειο'],
  [/ια$/, 'ι'],
  [/α$/, 'ο'],
  [/α$/, 'οσ'],
  [/ησ$/, 'οσ'],
];

/** A Greek word nobody lists that changes into a listed one is one of its forms. */
const greekForm =
  (lexicon: Lexicon) =>
  (word: Candidate): string | undefined =>
    isListed(word)
      ? undefined
      : greekChanges
          .filter(([ending]) => ending.test(word.folded))
          .map(([ending, base]) => word.folded.replace(ending, base))
          .find((base) => base !== word.folded && lexicon.has(base));

const never = (): undefined => undefined;
const always = (): boolean => true;

export const morphologyOf = (language: string, lexicon: Lexicon): Morphology => {
  const plain: Morphology = { inflects: true, stemOf: never, isLikelyBase: always };
  switch (language) {
    case 'de':
      return { ...plain, stemOf: germanForm(lexicon) };
    case 'no':
    case 'da':
      return { ...plain, stemOf: bareStem(['e', 'ere'], lexicon) };
    case 'sv':
      return { ...plain, stemOf: bareStem(['a'], lexicon) };
    case 'nl':
      return { ...plain, stemOf: bareStem(['en'], lexicon) };
    case 'mn':
      return { ...plain, stemOf: mongolianStem };
    case 'ar':
      return { ...plain, stemOf: withoutArticle(lexicon) };
    case 'el':
      return { ...plain, stemOf: greekForm(lexicon), isLikelyBase: (word) => greekBase.test(word.folded) };
    case 'id':
      return { inflects: false, stemOf: indonesianClitic(lexicon), isLikelyBase: always };
    case 'tr':
      return {
        ...plain,
        stemOf: turkishCase(lexicon),
        isLikelyBase: (word) => !turkishPredicate.test(word.folded),
      };
    case 'sw':
      return { ...plain, inflects: false, stemOf: swahiliVerb(lexicon) };
    case 'xh':
    case 'zu':
      return { ...plain, inflects: false, isLikelyBase: isNguniBase(lexicon) };
    case 'fi':
    case 'ja':
    case 'th':
    case 'zh':
      return { ...plain, inflects: false };
    default:
      return plain;
  }
};
