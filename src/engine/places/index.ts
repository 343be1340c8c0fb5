/** The door of this room. */
export { type NamedPlace, openPlaces, type PlaceFiles, type Places, type Whereabouts } from './places.ts';
