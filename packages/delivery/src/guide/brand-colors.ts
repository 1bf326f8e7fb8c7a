import { rowsOf } from '@markwright/logo/shapes';
import type { LogoDoc } from '@markwright/logo';
import type { DrawnShape, Original } from './originals.ts';

export type BrandColor = {
  hex: string;
  roles: readonly ('ground' | 'name' | 'support' | 'mark' | 'accent' | 'gradient')[];
  /** Share of the logo's ink; 0 for the ground. */
  share: number;
};

const COLORS_MOST = 6;

/** The logo's longer side in squares: each counts for the colour that is seen in its middle. */
const SQUARES = 360;

type Crossing = { x: number; turn: number };

/** Where a shape's outline crosses each row of squares. */
function crossingsOf(shape: DrawnShape, step: number, rows: number): Crossing[][] {
  const found: Crossing[][] = Array.from({ length: rows }, () => []);
  for (const ring of rowsOf(shape)) {
    let before = ring.at(-1);
    for (const point of ring) {
      if (before && before.y !== point.y) {
        const [top, bottom] = before.y < point.y ? [before, point] : [point, before];
        const first = Math.max(0, Math.ceil(top.y / step - 0.5));
        const last = Math.min(rows - 1, Math.ceil(bottom.y / step - 0.5) - 1);
        for (let row = first; row <= last; row++) {
          const share = ((row + 0.5) * step - top.y) / (bottom.y - top.y);
          found[row]?.push({ x: top.x + share * (bottom.x - top.x), turn: before.y < point.y ? 1 : -1 });
        }
      }
      before = point;
    }
  }
  return found;
}

/** How much of each colour is seen: what lies under another shape does not count, and neither does a faint glow. */
function seenAreas(shapes: readonly DrawnShape[], width: number, height: number): Map<string, number> {
  const step = Math.max(width, height) / SQUARES;
  const [across, down] = [Math.ceil(width / step), Math.ceil(height / step)];
  const seen: (string | undefined)[] = Array.from({ length: across * down });
  for (const shape of shapes) {
    if ((shape.opacity ?? 1) < 0.5) continue;
    if (shape.strokeWidth !== undefined) {
      const reach = shape.strokeWidth / step / 2;
      for (const { x, y } of rowsOf(shape).flat()) {
        const [left, right] = [x / step - reach, x / step + reach].map((edge) =>
          Math.min(across, Math.max(0, Math.round(edge))),
        );
        const [top, bottom] = [y / step - reach, y / step + reach].map((edge) =>
          Math.min(down, Math.max(0, Math.round(edge))),
        );
        for (let row = top ?? 0; row < (bottom ?? 0); row++)
          seen.fill(shape.color, row * across + (left ?? 0), row * across + (right ?? 0));
      }
      continue;
    }
    crossingsOf(shape, step, down).forEach((crossings, row) => {
      crossings.sort((one, other) => one.x - other.x);
      let turns = 0;
      crossings.forEach(({ x, turn }, index) => {
        turns += shape.evenOdd ? 1 : turn;
        const isInside = shape.evenOdd ? turns % 2 === 1 : turns !== 0;
        const next = crossings[index + 1];
        if (!isInside || !next) return;
        const from = Math.max(0, Math.ceil(x / step - 0.5));
        const to = Math.min(across, Math.ceil(next.x / step - 0.5));
        if (to > from) seen.fill(shape.color, row * across + from, row * across + to);
      });
    });
  }
  const areas = new Map<string, number>();
  for (const color of seen) if (color !== undefined) areas.set(color, (areas.get(color) ?? 0) + 1);
  return areas;
}

/** The colours the logo is made of, the ground first, then by how much of each is seen. */
export function brandColors({
  doc,
  ground,
  designed,
}: {
  doc: LogoDoc;
  ground: string;
  designed: Original;
}): BrandColor[] {
  const { shapes, width, height } = designed;
  const areas = seenAreas(shapes, width, height);
  const roleOf = (hex: string): BrandColor['roles'] => {
    const parts = new Set(shapes.filter(({ color }) => color === hex).map(({ part }) => part));
    const roles: BrandColor['roles'][number][] = [];
    if (parts.has('name')) roles.push('name');
    else if (parts.has('secondName') || parts.has('slogan')) roles.push('support');
    if (parts.has('mark')) roles.push(hex === doc.mark?.secondary && hex !== doc.mark.primary ? 'accent' : 'mark');
    if (parts.has('ornament') && roles.length === 0) roles.push('accent');
    return roles;
  };
  const total = [...areas.values()].reduce((sum, area) => sum + area, 0) || 1;
  const inks = [...areas]
    .filter(([hex, area]) => hex !== ground && area / total > 0.004)
    .toSorted((one, other) => other[1] - one[1])
    .map(([hex, area]): BrandColor => ({ hex, roles: roleOf(hex), share: area / total }));
  const known = new Set([ground, ...inks.map(({ hex }) => hex)]);
  const stops = shapes.flatMap(({ gradient }) => gradient?.stops.map(({ color }) => color.slice(0, 7)) ?? []);
  const running = [...new Set(stops)]
    .filter((hex) => !known.has(hex))
    .map((hex): BrandColor => ({ hex, roles: ['gradient'], share: 0 }));
  return [{ hex: ground, roles: ['ground'] as const, share: 0 }, ...inks, ...running].slice(0, COLORS_MOST);
}
