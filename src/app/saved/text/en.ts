import type { MessagesLike } from '../../text/en.ts';

/** English: what only the panel of saved places says. Apart from the rest, so that a first visit does not carry it. */
export const en = {
  savedEmpty: 'Nothing saved yet',
  savedEmptyHint: 'Choose a square and press Save. Your places stay on this device; there is no account.',
  savedNotKept: 'This browser does not keep places. Export them before you close the page.',
  editPlace: 'Edit {name}',
  placeCount: { one: '{count} place', other: '{count} places' },
  showAll: 'Show all {count}',
  listEmpty: 'Nothing in this list yet.',
  newList: 'New list',
  listName: 'Name of the list',
  removeList: 'Delete list',
  name: 'Name',
  note: 'Note',
  list: 'List',
  colour: 'Colour',
  colourNumber: 'Colour {number}',
  colourOfList: 'Colour of the list',
  remove: 'Remove',
  undo: 'Undo',
  placeChanged: '{name} changed.',
  placeRemoved: '{name} removed.',
  listMade: 'List {name} created.',
  listChanged: 'List {name} changed.',
  listRemoved: 'List {name} deleted.',
  importFile: 'Import a file',
  exportAs: 'Export as',
  imported: 'Imported',
  importing: 'Finding the addresses: {done} of {total}',
  importAdded: { one: '{count} place added.', other: '{count} places added.' },
  importKnown: { one: '{count} was there already.', other: '{count} were there already.' },
  importLeftOut: {
    one: '{count} entry is not a point on Earth and was left out.',
    other: '{count} entries are not points on Earth and were left out.',
  },
  importNothing: 'There are no places in this file.',
  importTooBig: 'This file is too large. Up to 20,000 places or 20 MB can be imported at once.',
  importUnreadable: 'This file could not be read as GeoJSON, KML, GPX or CSV.',
  importUnreadableAt: 'This file could not be read as GeoJSON, KML, GPX or CSV. The fault is in line {line}.',
} as const;

export type SavedKey = keyof typeof en;
export type SavedMessages = MessagesLike<typeof en>;
