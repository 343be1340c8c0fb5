/**
 * Whom the frame is told to talk with. A page from a file has no origin that could be named; the frame then talks with
 * whatever page is around it, which is this one: only its parent is ever heard or told.
 */
export const originToName = (origin: string): string => (/^https?:/.test(origin) ? origin : '*');
