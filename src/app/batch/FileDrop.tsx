import { Upload } from 'lucide-react';
import { useState } from 'react';
import { sayBatch } from './text/messages.ts';

type FileDropProps = {
  /** A file is being held over the page. */
  readonly isOver: boolean;
  readonly onFile: (file: Blob, name: string) => void;
};

const PASTED = 'pasted.csv';

/** A file by choosing or dropping it, or rows by pasting them. */
export const FileDrop = ({ isOver, onFile }: FileDropProps) => {
  const [text, setText] = useState('');
  return (
    <section className="drop">
      <div className={isOver ? 'target is-over' : 'target'}>
        <Upload size={32} strokeWidth={1.5} aria-hidden />
        <p>{sayBatch('drop')}</p>
        <label className="button">
          {sayBatch('choose')}
          <input
            type="file"
            className="visually-hidden"
            accept=".csv,.tsv,.txt,.json,.geojson,.gpx,.kml"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file !== undefined) onFile(file, file.name);
            }}
          />
        </label>
      </div>
      <form
        className="paste"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') onFile(new Blob([text]), PASTED);
        }}
      >
        <label className="field">
          <span>{sayBatch('paste')}</span>
          <textarea
            rows={5}
            value={text}
            spellCheck={false}
            dir="auto"
            placeholder={'name,lat,lng\nTrafalgar Square,51.508,-0.128'}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <button type="submit" className="button is-quiet" disabled={text.trim() === ''}>
          {sayBatch('use')}
        </button>
      </form>
    </section>
  );
};
