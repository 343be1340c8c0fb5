/** The person on the map: a dot, a circle of how sure that is, and a cone in the direction they look. */
import type { GeoJSON } from 'geojson';
import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { Whereabouts } from '../here/follow.ts';
import { circle, NO_SHAPES } from './shapes.ts';

/** A fix so vague would cover the view, and say nothing, metres. */
const VAGUEST_METRES = 5000;

export const openHere = (map: LibreMap, drawAccuracy: (shape: GeoJSON) => void) => {
  const dot = document.createElement('div');
  dot.className = 'here';
  dot.append(document.createElement('span'));
  const marker = new Marker({ element: dot, rotationAlignment: 'map' });
  return (here: Whereabouts | undefined): void => {
    if (here === undefined) {
      drawAccuracy(NO_SHAPES);
      marker.remove();
      return;
    }
    const { at, accuracyMetres, heading } = here;
    drawAccuracy(circle(at, Math.min(accuracyMetres, VAGUEST_METRES)));
    dot.classList.toggle('has-heading', heading !== undefined);
    marker
      .setLngLat([at.lng, at.lat])
      .setRotation(heading ?? 0)
      .addTo(map);
  };
};
