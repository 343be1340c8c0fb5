/**
 * What the drawings of docs/how-it-works.md share: their paper and the pieces of SVG they are put together from.
 *
 * A drawing brings its own paper, so that its ink is legible wherever it is shown, in light and in dark.
 */
export const WIDTH = 760;

const STYLE = `
.paper{fill:#fdfbf8}.soft{fill:#f6f2ec}.wash{fill:#fbdcc8}.land{fill:#e9e0d2}.water{fill:#dce8ec}
.line{fill:none;stroke:#b9a995}.strong{fill:none;stroke:#c2410c;stroke-width:1.5}
.mark{fill:#c2410c}.on-mark{fill:#fff}
text{font:14px system-ui,sans-serif;fill:#1f1b16}.small{font-size:12px;fill:#5d554a}.big{font-size:22px;font-weight:600}
.accent{fill:#c2410c}.halo{paint-order:stroke;stroke:#e9e0d2;stroke-width:4px}
@media(prefers-color-scheme:dark){
.paper{fill:#1e1b18}.soft{fill:#2b2621}.wash{fill:#5a3316}.land{fill:#35302a}.water{fill:#141a1e}
.line{stroke:#6b6054}.strong{stroke:#fb923c}.mark{fill:#fb923c}.on-mark{fill:#1e1b18}
text{fill:#f5f0e8}.small{fill:#bdb3a5}.accent{fill:#fb923c}.halo{stroke:#35302a}
}`.replaceAll('\n', '');

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A whole drawing; the title is what a screen reader says. */
export const drawing = (title: string, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img"><title>${escaped(title)}</title>` +
  `<style>${STYLE}</style>\n<rect class="paper" width="${WIDTH}" height="${height}" rx="12"/>\n${parts.join('\n')}\n</svg>\n`;

/** A tenth of a pixel is finer than anybody sees, and keeps the files small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const label = (
  x: number,
  y: number,
  text: string,
  { kind = '', anchor = 'middle' }: { readonly kind?: string; readonly anchor?: 'start' | 'middle' | 'end' } = {},
): string => {
  const named = kind === '' ? '' : ` class="${kind}"`;
  return `<text${named} x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;
};

export const box = (kind: string, x: number, y: number, width: number, height: number, corner = 0): string =>
  `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}"/>`;

export const path = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`;

/** 40005 as "40 005". */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
