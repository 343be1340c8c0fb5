import { mistakable } from '../queries/square.ts';
import { useAnswer } from '../queries/use-answer.ts';
import { distanceText, say } from '../text/messages.ts';

/** The axis runs from 1 km to half way round the Earth, by powers of ten. */
const NEAREST_METRES = 1000;
const FARTHEST_METRES = 20_020_000;
const TICKS = [1000, 10_000, 100_000, 1_000_000, 10_000_000];

const placeOf = (metres: number): number => {
  const share =
    Math.log(Math.max(NEAREST_METRES, metres) / NEAREST_METRES) / Math.log(FARTHEST_METRES / NEAREST_METRES);
  return 4 + 312 * Math.min(1, share);
};

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

const Heard = ({ words }: { readonly words: string }) => {
  const { value: data, isWaiting } = useAnswer(mistakable, words);
  if (isWaiting) return <p className="quiet">{say('heardLoading')}</p>;
  if (data === undefined || data.length === 0) return <p className="quiet">{say('heardNone')}</p>;
  const [nearest] = data;
  const summary = say('heardSummary', {
    count: data.length,
    words: `///${nearest?.words}`,
    distance: distanceText(nearest?.metres ?? 0),
  });
  return (
    <figure className="heard">
      <svg viewBox="0 0 320 78" role="img" aria-label={summary}>
        <line x1="4" x2="316" y1="60" y2="60" className="heard-axis" />
        {TICKS.map((metres) => (
          <g key={metres}>
            <line x1={placeOf(metres)} x2={placeOf(metres)} y1="60" y2="64" className="heard-axis" />
            <text x={placeOf(metres)} y="75" className="heard-tick" textAnchor={metres === 1000 ? 'start' : 'middle'}>
              {distanceText(metres)}
            </text>
          </g>
        ))}
        {stacked(data.map(({ metres }) => metres)).map(({ x, y }, at) => (
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

export default Heard;
