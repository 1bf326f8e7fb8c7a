import { formatNumber as n, parsePath, place, type Box } from '@markwright/vector';
import type { Random } from '@markwright/vector';
import type { Artboard } from '../../layout/placed-logo.ts';
import type { Ink } from '../../layout/piece.ts';

export type BackdropKit = {
  artboard: Artboard;
  /** The lockup: patterns keep clear of it or stay quiet behind it. */
  box: Box;
  /** Artboard units per thousandth of its shorter side. */
  mil: number;
  random: Random;
  colors: readonly string[];
  ground: string;
  /** 0 hardly seen, 1 as loud as the style allows. */
  strength: number;
};

export type DrawBackdrop = (kit: BackdropKit) => Ink[];

export const colorAt = ({ colors }: BackdropKit, index: number): string => colors[index % colors.length] ?? '#888888';

export const fill = (d: string, color: string, opacity?: number): Ink => ({
  path: parsePath(d),
  at: place(1, 0, 0),
  color,
  ...(opacity === undefined ? {} : { opacity }),
});

export const line = (d: string, color: string, width: number, opacity?: number): Ink => ({
  ...fill(d, color, opacity),
  strokeWidth: width,
});

/** Points as the closed path of a polygon. */
export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random.next();

/** Whether a circle stays clear of the lockup by `gap`. */
export function isClear({ box }: BackdropKit, x: number, y: number, radius: number, gap: number): boolean {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy) >= radius + gap;
}
