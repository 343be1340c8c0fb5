import { describe, expect, it } from 'vitest';
import { NOTHING_NEAR, openCompletions } from './completions.ts';
import { COMPLETION, COMPLETION_LETTER, COMPLETION_MOST } from './costs.ts';
import { buildTrie, tableOf } from './trie.ts';

const words = ['lantern', 'sea', 'soap', 'soapbox', 'sock'];
const completions = openCompletions(buildTrie(tableOf(words.map((word, number): [string, number] => [word, number]))));

describe('the least cost of finishing a word', () => {
  it.each([
    ['soap', 0],
    ['soa', COMPLETION],
    ['so', COMPLETION + COMPLETION_LETTER],
    ['soapb', COMPLETION + COMPLETION_LETTER],
    ['l', COMPLETION + 5 * COMPLETION_LETTER],
    ['soapboxes', NOTHING_NEAR],
    ['x', NOTHING_NEAR],
    ['', NOTHING_NEAR],
  ])('of %s is %i', (letters, cost) => {
    expect(completions.leastCost(letters)).toBe(Math.min(cost, cost === NOTHING_NEAR ? cost : COMPLETION_MOST));
  });
});
