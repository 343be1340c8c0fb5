/** The map library with our basemap and nothing else: what starting a map costs anybody. */
import '@fontsource-variable/noto-sans/wght.css';
import 'maplibre-gl/dist/maplibre-gl.css';
import '../../../src/app/tokens.css';
import './bare.css';
import { type GeoJSONSource, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { readColours } from '../../../src/app/map/colours.ts';
import { COARSE_LAYERS, DETAIL_ZOOM, embeddedStyle } from '../../../src/app/map/style.ts';

setWorkerUrl(workerUrl);
const [lat = 0, lng = 0, zoom = 0] = location.hash.slice(1).split(',').map(Number);
const map = new LibreMap({
  container: 'map',
  style: embeddedStyle(readColours(), false, 'en'),
  center: [lng, lat],
  zoom,
  fadeDuration: 200,
});

map.on('style.load', () => {
  for (const part of ['world', 'labels', 'detail']) {
    void fetch(`/${part}.json`)
      .then((response) => response.json())
      .then((data) => {
        void map.getSource<GeoJSONSource>(part)?.setData(data);
        if (part === 'detail') for (const layer of COARSE_LAYERS) map.setLayerZoomRange(layer, 0, DETAIL_ZOOM);
      });
  }
});
