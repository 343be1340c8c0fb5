/**
 * Pairs of word numbers, each with the reasons why the two are confusable.
 *
 * A pair is kept once, the smaller number first, however many sources name it.
 */

/** In the order of their bits. */
export const SOURCES = ['edit', 'keys', 'order', 'sound', 'family', 'look'] as const;

export type Source = (typeof SOURCES)[number];

export type ConfusablePairs = {
  /** Rising by `left`, then `right`; left < right. */
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  /** Bit i is set when SOURCES[i] names the pair. */
  readonly reasons: Uint8Array;
  /** The largest set of words that one source holds mutually confusable. */
  readonly largestGroup: Readonly<Record<Source, readonly number[]>>;
};

export class PairSet {
  readonly #words: number;
  readonly #reasons = new Map<number, number>();
  readonly #largest: Record<Source, readonly number[]> = {
    edit: [],
    keys: [],
    order: [],
    sound: [],
    family: [],
    look: [],
  };

  constructor(words: number) {
    this.#words = words;
  }

  add(one: number, other: number, source: Source): void {
    if (one === other) return;
    const key = Math.min(one, other) * this.#words + Math.max(one, other);
    this.#reasons.set(key, (this.#reasons.get(key) ?? 0) | (1 << SOURCES.indexOf(source)));
  }

  /** All words of a group are confusable with each other. */
  addGroup(group: readonly number[], source: Source): void {
    if (group.length > this.#largest[source].length) this.#largest[source] = group;
    for (let at = 1; at < group.length; at++) {
      for (let before = 0; before < at; before++) this.add(group[before]!, group[at]!, source);
    }
  }

  /** Groups words by one key or several; words that share a key are confusable. */
  addByKey(keysOf: (word: number) => Iterable<string>, source: Source): void {
    const groups = new Map<string, number[]>();
    for (let word = 0; word < this.#words; word++) {
      for (const key of new Set(keysOf(word))) {
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [word]);
        else group.push(word);
      }
    }
    for (const group of groups.values()) if (group.length > 1) this.addGroup(group, source);
  }

  done(): ConfusablePairs {
    const keys = Float64Array.from(this.#reasons.keys()).sort();
    return {
      left: Uint32Array.from(keys, (key) => Math.floor(key / this.#words)),
      right: Uint32Array.from(keys, (key) => key % this.#words),
      reasons: Uint8Array.from(keys, (key) => this.#reasons.get(key) ?? 0),
      largestGroup: this.#largest,
    };
  }
}
