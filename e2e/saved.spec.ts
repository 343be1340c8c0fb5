import { expect, test } from './driver.ts';

const CAFES = 'name,note,list,lat,lng\nNorth café,Good tea,Cafés,51.5101,-0.1001\nSouth café,,Cafés,51.5001,-0.1101\n';

test('a square is saved, found again and named, and every step can be undone', { tag: '@both' }, async ({ person }) => {
  await person.open();
  await person.seesWords();
  const words = await person.words();

  await test.step('it stays over a new visit, and is gone to from the list', async () => {
    await person.save();
    await expect.poll(person.savedLine).toContain('Saved in Favourites');
    await person.open('/@10,10,5');
    await person.openSaved();
    await expect.poll(person.listHeads).toEqual(['Favourites 1 place']);
    await person.goTo(words);
    await expect.poll(person.path).toBe(`/${words}`);
    await person.seesWords();
    expect(await person.savedLine()).toContain('Saved in Favourites');
  });

  await test.step('words that are no address any more lead there all the same, and are renewed', async () => {
    await person.savedWordsWere('words.of.yesterday');
    await person.open('/@10,10,5');
    await person.openSaved();
    await person.goTo('words.of.yesterday');
    await expect.poll(person.path).toBe(`/${words}`);
    await person.seesWords();
    await person.openSaved();
    await expect.poll(person.savedNames).toEqual([`///${words}`]);
    await person.press('Escape');
    await person.panelIsGone();
  });

  await test.step('it gets a name, written at once, and the keyboard goes on where it was', async () => {
    await person.nameSaved();
    await person.fieldHasFocus('Name');
    await person.writes('The bridge');
    await person.done();
    await expect.poll(person.savedNames).toEqual(['The bridge']);
    await person.press('Escape');
    await person.panelIsGone();
    await person.nameSavedHasFocus();
    await person.press('Enter');
    await person.fieldHasFocus('Name');
  });

  await test.step('it gets another name, a note and a colour', async () => {
    await person.fill('Name', 'The old bridge');
    await person.fill('Note', 'Meet under the clock');
    await person.pick('Colour', 'Green');
    await person.done();
    await expect.poll(person.savedNames).toEqual(['The old bridge']);
    expect(await person.panelSays()).toContain('Meet under the clock');
    expect(await person.panelSays()).toContain(`///${words}`);
  });

  await test.step('removing and naming are undone', async () => {
    await person.edit('The old bridge');
    await person.pressButton('Remove');
    await expect.poll(person.lastStep).toBe('The old bridge removed.');
    expect(await person.savedNames()).toEqual([]);
    await person.undo();
    await expect.poll(person.savedNames).toEqual(['The old bridge']);
    await person.undo();
    await expect.poll(person.savedNames).toEqual(['The bridge']);
  });
  expect(person.troubles).toEqual([]);
});

test('nothing saved yet is said kindly; Escape goes one step back', { tag: '@both' }, async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openSaved();
  expect(await person.panelSays()).toContain('there is no account');
  expect(await person.violations()).toEqual([]);
  // Out of the form, then out of the panel.
  await person.pressButton('New list');
  await person.press('Escape');
  expect(await person.panelSays()).toContain('Nothing saved yet');
  await person.openSaved();
  await person.panelIsGone();
  await person.openSaved();
  await person.press('Escape');
  await person.panelIsGone();
  await person.seesWords();
});

