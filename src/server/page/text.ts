/** Text into HTML or SVG: every character that could end a text or an attribute becomes a number. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
