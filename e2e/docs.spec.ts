import { expect, test } from './driver.ts';

/** What the viewer brings along and we can not change from outside: buttons in buttons, fields without names. */
const OF_THE_VIEWER = /: (nested-interactive|scrollable-region-focusable|select-name|link-in-text-block)\b/;

test('the reference lists every generation, and a question put there is answered', async ({ person }) => {
  await person.open('/docs');
  await person.seesOperations();
  // The viewer draws one generation after the other.
  await expect
    .poll(person.operations)
    .toEqual(expect.arrayContaining(['/v3/convert-to-3wa', '/v2/forward', '/get-languages']));
  await person.giveKey('any');
  const answer = await person.tryOut('v3-v3-convert-to-3wa');
  expect(answer).toContain('200');
  expect(answer).toContain('"words"');
  expect((await person.violationsInBothThemes()).filter((violation) => !OF_THE_VIEWER.test(violation))).toEqual([]);
  expect(person.troubles).toEqual([]);
});
