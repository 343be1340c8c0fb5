/**
 * How Polish, Czech, Russian and Mongolian Cyrillic spellings sound. Notation: see rules.ts.
 *
 * Final consonants lose their voice, and clusters take the voice of their last consonant. Russian vowels are written
 * as they sound unstressed, because no spelling shows the stress.
 */
import type { SoundTable } from './rules.ts';

export const polish: SoundTable = {
  vowels: 'aeiouyąęó',
  rules: `
    rz|ż z
    rz   S   [ptkc]_
    rz|ż S   _(?:#|[ptkcs])
    trz  C
    ch|h x
    x    ks
    ó    u
    ą    om  _[pb]
    ę    em  _[pb]
    ą    on
    ę    en
    ę    e   _#
    cz   C
    sz   S
    dz|dź|dż J
    dz|dź|dż c _#
    b    p   _(?:#|[ptkcsfh])
    d    t   _(?:#|[ptkcsfh])
    g    k   _(?:#|[ptkcsfh])
    z|ź  s   _(?:#|[ptkcfh])
    w    f   _(?:#|[ptkcsfh])
    w    f   [ptkcfhs]_
    w    v
    j|y  i
    q    k
  `,
};

export const czech: SoundTable = {
  vowels: 'aeiouyáéíóúůýě',
  rules: `
    y|ý|í i
    ů|ú  u
    mě   mne
    ě    je  [bpvf]_
    ch   x
    h    x   _#
    b    p   _(?:#|[ptkcsčšťf])
    d|ď  t   _(?:#|[ptkčšťf])
    g    k   _(?:#|[ptkcsčšťf])
    z|ž  s   _(?:#|[ptkcčšťf])
    v    f   _(?:#|[ptkcsčšťf])
    s    z   _[bdgzhž]
    č    c
    š    s
    ť    t
    ts|ds|dc|tc c
    w    v
    x    ks
    q    k
  `,
};

export const russian: SoundTable = {
  vowels: 'аеёиоуыэюя',
  rules: `
    о    а
    ё    а
    е|э|ы и
    й    и
    я    и   _[^#]
    я    а
    ю    у
    ь|ъ  -
    тся|ться ца
    стн  сн
    здн  зн
    стл  сл
    рдц  рц
    лнц  нц
    вств ств
    г    в   [ое]_о#
    щ|сч|зч|жч|шч|сщ щ
    тс|дс|дц|тц ц
    тч|дч ч
    сш|зш ш
    сж|зж ж
    б    п   _(?:ь?#|[птксфхцчшщ])
    д    т   _(?:ь?#|[пткфхцчшщ])
    г    к   _(?:ь?#|[птксфхцчшщ])
    з    с   _(?:ь?#|[птксфхц])
    ж    ш   _(?:ь?#|[птксфхц])
    в    ф   _(?:ь?#|[птксфхцчшщ])
    с    з   _[бдгз]
    т    д   _[бгз]
  `,
};

export const mongolian: SoundTable = {
  vowels: 'аэиоуөүяеёюы',
  rules: `
    ү    у
    ө    о
    э|е  э
    и|й|ы и
    я    иа
    ё    ио
    ю    иу
    ь|ъ  -
    в    б
    ф    п
    щ    ш
    нг   н   _#
    ж    ж
  `,
};
