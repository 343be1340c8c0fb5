import { useId, useState } from 'react';
import { useStore } from '../state/store.ts';
import { AddressLanguageOptions } from '../text/AddressLanguageOptions.tsx';
import { say } from '../text/messages.ts';
import { Heading } from './Heading.tsx';
import { RowTable } from './RowTable.tsx';
import { type BatchKey, sayBatch } from './text/messages.ts';
import type { Columns, Opened, Wishes } from './use-batch.ts';

type Kind = Columns['kind'];

const nameOf = (kind: Kind): string => (kind === 'words' ? say('words') : sayBatch(kind));
const ORDER: readonly Kind[] = ['two', 'pair', 'words'];

/** Rows that are shown to choose the columns by. */
const MOST_ROWS = 5;

type ColumnSelectProps = {
  readonly label: BatchKey;
  readonly value: number;
  readonly names: readonly string[];
  readonly onChoose: (column: number) => void;
};

const ColumnSelect = ({ label, value, names, onChoose }: ColumnSelectProps) => (
  <label className="field">
    <span>{sayBatch(label)}</span>
    <select value={value} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
      {names.map((name, column) => (
        // Columns may share a name; their place is what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a column never changes
        <option key={column} value={column}>
          {name === '' ? `${column + 1}` : name}
        </option>
      ))}
    </select>
  </label>
);

/** All three at once, so that going back and forth between them forgets nothing. */
type Chosen = {
  readonly kind: Kind;
  readonly lat: number;
  readonly lng: number;
  readonly pair: number;
  readonly words: number;
};

const chosenFrom = (columns: Columns | undefined, width: number): Chosen => {
  const none: Chosen = { kind: 'two', lat: 0, lng: Math.min(1, width - 1), pair: 0, words: 0 };
  return { ...none, ...columns };
};

const columnsFrom = ({ kind, lat, lng, pair, words }: Chosen): Columns => {
  if (kind === 'two') return { kind, lat, lng };
  return kind === 'pair' ? { kind, pair } : { kind, words };
};

type ColumnFormProps = {
  readonly opened: Opened;
  readonly onConvert: (wishes: Wishes) => void;
  readonly onAnother: () => void;
};

/** What the table holds, as it was guessed, to be changed. */
export const ColumnForm = ({ opened, onConvert, onAnother }: ColumnFormProps) => {
  const { language, setLanguage } = useStore();
  const [first = []] = opened.rows;
  const [chosen, setChosen] = useState(() => chosenFrom(opened.columns, first.length));
  const [hasHeader, setHeader] = useState(opened.hasHeader);
  const group = useId();
  const names = hasHeader ? first : first.map((_, column) => `${column + 1}`);
  const rows = hasHeader ? opened.rows.slice(1, 1 + MOST_ROWS) : opened.rows.slice(0, MOST_ROWS);
  const set = (part: Partial<Chosen>): void => setChosen((before) => ({ ...before, ...part }));
  const { kind } = chosen;
  const used = kind === 'two' ? [chosen.lat, chosen.lng] : [chosen[kind]];

  return (
    <form
      className="card choose"
      onSubmit={(event) => {
        event.preventDefault();
        onConvert({ columns: columnsFrom(chosen), hasHeader, language });
      }}
    >
      <Heading>{sayBatch('columns')}</Heading>
      {opened.columns === undefined ? <p className="trouble">{sayBatch('noGuess')}</p> : null}
      <div className="kinds" role="radiogroup" aria-label={sayBatch('columns')}>
        {ORDER.map((each) => (
          <label key={each} className="kind">
            <input type="radio" name={group} checked={kind === each} onChange={() => set({ kind: each })} />
            {nameOf(each)}
          </label>
        ))}
      </div>
      <div className="columns">
        {kind === 'two' ? (
          <>
            <ColumnSelect label="latitude" value={chosen.lat} names={names} onChoose={(lat) => set({ lat })} />
            <ColumnSelect label="longitude" value={chosen.lng} names={names} onChoose={(lng) => set({ lng })} />
          </>
        ) : (
          <ColumnSelect
            label="column"
            value={chosen[kind]}
            names={names}
            onChoose={(column) => set(kind === 'pair' ? { pair: column } : { words: column })}
          />
        )}
        {kind === 'words' ? null : (
          <label className="field">
            <span>{say('addressLanguage')}</span>
            <select value={language} onChange={({ currentTarget }) => setLanguage(currentTarget.value)}>
              <AddressLanguageOptions />
            </select>
          </label>
        )}
      </div>
      <label className="tick">
        <input type="checkbox" checked={hasHeader} onChange={({ currentTarget }) => setHeader(currentTarget.checked)} />
        {sayBatch('header')}
      </label>
      <RowTable
        caption={sayBatch('first', { count: rows.length })}
        header={names}
        rows={rows.map((cells) => ({ cells }))}
        marked={used}
      />
      <div className="ways">
        <button type="submit" className="button">
          {sayBatch('start')}
        </button>
        <button type="button" className="button is-plain" onClick={onAnother}>
          {sayBatch('another')}
        </button>
      </div>
    </form>
  );
};
