import { expect, test } from './driver.ts';

/** Degrees of latitude: three metres. */
const SQUARE_HEIGHT = 0.1 / 3704;

/** Of a square on the screen, px. */
const heightOnMap = (lat: number, zoom: number): number =>
  ((512 * 2 ** zoom) / 360) * (SQUARE_HEIGHT / Math.cos((lat * Math.PI) / 180));

test('a first visit shows a square on the grid map; a click and the arrow keys choose others', {
  tag: '@both',
}, async ({ person }) => {
  await person.countDrawings();
  await person.open();
  await person.seesWords();
  await expect(person.hint()).toContainText('three words');
  const first = await person.words();
  expect(first).toMatch(/^\p{L}+\.\p{L}+\.\p{L}+$/u);
  await person.mapIsDrawn();
  await expect.poll(person.path).toBe(`/${first}`);
  // The words may come before the places; until then nobody says where it is.
  await expect.poll(person.place).toMatch(/, /);

  await test.step('a click chooses another square; back returns to the first', async () => {
    await person.clickMap(0.75, 0.3);
    await expect.poll(person.words).not.toBe(first);
    await expect(person.hint()).toHaveCount(0);
    await expect.poll(person.path).toBe(`/${await person.words()}`);
    await person.back();
    await expect.poll(person.words).toBe(first);
  });

  await test.step('arrow keys walk to the neighbours and back', async () => {
    await person.press('ArrowRight');
    await expect.poll(person.words).not.toBe(first);
    await person.press('ArrowLeft');
    await expect.poll(person.words).toBe(first);
  });
  await test.step('a key that is held loses no step', async () => {
    const from = await person.latitude();
    for (let step = 0; step < 12; step++) await person.press('ArrowUp');
    await expect.poll(async () => ((await person.latitude()) - from) / SQUARE_HEIGHT).toBeCloseTo(12, 0);
    for (let step = 0; step < 12; step++) await person.press('ArrowDown');
    await expect.poll(person.words).toBe(first);
  });
  await test.step('a map that nobody touches is not drawn again and again', async () => {
    expect(await person.drawings()).toBeGreaterThan(0);
    await expect.poll(person.drawingsInASecond).toBe(0);
  });
  await test.step('the hint was for the first visit', async () => {
    await person.reload();
    await person.seesWords();
    await expect(person.hint()).toHaveCount(0);
  });
  expect(person.troubles).toEqual([]);
});

test('without a graphics card the words come first; the map opens for whoever turns to it', async ({ person }) => {
  await person.neverRests();
  await person.open();
  await person.seesWords();
  await person.type('london');
  await person.suggestions();
  expect(await person.hasMap()).toBe(false);
  await test.step('a pointer over it', async () => {
    await person.pointAt(0.75, 0.3);
    await person.mapIsDrawn();
  });
  await test.step('a square that is chosen', async () => {
    await person.open();
    await person.seesWords();
    await person.type('london');
    await person.chooseSuggestion('London');
    await person.mapIsDrawn();
  });
  await test.step('a link to a view is a wish for it', async () => {
    await person.open('/@48,10,4.6');
    await person.mapIsDrawn();
    await person.seesSearchBox();
  });
  expect(person.troubles).toEqual([]);
});

test('the theme changes and stays; a deep link shows its square, with a title of its own', async ({ person }) => {
  await person.open();
  await person.seesWords();
  const [words, before] = [await person.words(), await person.theme()];
  await person.toggleTheme();
  const after = await person.theme();
  expect(after).not.toBe(before);
  await person.open('/@0,0,2');
  await expect.poll(person.theme).toBe(after);
  await person.open(`/${words}`);
  await person.seesWords();
  await expect.poll(person.words).toBe(words);
  expect(await person.title()).toContain(words);
});

test('far out a map that nobody touches is not drawn again and again; the hint can be closed', async ({ person }) => {
  await person.countDrawings();
  await person.open('/@48,10,4.6');
  await person.mapIsDrawn();
  await person.closeHint();
  await expect(person.hint()).toHaveCount(0);
  await expect.poll(person.drawings).toBeGreaterThan(0);
  await expect.poll(person.drawingsInASecond).toBe(0);
});

test('a hostile or mistaken link is answered with a sentence or the world', async ({ person }) => {
  for (const path of ['/not.an.address', '/%3Cscript%3E.alert.one', '/@91,200,99', '/a.b.c']) {
    await test.step(path, async () => {
      await person.open(path);
      await person.mapIsDrawn();
      expect(person.troubles).toEqual([]);
    });
  }
  for (const path of ['/nothing', '/@91,200,99', '/two.words']) {
    await test.step(`${path} is told to lead nowhere`, async () => {
      await person.open(path);
      expect(await person.seesNotice()).toContain('damaged');
    });
  }
  await test.step('three words that are no address get a way out', async () => {
    await person.open('/qqq.www.eee');
    expect(await person.seesNotice()).toContain('not an address');
    expect(await person.searchText()).toBe('qqq.www.eee');
  });
  await test.step('until a square is chosen', async () => {
    await person.mapIsDrawn();
    await person.clickMap(0.7, 0.5);
    await person.seesWords();
    expect(await person.searchText()).toBe('');
  });
});

