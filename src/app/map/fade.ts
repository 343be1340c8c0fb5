/** Layers that come unseen and fade in, when there is something to see. */
import type { LayerSpecification, Map as LibreMap } from 'maplibre-gl';

/** What makes a layer of each kind fainter; the kinds that have nothing of it appear at once. */
const OPACITIES: Readonly<Record<string, readonly string[]>> = {
  background: ['background-opacity'],
  fill: ['fill-opacity'],
  'fill-extrusion': ['fill-extrusion-opacity'],
  line: ['line-opacity'],
  circle: ['circle-opacity', 'circle-stroke-opacity'],
  symbol: ['text-opacity', 'icon-opacity'],
  raster: ['raster-opacity'],
  heatmap: ['heatmap-opacity'],
};

const FADE_MS = 600;

type Paint = Readonly<Record<string, unknown>>;

const paintOf = (layer: LayerSpecification): Paint => ({ ...('paint' in layer ? layer.paint : {}) });

const opacitiesOf = ({ type }: LayerSpecification): readonly string[] => OPACITIES[type] ?? [];

/** The layer as it is added: all there, and not seen. */
export const unseen = <Layer extends LayerSpecification>(layer: Layer, fadeMs = FADE_MS): Layer => {
  const hidden = opacitiesOf(layer).flatMap((name): readonly (readonly [string, unknown])[] => [
    [name, 0],
    [`${name}-transition`, { duration: fadeMs, delay: 0 }],
  ]);
  return { ...layer, paint: { ...paintOf(layer), ...Object.fromEntries(hidden) } };
};

/** As its style has it. */
export const reveal = (map: LibreMap, layer: LayerSpecification): void => {
  for (const name of opacitiesOf(layer))
    map.setPaintProperty(layer.id, name as never, (paintOf(layer)[name] ?? 1) as never);
};
