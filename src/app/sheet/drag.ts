/** The sheet under a finger: it follows, and comes to rest at the stop that the movement points to. */
import { type Heights, heightsFor, stopNear } from './heights.ts';
import type { Stop } from './stops.ts';

export type SheetOptions = {
  readonly onStop: (stop: Stop) => void;
  /** The px of the screen that the sheet covers at rest. */
  readonly onHeight: (height: number) => void;
};

export type SheetControl = { rest(stop: Stop): void; detach(): void };

/** Less than this is a tap with a trembling finger, px. */
const TREMBLE = 6;

/** A finger that rests before it lets go throws nothing: older movements are forgotten, ms. */
const MEMORY_MS = 100;

/** A browser sends the click of a drag that ended at most so much later, ms. */
const CLICK_AFTER_MS = 100;

/** The menu and the air around it, px. */
const CLEAR_ABOVE = 148;

/** What is seen at the first stop, down to its lower edge: the actions, and what became of one. */
const PEEKS = '.actions, .saved-line:not(:empty)';

const PHONE = '(max-width: 899px)';

export const attachSheet = (sheet: HTMLElement, { onStop, onHeight }: SheetOptions): SheetControl => {
  const root = document.documentElement;
  const phone = matchMedia(PHONE);
  const listening = new AbortController();
  const { signal } = listening;
  let stop: Stop = 'peek';
  let height = 0;
  let press: { pointer: number; y: number; x: number; height: number; isDrag: boolean } | undefined;
  let trail: readonly { readonly y: number; readonly time: number }[] = [];

  const cardOf = () => sheet.querySelector('.card');
  const heights = (): Heights => {
    const card = cardOf();
    const ends = [...sheet.querySelectorAll(PEEKS)].map((part) => part.getBoundingClientRect().bottom);
    const end = Math.max(0, ...ends) + (card?.scrollTop ?? 0);
    // As much air below as the card keeps at its end: never touching the edge, nor what the phone draws over it.
    const air = card === null ? 0 : Number.parseFloat(getComputedStyle(card).paddingBlockEnd);
    return heightsFor(innerHeight, end - sheet.getBoundingClientRect().top + air, CLEAR_ABOVE);
  };
  const show = (next: number): void => {
    height = next;
    root.style.setProperty('--sheet-height', `${Math.round(next)}px`);
  };
  const rest = (next: Stop): void => {
    // A stop that is no higher than the one below it is passed over, in the direction of the movement.
    if (next === 'half' && phone.matches && heights().half === heights().peek) {
      const beyond = stop === 'full' ? 'peek' : 'full';
      rest(beyond);
      onStop(beyond);
      return;
    }
    stop = next;
    if (!phone.matches) {
      root.style.removeProperty('--sheet-height');
      onHeight(0);
      return;
    }
    // Only fully open does the content scroll: left anywhere else, its beginning could not be reached.
    if (stop !== 'full') cardOf()?.scrollTo({ top: 0, behavior: 'instant' });
    show(heights()[stop]);
    onHeight(height);
  };

  const down = (event: PointerEvent): void => {
    const isHandle = event.target instanceof Element && event.target.closest('.sheet-handle') !== null;
    // Fully open, the content scrolls; only the handle moves the sheet.
    if (!phone.matches || !event.isPrimary || event.button !== 0 || (stop === 'full' && !isHandle)) return;
    press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, height, isDrag: false };
    trail = [];
  };
  const move = (event: PointerEvent): void => {
    // A second finger on the screen is none of the sheet's.
    if (press?.pointer !== event.pointerId) return;
    const [across, up] = [Math.abs(event.clientX - press.x), press.y - event.clientY];
    if (!press.isDrag) {
      if (Math.abs(up) < TREMBLE || across > Math.abs(up)) return;
      press.isDrag = true;
      sheet.setPointerCapture(event.pointerId);
      sheet.classList.add('is-dragged');
    }
    trail = [...trail.slice(-4), { y: event.clientY, time: event.timeStamp }];
    const { peek, full } = heights();
    show(Math.max(peek / 2, Math.min(full, press.height + up)));
  };
  const letGo = ({ pointerId, timeStamp }: PointerEvent): void => {
    if (press?.pointer !== pointerId) return;
    const { isDrag } = press;
    press = undefined;
    if (!isDrag) return;
    sheet.classList.remove('is-dragged');
    // The finger may end on a button that it did not mean.
    const swallow = (click: Event): void => {
      click.preventDefault();
      click.stopPropagation();
    };
    sheet.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => sheet.removeEventListener('click', swallow, true), CLICK_AFTER_MS);
    const thrown = trail.filter(({ time }) => timeStamp - time < MEMORY_MS);
    const [first, last] = [thrown[0], thrown.at(-1)];
    const elapsed = first === undefined || last === undefined ? 0 : last.time - first.time;
    const velocity = first === undefined || last === undefined || elapsed === 0 ? 0 : (first.y - last.y) / elapsed;
    const next = stopNear(heights(), height, velocity);
    rest(next);
    onStop(next);
  };
  /** What a keyboard reaches below the edge of the screen is brought into view. */
  const reveal = ({ target }: FocusEvent): void => {
    if (!phone.matches || stop === 'full' || !(target instanceof HTMLElement) || !target.matches(':focus-visible'))
      return;
    if (target.getBoundingClientRect().bottom <= innerHeight) return;
    rest('full');
    onStop('full');
  };

  sheet.addEventListener('pointerdown', down, { signal });
  // A mouse leaves the handle with its first movement: the rest is seen from the window.
  addEventListener('pointermove', move, { signal, passive: true });
  addEventListener('pointerup', letGo, { signal });
  addEventListener('pointercancel', letGo, { signal });
  sheet.addEventListener('focusin', reveal, { signal });
  addEventListener('resize', () => rest(stop), { signal });
  // Long words and places take two lines, and what was saved says so: the first stop moves with them.
  const observer = new ResizeObserver(() => {
    if (press === undefined) rest(stop);
  });
  for (const part of sheet.querySelectorAll('.words-button, .place, .saved-line')) observer.observe(part);
  return {
    rest,
    detach: () => {
      listening.abort();
      observer.disconnect();
      root.style.removeProperty('--sheet-height');
    },
  };
};
