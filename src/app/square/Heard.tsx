import { mistakable } from '../queries/square.ts';
import { useAnswer } from '../queries/use-answer.ts';
import { reasonOf } from '../state/trouble.ts';
import { distanceText, longUnitMetres, say } from '../text/messages.ts';

/** Half way round the Earth. */
const FARTHEST_METRES = 20_020_000;
/** The axis runs from one kilometre, or mile, by powers of ten. */
const TICKS = [1, 10, 100, 1000, 10_000];

const placeOf = (metres: number): number => {
  const nearest = longUnitMetres();
  const share = Math.log(Math.max(nearest, metres) / nearest) / Math.log(FARTHEST_METRES / nearest);
  return 4 + 312 * Math.min(1, share);
};

/** The first and the last number would stand out over the ends of the axis. */
const ANCHORS: Readonly<Record<number, 'start' | 'end'>> = { 1: 'start', 10000: 'end' };

/** Of so many dots the uppermost has room above. */
const LEAST_TOP = 36;

/** Nearly equal distances are stacked, so that many dots stay countable. */
const stacked = (distances: readonly number[]): readonly { x: number; y: number; metres: number }[] => {
  const heights = new Map<number, number>();
  return distances.map((metres) => {
    const x = placeOf(metres);
    const column = Math.round(x / 6);
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    return { x: column * 6, y: 54 - (height % 9) * 6, metres };
  });
};

export const Heard = ({ words }: { readonly words: string }) => {
  const { value: data, error, isWaiting } = useAnswer(mistakable, words);
  if (isWaiting) return <p className="quiet">{say('heardLoading')}</p>;
  if (error !== undefined) return <p className="quiet">{reasonOf(error)}</p>;
  if (data === undefined || data.length === 0) return <p className="quiet">{say('heardNone')}</p>;
  const [nearest] = data;
  const summary = say('heardSummary', {
    count: data.length,
    words: `///${nearest?.words}`,
    distance: distanceText(nearest?.metres ?? 0),
  });
  const dots = stacked(data.map(({ metres }) => metres));
  const top = Math.min(LEAST_TOP, ...dots.map(({ y }) => y - 6));
  return (
    <figure className="heard">
      <svg viewBox={`0 ${top} 320 ${78 - top}`} role="img" aria-label={summary}>
        <line x1="4" x2="316" y1="60" y2="60" className="heard-axis" />
        {TICKS.map((units) => {
          const metres = units * longUnitMetres();
          const x = placeOf(metres);
          return (
            <g key={units}>
              <line x1={x} x2={x} y1="60" y2="64" className="heard-axis" />
              <text
                x={units === 10_000 ? 318 : x}
                y="75"
                className="heard-tick"
                textAnchor={ANCHORS[units] ?? 'middle'}
              >
                {distanceText(metres)}
              </text>
            </g>
          );
        })}
        {dots.map(({ x, y }, at) => (
          <circle
            key={`${data[at]?.words}`}
            cx={x}
            cy={y}
            r="2.4"
            className={at === 0 ? 'heard-nearest' : 'heard-dot'}
          />
        ))}
      </svg>
      <figcaption className="quiet">{summary}</figcaption>
    </figure>
  );
};
