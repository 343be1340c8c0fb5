/** Layers that come unseen and fade in, when there is something to see. */
import type { DataDrivenPropertyValueSpecification, LayerSpecification, Map as LibreMap } from 'maplibre-gl';

/** What makes a layer of each kind fainter; the kinds that have nothing of it appear at once. */
const OPACITIES = {
  background: ['background-opacity'],
  fill: ['fill-opacity'],
  'fill-extrusion': ['fill-extrusion-opacity'],
  line: ['line-opacity'],
  circle: ['circle-opacity', 'circle-stroke-opacity'],
  symbol: ['text-opacity', 'icon-opacity'],
  raster: ['raster-opacity'],
  heatmap: ['heatmap-opacity'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Opacity = (typeof OPACITIES)[keyof typeof OPACITIES][number];

const FADE_MS = 600;

type Paint = { readonly [O in Opacity]?: DataDrivenPropertyValueSpecification<number> | undefined };

const paintOf = (layer: LayerSpecification): Paint => (isFading(layer) ? { ...layer.paint } : {});

const opacitiesOf = (layer: LayerSpecification): readonly Opacity[] => (isFading(layer) ? OPACITIES[layer.type] : []);

type Fading = Extract<LayerSpecification, { type: keyof typeof OPACITIES }>;

const isFading = (layer: LayerSpecification): layer is Fading => layer.type in OPACITIES;

/** The layer as it is added: all there, and not seen. */
export const unseen = <Layer extends LayerSpecification>(layer: Layer, fadeMs = FADE_MS): Layer => {
  const hidden = opacitiesOf(layer).flatMap((name): readonly (readonly [string, unknown])[] => [
    [name, 0],
    [`${name}-transition`, { duration: fadeMs, delay: 0 }],
  ]);
  return { ...layer, paint: { ...('paint' in layer ? layer.paint : {}), ...Object.fromEntries(hidden) } };
};

/** As its style has it. */
export const reveal = (map: LibreMap, layer: LayerSpecification): void => {
  for (const name of opacitiesOf(layer)) map.setPaintProperty(layer.id, name, paintOf(layer)[name] ?? 1);
};
