import type { MessagesLike } from '../../../app/text/en.ts';

/** English: what only the page says on which the code of an embedded map is made. */
export const en = {
  title: 'Put this map on your page',
  intro: 'Choose how it looks. The map is live: click a square, and its words are in the code.',
  words: 'Words to start with',
  theme: 'Colours',
  auto: 'As the system',
  light: 'Light',
  dark: 'Dark',
  streets: 'Streets',
  plain: 'World only, asks no other server',
  mode: 'People may',
  pick: 'choose a square',
  view: 'only look',
  controls: 'Show',
  search: 'Search box',
  card: 'Words of the square',
  zoom: 'Zoom buttons',
  scale: 'Scale',
  accent: 'Accent colour',
  name: 'Name in your form',
  element: 'As an element',
  frame: 'As a plain frame',
  heard: 'What your page is told',
} as const;

export type BuildKey = keyof typeof en;
export type BuildMessages = MessagesLike<typeof en>;
