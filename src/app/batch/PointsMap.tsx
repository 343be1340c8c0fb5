import { useEffect, useRef } from 'react';
import type { PreviewPoint } from '../../client/batch.ts';
import { openPointsMap, type PointsMapOptions } from '../map/points-map.ts';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';

export type Basemap = PointsMapOptions['basemap'];

type Props = { readonly points: readonly PreviewPoint[]; readonly basemap: Basemap };

/** Loaded by itself, hence the default. */
const PointsMap = ({ points, basemap }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const source = useRef(basemap);
  const { theme, pageLanguage } = useStore();
  useEffect(() => {
    if (host.current === null) return undefined;
    const labels = { zoomIn: say('zoomIn'), zoomOut: say('zoomOut'), north: say('north'), map: say('map') };
    return openPointsMap(host.current, {
      points,
      theme,
      language: pageLanguage,
      labels,
      basemap: (part) => source.current(part),
    });
  }, [points, theme, pageLanguage]);
  return <div ref={host} className="points-map" />;
};

export default PointsMap;
