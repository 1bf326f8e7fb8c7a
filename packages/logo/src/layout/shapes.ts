import { box, formatNumber as n, parsePath, place, type Box } from '@markwright/vector';
import type { Ink, Piece } from './piece.ts';

/** Containers and rules, drawn clockwise with exact arcs. */
export const circlePath = (cx: number, cy: number, r: number): string =>
  `M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx + r)} ${n(cy)}A${n(r)} ${n(r)} 0 1 1 ${n(cx - r)} ${n(cy)}Z`;

export function rectPath({ x, y, width, height }: Box, radius = 0): string {
  const [x1, y1, r] = [x + width, y + height, Math.min(radius, width / 2, height / 2)];
  if (r <= 0) return `M${n(x)} ${n(y)}L${n(x1)} ${n(y)}L${n(x1)} ${n(y1)}L${n(x)} ${n(y1)}Z`;
  const arc = `A${n(r)} ${n(r)} 0 0 1 `;
  return (
    `M${n(x + r)} ${n(y)}L${n(x1 - r)} ${n(y)}${arc}${n(x1)} ${n(y + r)}L${n(x1)} ${n(y1 - r)}${arc}${n(x1 - r)} ${n(y1)}` +
    `L${n(x + r)} ${n(y1)}${arc}${n(x)} ${n(y1 - r)}L${n(x)} ${n(y + r)}${arc}${n(x + r)} ${n(y)}Z`
  );
}

/** A doorway: half circle on top of straight sides. */
export function archPath({ x, y, width, height }: Box): string {
  const r = width / 2;
  return `M${n(x)} ${n(y + height)}L${n(x)} ${n(y + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + width)} ${n(y + r)}L${n(x + width)} ${n(y + height)}Z`;
}

const IDENTITY = place(1, 0, 0);

export const fillInk = (d: string, color: string): Ink => ({ path: parsePath(d), at: IDENTITY, color });
export const strokeInk = (d: string, color: string, strokeWidth: number): Ink => ({
  path: parsePath(d),
  at: IDENTITY,
  color,
  strokeWidth,
});

export const ornament = (extent: Box, inks: Ink[]): Piece => ({ role: 'ornament', box: extent, ink: extent, inks });

/** A straight rule as a filled bar: it keeps its weight in every program. */
export const rule = (x: number, y: number, width: number, height: number, color: string): Piece =>
  ornament(box(x, y, width, height), [fillInk(rectPath(box(x, y, width, height)), color)]);
