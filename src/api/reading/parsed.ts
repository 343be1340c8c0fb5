/** What comes of reading a parameter: its value, or why not, as the end of a sentence that starts with its name. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

export const unreadable = (why: string): Parsed<never> => ({ ok: false, why });
