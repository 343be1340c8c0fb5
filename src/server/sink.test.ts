import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openSink } from './sink.ts';

/** A reader that takes nothing until it is told to. */
const slowReader = () => {
  let taken = '';
  let isReading = false;
  let goOn = (): void => undefined;
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      goOn = () => {
        taken += String(chunk);
        done();
      };
      if (isReading) goOn();
    },
  });
  const read = (): void => {
    isReading = true;
    goOn();
  };
  return { stream, read, taken: () => taken };
};

test('a reader that is slow gets everything later, and is waited for at the end', async () => {
  const reader = slowReader();
  const sink = openSink(reader.stream);
  for (let line = 0; line < 100; line++) sink.write(`${line}\n`);
  const emptied = sink.emptied();
  expect(reader.taken()).toBe('');
  reader.read();
  await emptied;
  expect(reader.taken().split('\n')).toHaveLength(101);
});

test('a reader that has stopped costs no more memory than is set, and the end does not wait for it', async () => {
  const reader = slowReader();
  const sink = openSink(reader.stream, 1000);
  for (let round = 0; round < 500; round++) sink.write('one\ntwo\n');
  expect(reader.stream.writableLength).toBeLessThan(1100);
  await sink.emptied();
  reader.read();
  await expect.poll(() => reader.stream.writableLength).toBe(0);
  sink.write('after\n');
  const lines = reader.taken().trim().split('\n');
  expect(lines.at(-1)).toBe('after');
  expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ event: 'log-lost', lines: 1000 - (lines.length - 2) });
});

test('a reader that goes away ends nothing', async () => {
  const stream = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')), autoDestroy: false });
  const sink = openSink(stream);
  sink.write('line\n');
  sink.write('line\n');
  await sink.emptied();
});
