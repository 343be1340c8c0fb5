import { useCopied } from './use-copied.ts';

/** Coordinates of one kind; pressing them copies them. */
export const CoordinateRow = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const { copy, saidOf } = useCopied(text);
  return (
    <>
      <dt>{label}</dt>
      <dd dir="ltr">
        <button type="button" className="plain" onClick={() => copy('text', text)}>
          {saidOf() ?? text}
        </button>
      </dd>
    </>
  );
};
