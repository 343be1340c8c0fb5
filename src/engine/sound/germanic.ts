/** How German, Dutch, Afrikaans, Danish, Norwegian and Swedish spellings sound. Notation: see rules.ts. */
import type { SoundTable } from './rules.ts';

export const german: SoundTable = {
  vowels: 'aeiouyäöü',
  rules: `
    sch  S
    tsch tS
    ch   X
    chs  ks
    ck   k
    c    k
    ph   f
    th   t
    v    f
    w    v
    qu   kv
    x    ks
    z|tz|ts|ds c
    dt   t
    ß|ss s
    ei|ai|ey|ay ai
    eu|äu|oi|oy oi
    ie|ih|ieh i
    h    -   [aeiouyäöü]_[^aiouyäöü#]
    h    -   [aeiouyäöü]_#
    y    i
    ä    e
    ö    o
    ü    u
    ae   e
    oe   o
    ue   u   [bcdfghjklmnprstvwxz#]_
    b    p   _(?:[#ptkfßzc]|s[^aeiou])
    d    t   _(?:[#ptkfßcg]|s[^aeiou])
    g    k   _(?:[#ptkfßzc]|s[^aeiou])
    ig   iX  _#
    pf   f   #_
  `,
};

export const dutch: SoundTable = {
  vowels: 'aeiouy',
  rules: `
    ij|ei|y E
    ijk  ik  [lr]_
    au|ou|auw|ouw A
    g|ch x
    b    p   _(?:#|[ptkfs])
    d    t   _(?:#|[ptkfs])
    dt   t
    v    f
    z    s
    ie|ieë i
    oe   U
    ui|uy Y
    eu   O
    c    s   _[eiy]
    c|ck k
    sch  sx
    isch is  _e?#
    sj|sh S
    th   t
    ph   f
    qu   kw
    q    k
    x    ks
    tie  tsi
    en   e   _#
    lijk lik
    uw   u
  `,
};

export const afrikaans: SoundTable = {
  vowels: 'aeiouy',
  rules: `
    y|ei E
    g|ch x
    v|ph f
    w    v
    b    p   _#
    d    t   _(?:#|[ptkfs])
    oe   U
    ou   A
    ie   i
    tj|dj c
    c    s   _[eiy]
    c|q  k
    sj|sh S
    th   t
    x    ks
    z    s
    ui   Y
    eu   O
  `,
};

export const danish: SoundTable = {
  vowels: 'aeiouyæøå',
  rules: `
    nd   n   _(?:#|[^raiouyæøå])
    ld   l   _(?:#|[^raiouyæøå])
    rd   r   _(?:#|s|e#|i)
    ds   s
    hv   v
    hj   j
    lv   l   _#
    ej|eg|aj ai _(?:#|[nlst])
    øj|øg|oj oi _(?:#|[nlst])
    å|aa o
    æ|ae e
    ø|oe ø
    o    o
    pp|p b   [aeiouyæøåpb]_(?:#|e)
    kk|k|gg g [aeiouyæøåkgrln]_(?:#|e)
    tt   d   _(?:#|e)
    g    -   i_#
    c    s   _[eiyæø]
    c|q  k
    z    s
    x    ks
    sj|sch|sh|ch S
    tion Son
    th   t
    ph   f
    w    v
    hd   d
  `,
  after: [[/ø/g, 'o']],
};

export const norwegian: SoundTable = {
  vowels: 'aeiouyæøå',
  rules: `
    hv   v
    hj|gj j
    g    j   #_(?:i|y|ei|øy)
    kj|tj C
    k    C   #_(?:[iy]|ei)
    sj|skj|sch|sh|ch S
    sk   S   _(?:[iy]|øy|ei)
    rs   S
    nd   n   _(?:#|s)
    ld   l   _(?:#|s|e#)
    rd   r   _#
    d    -   [aeiouyæøå]_#
    ig   i   _#
    et   e   _#
    eg   ei  _n
    æ|ae e
    å|aa o
    øy|oy oi
    ø    o
    c    s   _[eiy]
    c|q  k
    z    s
    x    ks
    tion Son
    sjon Son
    th   t
    ph   f
    w    v
  `,
};

export const swedish: SoundTable = {
  vowels: 'aeiouyäöå',
  rules: `
    sj|skj|stj|sch|sh|ch S
    sk   S   _[eiyäö]
    tion|sion|ssion|tjon Son
    tj|kj C
    k    C   #_[eiyäö]
    g    j   #_[eiyäö]
    g    j   [lr]_#
    gj|hj|lj|dj j #_
    rs   S
    ä    e
    å    o
    ö    o
    ck   k
    c    s   _[eiy]
    c|q  k
    qu|qv kv
    z    s
    x    ks
    th   t
    ph   f
    hv|w v
    dt   t
    gn   n   _#
  `,
};
