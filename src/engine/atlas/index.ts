/** The door of the atlas. */
export { type Atlas, openAtlas } from './atlas.ts';
export { CHECK_VALUES, VALUE_BITS, VALUE_MASK } from './queues.ts';
