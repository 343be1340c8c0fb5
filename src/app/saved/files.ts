/** A file that a person gives, and a file that a person gets. */
import { type FileProblem, FORMATS, type FormatName, readPlaces } from '../../formats/index.ts';
import { download } from '../download.ts';
import { embeddedClient } from '../queries/engine.ts';
import { useSaved } from './store.ts';
import { saySaved } from './text/messages.ts';
import { checkedWords, toPlacemarks, withPlacemarks } from './transfer.ts';

/** The browser reads the whole file at once; larger ones are lists for a program, not for a map of one's own. */
const MOST_BYTES = 20_000_000;
const MOST_PLACES = 20_000;

/** Addresses are worked out so many at a time, so that the page stays alive and can say how far it is. */
const AT_ONCE = 200;

const FILE_NAME = 'tessera-places';

type Progress = (sentence: string) => void;

/** What the reader says is for developers. */
const unreadable = (name: string, problem: FileProblem): string => {
  console.warn('import', name, problem);
  if (problem.code === 'empty') return saySaved('importNothing');
  return problem.line === undefined
    ? saySaved('importUnreadable')
    : saySaved('importUnreadableAt', { line: problem.line });
};

/** Adds the places of a file. Gives a sentence for the person, or nothing when the step that can be undone says it. */
export const importFile = async (file: File, language: string, progress: Progress): Promise<string> => {
  if (file.size > MOST_BYTES) return saySaved('importTooBig');
  const read = readPlaces(await file.text());
  if (!read.ok) return unreadable(file.name, read.problem);
  const { placemarks, leftOut } = read.value;
  if (placemarks.length > MOST_PLACES) return saySaved('importTooBig');
  const checked = [];
  for (let at = 0; at < placemarks.length; at += AT_ONCE) {
    progress(saySaved('importing', { done: at, total: placemarks.length }));
    const some = placemarks.slice(at, at + AT_ONCE).map(async (placemark) => ({
      ...placemark,
      words: await checkedWords(embeddedClient, placemark, language),
    }));
    checked.push(...(await Promise.all(some)));
  }
  const { collection, change } = useSaved.getState();
  const imported = withPlacemarks(collection, checked, { otherwise: saySaved('imported'), now: Date.now() });
  const said = [
    placemarks.length === 0 ? saySaved('importNothing') : saySaved('importAdded', { count: imported.added }),
    imported.known === 0 ? '' : saySaved('importKnown', { count: imported.known }),
    leftOut.length === 0 ? '' : saySaved('importLeftOut', { count: leftOut.length }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  if (imported.added === 0) return said;
  change(imported.collection, said);
  return '';
};

export const exportFile = (name: FormatName): void => {
  const { mimeType, write } = FORMATS[name];
  download(new Blob([write(toPlacemarks(useSaved.getState().collection))], { type: mimeType }), `${FILE_NAME}.${name}`);
};
