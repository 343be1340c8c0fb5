import { type Box, boxOf, type Position } from '../../engine/index.ts';
import { readCorners } from '../reading/box.ts';
import { type Circle, readCircle } from '../reading/circle.ts';
import { boundedDecimalOf } from '../reading/decimal.ts';
import { type Parsed, parsed, unreadable } from '../reading/parsed.ts';

/**
 * Clip policies of v2: `radius(lat,lng,km)`, `focus(km)` and `bbox(nelat,nelng,swlat,swlng)`, one of each at most,
 * with a comma or semicolon between; or `none`.
 */
export type Policies = {
  readonly radius?: Circle;
  /** Around the focus, which is another parameter. */
  readonly focusMetres?: number;
  readonly box?: Box;
};

export const NO_CLIP: Policies = {};

const LONGEST = 500;
const policy = /\s*(radius|focus|bbox)\s*\(([^()]*)\)\s*(?:[,;]|$)/y;

const SYNTAX = 'expected none, radius(lat,lng,km), focus(km) or bbox(nelat,nelng,swlat,swlng)';

const read = (name: string, text: string): Parsed<Policies> => {
  if (name === 'radius') {
    const circle = readCircle(text);
    return circle.ok ? parsed({ radius: circle.value }) : circle;
  }
  if (name === 'focus') {
    const kilometres = boundedDecimalOf(text);
    return kilometres >= 0 ? parsed({ focusMetres: kilometres * 1000 }) : unreadable('focus needs a radius in km');
  }
  const corners = readCorners(text);
  if (!corners.ok) return corners;
  const { south, west, north, east } = corners.value;
  return parsed({ box: boxOf(south, west, north, east) });
};

export const readClip = (text: string): Parsed<Policies> => {
  if (text.trim() === 'none') return parsed(NO_CLIP);
  if (text.trim() === '' || text.length > LONGEST) return unreadable(SYNTAX);
  let policies = NO_CLIP;
  const seen = new Set<string>();
  policy.lastIndex = 0;
  while (policy.lastIndex < text.length) {
    const [, name, inside] = policy.exec(text) ?? [];
    if (name === undefined || inside === undefined) return unreadable(SYNTAX);
    if (seen.has(name)) return unreadable(`${name} may be given only once`);
    seen.add(name);
    const next = read(name, inside);
    if (!next.ok) return next;
    policies = { ...policies, ...next.value };
  }
  // A separator at the end promises one more policy.
  return /[,;]\s*$/.test(text) ? unreadable(SYNTAX) : parsed(policies);
};

/** The circles a suggestion must lie in: there may be two, around different centres. */
export const circlesOf = (policies: Policies, focus: Position | undefined): readonly Circle[] => {
  const circles: Circle[] = [];
  if (policies.radius !== undefined) circles.push(policies.radius);
  if (policies.focusMetres !== undefined && focus !== undefined)
    circles.push({ centre: focus, radiusMetres: policies.focusMetres });
  return circles.sort((a, b) => a.radiusMetres - b.radiusMetres);
};
