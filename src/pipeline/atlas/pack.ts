/** Writes `atlas.bin`: what the engine's atlas room reads. docs/formats/atlas.md describes the bytes. */
import {
  checksumOf,
  FORMAT,
  HEADER,
  MAGIC,
  PLANES,
  type PlaneName,
  VERSION_LENGTH,
} from '../../engine/atlas/layout.ts';
import { BLOCKS } from '../../engine/grid/bands.ts';
import { packZones } from './pack-zones.ts';
import { varintWriter } from './varint-writer.ts';

export type Draft = {
  readonly version: string;
  readonly zone: Int32Array;
  /** Check value of each zone. */
  readonly values: Uint8Array;
  /** Class of each block; the two highest are land and sea. */
  readonly classOf: Uint8Array;
  readonly classes: number;
};

/** Lengths of stretches of sea and land by turns, sea first; populated blocks count as land. */
const packCoasts = (classOf: Uint8Array, seaClass: number): Uint8Array => {
  const coasts = varintWriter();
  let wet = true;
  let start = 0;
  for (let block = 0; block < BLOCKS; block++)
    if ((classOf[block] === seaClass) !== wet) {
      coasts.put(block - start);
      start = block;
      wet = !wet;
    }
  coasts.put(BLOCKS - start);
  return coasts.bytes();
};

const packPopulated = (classOf: Uint8Array, landClass: number) => {
  const gaps = varintWriter();
  const levels: number[] = [];
  let next = 0;
  for (let block = 0; block < BLOCKS; block++) {
    if (classOf[block]! >= landClass) continue;
    gaps.put(block - next);
    levels.push(classOf[block]!);
    next = block + 1;
  }
  return { gaps: gaps.bytes(), levels: Uint8Array.from(levels) };
};

const countRuns = ({ zone, classOf }: Draft): number => {
  let runs = 1;
  for (let block = 1; block < BLOCKS; block++)
    if (zone[block] !== zone[block - 1] || classOf[block] !== classOf[block - 1]) runs++;
  return runs;
};

export const packAtlas = (draft: Draft): Uint8Array => {
  const zones = packZones(draft.zone);
  const planes: Record<PlaneName, Uint8Array> = {
    values: draft.values,
    events: zones.events,
    shifts: zones.shifts,
    coasts: packCoasts(draft.classOf, draft.classes - 1),
    ...packPopulated(draft.classOf, draft.classes - 2),
  };
  const size = PLANES.reduce<number>((sum, name) => sum + planes[name].length, HEADER.end);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(HEADER.magic, MAGIC, true);
  view.setUint16(HEADER.format, FORMAT, true);
  view.setUint16(HEADER.classes, draft.classes, true);
  bytes.set(new TextEncoder().encode(draft.version).subarray(0, VERSION_LENGTH), HEADER.version);
  view.setUint32(HEADER.zones, draft.values.length, true);
  view.setUint32(HEADER.zoneRuns, zones.runs, true);
  view.setUint32(HEADER.runs, countRuns(draft), true);
  let offset: number = HEADER.end;
  PLANES.forEach((name, i) => {
    view.setUint32(HEADER.planes + 4 * i, planes[name].length, true);
    bytes.set(planes[name], offset);
    offset += planes[name].length;
  });
  view.setUint32(HEADER.checksum, checksumOf(bytes.subarray(HEADER.version)), true);
  return bytes;
};
