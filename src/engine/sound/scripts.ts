/** How Greek, Arabic and Thai spellings sound. Notation: see rules.ts. */
import type { SoundTable } from './rules.ts';

/** Six spellings of one i; αυ and ευ harden before the unvoiced. */
export const greek: SoundTable = {
  vowels: 'αεηιουωάέήίόύώ',
  rules: `
    η|ή|ι|ί|ϊ|ΐ|υ|ύ|ϋ|ΰ i
    ει|εί|οι|οί|υι|υί i
    ο|ό|ω|ώ o
    ε|έ|αι|αί e
    α|ά  a
    άι   ai
    όι   oi
    ου|ού u
    αυ|αύ af _[θκξπστφχψς#]
    αυ|αύ av
    ευ|εύ ef _[θκξπστφχψς#]
    ευ|εύ ev
    γγ|γκ g
    γχ   nx
    γξ   nks
    γ    g
    μπ   b
    ντ   d
    τζ   dz
    ξ    ks
    ψ    ps
    β    v
    φ    f
    θ    T
    χ    x
    δ    D
    ζ    z
    κ    k
    λ    l
    μ    m
    ν    n
    π    p
    ρ    r
    σ    z   _[βγδζμ]
    σ|ς  s
    τ    t
  `,
};

/** Emphatic letters sound like their plain partners to many ears, and dialects merge th with t, s or d. */
export const arabic: SoundTable = {
  vowels: 'اوي',
  rules: `
    ث|س|ص s
    ت|ط  t
    د|ض|ظ|ذ d
    ز    z
    ق|ك  k
    ح|ه  h
    ة|ه|ى a _#
    ع|ا|أ|إ|آ|ء|ى a
    اً   a   _#
    ؤ|و  u
    ئ|ي  i
    غ    g
    خ    x
    ش    S
    ج    j
    ب    b
    ف    f
    ل    l
    م    m
    ن    n
    ر    r
  `,
};

/** Letters of one class, short and long vowels, tone marks and silent letters under a thanthakhat. */
export const thai: SoundTable = {
  vowels: 'ะัาิีึืุูเแโใไๅ',
  before: [
    [/[ดตทจศษ]ร์/g, ''],
    [/.[ัิุูี]?์/g, ''],
    [/[็่้๊๋]/g, ''],
    [/ัย/g, 'ไ'],
    [/(?<=ไ.)ย/g, ''],
    [/ัม/g, 'ำ'],
    [/ทร(?=[าิีุั])/g, 'ซ'],
    [/รร/g, 'ัน'],
  ],
  rules: `
    ก    k
    ข|ฃ|ค|ฅ|ฆ K
    ข|ค|ฆ k  [^ไใเแโ#]_[ิุ]?#
    ง    N
    จ    c
    ฉ|ช|ฌ C
    ซ|ส|ศ|ษ s
    ญ|ย  y
    ฎ|ด  d
    ฏ|ต  t
    ฐ|ฑ|ฒ|ถ|ท|ธ T
    ด|ต|ถ|ท|ธ|จ|ช|ซ|ส|ศ|ษ|ฎ|ฏ|ฐ|ฒ t [^ไใเแโ#]_[ิุ]?#
    ณ|น  n
    ญ|ร|ล|ฬ n [^ไใเแโ#]_#
    บ    b
    ป    p
    ผ|พ|ภ P
    บ|ป|พ|ภ|ฟ p [^ไใเแโ#]_#
    ฝ|ฟ  f
    ม    m
    ร|ล|ฬ l
    ฤ    lu
    ว    w
    ห|ฮ  h
    ห    -   _[งญนมยรลว]
    อ    o
    ะ|า|ั|ๅ a
    ิ|ี  i
    ึ|ื  u
    ุ|ู  U
    ใ|ไ  I
    ำ    am
  `,
};
