/**
 * How English spellings sound, as well as rules can tell. Notation: see rules.ts.
 *
 * Vowels: A as in day, I see, Y my, O go, U too, W now, Q boy, 8 her, 4 for, 3 fair, 2 here; a e i u and o are short. Later short
 * vowels are all written @, because unstressed they sound alike and no spelling shows the stress.
 */
import type { SoundTable } from './rules.ts';

export const english: SoundTable = {
  vowels: 'aeiouy',
  rules: `
    b    -   m_(?:#|s#|ed#|ing)
    bt   t   _(?:#|e|s)
    c    s   _[eiy]
    ck|c|q|qu|que k
    cc   ks  _[eiy]
    que|ques k _#
    qu|cqu|kw kw _V
    ch|tch C
    ch   k   _[rl]
    ch   k   #_(?:or|ao|em)
    cia|tia|sia Sa _[nl]
    cious|tious|scious|cius S@s
    cien|tien Sen
    sc   s   _[eiy]
    sch  sk
    dg|dge J  _[eiy]
    dge  J   _#
    ge   J   _(?:#|s#|d#)
    g    J   _[eiy]
    gg   g
    g    g   #_(?:et|ea|ir|if|il|iv)
    gh   -   [aeiouy]_
    gh   g   #_
    gn   n   #_
    gn   n   _(?:#|s#|e|i|m)
    gu   g   _[eiy]
    gue  g   _#
    h    -   [rxgk]_
    h    -   [aeiou]_(?:#|[^aeiouy])
    j    J
    kn|pn n  #_
    ps   s   #_
    pt   t   #_
    wr   r   #_
    wh   w
    who  hU
    whol hOl
    through TrU
    thyme tYm
    yr   Y8  l_e#
    bur  b8r #_[yi]
    eal|ial @l r_(?:#|s#)
    whor h4
    mn   m   _(?:#|s#)
    ng   N   _(?:#|s#)
    n    N   _k
    ph|gph f
    s    z   [aeiouy]_(?:e#|es#|ed#|ing#|y#)
    ss   s
    se   s   n_#
    sion|tion|cion|ssion|shun S@n
    tions|sions S@ns
    ssure|sure S8 _#
    sure Z8  [aeiou]_
    ture C8
    sh|ssi S
    st   s   _(?:le|en#|ens|ening)
    sw   s   _or
    th   T
    x    z   #_
    x    ks
    xc   ks  _[eiy]
    z|zz z
    l    -   a_[mkf](?:#|e|s|i)
    l    -   u_d#
    l    -   o_k
    kh   k
    w    -   _r
    y    y   #_
    y    I   _s?#
    ies  Is  _#
    ied  Id  _#
    ie   Y   #[bcdfghklmnprstv]_[sd]?#
    ie   Y   [rl]_[sd]#
    y    Y   #[bcdfghklmnprstvw]_#
    ay|ai|ey|eigh|aigh|ei|ae A
    ey   I   [^#]_#
    ey   A   [hbrlg]_#
    ei   I   c_
    a    A   _(?:[bcdfgklmnpstvz]|th|st)e(?:#|s#|d#|ly|ment|ful|less)
    a    A   _(?:[bcdfgklmnpstvz]|th|st)ing
    a    -   _lly#
    ee|ea|ie|eo I
    e    I   _(?:[bcdfgklmnpstvz]|th)e(?:#|s#|d#|ly)
    e    I   #[bhmws]_#
    ea   e   _(?:d#|dy|ds|lth|th|sure|ther|v[ey]|pon|nt|dl|dn)
    igh|eye Y
    i    Y   _(?:[bcdfgklmnpstvz]|th|st)e(?:#|s#|d#|ly|ment|ful|less)
    i    Y   _(?:nd|ld|gn)(?:#|s#)
    i    Y   _[ckntvzmbdp]ing
    i    Y   #_[#]
    y    Y   _(?:[bcdfgklmnpstvz]|th)e(?:#|s#|d#)
    ye   Y   _[sd]?#
    y    Y   _ing
    uy   Y
    ui   i   _l[dt]
    gui  gY  _[ds]e
    gui  gi  _l
    augh of  l_#
    ough uf  [rt]_#
    ough uf  [rt]_[^t]
    oa|oe|ow|ough O
    ow   W   _[dlnedr]
    ow   W   [chnvb]_#
    own  On  [gnlrsh]_
    owe  O
    ower W8
    ough U   r_
    ough of  [ct]_#
    ough|augh|au|aw o
    ough o   _t
    augh af  l_
    o    O   _(?:[bcdfgklmnpstvz]|th|st)e(?:#|s#|d#|ly|ment|ful|less)
    o    O   _(?:#|ld|lt|ll#|s#)
    o    O   _[kptsvbdm]ing
    oo|ou|ew|ue|ui|eu|ieu|iew U
    ou   W   _(?:[ndst]|ch|gh)
    ou   @   _s#
    ough W   b_#
    u    U   _(?:[bcdfgklmnpstvz]|th)e(?:#|s#|d#|ly|ment|ful|less)
    u    U   _#
    oi|oy Q
    ar|arr ar
    er|ir|ur|err|urr|yr 8 _[^aeiouy]
    ear  8   _[lntdc]
    ore|oar|oor|our|or|aur|oure|orps|ores 4
    ors  4s  _#
    wor  w8
    war  w4
    are|air|eir|aire|ayer|ayor|aer 3 _(?:#|[sd]#|[^aeiou])
    ear|ere|eer|ier 2 _(?:#|[sd]#|[^aeiou])
    ear  3   [wbp]_#
    ear  3   [wbp]_s#
    ere  3   [h]_#
    ire|yre|ier|yer|igher Y8 _(?:#|s#)
    ie   I   _[^#]
    our  W8  #_
    our  W8  [lf]_#
    lour|lower lW8 _(?:#|s)
    e    -   [^#]_#
    e    -   [bcdfgklmnprtvwhuao]_s#
    ed   d   [bgklmnrvzwyhue]_#
    ed   t   [kpcshf]_#
    ed   @d  [td]_#
    le   @l  [bcdfgkptzs]_#
    les  @ls [bcdfgkptz]_#
    al|el|il|ol|ul|yl @l [^#]_(?:#|s#)
    all  4l
    all  ol
    alk  ok
    our  8   [lbnvth]_#
    ar   8   [lgt]_#
    or   8   [tkslmn]_#
    re   8   [tc]_#
    er   8   _(?:#|[^aeiouy])
    ite|ate @t _ly
    ance|ence|ense|anse @ns _#
    ant|ent @nt [^#]_(?:#|s#)
  `,
  after: [
    [/z$/, 's'],
    [/y(?=[bcdfgklmnpstvzTSNJC])/g, 'i'],
    [/(?<=[AIYOUWQ8432aeiou@].*)(?:[aeiou]+|@)/g, '@'],
    [/(?<=[AIYOUWQ8432aeiou@].*)(?:4|8|@r)$/, '8'],
    [/(?<=[AIYOUWQ8432aeiou@].*)(?:4|8|@r)s$/, '8s'],
  ],
};
