import { expect, test } from 'vitest';
import { foldWord } from '../lexicon/fold.ts';
import { LANGUAGES, type LanguageCode } from '../lexicon/languages.ts';
import { soundKey } from './sound-key.ts';

/** `a = b` are heard alike, `a / b` are not. */
const heard: Readonly<Record<Exclude<LanguageCode, 'zh'>, string>> = {
  de: 'seite = saite, heute = häute, rad = rat, leid = leiht, vetter = fetter, wieder = wider, lehre = leere, wal = wahl, stadt = statt, bunt = bund, fliege = fliehge, könig = könich, tot = tod, haus / maus, rose / hose, tisch / fisch, kirche / kirsche',
  no: 'hva = va, hjerte = jerte, kjære = tjære, land = lann, skjorte = sjorte, hjul = jul, deilig = deili, gjøre = jøre, fisk / disk, hest / fest',
  fi: 'pankki = bankki, tuli = tuuli, tulla = tula, firma = virma, vadelmia = vadelmija, kauan = kauvan, koti / kotka, metsä / matka, hylly / hullu',
  ru: 'корова = карова, вода = вада, лес = лис, год = гот, молоко = малако, снег = снек, счастье = щастье, боится = боиться, честный = чесный, жёлтый = жолтый, код = кот, зуб = зуп, дом / том, рыба / рука, окно / сукно',
  pt: 'casa = caza, sessão = cessão, sessão = seção, chá = xá, mau = mal, exame = ezame, homem = omem, massa = maça, passo = paço, conserto = concerto, viagem = viajem, gato / pato, faca / vaca, bola / mola',
  fr: 'eau = haut, vert = verre, cher = chère, sang = cent, saut = seau, mer = mère, chanter = chanté, chanter = chantez, porte = portes, fard = phare, pain = pin, danse = dense, cygne = signe, poids = pois, champ = chant, roi / loi, boire / foire, main / mais',
  id: 'foto = poto, vokal = pokal, sabtu = saptu, izin = ijin, tahu = tau, pakai = pake, kalau = kalo, syarat = sarat, siapa = siyapa, uang = uwang, makan / bakan, ikan / iman, rumah / ramah',
  mn: 'үнэ = уне, өвөл = обол, хаан = хан, нөхөр = нохор, сайн / айл, гэр / нэр, морь / мөнгө',
  sv: 'känna = tjäna, sjal = schal, själ = stjäl, jul = hjul, gjort = jort, kött = tjött, mens = mäns, station = stasjon, quiz = kvis, ljus = jus, hus / mus, bok / tok, fisk / disk',
  ko: '낫 = 낮, 낮 = 낯, 같이 = 가치, 개 = 게, 국물 = 궁물, 신라 = 실라, 좋다 = 조타, 입는 = 임는, 외국 = 왜국, 학교 = 학꾜, 밥 / 발, 사랑 / 사람, 물 / 불',
  sw: 'kalamu = karamu, dharura = zarura, thamani = samani, ghali = gali, khabari = habari, mtaa = mta, ndizi / ndege, maji / moja, samaki / shamba',
  af: 'wyn = wein, vee = fee, vis = fis, hand = hant, goud = gout, berg = berch, tjek = djek, huis / muis, boom / room, kat / mat',
  el: 'λύρα = λίρα, τείχος = τοίχος, κενός = καινός, όμως = ώμος, φύλλο = φίλο, κλίμα = κλήμα, αυτή = αυτί, ψηλός = ψιλός, νερό / χορό, πόλη / ζώνη, δέντρο / κέντρο',
  en: 'night = nite, right = write, knight = night, sea = see, meet = meat, pair = pare, flower = flour, maid = made, week = weak, mail = male, sail = sale, their = there, ceiling = sealing, principal = principle, stationary = stationery, cereal = serial, berry = bury, receive = recieve, definitely = definately, seperate = separate, phone = fone, cellar = seller, through = threw, cat / mat, house / mouse, table / cable, bread / bead',
  it: 'nonno = nono, ciliegie = ciliege, scienza = scenza, cuore = quore, acqua = aqua, anno = hanno, cielo = celo, figlio = filio, campagna = campania, casa / cosa, cane / pane, gatto / piatto',
  es: 'vaca = baca, valla = vaya, hola = ola, casa = caza, cocer = coser, hierba = yerba, gira = jira, kilo = quilo, enviar = embiar, halla = haya, tubo = tuvo, cebo = sebo, perro / pelo, mesa / misa, gato / pato',
  cs: 'být = bít, výška = viška, objet = oběd, led = let, mě = mně, zprávy = správy, hrad = hrat, můj = múj, dub = dup, kůň = kúň, pes / les, voda / noha, kočka / čočka',
  xh: 'phila = pila, thanda = tanda, khanya = kanya, bhala = bala, umama / utata, indlu / inja, ixesha / iqhosha',
  ar: 'سيف = صيف, تين = طين, ضل = ظل, قلب = كلب, حرم = هرم, مدرسة = مدرسه, ثورة = سورة, ذكر = دكر, قمر / قصر, بحر / نهر, باب / كتاب',
  th: 'การ = กาน, สาร = ศาล, พัน = ภัณฑ์, จันทร์ = จัน, รัก = ลัก, ไทย = ไท, ใจ = ไจ, สัตว์ = สัด, บาท = บาด, ซื่อ = สื่อ, ไส / ไท, ใส = ไส, หมา / มือ, น้ำ / ข้าว, แมว / แกว',
  ja: 'つづく = つずく, はなぢ = はなじ, おおきい = おうきい, びょういん = びよういん, きって = きて, せんせい = せんせえ, ビール = ビル, がっこう = がこう, いぬ / ねこ, さくら / まくら, やま / かわ',
  zu: 'phila = pila, thanda = tanda, khulu = kulu, bhala = bala, umuthi = umuti, indlu / inja, amanzi / amandla, isikole / isikali',
  pl: 'morze = może, bóg = buk, hart = chart, kod = kot, rzeka = żeka, góra = gura, wziąć = wziąć, trzy = czy, lud = lut, wierzba = wieżba, kos / nos, dom / tom, ryba / rybak',
  da: 'hvid = vid, hjul = jul, mand = man, vild = vil, hest / fest, land / lande, hus / mus, leg = lej, gård = går, æble = eble',
  nl: 'rijst = reist, leiden = lijden, hard = hart, rauw = rouw, noot = nood, zee = see, licht = ligt, vier = fier, kou = kau, wij = wei, lopen = lope, huis / muis, boek / doek, tafel / navel',
  tr: 'dağ = da, değil = deyil, kitab = kitap, renk = reng, ağaç = aaç, tahta = tata, el / göl, kapı / kayı, deniz / beniz',
};

