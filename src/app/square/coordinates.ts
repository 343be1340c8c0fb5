import type { Point } from '../../client/client.ts';
import type { CoordinateFormat } from '../state/settings.ts';

export const decimalText = ({ lat, lng }: Point): string => `${lat.toFixed(6)}, ${lng.toFixed(6)}`;

const part = (value: number, positive: string, negative: string): string => {
  // Tenths of a second are 3 m: the size of a square.
  const tenths = Math.round(Math.abs(value) * 36_000);
  const seconds = (tenths % 600) / 10;
  const minutes = Math.floor(tenths / 600) % 60;
  return `${Math.floor(tenths / 36_000)}°${String(minutes).padStart(2, '0')}′${seconds.toFixed(1).padStart(4, '0')}″${value < 0 ? negative : positive}`;
};

export const degreesText = ({ lat, lng }: Point): string => `${part(lat, 'N', 'S')} ${part(lng, 'E', 'W')}`;

/** In the chosen format, as far as it needs no library: a grid reference is for the card. */
export const positionText = (at: Point, format: CoordinateFormat): string =>
  format === 'degrees' ? degreesText(at) : decimalText(at);