test('a mistake in a link is mended by a suggestion of the box it stands in', { tag: '@both' }, async ({ person }) => {
  await person.open('/');
  await person.seesWords();
  const words = await person.words();
  const wrong = words.replace(/.$/, (last) => (last === 'q' ? 'x' : 'q'));
  await person.open(`/${wrong}`);
  expect(await person.seesNotice()).toContain('not an address');
  await person.seesSuggestion(words);
  for (const one of await person.suggestions()) expect(one).not.toContain('At sea');
  await person.chooseSuggestion(words);
  await person.seesWords();
  expect(await person.words()).toBe(words);
});

for (const [where, path, lat, zoom] of [
  ['at a first visit', '/', undefined, 18.4],
  ['on both sides of a border of bands at the antimeridian', '/@60.1,180,20', 60.1, 20],
  ['on both sides of the last border of bands of the map, from the other side', '/@84.9,-180,20', 84.9, 20],
] as const) {
  test(`the square under the mouse lights up, and no other: ${where}`, async ({ person }) => {
    await person.blockOutside('fail');
    await person.open(path);
    await person.mapIsDrawn();
    await person.pointAt(0.1, 0.05);
    await person.mapIsStill();
    const before = await person.mapPicture();
    const height = heightOnMap(lat ?? (await person.latitude()), zoom);
    for (const [right, down] of [
      [0.65, 0.35],
      [0.8, 0.6],
    ] as const) {
      await person.pointAt(right, down);
      // One square, and the one that the mouse is in.
      await expect.poll(() => person.isLit(right, down)).toBe(true);
      expect(await person.mapPicture()).not.toBe(before);
      const lit = await person.litSquare();
      expect((lit?.height ?? 0) / height).toBeCloseTo(1, 1);
      expect((lit?.width ?? 0) / height).toBeCloseTo(1, 1);
      await person.pointAt(0.1, 0.05);
      await expect.poll(person.mapPicture).toBe(before);
    }
  });
}

test('a hand that moves and presses in one go finds the square under it lit, behind the words', async ({ person }) => {
  await person.blockOutside('fail');
  await person.open('/@51.5007,-0.1246,18.4');
  await person.mapIsDrawn();
  await person.pointAt(0.6, 0.3);
  await expect.poll(() => person.isLit(0.6, 0.3)).toBe(true);
  await person.clickMap(0.7, 0.5);
  await person.seesWords();
  await expect.poll(() => person.isLit(0.7, 0.5)).toBe(true);
});

test('the map follows the person, shows which way they look, and lets go when it is moved', async ({ person }) => {
  await person.standsAt(48.8584, 2.2945);
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  await person.followMe();
  await expect.poll(person.place).toMatch(/France/);
  expect(await person.isFollowing()).toBe(true);
  expect(await person.isShownOnMap()).toBe(true);
  await expect.poll(() => person.pointsTo(90)).toBe(true);
  await person.mapIsStill();
  await person.dragMap();
  await expect.poll(person.isFollowing).toBe(false);
  expect(await person.isShownOnMap()).toBe(true);
  await person.followMe();
  await expect.poll(person.isFollowing).toBe(true);
  await person.mapIsStill();
  await person.clickMiddleOfMap();
  await expect.poll(person.isFollowing).toBe(false);
});

test('one page of paper holds the words, the map, a code and the coordinates', async ({ person }) => {
  await person.willPrint();
  await person.open();
  await person.seesWords();
  await person.mapIsDrawn();
  await person.mapIsStill();
  const words = await person.words();
  await test.step('the command in the menu prints words, place and map', async () => {
    const paper = await person.onPaperFromMenu();
    expect(paper.text.replaceAll(/\s/g, '')).toContain(words);
    expect(paper).toMatchObject({ isMapUnderWords: true, hasControls: false });
    expect(await person.pagesOfPaper()).toBe(1);
  });
  await test.step('the keys of the browser print the sheet', async () => {
    await person.pressPrintKeys();
    expect((await person.onPaper()).hasCode).toBe(true);
    await person.isPrinted();
  });
  await person.openDetails();
  await person.pressPrint();
  const paper = await person.onPaper();
  expect(paper.text.replaceAll(/\s/g, '')).toContain(words);
  expect(paper.text).toMatch(/-?\d+\.\d{6}, -?\d+\.\d{6}/);
  expect(paper).toMatchObject({ hasCode: true, hasMap: true, hasCard: false });
  expect(await person.pagesOfPaper()).toBe(1);
});

test('without a map the page says why, and finds words all the same', async ({ person }) => {
  await test.step('a browser that can not draw it', async () => {
    await person.hasNoWebgl();
    await person.willPrint();
    await person.open('/@51.5,-0.12,15');
    await person.seesWords();
    expect(await person.mapNote()).toContain('WebGL');
  });
  await test.step('paper has the rest', async () => {
    await person.openDetails();
    await person.pressPrint();
    expect(await person.onPaper()).toMatchObject({ hasCode: true, hasMap: false, hasCard: false });
    expect(await person.pagesOfPaper()).toBe(1);
    await person.isPrinted();
  });
  await test.step('a map that did not arrive', async () => {
    await person.losesTheMap();
    await person.open('/@48.85,2.35,15');
    await person.seesWords();
    expect(await person.mapNote()).toContain('could not be loaded');
  });
});

test('a link to a view whose map is on its way for ever has its search box all the same', async ({ person }) => {
  await person.waitsForTheMap();
  await person.beginToOpen('/@48.85,2.35,15');
  await person.type('London');
  await person.chooseSuggestion('London');
  await person.seesWords();
});
