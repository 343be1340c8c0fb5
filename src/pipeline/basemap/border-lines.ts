/**
 * Borders between countries as lines, each once. Natural Earth draws who is in control; where both sides of a line
 * have the same country in our answers, the line is marked as disputed so that the map can draw it lighter.
 */
import { createRequire } from 'node:module';
import { mesh } from 'topojson-client';
import type { Borders } from '../../engine/places/borders.ts';
import { type Detail, type Line, simplified } from './simplify.ts';

const require = createRequire(import.meta.url);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isLine = (value: unknown): value is Line =>
  Array.isArray(value) && value.every((point) => Array.isArray(point) && point.every(Number.isFinite));

const meshLines = (file: string): Line[] => {
  const topology: unknown = require(`world-atlas/${file}.json`);
  if (!isRecord(topology) || !isRecord(topology.objects)) throw new Error(`${file}: expected a topology`);
  const lines = mesh(topology, topology.objects.countries, (a, b) => a !== b);
  if (!isRecord(lines) || !Array.isArray(lines.coordinates)) throw new Error(`${file}: expected border lines`);
  return lines.coordinates.filter(isLine);
};

/** Step aside from a border, wider than the two sources ever differ on a border they agree about. */
const ASIDE_DEGREES = 0.15;

/** True when most of the line has one and the same country on its two sides. */
const isDisputed = (line: Line, borders: Borders): boolean => {
  let [same, all] = [0, 0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const [dx, dy] = [b[0]! - a[0]!, b[1]! - a[1]!];
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    const [lng, lat] = [(a[0]! + b[0]!) / 2, (a[1]! + b[1]!) / 2];
    const [awayLng, awayLat] = [(-dy / length) * ASIDE_DEGREES, (dx / length) * ASIDE_DEGREES];
    const left = borders.watersNumberAt(lat + awayLat, lng + awayLng);
    const right = borders.watersNumberAt(lat - awayLat, lng - awayLng);
    all += length;
    if (left === right) same += length;
  }
  return all > 0 && same > all / 2;
};

export const borderLines = (file: string, detail: Detail, borders: Borders): { borders: Line[]; disputed: Line[] } => {
  const lines = { borders: [] as Line[], disputed: [] as Line[] };
  for (const line of meshLines(file)) {
    const points = simplified(line, detail);
    if (points.length > 1) lines[isDisputed(line, borders) ? 'disputed' : 'borders'].push(points);
  }
  return lines;
};
