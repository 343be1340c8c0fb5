/** A plot of how many addresses have a wrong one within a distance, both axes logarithmic, as SVG for the docs. */
import { STEPS, STEPS_A_DECADE } from './nearest.ts';

export type Curve = {
  readonly label: string;
  readonly colour: string;
  readonly dashed: boolean;
  readonly shares: readonly number[];
};

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [760, 420, 74, 52, 24, 24];

/** From 100 m to half the way round the Earth, and from one address in ten million to all of them. */
const [FIRST_STEP, LOWEST] = [2 * STEPS_A_DECADE, -7];

const x = (step: number): number => LEFT + ((step - FIRST_STEP) / (STEPS - FIRST_STEP)) * (WIDTH - LEFT - RIGHT);
const y = (share: number): number => TOP + (Math.max(LOWEST, Math.log10(share)) / LOWEST) * (HEIGHT - TOP - BOTTOM);

const distances = ['100 m', '1 km', '10 km', '100 km', '1 000 km', '10 000 km'];
const shares = ['all', '1 in 10', '1 in 100', '1 in 1 000', '1 in 10⁴', '1 in 10⁵', '1 in 10⁶', '1 in 10⁷'];

/** Steps at which nothing was found yet are not drawn: a logarithm has no zero. */
const pathOf = (values: readonly number[]): string => {
  const points = values.flatMap((share, step) =>
    share > 0 && step >= FIRST_STEP ? [`${x(step + 1).toFixed(1)},${y(share).toFixed(1)}`] : [],
  );
  return points.length === 0 ? '' : `M${points.join('L')}`;
};

export const plotOf = (title: string, curves: readonly Curve[]): string => {
  const across = distances.map((label, at) => {
    const where = x(FIRST_STEP + at * STEPS_A_DECADE).toFixed(1);
    return `<path class="grid" d="M${where},${TOP}V${HEIGHT - BOTTOM}"/><text x="${where}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${label}</text>`;
  });
  const up = shares.map((label, at) => {
    const where = y(10 ** -at).toFixed(1);
    return `<path class="grid" d="M${LEFT},${where}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${where}" dy="4" text-anchor="end">${label}</text>`;
  });
  const lines = curves.map(
    ({ colour, dashed, shares: values }) =>
      `<path d="${pathOf(values)}" fill="none" stroke="${colour}" stroke-width="2.5"${dashed ? ' stroke-dasharray="6 5"' : ''}/>`,
  );
  const legend = curves.map(
    ({ label, colour, dashed }, at) =>
      `<path d="M${LEFT + 16},${TOP + 18 + at * 20}h28" stroke="${colour}" stroke-width="2.5"${dashed ? ' stroke-dasharray="6 5"' : ''}/><text x="${LEFT + 52}" y="${TOP + 22 + at * 20}">${label}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<style>text{font:12px system-ui,sans-serif;fill:#3b4450}.grid{stroke:#d9dee4;stroke-width:1}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${[...across, ...up, ...lines, ...legend].join('\n')}
<text x="${(WIDTH + LEFT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">distance of the nearest address it could be taken for</text>
</svg>
`;
};
