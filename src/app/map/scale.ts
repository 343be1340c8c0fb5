/** The scale of the map, in the units of the person and the words of the page: the library's own knows neither. */
import type { IControl, Map as LibreMap } from 'maplibre-gl';

export type Units = 'metric' | 'imperial';

/** As wide as it may be, px. */
const WIDEST = 96;

const METRES_PER_FOOT = 0.3048;
const FEET_PER_MILE = 5280;
/** From here on ways are told in miles (text/messages.ts). */
const MOST_FEET = 1000;

/** The longest of 1, 2, 3, 5, 10, 20 ... that is no longer than this; below one, of 0.5, 0.3, 0.2, 0.1 ... */
const roundBelow = (length: number): number => {
  const power = 10 ** Math.floor(Math.log10(length));
  const first = [5, 3, 2].find((digit) => digit * power <= length) ?? 1;
  return first * power;
};

/** The longest way that is a round number of its unit, and no longer than this, in metres. */
export const roundMetres = (most: number, units: Units): number => {
  if (units === 'metric') return roundBelow(most);
  const miles = most / METRES_PER_FOOT / FEET_PER_MILE;
  // A tenth of a mile would be told in feet, and be no round number of them.
  if (miles >= 0.2) return roundBelow(miles) * FEET_PER_MILE * METRES_PER_FOOT;
  return roundBelow(Math.min(most / METRES_PER_FOOT, MOST_FEET - 1)) * METRES_PER_FOOT;
};

export type Scale = IControl & {
  setUnits(units: Units): void;
  /** Says it anew, in the words of now. */
  update(): void;
};

export const scaleIn = (first: Units, distanceText: (metres: number) => string): Scale => {
  let units = first;
  let map: LibreMap | undefined;
  const bar = document.createElement('div');
  bar.className = 'maplibregl-ctrl maplibregl-ctrl-scale';
  const update = (): void => {
    if (map === undefined) return;
    const { clientWidth, clientHeight } = map.getContainer();
    const at = (right: number) => map?.unproject([(clientWidth + right) / 2, clientHeight / 2]);
    const [left, right] = [at(-WIDEST), at(WIDEST)];
    if (left === undefined || right === undefined) return;
    // A globe may be narrower.
    const width = Math.min(WIDEST, Math.round(map.project(right).x - map.project(left).x));
    const across = left.distanceTo(right);
    if (across === 0) return;
    const metres = roundMetres(across, units);
    bar.style.width = `${(width * metres) / across}px`;
    const text = distanceText(metres);
    if (bar.textContent !== text) bar.textContent = text;
  };
  return {
    onAdd: (to) => {
      map = to;
      map.on('move', update);
      map.on('projectiontransition', update);
      update();
      return bar;
    },
    onRemove: () => {
      bar.remove();
      map?.off('move', update);
      map?.off('projectiontransition', update);
      map = undefined;
    },
    setUnits: (next) => {
      units = next;
      update();
    },
    update,
  };
};
