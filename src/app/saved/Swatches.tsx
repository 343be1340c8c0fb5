import { LIST_COLOURS } from './collection.ts';
import { saySaved } from './text/messages.ts';

type Props = {
  readonly value: string;
  readonly onChange: (colour: string) => void;
  /** The first choice, for a place that has no colour of its own. */
  readonly inherited?: string;
};

export const Swatches = ({ value, onChange, inherited }: Props) => {
  // A colour that came with a file stays among the choices as long as it is chosen.
  const known: readonly string[] = LIST_COLOURS;
  const colours = value === '' || known.includes(value) ? known : [value, ...known];
  const options = inherited === undefined ? colours : ['', ...colours];
  return (
    <fieldset className="swatches">
      <legend>{saySaved('colour')}</legend>
      {options.map((colour, at) => (
        <label key={colour} title={colour === '' ? saySaved('colourOfList') : colour}>
          <input
            type="radio"
            name="colour"
            className="visually-hidden"
            checked={colour === value}
            onChange={() => onChange(colour)}
          />
          <span
            className={colour === '' ? 'swatch is-inherited' : 'swatch'}
            style={{ background: colour || inherited }}
          />
          <span className="visually-hidden">
            {colour === ''
              ? saySaved('colourOfList')
              : saySaved('colourNumber', { number: inherited === undefined ? at + 1 : at })}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