test('places move between lists, and travel through files of every format', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openSaved();

  await test.step('a file that can not be read, or has things that are no points, is told in a sentence', async () => {
    await person.importText('photo.kml', '<kml>\n<Document></kml>');
    await expect
      .poll(person.lastStep)
      .toBe('This file could not be read as GeoJSON, KML, GPX or CSV. The fault is in line 2.');
    await person.importText('mixed.csv', 'name,lat,lng\nA,1,1\nB,,\nC,99,1\n');
    await expect.poll(person.lastStep).toBe('1 place added. 2 entries are not points on Earth and were left out.');
    await person.undo();
    await expect.poll(person.listHeads).toEqual([]);
  });

  await person.importText('cafés.csv', CAFES);
  await expect.poll(person.lastStep).toBe('2 places added.');
  for (const format of ['GeoJSON', 'KML', 'GPX', 'CSV']) {
    await test.step(`what is exported as ${format} can be imported again, here and elsewhere`, async () => {
      const { name, text } = await person.exportAs(format);
      expect(name).toBe(`tessera-places.${format.toLowerCase()}`);
      await person.importText(name, text);
      await expect.poll(person.lastStep).toContain('2 were there already.');
      await person.edit('Cafés');
      await person.pressButton('Delete list');
      await expect.poll(person.listHeads).toEqual([]);
      await person.importText(name, text);
      await expect.poll(person.savedNames).toEqual(['North café', 'South café']);
      expect(await person.panelSays()).toContain('Good tea');
    });
  }

  await test.step('a list is made, renamed, deleted, and comes back', async () => {
    expect(await person.listHeads()).toEqual(['Cafés 2 places']);
    await person.pressButton('New list');
    await person.fill('Name of the list', 'Sunday');
    await person.done();
    await person.edit('North café');
    await person.choose('List', 'Sunday');
    await person.done();
    await expect.poll(person.listHeads).toEqual(['Cafés 1 place', 'Sunday 1 place']);
    await person.edit('Sunday');
    await person.fill('Name of the list', 'Any day');
    await person.done();
    await person.edit('Any day');
    await person.pressButton('Delete list');
    await expect.poll(person.listHeads).toEqual(['Cafés 1 place']);
    await person.undo();
    await expect.poll(person.listHeads).toEqual(['Any day 1 place', 'Cafés 1 place']);
  });
});

test('saved places stand on the map, gathered where they are close, and are chosen there', async ({ person }) => {
  // Far out both are one disc: pressing it comes closer and chooses nothing.
  await person.open('/@51.5,-0.1,9');
  await person.mapIsDrawn();
  await person.openSaved();
  await person.importText('two.csv', 'name,lat,lng\nLeft,51.5,-0.1005\nRight,51.5,-0.0995\n');
  await expect.poll(person.lastStep).toBe('2 places added.');
  await person.press('Escape');
  await person.panelIsGone();
  await person.seesMarks();
  await person.clickMiddleOfMap();
  await expect.poll(person.scale).not.toContain('mi');
  expect(await person.hasCard()).toBe(false);
  await person.open('/@51.5,-0.0995,16');
  await person.mapIsDrawn();
  await person.seesMarks();
  await person.clickMiddleOfMap();
  await person.seesWords();
  expect(await person.savedLine()).toContain('Right');
});

test('what was searched for is offered again, with saved places, and can be forgotten', async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.openSaved();
  await person.importText('one.csv', 'name,lat,lng\nGrandmother,48.1,11.5\n');
  await expect.poll(person.lastStep).toBe('1 place added.');
  await person.type('Nairobi');
  await person.chooseSuggestion('Nairobi');
  await expect.poll(person.place).toMatch(/Kenya/);
  await person.open();
  await person.seesWords();
  await person.type('');
  await person.seesSuggestion('Nairobi');
  await person.seesSuggestion('Grandmother');
  await person.chooseSuggestion('Clear recent searches');
  await person.type('');
  await expect.poll(async () => (await person.suggestions()).join()).not.toContain('Nairobi');
  await person.type('grandm');
  await person.chooseSuggestion('Grandmother');
  await expect.poll(person.place).toMatch(/Germany/);
});

test('saved places without an accessibility violation', { tag: '@both' }, async ({ person }) => {
  await person.open();
  await person.seesWords();
  await person.save();
  await expect.poll(person.savedLine).toContain('Favourites');
  expect(await person.violationsInBothThemes()).toEqual([]);
  await person.openSaved();
  await person.importText('cafés.csv', CAFES);
  await expect.poll(person.lastStep).toBe('2 places added.');
  expect(await person.violationsInBothThemes()).toEqual([]);
  await person.edit('North café');
  expect(await person.violationsInBothThemes()).toEqual([]);
  await person.done();
  await person.edit('Cafés');
  expect(await person.violationsInBothThemes()).toEqual([]);
});
