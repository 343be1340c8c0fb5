import { tableOf } from '../batch/index.ts';
import { formatOf, readPlaces } from '../formats/index.ts';
import type { Refusal } from './batch-calls.ts';

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

/** UTF-16 says so itself; what is no UTF-8 was written by an older program on Windows. */
const encodingOf = (start: Uint8Array): string => {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  try {
    // The beginning may end inside a letter, which `stream` allows.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

const openTable = (file: Blob, start: string, encoding: string): BatchSource => {
  let read = 0;
  async function* pieces(): AsyncGenerator<string> {
    read = 0;
    const decoder = new TextDecoder(encoding);
    const reader = file.stream().getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        read += next.value.length;
        yield decoder.decode(next.value, { stream: true });
      }
      yield decoder.decode();
    } finally {
      // A person who cancels leaves the rest of the file alone.
      await reader.cancel();
    }
  }
  return { start, isWhole: file.size <= PIECE, leftOut: 0, pieces, share: () => read / Math.max(1, file.size) };
};

const openPlaces = async (file: Blob): Promise<SourceOrRefusal> => {
  if (file.size > MOST_PLACES_BYTES) return refusal('too-big', `${Math.round(file.size / 1e6)} MB`);
  const content = readPlaces(await file.text());
  if (!content.ok) {
    // What the reader says is for developers.
    console.warn('batch', content.problem);
    const { line } = content.problem;
    return { ...refusal('unreadable'), ...(line === undefined ? {} : { line }) };
  }
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
  const encoding = encodingOf(bytes);
  const start = new TextDecoder(encoding).decode(bytes, { stream: file.size > PIECE });
  if (start.trim() === '') return refusal('empty');
  return formatOf(start) === 'csv' ? { ok: true, source: openTable(file, start, encoding) } : openPlaces(file);
};
