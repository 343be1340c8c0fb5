import { useId } from 'react';
import { sayBatch } from './text/messages.ts';

type ProgressProps = {
  /** 0 to 1; without it nobody knows how long it takes. */
  readonly share?: number;
  readonly text: string;
  readonly onCancel: () => void;
};

export const Progress = ({ share, text, onCancel }: ProgressProps) => {
  const id = useId();
  return (
    <div className="card progress">
      <p id={id}>{text}</p>
      <progress {...(share === undefined ? {} : { value: share })} max={1} aria-labelledby={id} />
      <button type="button" className="button is-quiet" onClick={onCancel}>
        {sayBatch('cancel')}
      </button>
    </div>
  );
};
