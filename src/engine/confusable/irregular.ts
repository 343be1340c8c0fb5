/**
 * Forms of one word that no ending explains: mouse and mice, teach and taught. Families are separated by commas and
 * written as people spell them; they are compared folded.
 */
import { foldWord } from '../lexicon/fold.ts';
import type { LanguageCode } from '../lexicon/languages.ts';

const families: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `mouse mice, louse lice, goose geese, tooth teeth, foot feet feets, man men, woman women, child children, ox oxen,
    person people persons, die dice, penny pence, brother brethren, wolf wolves, life lives, wife wives, knife knives,
    leaf leaves, half halves, shelf shelves, calf calves, loaf loaves, thief thieves, elf elves, self selves,
    scarf scarves, hoof hooves, sheaf sheaves, wharf wharves, dwarf dwarves, roof rooves, turf turves,
    cactus cacti, fungus fungi, nucleus nuclei, radius radii, stimulus stimuli, focus foci, crisis crises, basis bases,
    thesis theses, axis axes, oasis oases, analysis analyses, diagnosis diagnoses, hypothesis hypotheses, index indices,
    vertex vertices, matrix matrices, appendix appendices, criterion criteria, phenomenon phenomena, medium media,
    bacterium bacteria, curriculum curricula, stratum strata, genus genera, corpus corpora, opus opera,
    go went gone goes going, be was were been being, have has had having, do did done does doing, say said, make made,
    take took taken, come came, see saw seen, know knew known, get got gotten, give gave given, find found,
    think thought, tell told, become became, leave left, feel felt, bring brought, begin began begun, keep kept,
    hold held, write wrote written, stand stood, hear heard, mean meant, meet met, run ran, pay paid, sit sat,
    speak spoke spoken, lie lay lain, lead led, read read, grow grew grown, lose lost, fall fell fallen, send sent,
    build built, understand understood, draw drew drawn, break broke broken, spend spent, cut cuts, rise rose risen,
    drive drove driven, buy bought, wear wore worn, choose chose chosen, seek sought, throw threw thrown,
    catch caught, deal dealt, win won, forget forgot forgotten, lay laid, shake shook shaken, sell sold, fight fought,
    teach taught, eat ate eaten, sing sang sung, strike struck stricken, hang hung, fly flew flown, swing swung,
    swim swam swum, ring rang rung, sink sank sunk, drink drank drunk, shrink shrank shrunk, stink stank stunk,
    spring sprang sprung, ride rode ridden, hide hid hidden, bite bit bitten, slide slid, light lit, shoot shot,
    steal stole stolen, freeze froze frozen, weave wove woven, swear swore sworn, tear tore torn, bear bore borne born,
    wake woke woken, blow blew blown, sleep slept, sweep swept, weep wept, creep crept, leap leapt, dream dreamt,
    kneel knelt, bind bound, grind ground, wind wound, feed fed, bleed bled, breed bred, speed sped, flee fled,
    cling clung, fling flung, sling slung, sting stung, string strung, wring wrung, stick stuck, dig dug, spin spun,
    bend bent, lend lent, burn burnt, learn learnt, spell spelt, smell smelt, spill spilt, spoil spoilt, dwell dwelt,
    good better best, bad worse worst, far farther further farthest furthest, little less least, much more most`,
  de: 'gehen ging gegangen, sein war gewesen, stehen stand gestanden, gut besser beste, viel mehr meiste, mann leute',
  nl: 'oog ogen, oor oren, uur uren, aap apen, oom ooms, eik eiken, stad steden, schip schepen, lid leden, smid smeden, gelid gelederen, koe koeien, ei eieren, kind kinderen, lam lammeren, rund runderen, lied liederen, blad bladeren, goed beter best',
  af: 'stad stede, skip skepe, lid lede, smid smede, dag dae, oog oë, vraag vrae, weg weë, saag sae, wa waens, vrou vroue, kind kinders, goed beter beste',
  sv: 'bok böcker, fot fötter, bror bröder, mor mödrar, far fäder, dotter döttrar, gås gäss, mus möss, lus löss, rot rötter, natt nätter, stad städer, tand tänder, hand händer, and änder, öga ögon, öra öron, liten små mindre',
  no: 'hånd hender, tann tenner, natt netter, and ender, rand render, strand strender, tang tenger, stang stenger, mor mødre, far fedre, bror brødre, datter døtre, ku kyr, kne knær, tre trær, tå tær, øye øyne, fot føtter, rot røtter, bok bøker, liten små mindre',
  da: 'hånd hænder, tand tænder, nat nætter, and ænder, rand rænder, strand strande, tang tænger, stang stænger, mor mødre, far fædre, bror brødre, datter døtre, ko køer, tå tæer, øje øjne, fod fødder, rod rødder, bog bøger, søn sønner, klo kløer, lille små mindre',
  fr: 'œil yeux, ciel cieux, aïeul aïeux, monsieur messieurs, madame mesdames, mademoiselle mesdemoiselles, travail travaux, vitrail vitraux, corail coraux, bail baux, émail émaux',
  it: 'ago aghi, oca oche, eco echi, uomo uomini, dio dei, bue buoi, tempio templi, ala ali, arma armi, mano mani, dito dita, braccio braccia',
  pt: 'real reais, leal leais, ação ações, anel anéis, bem bens, peão peões, oval ovais, atol atóis, pião piões, anão anões, pão pães, cão cães, mão mãos, leão leões, chão chãos, grão grãos, irmão irmãos, mal males, sol sóis, lei leis, mês meses, cor cores, mar mares, pé pés, réu réus',
  es: 'pie pies, luz luces, vez veces, pez peces, voz voces, cruz cruces, rey reyes, ley leyes, buey bueyes, mes meses, red redes, sal sales, sol soles, flor flores, mar mares',
  pl: 'człowiek ludzie, ręka ręce rąk, oko oczy, ucho uszy, dziecko dzieci, brat bracia, rok lata lato, pies psy psa, dzień dni dnia, sen sny snu, ojciec ojca ojcowie, ksiądz księża, tydzień tygodnie tygodnia, książę książęta, zwierzę zwierzęta, imię imiona, mecz mecze, wieś wsie wsi',
  cs: 'člověk lidé, ruka ruce, oko oči, ucho uši, dítě děti, pes psi psa, den dny dne, sen sny snu, kůň koně, přítel přátelé, kuře kuřata, zvíře zvířata, rok léta, noha nohy, vejce vajec, lev lvi lva, loket lokty',
  ru: 'человек люди людей, ребёнок дети детей, друг друзья, сын сыновья, мать матери, дочь дочери, время времена времени, имя имена имени, пламя пламени, семя семена, знамя знамена, ухо уши, око очи, небо небеса, чудо чудеса, цветок цветы, день дни дня, пёс псы пса, сон сны сна, лев львы льва, лёд льды льда, лоб лбы лба, рот рты рта, мох мхи, хозяин хозяева, сосед соседи, щенок щенки щенята, хороший лучше лучший',
  sw: 'mtu watu, mwana wana, jiwe mawe, jicho macho, jino meno, mke wake, mume waume, jivu mavu, jambo mambo',
  xh: 'umda imida, umba imiba, ilifu amafu, iliso amaso amehlo, iliza amaza, umvo imivo',
  el: 'φως φώτα φωτός, κρέας κρέατα, άνθρωπος άνθρωποι, άντρας άντρες, γάλα γάλατα, δόρυ δόρατα, βασιλιάς βασιλείς, πατέρας πατεράδες, παππούς παππούδες, αλεπού αλεπούδες, καφές καφέδες',
  tr: 'burun burnu, ağız ağzı, oğul oğlu oğullar, şehir şehri, isim ismi, resim resmi, akıl aklı, karın karnı, boyun boynu, göğüs göğsü, alın alnı, vakit vakti, nehir nehri, fikir fikri, su suyu',
  fi: 'mies miehet miehen, lapsi lapset, kevät keväät, olut oluet, käsi kädet käden, vesi vedet veden, mesi meden, kuusi kuuden, uusi uudet, hyvä parempi paras, veli veljet, poika pojat pojan, reikä reiät, aika ajat ajan, sika siat sian, lika lian, jalka jalat, kenkä kengät, sana sanat, yö yöt, työ työt, tie tiet, suo suot',
};

const heads = new Map<LanguageCode, ReadonlyMap<string, string>>();

/** The first form of the family of an irregular word, marked so that it is never taken for a regular root. */
export const irregularRootOf = (folded: string, language: LanguageCode): string | undefined => {
  let forms = heads.get(language);
  if (forms === undefined) {
    forms = new Map(
      (families[language] ?? '').split(',').flatMap((family) => {
        const words = foldWord(family).trim().split(/\s+/);
        return words.map((word): [string, string] => [word, `*${words[0]}`]);
      }),
    );
    heads.set(language, forms);
  }
  return forms.get(folded);
};
