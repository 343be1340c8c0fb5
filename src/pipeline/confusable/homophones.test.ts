import { expect, test } from 'vitest';
import { confusablePairs } from './confusable-pairs.ts';

/** Homophones as school books list them, American and British; each row is heard alike by some reader. */
const rows = `air heir, aisle isle, allowed aloud, altar alter, arc ark, ascent assent, ate eight, bail bale, bald bawled,
  ball bawl, bare bear, baron barren, base bass, beach beech, bean been, beat beet, beer bier, berry bury, berth birth,
  bight bite byte, blew blue, board bored, boarder border, bolder boulder, bough bow, boy buoy, brake break, bread bred,
  bridal bridle, brews bruise, buy by bye, caught court, caw core, ceiling sealing, cell sell, cellar seller, censor sensor,
  cent scent sent, cereal serial, cheap cheep, chews choose, choir quire, chord cord, chute shoot, cite sight site,
  clause claws, coarse course, colonel kernel, complement compliment, council counsel, creak creek, crews cruise,
  currant current, cygnet signet, cymbal symbol, days daze, dear deer, descent dissent, die dye, discreet discrete,
  doe dough, draft draught, dual duel, earn urn, faint feint, fair fare, farther father, feat feet, find fined, fir fur,
  flair flare, flaw floor, flea flee, flew flu flue, flour flower, for fore four, fort fought, forth fourth, foul fowl,
  gait gate, genes jeans, gilt guilt, gnaw nor, grate great, groan grown, guessed guest, hail hale, hair hare, hall haul,
  hart heart, hay hey, heal heel, hear here, heard herd, higher hire, him hymn, hoard horde, hoarse horse, hole whole,
  hour our, idle idol, key quay, knead need, knew new, knight night, knot not, know no, lain lane, law lore, leak leek,
  lessen lesson, liar lyre, loan lone, made maid, mail male, main mane, maize maze, mall maul, manner manor, meat meet,
  medal meddle, might mite, mind mined, miner minor, missed mist, moose mousse, morning mourning, muscle mussel,
  none nun, oar ore, one won, paced paste, pail pale, pain pane, pair pare pear, passed past, patience patients,
  pause paws, peace piece, peal peel, plain plane, pole poll, poor pour, principal principle, profit prophet,
  rain reign rein, raise rays, raw roar, read reed, real reel, right rite write, ring wring, road rode, role roll,
  root route, rose rows, rote wrote, rung wrung, rye wry, sail sale, sauce source, saw soar sore, scene seen, sea see,
  seam seem, serf surf, sew so sow, shake sheikh, shear sheer, side sighed, slay sleigh, sole soul, some sum, son sun,
  stair stare, stake steak, stationary stationery, steal steel, straight strait, suite sweet, tacks tax, tail tale,
  tea tee, team teem, their there, threw through, throne thrown, thyme time, tide tied, to too two, toad towed, toe tow,
  vain vane vein, vial vile, wail whale, waist waste, wait weight, waive wave, war wore, ware wear where, warn worn,
  way weigh, weak week, weather whether, which witch, whine wine, wood would, yoke yolk, your yore`;

const groups = rows.split(',').map((row) => row.trim().split(/\s+/));
const words = [...new Set(groups.flat())];
const { left, right } = confusablePairs(words, 'en');
const pairs = new Set(Array.from(left, (word, at) => [words[word], words[right[at]!]].sort().join(' ')));

test('no homophone of the list is missed', () => {
  expect(groups.length).toBeGreaterThan(180);
  const missed = groups
    .flatMap((group) => group.flatMap((one, at) => group.slice(at + 1).map((other) => [one, other].sort().join(' '))))
    .filter((pair) => !pairs.has(pair));
  expect(missed).toEqual([]);
});
