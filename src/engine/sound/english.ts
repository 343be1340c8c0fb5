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
    arr|err|air|ar|er 3r _(?:y|ie)
    quay kI
    great grAt
    break brAk
    steak stAk
    sew  sO  #_
    one|won wun #_s?#
    son  sun #_s?#
    some sum
    come kum
    none nun #_#
    two|to tU #_#
    eye|aye Y
    nc   Nk  y_#
    colonel k8n@l
    quor k8
    thyme tYm
    yr   Y8  l_e#
    bur  b3r #_[yi]
    wor  w4  _[en](?:#|s)
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
    ey   A   #(?:th|wh|pr|tr|gr|f|b|dr|h|ob)_(?:#|s#|ed)
    ey   I   [^#]_#
    ei   I   c_
    a    A   _(?:[bcdfgklmnpstvz]|th|st)e(?:#|s#|d#|ly|ment|ful|less)
    a    A   _(?:[bcdfgklmnpstvz]|th|st)ing
    a    -   _lly#
    ee|ea|ie|eo I
    e    I   _(?:[bcdfgklmnpstvz]|th)e(?:#|s#|d#|ly)
    e    I   #[bhmws]_#
    ea   e   (?:br|#h|#d|#l|thr|tr|dr|st|spr)_d
    ea   e   _(?:lth|th|sure|ther|v[ey]|pon|nt|dl|dn)
    igh|eye Y
    i    Y   _(?:[bcdfgklmnpstvz]|th|st)e(?:#|s#|d#|ly|ment|ful|less)
    i    Y   _(?:nd|gn)(?:#|s#)
    ild  Yld (?:w|m|ch)_
    isl|aisl Yl
    climb klYm
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
    o    O   _(?:#|ld|lt|ll#|lls|lled|s#)
    olk  Ok
    o    O   _[kptsvbdm]ing
    oo|ou|ew|ue|ui|eu|ieu|iew U
    ou   W   _(?:[nldst]|ch|gh)
    ous  @s  [a-z]{2}_#
    rous r@s _#
    ould Ud
    soul sOl
    ough W   b_#
    u    U   _(?:[bcdfgklmnpstvz]|th)e(?:#|s#|d#|ly|ment|ful|less)
    u    U   _#
    oi|oy Q
    ar|arr ar
    er|ir|ur|err|urr|yr 8 _[^aeiouy]
    ear  8   _[lntdc]
    ore|oar|oor|our|or|aur|oure 4
    ors  4s  _#
    wor  w8
    war  w4
    are|air|eir|aire|ayer|ayor|aer 3 _(?:#|[sd]#|[^aeiou])
    ear|ere|eer|ier 2 _(?:#|[sd]#|[^aeiou])
    ear  3   [wbp]_#
    ear  3   [wbp]_s#
    ere  3   #(?:th|wh)_#
    ire|yre|yer|igher Y8 _(?:#|s#)
    ier|iar|yer Y8 #(?:dr|fl|cr|pl|fr|br|l|sk)_(?:#|s#)
    ware w3  _s?#
    ie   I   _[^#]
    our  W8  #_
    hour W8  #_
    heir 3   #_
    ho   o   #_(?:nest|nou?r)
    our  W8  fl_#
    lour|lower lW8 _(?:#|s)
    e    -   [^#]_#
    e    -   [bcdfgklmnprtvwhuao]_s#
    ed   d   [aeiouy][a-z]{0,2}[bglmnrvzwyue]_#
    ed   t   [aeiouy][a-z]{0,2}[kpcshfx]_#
    ed   @d  [td]_#
    le   @l  [bcdfgkptzs]_#
    les  @ls [bcdfgkptz]_#
    al|el|il|ol|ul|yl @l [^#]_(?:#|s#)
    all  ol
    allow alW
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
    [/zt$/, 'zd'],
    [/z$/, 's'],
    [/y(?=[bcdfgklmnpstvzTSNJC])/g, 'i'],
    [/(?<=[AIYOUWQ8432aeiou@].*)(?:[aeiou]+|@)/g, '@'],
    [/(?<=[AIYOUWQ8432aeiou@].*)(?:4|8|@r)$/, '8'],
    [/(?<=[AIYOUWQ8432aeiou@].*)(?:4|8|@r)s$/, '8s'],
  ],
};
