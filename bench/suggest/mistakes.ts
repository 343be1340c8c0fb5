/**
 * Mistakes as people make them, seeded. The sources are keyboards (which finger slips where) and the classes of common
 * misspellings that spelling research lists (omission, doubling, exchange, a vowel for a vowel, the letters of one
 * sound). No weight here is taken from the engine, and letters are changed in the real spelling, before any folding.
 */
export type Random = () => number;

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const cyrillicRows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const greekRows = ['ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'];
const arabicRows = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'];

const besideOnKeyboard = (letter: string): string => {
  for (const board of [rows, cyrillicRows, greekRows, arabicRows]) {
    for (const [at, row] of board.entries()) {
      const column = row.indexOf(letter);
      if (column < 0) continue;
      const around = [
        row[column - 1],
        row[column + 1],
        board[at - 1]?.[column],
        board[at - 1]?.[column + 1],
        board[at + 1]?.[column],
        board[at + 1]?.[column - 1],
      ];
      return around.filter((other) => other !== undefined).join('');
    }
  }
  return '';
};

const spelling: readonly (readonly [from: string, to: string])[] = [
  ['ie', 'ei'],
  ['ei', 'ie'],
  ['ph', 'f'],
  ['ck', 'k'],
  ['c', 'k'],
  ['k', 'c'],
  ['s', 'z'],
  ['z', 's'],
  ['c', 's'],
  ['y', 'i'],
  ['i', 'y'],
  ['th', 't'],
  ['gh', 'g'],
  ['v', 'w'],
  ['w', 'v'],
  ['qu', 'kw'],
  ['x', 'ks'],
  ['ai', 'ay'],
  ['ou', 'u'],
  ['ä', 'e'],
  ['h', ''],
  ['о', 'а'],
  ['а', 'о'],
  ['е', 'и'],
  ['и', 'е'],
  ['ι', 'η'],
  ['η', 'ι'],
  ['ο', 'ω'],
  ['ω', 'ο'],
  ['ει', 'ι'],
  ['ط', 'ت'],
  ['ص', 'س'],
  ['ض', 'د'],
];

const vowels = 'aeiouyаеиоуыэюяαεηιουω';

const pick = <T>(list: ArrayLike<T>, random: Random): T | undefined => list[Math.floor(random() * list.length)];

const replaceAt = (word: string, at: number, length: number, by: string): string =>
  word.slice(0, at) + by + word.slice(at + length);

export type Mistake =
  | 'neighbour key'
  | 'omission'
  | 'insertion'
  | 'exchange'
  | 'doubling'
  | 'vowel'
  | 'spelling'
  | 'ending';

const makers: Record<Mistake, (word: string, random: Random) => string> = {
  'neighbour key': (word, random) => {
    const at = Math.floor(random() * word.length);
    const other = pick(besideOnKeyboard(word.charAt(at)), random);
    return other === undefined ? word : replaceAt(word, at, 1, other);
  },
  omission: (word, random) => replaceAt(word, Math.floor(random() * word.length), 1, ''),
  insertion: (word, random) => {
    const at = Math.floor(random() * word.length);
    const other = pick(besideOnKeyboard(word.charAt(at)), random) ?? word.charAt(at);
    return replaceAt(word, at, 0, other);
  },
  exchange: (word, random) => {
    const at = Math.floor(random() * (word.length - 1));
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  },
  doubling: (word, random) => {
    const double = /(.)\1/u.exec(word);
    if (double !== null && random() < 0.7) return replaceAt(word, double.index, 1, '');
    const at = Math.floor(random() * word.length);
    return replaceAt(word, at, 0, word.charAt(at));
  },
  vowel: (word, random) => {
    const places = [...word].flatMap((letter, at) => (vowels.includes(letter) ? [at] : []));
    const at = pick(places, random);
    if (at === undefined) return word;
    const family = [...'aeiouy', ...'аеиоуыэюя', ...'αεηιουω'].filter(
      (v) => Math.abs(v.charCodeAt(0) - word.charCodeAt(at)) < 60,
    );
    return replaceAt(word, at, 1, pick(family, random) ?? '');
  },
  spelling: (word, random) => {
    const usable = spelling.filter(([from]) => word.includes(from));
    const rule = pick(usable, random);
    return rule === undefined ? word : replaceAt(word, word.indexOf(rule[0]), rule[0].length, rule[1]);
  },
  ending: (word, random) => {
    if (!/^[a-zà-ſ]+$/.test(word)) return word;
    if (word.endsWith('s')) return word.slice(0, -1);
    return word + (pick(['s', 'e', 'n', 'er', 'ed'], random) ?? 's');
  },
};

/** How often each happens, from the shares usually reported for typed text: slips of the finger lead. */
const shares: readonly (readonly [Mistake, number])[] = [
  ['neighbour key', 0.24],
  ['omission', 0.2],
  ['insertion', 0.12],
  ['exchange', 0.12],
  ['doubling', 0.1],
  ['vowel', 0.08],
  ['spelling', 0.08],
  ['ending', 0.06],
];

/** The word with one mistake; always different from the word. */
export const mistaken = (word: string, random: Random): string => {
  for (let attempt = 0; attempt < 50; attempt++) {
    let share = random();
    for (const [kind, part] of shares) {
      share -= part;
      if (share > 0) continue;
      const wrong = makers[kind](word, random);
      if (wrong !== word && wrong.length >= 1) return wrong;
      break;
    }
  }
  return word + word.charAt(word.length - 1);
};
