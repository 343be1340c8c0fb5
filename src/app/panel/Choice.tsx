import { useId } from 'react';

type Props<T extends string> = {
  readonly title: string;
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** One of a few: buttons side by side that are radio buttons to the keyboard and to screen readers. */
export const Choice = <T extends string>({ title, options, value, onChange }: Props<T>) => {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{title}</legend>
      <div className="choice-options">
        {options.map(([option, label]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
