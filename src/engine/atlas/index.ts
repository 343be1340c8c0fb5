/** The door of the atlas. */
export { type Atlas, openAtlas } from './atlas.ts';
export { CHECK_VALUES } from './queues.ts';
