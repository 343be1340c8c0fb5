import { tableOf } from '../batch/index.ts';
import { formatOf, readPlaces } from '../formats/index.ts';
import type { Refusal } from './batch-calls.ts';
import { openDecoder } from './decoding.ts';

/** A dropped file as text in pieces, whatever it is: tables as they are, files of places as a table. */
export type BatchSource = {
  readonly start: string;
  readonly isWhole: boolean;
  /** Entries that are no points. */
  readonly leftOut: number;
  pieces(): AsyncGenerator<string>;
  /** How much of it was read, 0 to 1. */
  share(): number;
};

export type SourceOrRefusal = { readonly ok: true; readonly source: BatchSource } | Refusal;

/** In bytes, or characters. */
const PIECE = 1 << 18;

/** Files of places are read whole, and a text can not be longer than half a gigabyte. */
const MOST_PLACES_BYTES = 256 << 20;

const refusal = (reason: Refusal['reason'], detail = ''): Refusal => ({ ok: false, reason, detail });

/** What the reader says is for developers; people are told the line. */
const unreadable = (problem: { readonly line?: number | undefined }): Refusal => {
  console.warn('batch', problem);
  const { line } = problem;
  return { ...refusal('unreadable'), ...(line === undefined ? {} : { line }) };
};

/** Bytes as letters, or why they are none; what is not whole may end inside a letter. */
const lettersOf = (bytes: Uint8Array, isWhole: boolean): string | Error => {
  const decoder = openDecoder(bytes);
  try {
    return decoder.push(bytes) + (isWhole ? decoder.end() : '');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const unreadableLetters = (error: Error): Refusal => {
  console.warn('batch', error);
  return refusal('unreadable');
};

const openTable = (file: Blob, firstBytes: Uint8Array, start: string): BatchSource => {
  let read = 0;
  async function* pieces(): AsyncGenerator<string> {
    read = 0;
    const decoder = openDecoder(firstBytes);
    const reader = file.stream().getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        read += next.value.length;
        yield decoder.push(next.value);
      }
      yield decoder.end();
    } finally {
      // A person who cancels leaves the rest of the file alone.
      await reader.cancel();
    }
  }
  return { start, isWhole: file.size <= PIECE, leftOut: 0, pieces, share: () => read / Math.max(1, file.size) };
};

const openPlaces = async (file: Blob): Promise<SourceOrRefusal> => {
  if (file.size > MOST_PLACES_BYTES) return refusal('too-big', `${Math.round(file.size / 1e6)} MB`);
  const text = lettersOf(new Uint8Array(await file.arrayBuffer()), true);
  if (text instanceof Error) return unreadableLetters(text);
  const content = readPlaces(text);
  if (!content.ok) return unreadable(content.problem);
  const table = tableOf(content.value);
  let read = 0;
  async function* pieces(): AsyncGenerator<string> {
    for (let at = 0; at < table.length; at += PIECE) {
      read = Math.min(table.length, at + PIECE);
      yield table.slice(at, read);
    }
  }
  const leftOut = content.value.leftOut.length;
  const source = { start: table.slice(0, PIECE), isWhole: table.length <= PIECE, leftOut, pieces };
  return { ok: true, source: { ...source, share: () => read / table.length } };
};

/** What every zip archive begins with, and so every workbook of a spreadsheet. */
const isZip = (start: Uint8Array): boolean => start[0] === 0x50 && start[1] === 0x4b;

export const openBatchSource = async (file: Blob): Promise<SourceOrRefusal> => {
  const bytes = new Uint8Array(await file.slice(0, PIECE).arrayBuffer());
  if (isZip(bytes)) return refusal('spreadsheet');
  const start = lettersOf(bytes, file.size <= PIECE);
  if (start instanceof Error) return unreadableLetters(start);
  if (start.trim() === '') return refusal('empty');
  return formatOf(start) === 'csv' ? { ok: true, source: openTable(file, bytes, start) } : openPlaces(file);
};
