import type { MarkChoice, MarkShape, Random } from '@markwright/logo';
import { CANVAS, circle, fitMark, redrawn, square } from '../../choose/fit-mark.ts';

const SIDE = CANVAS / 2;
const n = (value: number) => String(Math.round(value * 100) / 100);

/** A quarter disc that fills its tile from one corner (0 top left, clockwise). */
function quarter(x: number, y: number, corner: number): string {
  const right = corner === 1 || corner === 2;
  const low = corner > 1;
  const [cx, cy] = [x + (right ? SIDE : 0), y + (low ? SIDE : 0)];
  const [dx, dy] = [right ? -SIDE : SIDE, low ? -SIDE : SIDE];
  return `M${n(cx)} ${n(cy)}L${n(cx + dx)} ${n(cy)}A${SIDE} ${SIDE} 0 0 ${dx * dy > 0 ? 1 : 0} ${n(cx)} ${n(cy + dy)}Z`;
}

const triangle = (x: number, y: number, corner: number): string => {
  const corners = [
    [x, y],
    [x + SIDE, y],
    [x + SIDE, y + SIDE],
    [x, y + SIDE],
  ].filter((_, index) => index !== (corner + 2) % 4);
  return `M${corners.map(([a = 0, b = 0]) => `${n(a)} ${n(b)}`).join('L')}Z`;
};

const half = (x: number, y: number, corner: number): string => {
  const r = SIDE / 2;
  const top = corner % 2 === 0;
  const [base, sweep] = [y + (top ? SIDE : 0), top ? 1 : 0];
  return `M${n(x)} ${n(base)}A${r} ${r} 0 0 ${sweep} ${n(x + SIDE)} ${n(base)}Z`;
};

/** Four tiles on one square: one holds the mark, the one across from it a quarter of a circle, two are plain. */
export function mosaic(mark: MarkChoice, random: Random): MarkChoice {
  const home = Math.floor(random.next() * 4);
  const across = 3 - home;
  const forms = [quarter, triangle, half, (x: number, y: number) => circle(x + SIDE / 2, y + SIDE / 2, SIDE * 0.34)];
  const start = Math.floor(random.next() * forms.length);
  const shapes = [0, 1, 2, 3].flatMap((tile): MarkShape[] => {
    const [x, y] = [(tile % 2) * SIDE, tile > 1 ? SIDE : 0];
    const corner = Math.floor(random.next() * 4);
    if (tile === home) {
      const reversed = { primary: 'ground', secondary: 'ground', ground: 'primary' } as const;
      const picture = fitMark(mark.drawing, x + SIDE / 2, y + SIDE / 2, SIDE * 0.72, reversed);
      return [{ d: square(x, y, SIDE), paint: 'primary' }, ...picture];
    }
    // Its round side looks outwards, so that the whole is a square with one soft corner.
    if (tile === across) return [{ d: quarter(x, y, [0, 1, 3, 2][home] ?? 0), paint: 'primary' }];
    const form = forms[(start + tile) % forms.length] ?? quarter;
    return [
      { d: square(x, y, SIDE), paint: 'secondary' },
      { d: form(x, y, corner), paint: 'ground' },
    ];
  });
  return redrawn(mark, shapes);
}
