import { expect, test } from 'vitest';
import { LANGUAGES, type LanguageCode } from '../../engine/lexicon/languages.ts';
import { confusablePairs } from './confusable-pairs.ts';
import { SOURCES, type Source } from './pair-set.ts';

/** `a = b source` must be a pair for that reason, `a / b` must be none. */
const examples: Readonly<Record<LanguageCode, string>> = {
  de: 'haus = maus edit, baum = bäume family, kind = kinder family, lehrer = lehrerin family, seite = saite sound, rad = rat sound, modern = modem look, tisch / stuhl, garten / kirche',
  no: 'hest = fest edit, bil = biler family, hus = husene family, kjære = tjære sound, hva = va sound, skog / fjell, barn / bord',
  fi: 'koti = kota edit, talo = talot family, talo = talossa family, katu = kadut family, tuli = tuuli sound, metsä / järvi',
  ru: 'дом = том edit, стол = столами family, книга = книгами family, лес = лис sound, код = кот sound, корова = карова sound, река / гора, окно / дверь',
  pt: 'gato = pato edit, casa = casas family, flor = flores family, animal = animais family, sessão = cessão sound, mesa / porta',
  fr: 'main = pain edit, cheval = chevaux family, maison = maisons family, vert = verre sound, saut = seau sound, table / chaise',
  id: 'makan = makin edit, buku = bukunya family, ajar = belajar family, foto = poto sound, rumah / pohon',
  mn: 'гар = хар edit, ном = номууд family, гэр = гэрээс family, үүл = уул sound, мод / ус',
  sv: 'hus = mus edit, flicka = flickor family, bil = bilarna family, känna = tjäna sound, skog / sjö',
  ko: '바다 = 바닥 edit, 사랑 = 사람 edit, 학교 = 학교에서 family, 같이 = 가치 sound, 바다 / 나무, 하늘 / 구름',
  sw: 'kisha = tisha edit, mtoto = watoto family, kitabu = vitabu family, kalamu = karamu sound, nyumba / mlima',
  af: 'huis = muis edit, boek = boeke family, kat = katte family, vis = fis sound, boom / water',
  el: 'κατά = καλά edit, δρόμος = δρόμοι family, λύρα = λίρα sound, καινός = κενός sound, βιβλίο = βιβλία family, νερό / δέντρο',
  en: 'cat = cats edit, cat = cart edit, trial = trail edit, run = running family, happy = happier family, box = boxes family, city = cities family, knight = night sound, through = threw sound, caught = court sound, cereal = serial sound, burn = bum look, minds = minfa keys, mouse = mice family, teach = taught family, house / garden, table / window',
  it: 'cane = pane edit, gatto = gatti edit, parlare = parlato family, amico = amiche family, anno = hanno sound, ciliegie = ciliege sound, casa / libro',
  es: 'casa = caza edit, casa = casas family, luz = luces family, flor = flores family, vaca = baca sound, valla = vaya sound, mesa / puerta',
  zh: '实施 = 事实 sound, 南方 = 蓝方 sound, 银行 = 引航 sound, 大师 = 太师 look, 进行 = 行进 order, 公园 = 公园里 edit, 图书馆 = 图书室 edit, 公园 / 公司, 山水 / 学校',
  cs: 'led = les edit, hrad = hrady family, žena = ženy family, být = bít sound, led = let sound, voda / strom',
  xh: 'umntu = abantu family, indlela = iindlela family, phila = pila sound, umama = umana edit, indlu / amanzi',
  ar: 'قلب = كلب edit, كتاب = الكتاب family, معلم = معلمون family, سيف = صيف sound, تبين = بنيت look, كتاب = كتب family, ولد = اولاد family, شارع = شوارع family, بحر / شجرة',
  th: 'ดอก = นอก edit, การ = กาน sound, จันทร์ = จัน sound, บาท = บาด sound, แมว / หมา, น้ำ / ภูเขา',
  ja: 'いぬ = いね edit, さくら = まくら edit, ともだち = ともだちたち family, びょういん = びよういん sound, つづく = つずく sound, はんと = ばんど look, いぬ / さくら',
  zu: 'umuntu = abantu family, isihlalo = izihlalo family, phila = pila sound, hamba = bamba edit, indlu / amanzi',
  pl: 'kos = nos edit, dom = domy family, stawka = stawkami family, morze = może sound, bóg = buk sound, woda / drzewo',
  da: 'hest = fest edit, bil = biler family, hus = husene family, mand = man sound, hvid = vid sound, skov / vand',
  nl: 'huis = muis edit, boek = boeken family, huis = huizen family, maan = manen family, leiden = lijden sound, hard = hart sound, boom / tafel',
  tr: 'dal = bal edit, ev = evler family, kitap = kitaplar family, kitap = kitabı family, değil = deyil sound, deniz / ağaç',
};

const cases = LANGUAGES.flatMap(({ code }) =>
  examples[code].split(', ').map((line) => {
    const [one = '', sign = '', other = '', source = ''] = line.split(' ');
    return { code, one, other, source: sign === '=' ? SOURCES.find((name) => name === source) : undefined };
  }),
);

const reasonsOf = (one: string, other: string, code: LanguageCode): readonly Source[] => {
  const [reasons = 0] = confusablePairs([one, other], code).reasons;
  return SOURCES.filter((_, bit) => (reasons >> bit) & 1);
};

test.each(cases)('$code $one $other $source', ({ code, one, other, source }) => {
  const reasons = reasonsOf(one, other, code);
  if (source === undefined) expect(reasons).toEqual([]);
  else expect(reasons).toContain(source);
});

test('every language has pairs that are confusable and pairs that are not', () => {
  for (const { code } of LANGUAGES) {
    expect(
      cases.some((row) => row.code === code && row.source !== undefined),
      code,
    ).toBe(true);
    expect(
      cases.some((row) => row.code === code && row.source === undefined),
      code,
    ).toBe(true);
  }
});

test('pairs rise, are kept once, and name all their reasons', () => {
  const words = ['night', 'knight', 'nights', 'house'];
  const { left, right, reasons } = confusablePairs(words, 'en');
  const lines = Array.from(left, (word, at) => `${word} ${right[at]} ${reasons[at]}`);
  expect(lines).toEqual(['0 1 9', '0 2 17']);
});
