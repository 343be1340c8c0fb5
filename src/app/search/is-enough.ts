/** Beyond the letters of Europe two signs may be the whole name of a place. */
const FAR_LETTER = /[\u0590-\uffff]/;

/** Whether somebody has typed enough to be told that there is nothing. */
export const isEnough = (typed: string): boolean => typed.trim().length > (FAR_LETTER.test(typed) ? 1 : 2);
