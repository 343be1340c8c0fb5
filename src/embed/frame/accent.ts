/**
 * The accent of the page around the frame, made legible: mixed with ink in small steps until text in it stands out from
 * the paper, and with the darker or lighter ink on top of it.
 */
type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 2.2 AA for text. */
const LEAST_CONTRAST = 4.5;

/** The papers of the two themes (src/app/tokens.css) and the ink that accents are mixed with. */
const PAPER = { light: 'fdfbf8', dark: '1e1b18' } as const;
const INK = { light: '000000', dark: 'ffffff' } as const;

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];

const hexOf = (colour: Rgb): string => colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');

/** Relative luminance as WCAG defines it. */
const luminance = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

const mixed = (one: string, other: string, share: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  const part = (at: 0 | 1 | 2): number => a[at] + (b[at] - a[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
};

export const legibleAccent = (
  hex: string,
  theme: 'light' | 'dark',
): { readonly accent: string; readonly ink: string } => {
  let accent = hex;
  for (let share = 0.05; share <= 1 && contrast(accent, PAPER[theme]) < LEAST_CONTRAST; share += 0.05)
    accent = mixed(hex, INK[theme], share);
  return { accent, ink: contrast(accent, INK.dark) >= contrast(accent, INK.light) ? INK.dark : INK.light };
};
