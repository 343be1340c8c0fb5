import { LIST_COLOURS } from './collection.ts';
import type { SavedKey } from './text/en.ts';
import { saySaved } from './text/messages.ts';

type NamesOf<Colours> = { readonly [At in keyof Colours]: SavedKey };

/** In the order of the colours. */
const NAMES: NamesOf<typeof LIST_COLOURS> = [
  'colourTeal',
  'colourBlue',
  'colourGreen',
  'colourOchre',
  'colourOrange',
  'colourViolet',
  'colourPink',
  'colourGrey',
];

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
  /** One that came with a file has no other name than its value. */
  const nameOf = (colour: string): string => {
    const name = colour === '' ? 'colourOfList' : NAMES[known.indexOf(colour)];
    return name === undefined ? colour : saySaved(name);
  };
  return (
    <fieldset className="swatches">
      <legend>{saySaved('colour')}</legend>
      {options.map((colour) => (
        <label key={colour} title={nameOf(colour)}>
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
          <span className="visually-hidden">{nameOf(colour)}</span>
        </label>
      ))}
    </fieldset>
  );
};
