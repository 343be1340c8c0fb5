import { Fragment, type MouseEvent } from 'react';
import { mistakable } from '../queries/square.ts';
import { useAnswer } from '../queries/use-answer.ts';
import { reasonOf } from '../state/trouble.ts';
import { pathOfWords } from '../state/view.ts';
import { distanceText, longUnitMetres, say } from '../text/messages.ts';
import { sayDetail } from './text/messages.ts';

/** Half way round the Earth. */
const FARTHEST_METRES = 20_020_000;
/** The axis runs from one kilometre, or mile, by powers of ten. */
const TICKS = [1, 10, 100, 1000, 10_000];

const placeOf = (metres: number): number => {
  const nearest = longUnitMetres();
  const share = Math.log(Math.max(nearest, metres) / nearest) / Math.log(FARTHEST_METRES / nearest);
  return 4 + 312 * Math.min(1, share);
};

/** Of so many dots the uppermost has room above. */
const LEAST_TOP = 36;

type WayProps = {
  readonly words: string;
  readonly onWords: (words: string) => void;
};

/** To another square, here, or in another window for whoever wants that. */
const wayTo = ({ words, onWords }: WayProps) => ({
  href: pathOfWords(words) + location.search,
  onClick: (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onWords(words);
  },
});

/** It may go to the next line, but only after a dot, and never without its slashes. */
const Address = ({ words, onWords }: WayProps) => (
  <a {...wayTo({ words, onWords })}>
    <bdi>
      {words.split('.').map((word, at) => (
        // Three words, always in their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <Fragment key={at}>
          {at === 0 ? null : (
            <>
              .<wbr />
            </>
          )}
          <span className="word">
            {at === 0 ? <span className="slashes">{'///'}</span> : null}
            {word}
          </span>
        </Fragment>
      ))}
    </bdi>
  </a>
);

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

/** After the nearest so many are named: whoever was sent to a wrong square looks among them for the right one. */
const MOST_MORE = 4;

export const Heard = ({ words, onWords }: WayProps) => {
  const { value: data, error, isWaiting } = useAnswer(mistakable, words);
  if (isWaiting) return <p className="quiet">{say('heardLoading')}</p>;
  if (error !== undefined) return <p className="quiet">{reasonOf(error)}</p>;
  if (data === undefined || data.length === 0) return <p className="quiet">{sayDetail('heardNone')}</p>;
  const nearest = data[0]?.words ?? '';
  const summary = sayDetail('heardSummary', {
    count: data.length,
    words: `///${nearest}`,
    distance: distanceText(data[0]?.metres ?? 0),
  });
  const [before, after] = summary.split(`///${nearest}`);
  const dots = stacked(data.map(({ metres }) => metres));
  const top = Math.min(LEAST_TOP, ...dots.map(({ y }) => y - 6));
  return (
    <div className="heard">
      {/* What it draws is said below: its dots are links for pointers alone. */}
      <svg viewBox={`0 ${top} 320 ${66 - top}`} aria-hidden>
        <line x1="4" x2="316" y1="60" y2="60" className="heard-axis" />
        {TICKS.map((units) => {
          const x = placeOf(units * longUnitMetres());
          return <line key={units} x1={x} x2={x} y1="60" y2="64" className="heard-axis" />;
        })}
        {dots.map(({ x, y, metres }, at) => {
          const other = data[at]?.words ?? '';
          return (
            <a key={other} {...wayTo({ words: other, onWords })} tabIndex={-1}>
              <title>{`///${other}, ${distanceText(metres)}`}</title>
              <circle cx={x} cy={y} r="2.4" className={at === 0 ? 'heard-nearest' : 'heard-dot'} />
            </a>
          );
        })}
      </svg>
      <div className="heard-ticks" aria-hidden>
        {TICKS.map((units, at) => {
          const metres = units * longUnitMetres();
          const isLast = at === TICKS.length - 1;
          return (
            <span
              key={units}
              style={isLast ? { insetInlineEnd: 0 } : { insetInlineStart: `${placeOf(metres) / 3.2}%` }}
            >
              {distanceText(metres)}
            </span>
          );
        })}
      </div>
      <p className="quiet">
        {before}
        <Address words={nearest} onWords={onWords} />
        {after}
      </p>
      <ul className="heard-more">
        {data.slice(1, 1 + MOST_MORE).map(({ words: other, metres }) => (
          <li key={other}>
            <Address words={other} onWords={onWords} /> <span className="quiet">{distanceText(metres)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
