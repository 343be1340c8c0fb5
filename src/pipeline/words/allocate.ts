/**
 * One language for every word: folded forms shared by several languages go to the one where the word is relatively
 * most familiar, with a handicap in favour of languages that would otherwise run short.
 *
 * Familiarity is compared as log-rank, which is the same scale in every language whatever its sources are.
 */

/** Ranks near the top differ by little in fact; this many places are added before the logarithm. */
const softening = 30;

/**
 * Languages of long words would not reach the length their city tier must have if their neighbours took the shared
 * short words at equal rank.
 */
const shortOfShortWords: Readonly<Record<string, number>> = { de: 1, it: 1, es: 0.4, fr: 0.4, pt: 0.4 };

/** More than any handicap: a word that a reviewer has accepted for a language stays there. */
const settledWorth = 1000;

/**
 * Words of each language, best first, to those it keeps. `wanted` says how many it needs, `settled` which words were
 * accepted for it before.
 */
export const allocate = (
  ranked: ReadonlyMap<string, readonly string[]>,
  wanted: ReadonlyMap<string, number>,
  settled: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): Map<string, string[]> => {
  const claims = new Map<string, { language: string; worth: number }[]>();
  for (const [language, words] of ranked)
    words.forEach((word, place) => {
      const claim = {
        language,
        worth: (settled.get(language)?.has(word) ? settledWorth : 0) - Math.log(place + softening),
      };
      const others = claims.get(word);
      if (others) others.push(claim);
      else claims.set(word, [claim]);
    });
  const shared = [...claims].filter(([, claimants]) => claimants.length > 1);
  const handicap = new Map([...ranked.keys()].map((language) => [language, shortOfShortWords[language] ?? 0]));
  let owner = new Map<string, string>();
  for (let turn = 0; turn < 40; turn++) {
    const count = new Map([...ranked].map(([language, words]) => [language, words.length]));
    owner = new Map();
    for (const [word, claimants] of shared) {
      let best = claimants[0];
      for (const claim of claimants)
        if (
          !best ||
          claim.worth + (handicap.get(claim.language) ?? 0) > best.worth + (handicap.get(best.language) ?? 0)
        )
          best = claim;
      for (const claim of claimants)
        if (claim !== best) count.set(claim.language, (count.get(claim.language) ?? 0) - 1);
      if (best) owner.set(word, best.language);
    }
    let short = 0;
    for (const [language, goal] of wanted) {
      const missing = goal - (count.get(language) ?? 0);
      if (missing <= 0) continue;
      short++;
      handicap.set(language, (handicap.get(language) ?? 0) + 0.1 * Math.min(4, 1 + missing / 2000));
    }
    if (short === 0) break;
  }
  return new Map(
    [...ranked].map(([language, words]) => [
      language,
      words.filter((word) => (owner.get(word) ?? language) === language),
    ]),
  );
};
