import { useEffect, useRef, useState } from 'react';
import type { PreviewPoint } from '../../client/batch.ts';
import { mapLabels } from '../map/labels.ts';
import type { MapOptions } from '../map/map-view.ts';
import { useStore } from '../state/store.ts';
import { say } from '../text/messages.ts';

export type Basemap = MapOptions['basemap'];

type Props = { readonly points: readonly PreviewPoint[]; readonly basemap: Basemap };

/** The map is the heaviest part of the page: it comes when there is something on it. */
export const PointsMap = ({ points, basemap }: Props) => {
  const host = useRef<HTMLDivElement>(null);
  const source = useRef(basemap);
  const { theme, pageLanguage } = useStore();
  const [fault, setFault] = useState<'noMap' | 'partNotLoaded'>();
  useEffect(() => {
    let isGone = false;
    let close = (): void => undefined;
    const open = ({ openPointsMap }: typeof import('../map/map-view.ts')): void => {
      if (isGone || host.current === null) return;
      try {
        close = openPointsMap(host.current, {
          points,
          theme,
          language: pageLanguage,
          labels: mapLabels(),
          basemap: (part) => source.current(part),
        });
      } catch (error) {
        // A browser that draws no maps; the result is worth more than the picture of it.
        console.warn('map', error);
        setFault('noMap');
      }
    };
    import('../map/map-view.ts').then(open, (error: unknown) => {
      console.warn('map', error);
      // No way to load the page again: the result would be gone.
      if (!isGone) setFault('partNotLoaded');
    });
    return () => {
      isGone = true;
      close();
    };
  }, [points, theme, pageLanguage]);
  return fault === undefined ? <div ref={host} className="points-map" /> : <p className="trouble">{say(fault)}</p>;
};
