/** How Turkish, Finnish, Indonesian, Swahili, Zulu and Xhosa spellings sound. Notation: see rules.ts. */
import type { SoundTable } from './rules.ts';

/** Soft g only lengthens; between front vowels it is heard as y. */
export const turkish: SoundTable = {
  vowels: 'aeiouıöü',
  rules: `
    ğ    -
    ğ    y   [eiöü]_[eiöü]
    b    p   _#
    d    t   _#
    g    k   _#
    h    -   [V]_[^V#]
    w    v
    x    ks
    q    k
    ph   f
  `,
};

/** Finnish writes what it says; only loan letters and glides waver. */
export const finnish: SoundTable = {
  vowels: 'aeiouyäö',
  rules: `
    b    p
    g    k
    ng   nk
    f|w  v
    z|c  s
    c    k   _[aouklrt#]
    ck   k
    q    k
    x    ks
    å    o
    np   mp
    j    -   i_V
    v    -   u_[ao]
    th   t
    ph   v
    sh   s
  `,
};

export const indonesian: SoundTable = {
  vowels: 'aeiou',
  rules: `
    f|v|p p
    b    p   _[#st]
    d    t   _#
    g    k   _#
    kh|q k
    sy|sh|sj s
    z    j
    x    ks
    oe   u
    h    -   [V]_(?:V|#)
    y    -   i_V
    w    -   u_V
    th   t
    dh   d
    gh   g
  `,
  after: [
    [/ai$/, 'e'],
    [/au$/, 'o'],
  ],
};

export const swahili: SoundTable = {
  vowels: 'aeiou',
  rules: `
    r    l
    dh|z z
    th|s s
    kh|h h
    gh   g
    ch   C
    sh   S
    y    -   i_V
    w    -   [uo]_V
    ng   n
    x    ks
    q    k
    c    k
  `,
};

/** Zulu and Xhosa: the three clicks c q x, with breathing and voice taken away. */
export const nguni: SoundTable = {
  vowels: 'aeiou',
  rules: `
    ph   p
    th   t
    kh   k
    bh   b
    dh   d
    gh   g
    hh   h
    rh   h
    hl|dl L
    tsh|tyh|ty|tj C
    sh   S
    ch|gc|gch c
    qh|gq|gqh q
    xh|gx|gxh x
    y    -   i_V
    w    -   [uo]_V
    r    l
  `,
};
