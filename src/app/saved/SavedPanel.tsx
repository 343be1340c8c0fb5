import { Bookmark, FileDown, FileUp, ListPlus, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FORMATS, type FormatName } from '../../formats/index.ts';
import { Panel } from '../panel/Panel.tsx';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';
import { newId, nextColour, type SavedPlace } from './collection.ts';
import { exportFile, importFile } from './files.ts';
import { ListForm } from './ListForm.tsx';
import { ListSection } from './ListSection.tsx';
import { useSaved } from './store.ts';
import { saySaved } from './text/messages.ts';

const FORMAT_NAMES: readonly FormatName[] = ['geojson', 'kml', 'gpx', 'csv'];
const NEW_LIST = 'new';

/** So many rows are seen together with what stands below them. */
const SHORT = 8;

const Empty = () => (
  <div className="saved-empty">
    <Bookmark size={32} strokeWidth={1.5} aria-hidden />
    <p className="saved-empty-title">{saySaved('savedEmpty')}</p>
    <p className="quiet">{saySaved('savedEmptyHint')}</p>
  </div>
);

/**
 * What happened last and the way back; it stays until something else happens, so nobody has to hurry. What was undone can
 * be done again: a tap too many leads there, and not further back.
 */
const LastStep = ({ told }: { readonly told: string }) => {
  const { steps, undone, undo, redo } = useSaved();
  const [last, taken] = [steps.at(-1), undone.at(-1)];
  return (
    <div className="last-step">
      <output>{told || (taken === undefined ? last?.said : saySaved('undone', { step: taken.said }))}</output>
      {told !== '' || taken === undefined ? null : (
        <button type="button" className="plain link with-icon" onClick={redo}>
          <Redo2 size={20} strokeWidth={1.75} aria-hidden /> {saySaved('redo')}
        </button>
      )}
      {told !== '' || last === undefined ? null : (
        <button type="button" className="plain link with-icon" onClick={undo}>
          <Undo2 size={20} strokeWidth={1.75} aria-hidden /> {saySaved('undo')}
        </button>
      )}
    </div>
  );
};

const Files = ({ onTell }: { readonly onTell: (sentence: string) => void }) => {
  const { language } = useStore();
  const hasPlaces = useSaved(({ collection }) => Object.keys(collection.places).length > 0);
  const input = useRef<HTMLInputElement>(null);
  const take = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? [];
    if (file === undefined) return;
    onTell(
      await importFile(file, language, onTell).catch((error: unknown) =>
        say('failed', { reason: error instanceof Error ? error.message : '' }),
      ),
    );
  };
  return (
    <div className="saved-files">
      <input
        ref={input}
        type="file"
        hidden
        accept=".geojson,.json,.kml,.gpx,.csv,.txt"
        onChange={(event) => {
          void take(event.currentTarget.files);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <button type="button" className="plain with-icon" onClick={() => input.current?.click()}>
        <FileUp size={20} strokeWidth={1.75} aria-hidden /> {saySaved('importFile')}
      </button>
      {hasPlaces ? (
        // biome-ignore lint/a11y/useSemanticElements: four buttons with one name between them, no form
        <div role="group" aria-label={saySaved('exportAs')} className="saved-export">
          <span className="with-icon">
            <FileDown size={20} strokeWidth={1.75} aria-hidden /> {saySaved('exportAs')}
          </span>
          {FORMAT_NAMES.map((name) => (
            <button key={name} type="button" className="plain link" onClick={() => exportFile(name)}>
              {FORMATS[name].title}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
};

type Props = {
  readonly onClose: () => void;
  readonly onGo: (place: SavedPlace) => void;
  readonly edited: string | undefined;
};

const SavedPanel = ({ onClose, onGo, edited: editedAtFirst }: Props) => {
  const { collection, isReady, isKept, steps, forgetSteps } = useSaved();
  const [edited, setEdited] = useState(editedAtFirst);
  const [told, setTold] = useState('');
  useEffect(() => setEdited(editedAtFirst), [editedAtFirst]);
  useEffect(() => forgetSteps, [forgetSteps]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step takes the place of what was told before
  useEffect(() => setTold(''), [steps]);
  const lists = Object.values(collection.lists).sort((a, b) => a.name.localeCompare(b.name));
  // Many places at once would push the ways to export them out of sight.
  const isShort = lists.length === 1 || Object.keys(collection.places).length <= SHORT;
  const listOfEdited = collection.places[edited ?? '']?.list;
  return (
    <Panel title={say('savedPlaces')} onClose={onClose}>
      {isKept ? null : <p className="panel-warning">{saySaved('savedNotKept')}</p>}
      {isReady && lists.length === 0 && edited !== NEW_LIST ? <Empty /> : null}
      {lists.map((list) => (
        <ListSection
          key={list.id}
          collection={collection}
          list={list}
          isOpenAtFirst={isShort || list.id === listOfEdited}
          onGo={onGo}
          edited={edited}
          onEdit={setEdited}
        />
      ))}
      {edited === NEW_LIST ? (
        <ListForm
          list={{ id: newId(), name: '', colour: nextColour(collection) }}
          isNew
          onDone={() => setEdited(undefined)}
        />
      ) : (
        <button type="button" className="plain with-icon" disabled={!isReady} onClick={() => setEdited(NEW_LIST)}>
          <ListPlus size={20} strokeWidth={1.75} aria-hidden /> {saySaved('newList')}
        </button>
      )}
      <Files onTell={setTold} />
      {edited === undefined ? <LastStep told={told} /> : null}
    </Panel>
  );
};

export default SavedPanel;
