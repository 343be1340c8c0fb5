import { type ReactNode, useState } from 'react';
import { useCopied } from '../../app/square/use-copied.ts';
import { AddressLanguageOptions } from '../../app/text/AddressLanguageOptions.tsx';
import { say } from '../../app/text/messages.ts';
import { CONTROLS, type Control, type FrameOptions, MAPS, MODES } from '../options.ts';
import { type Selection, THEMES } from '../protocol.ts';
import { Preview } from './Preview.tsx';
import { elementSnippet, frameSnippet } from './snippet.ts';
import { type BuildKey, sayBuild } from './text/messages.ts';

const themeNames = { auto: 'auto', light: 'light', dark: 'dark' } as const;
const mapNames = { streets: 'streets', plain: 'plain' } as const;
const modeNames = { pick: 'pick', view: 'view' } as const;
const controlNames = { search: 'search', card: 'card', zoom: 'zoom', scale: 'scale' } as const;

/** The accent of the site itself (src/app/tokens.css): choosing it sets nothing. */
const OWN_ACCENT = 'c2410c';

/** Options without those that have no value, so that the code stays as short as it can be. */
const changed = (options: FrameOptions, name: keyof FrameOptions, value: unknown): FrameOptions => {
  const { [name]: _, ...rest } = options;
  return value === undefined || value === '' ? rest : { ...rest, [name]: value };
};

const Field = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // The control stands inside its label.
  // biome-ignore lint/a11y/noLabelWithoutControl: given as children
  <label className="field">
    <span>{label}</span>
    {children}
  </label>
);

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, BuildKey>>;
  readonly onChoose: (value: Value | undefined) => void;
};

/** The first value is what a map does anyway, so choosing it sets nothing. */
const Choice = <Value extends string>({ label, values, names, onChoose }: ChoiceProps<Value>) => (
  <Field label={label}>
    <select onChange={({ currentTarget }) => onChoose(values.slice(1).find((value) => value === currentTarget.value))}>
      {values.map((value) => (
        <option key={value} value={value}>
          {sayBuild(names[value])}
        </option>
      ))}
    </select>
  </Field>
);

const Code = ({ label, code }: { readonly label: string; readonly code: string }) => {
  const { copy, saidOf } = useCopied(code);
  return (
    <section className="code">
      <h2>{label}</h2>
      <button type="button" onClick={() => copy('code', code)}>
        {saidOf() ?? say('copy')}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long code is scrolled with the keyboard */}
      <pre dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </section>
  );
};

export const Build = () => {
  const [options, setOptions] = useState<FrameOptions>({});
  const [name, setName] = useState('place');
  const [selection, setSelection] = useState<Selection>();
  const set = (option: keyof FrameOptions, value: unknown): void =>
    setOptions((before) => changed(before, option, value));
  const { controls = CONTROLS, words = '', accent = OWN_ACCENT } = options;

  const toggle = (control: Control): void => {
    const next = CONTROLS.filter((known) => (known === control) !== controls.includes(known));
    set('controls', next.length === CONTROLS.length ? undefined : next);
  };

  return (
    <main className="build">
      <header>
        <a href="/" aria-label="Tessera">
          <img src="/icon.svg" alt="" width="40" height="40" />
        </a>
        <h1>{sayBuild('title')}</h1>
        <p>{sayBuild('intro')}</p>
      </header>
      <form className="settings" onSubmit={(event) => event.preventDefault()}>
        <Field label={sayBuild('words')}>
          <input
            value={words}
            placeholder="/// ..."
            dir="auto"
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ currentTarget }) => set('words', currentTarget.value)}
          />
        </Field>
        <Field label={say('addressLanguage')}>
          <select onChange={({ currentTarget }) => set('language', currentTarget.value)}>
            <option value="">{sayBuild('auto')}</option>
            <AddressLanguageOptions />
          </select>
        </Field>
        <Choice
          label={sayBuild('theme')}
          values={['auto', ...THEMES.filter((theme) => theme !== 'auto')]}
          names={themeNames}
          onChoose={(theme) => set('theme', theme)}
        />
        <Choice label={say('map')} values={MAPS} names={mapNames} onChoose={(map) => set('map', map)} />
        <Choice label={sayBuild('mode')} values={MODES} names={modeNames} onChoose={(mode) => set('mode', mode)} />
        <Field label={sayBuild('accent')}>
          <input
            type="color"
            value={`#${accent}`}
            onChange={({ currentTarget: { value } }) =>
              set('accent', value.slice(1) === OWN_ACCENT ? undefined : value.slice(1))
            }
          />
        </Field>
        <Field label={sayBuild('name')}>
          <input value={name} spellCheck={false} onChange={({ currentTarget }) => setName(currentTarget.value)} />
        </Field>
        <fieldset>
          <legend>{sayBuild('controls')}</legend>
          {CONTROLS.map((control) => (
            <label key={control} className="tick">
              <input type="checkbox" checked={controls.includes(control)} onChange={() => toggle(control)} />
              {sayBuild(controlNames[control])}
            </label>
          ))}
        </fieldset>
      </form>
      <Preview
        options={options}
        onSelect={(chosen) => {
          setSelection(chosen);
          set('words', chosen.words);
        }}
      />
      <div className="codes">
        <Code label={sayBuild('element')} code={elementSnippet(location.origin, options, name)} />
        <Code label={sayBuild('frame')} code={frameSnippet(location.origin, options, say('map'))} />
        {selection === undefined ? null : <Code label={sayBuild('heard')} code={JSON.stringify(selection, null, 2)} />}
      </div>
    </main>
  );
};
