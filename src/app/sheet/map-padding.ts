/** What the page lays over the map, as it stands now. */
import type { Padding } from '../map/padding.ts';

const SEARCH_BOX = 72;
/** The column of a desktop with the air on both sides. */
const COLUMN = 432;
/** Drawn up further, the sheet hides the map anyway: the square stays where it was. */
const MOST_OF_SCREEN = 0.55;

/** `isOpen`: a card or a panel is there, and not the search box alone. */
export const mapPadding = (sheetHeight: number, isOpen = true): Padding => {
  const none = { top: 0, right: 0, bottom: 0, left: 0 };
  if (!isOpen) return none;
  if (matchMedia('(max-width: 899px)').matches)
    return { ...none, top: SEARCH_BOX, bottom: Math.max(0, Math.min(sheetHeight, innerHeight * MOST_OF_SCREEN)) };
  return { ...none, [document.documentElement.dir === 'rtl' ? 'right' : 'left']: COLUMN };
};
