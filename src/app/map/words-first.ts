/**
 * A tap on the map asks for words, and the words come first: until they are on screen the map is not drawn anew. It would
 * be for the tap alone, and again for the square, and for every drawing of the map the page waits with its next frame.
 */
import type { Map as LibreMap } from 'maplibre-gl';
import { afterPaint } from '../after-paint.ts';

/** Words that take longer than that (from a server, say) keep nobody's map waiting, ms. */
const PATIENCE_MS = 150;

/** A finger that moves no further between its press and its lifting tapped, px; as the map counts. */
const TREMBLE = 3;

/** What it gives does what is to be seen on the map when the words are painted; of two works the later one. */
export const drawWordsFirst = (map: LibreMap): ((work: () => void) => void) => {
  const draw = map.triggerRepaint.bind(map);
  let [isHeld, isWanted] = [false, false];
  let patience: ReturnType<typeof setTimeout> | undefined;
  let press: { readonly x: number; readonly y: number } | undefined;
  let callOff = (): void => undefined;

  map.triggerRepaint = () => {
    isWanted = isHeld;
    if (!isHeld) draw();
  };
  const letGo = (): void => {
    isHeld = false;
    if (isWanted) map.triggerRepaint();
  };
  const host = map.getCanvasContainer();
  host.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    press = { x, y };
  });
  host.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (press === undefined || Math.hypot(clientX - press.x, clientY - press.y) > TREMBLE) return;
    isHeld = true;
    clearTimeout(patience);
    patience = setTimeout(letGo, PATIENCE_MS);
  });
  map.on('remove', () => {
    clearTimeout(patience);
    callOff();
  });
  return (work) => {
    callOff();
    callOff = afterPaint(() => {
      work();
      // What it changed has the map drawn in a moment: the drawing that the tap wanted is the same one then.
      isHeld = false;
    });
  };
};
