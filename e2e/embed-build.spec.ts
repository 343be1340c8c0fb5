import { expect, test } from './driver.ts';

test('options are seen in the preview and in the code; a picked square is in both', { tag: '@both' }, async ({
  person,
}) => {
  await person.open('/embed/build');
  await person.pickInPreview();
  expect(await person.violations()).toEqual([]);
  await person.chooseOption('Colours', 'dark');
  await person.untick('Search box');
  await expect.poll(person.codes).toContain('theme="dark" controls="card,zoom,scale"');
  await expect.poll(person.codes).toContain('/embed?theme=dark');
  await person.pickInPreview();
  await expect.poll(person.codes).toMatch(/<tessera-map name="place" .*words="\p{L}+\.\p{L}+\.\p{L}+"/u);
  expect(await person.previewTheme()).toBe('dark');
  expect(person.troubles).toEqual([]);
});

test('in Arabic the page goes from right to left and its code from left to right, in the dark too', async ({
  person,
}) => {
  await person.deviceWants('dark');
  await person.open('/embed/build?ui=ar');
  await person.pickInPreview();
  await expect.poll(person.codes).toContain('</tessera-map>');
  expect([await person.direction(), await person.codeDirection()]).toEqual(['rtl', 'ltr']);
  expect(await person.violations()).toEqual([]);
});
