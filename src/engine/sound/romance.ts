/**
 * How Spanish, Portuguese, French and Italian spellings sound. Notation: see rules.ts.
 *
 * Capitals are sounds without a letter of their own: S as in shoe, Z as in measure, C as in chair, J as in jam, A I O
 * the French nasal vowels. Regional mergers are followed (seseo, yeísmo), for a key must merge what anyone confuses.
 */
import type { SoundTable } from './rules.ts';

export const spanish: SoundTable = {
  vowels: 'aeiouáéíóúü',
  rules: `
    h    -
    ch   C
    v|w  b
    ll   y
    y    i   _[^V]
    c    s   _[eiéí]
    sc|xc|zc s _[eiéí]
    z    s
    ps   s   #_
    x    s   _[^V]
    x    ks
    cc   ks  _[eiéí]
    c|q  k
    qu   k   _[eiéí]
    gu   g   _[eiéí]
    g    x   _[eiéí]
    j    x
    m|n  n   _[bpvmf]
    hi   y   #_[eé]
    hu   gu  #_[eaéá]
  `,
};

export const portuguese: SoundTable = {
  vowels: 'aeiouáéíóúâêôãõ',
  rules: `
    h    -
    ss|ç|sç s
    sc|xc s  _[eiéêí]
    c    s   _[eiéêí]
    s    z   [V]_V
    z    s   _#
    ch|x S
    ex   ez  #_V
    ex   es  _[^V]
    j    Z
    g    Z   _[eiéêí]
    gu   g   _[eiéêí]
    qu   k   _[eiéêí]
    c|q  k
    lh   li
    nh   ni
    ão   aun
    am   aun _#
    em   en  _#
    m    n   _[^V]
    l    u   _[^Vh]
    e    i   _s?#
    o    u   _s?#
    ou   o
    ei   e
    y    i
    w    v
    ph   f
    th   t
  `,
};

/** Letters that a French word ends in without saying them. */
export const french: SoundTable = {
  vowels: 'aeiouyàâéèêëîïôùûüœ',
  // A word of one syllable says its r: mer, cher.
  before: [[/^([bcdfghjklmnpqrstvwxz]+)er(s?)$/, '$1air$2']],
  rules: `
    h    -
    ph   f
    ch|sch|sh S
    th   t
    t|d|p|s|x|z|g - _[tdpsxzg]*#
    c    -   n_#
    e|es -   [bcdfghjklmnpqrstvwxyzéiuœ]_#
    é|er|ez|et|ée|ées|és|ai|ais|ait|aient e _#
    é|è|ê|ë e
    ai|aî|ei|aient e
    ay|ey ei
    eu|oeu|œu|oe|œ E
    eau|au o
    ou|où|oû u
    oi|oî ua
    oy   uai
    oin  uI
    an|am|en|em A _[^aeiouyéèêhnm]
    in|im|yn|ym|un|um I _[^aeiouyéèêhnm]
    ain|aim|ein|eim|în I _[^aeiouyéèêhnm]
    ien  iI  _[^aeiouyéèêhnm]
    on|om O  _[^aeiouyéèêhnm]
    u|û  U
    y    i
    ill  i   _[eaéo]
    il   i   [aeu]_#
    ille i   [aeuo]_s?#
    gn   ni
    gu   g   _[eiéèê]
    ge   Z   _[aou]
    g    Z   _[eiyéèê]
    j    Z
    qu|q k
    ç|sc s   _[aoueiyéèê]
    c    s   _[eiyéèê]
    cc   ks  _[eiéè]
    c|cc k
    ss   s
    s    z   [V]_V
    tion siO
    x    ks
    w    v
  `,
};

export const italian: SoundTable = {
  vowels: 'aeiouàèéìòù',
  rules: `
    h    -
    ch   k   _[ei]
    gh   g   _[ei]
    ci   C   _[aeou]
    gi   J   _[aeou]
    c|cc C   _[eièéì]
    g|gg J   _[eièéì]
    sc   S   _[eièéì]
    sci  S   _[aeou]
    gli  li  _V
    gl   l   _i
    gn|gni ni
    n    ni  _i[aeou]
    ni   ni  _[aeou]
    c|q|cc|cq k
    m    n   _[pb]
    y|j  i
    w    v
    x    s
    ph   f
    th   t
  `,
};
