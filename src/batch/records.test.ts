import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Chunk, cellsOf, cellText, type Dialect, openRecordCutter } from './records.ts';
import { rowsOf } from './rows.ts';

const COMMA: Dialect = { separator: ',', lineEnd: '\n' };

const cutInto = (pieces: readonly string[], dialect: Dialect): readonly Chunk[] => {
  const cutter = openRecordCutter(dialect);
  return [...pieces.flatMap((piece) => cutter.push(piece)), ...cutter.end()];
};

/** Cuts a text after these many letters, again and again. */
const piecesOf = (text: string, lengths: readonly number[]): readonly string[] => {
  const pieces: string[] = [];
  for (let at = 0, turn = 0; at < text.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1;
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
};

const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r', ' ', '1'), maxLength: 6 });
const separator = fc.constantFrom(',', ';', '\t');

test('any text, cut anywhere, comes back letter by letter, with the right line numbers', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r'), maxLength: 60 });
  fc.assert(
    fc.property(letters, lengths, (text, cuts) => {
      const chunks = cutInto(piecesOf(text, cuts), COMMA);
      expect(chunks.map((chunk) => chunk.text).join('')).toBe(text);
      let before = '';
      for (const chunk of chunks) {
        expect(chunk.firstLine).toBe(before.split('\n').length);
        const rows = [...rowsOf(chunk, COMMA, 2)];
        expect(rows.map((row) => row.record).join('')).toBe(chunk.text);
        let inChunk = before;
        for (const row of rows) {
          expect(row.line).toBe(inChunk.split('\n').length);
          inChunk += row.record;
        }
        before += chunk.text;
      }
    }),
    { numRuns: 2000 },
  );
});

test('any table, written and cut anywhere, gives its cells back', () => {
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(table, separator, fc.constantFrom('\n', '\r\n'), lengths, (rows, mark, lineEnd, cuts) => {
      const written = rows.map((cells) => cells.map((one) => cellText(one, mark)).join(mark) + lineEnd);
      const text = written.join('');
      const dialect: Dialect = { separator: mark, lineEnd: '\n' };
      const chunks = cutInto(piecesOf(text, cuts), dialect);
      expect(chunks.every(({ isBroken }) => !isBroken)).toBe(true);
      const read = chunks.flatMap((chunk) => [...rowsOf(chunk, dialect, 3)]);
      // A row of blanks alone, such as tabs between empty cells, is a blank line.
      const expected = rows.map((cells, at) => (written[at]?.trim() === '' ? [] : cells));
      expect(read.map(({ cells }) => cells)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

describe('one quote too many costs one row', () => {
  const rowsIn = (text: string) =>
    cutInto([text], COMMA).flatMap((chunk) =>
      [...rowsOf(chunk, COMMA, 2)].map(({ line, cells, fault }) => ({ line, cells, fault: fault !== undefined })),
    );

  test('that never closes', () => {
    expect(rowsIn('a,1\n"b,2\nc,3\nd,4')).toEqual([
      { line: 1, cells: ['a', '1'], fault: false },
      { line: 2, cells: ['"b,2'], fault: true },
      { line: 3, cells: ['c', '3'], fault: false },
      { line: 4, cells: ['d', '4'], fault: false },
    ]);
  });

  test('that another row closes', () => {
    expect(rowsIn('a,1\n"b,2\nc,3\n"d",4\ne,5\n')).toEqual([
      { line: 1, cells: ['a', '1'], fault: false },
      { line: 2, cells: ['"b,2'], fault: true },
      { line: 3, cells: ['c', '3'], fault: false },
      { line: 4, cells: ['d', '4'], fault: false },
      { line: 5, cells: ['e', '5'], fault: false },
    ]);
  });

  test('in the middle of a cell is a letter', () => {
    expect(rowsIn('5" pipe,1\nb,2\n').map(({ cells }) => cells)).toEqual([
      ['5" pipe', '1'],
      ['b', '2'],
    ]);
  });

  test('before more than a megabyte', () => {
    const rest = 'x,y\n'.repeat(400_000);
    const chunks = cutInto(piecesOf(`a,1\n"b,2\n${rest}`, [100_000]), COMMA);
    expect(chunks.map((chunk) => chunk.text).join('').length).toBe(rest.length + 9);
    expect(chunks.filter(({ isBroken }) => isBroken)).toEqual([{ text: '"b,2\n', firstLine: 2, isBroken: true }]);
  });
});

test('a file with the line ends of old has rows', () => {
  const dialect: Dialect = { separator: ',', lineEnd: '\r' };
  const rows = cutInto(['a,1\rb,2\r'], dialect).flatMap((chunk) => [...rowsOf(chunk, dialect, 2)]);
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

test.each([
  ['a,b', ['a', 'b']],
  ['"a,b",c', ['a,b', 'c']],
  ['"a""b",', ['a"b', '']],
  [',,', ['', '', '']],
  ['"a"b,c', ['ab', 'c']],
  ['"a\nb",c', ['a\nb', 'c']],
  ['', ['']],
])('the cells of %j', (record, cells) => {
  expect(cellsOf(record, ',')).toEqual(cells);
});
