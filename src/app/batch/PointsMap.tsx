import { useEffect, useRef, useState } from 'react';
import type { PreviewPoint } from '../../client/batch.ts';
import { mapLabels } from '../map/labels.ts';
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
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (host.current === null) return undefined;
    try {
      return openPointsMap(host.current, {
        points,
        theme,
        language: pageLanguage,
        labels: mapLabels(),
        basemap: (part) => source.current(part),
      });
    } catch (error) {
      // A browser that draws no maps; the result is worth more than the picture of it.
      console.warn('map', error);
      setFailed(true);
      return undefined;
    }
  }, [points, theme, pageLanguage]);
  return hasFailed ? <p className="trouble">{say('noMap')}</p> : <div ref={host} className="points-map" />;
};

export default PointsMap;
