/** What JSON may not hold as it is: quote, backslash, controls, and halves of surrogate pairs. */
const needsEscape = /["\\\p{Cc}\p{Cs}]/u;

/** `JSON.stringify` of a text, at once for the texts that stand between quotes as they are: nearly all. */
export const quoted = (text: string): string => (needsEscape.test(text) ? JSON.stringify(text) : `"${text}"`);
