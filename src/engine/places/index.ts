/** The door of this room. */
export { type MapFeature, type MapFeatures, type MapGeometry, openBasemap } from './basemap.ts';
export {
  type FoundPlaces,
  type NamedPlace,
  openPlaces,
  type PlaceClip,
  type PlaceFiles,
  type Places,
  type Whereabouts,
} from './places.ts';