const cases = Object.entries(heard).flatMap(([code, line]) =>
  line.split(', ').map((pair) => {
    const [one = '', sign = '', other = ''] = pair.split(' ');
    return { code: LANGUAGES.find((language) => language.code === code)!.code, one, other, alike: sign === '=' };
  }),
);

test('every language has its examples', () => {
  expect(Object.keys(heard).length).toBe(LANGUAGES.length - 1);
  for (const { code } of LANGUAGES) {
    if (code === 'zh') continue;
    expect(
      cases.some((row) => row.code === code && row.alike),
      code,
    ).toBe(true);
    expect(
      cases.some((row) => row.code === code && !row.alike),
      code,
    ).toBe(true);
  }
});

test.each(cases)('$code $one and $other', ({ code, one, other, alike }) => {
  if (alike) expect(soundKey(one, code)).toBe(soundKey(other, code));
  else expect(soundKey(one, code)).not.toBe(soundKey(other, code));
});

test('case does not change the sound', () => {
  for (const { code, one } of cases)
    expect(soundKey(one.toUpperCase(), code)).toBe(soundKey(one.toUpperCase().toLowerCase(), code));
});

test('a text far longer than any word is cut', () => {
  for (const { code } of LANGUAGES)
    expect(soundKey('a'.repeat(20) + 'ba'.repeat(10_000), code).length).toBeLessThan(300);
});

test('a folded word has a sound too', () => {
  for (const { code, one } of cases) expect(soundKey(foldWord(one), code)).not.toBe('');
});
