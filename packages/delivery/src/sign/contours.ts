import { unitedOutline } from '@markwright/logo/shapes';
import { areaOf, type Path, type Point, type Shape } from '@markwright/vector';
import type { Lockup } from '../lockups/lockups.ts';
import { arcPolylines } from './arcs.ts';
import type { DxfContour } from './write-dxf.ts';

/** How far a cut may be from the drawing, on the finished sign. */
const TOLERANCE_MM = 0.04;
/** On a large sign the eye is further away, and fewer points are kinder to the machine. */
const TOLERANCE_SHARE = 1 / 40_000;

export type SignOutline = {
  /** Millimetres, y downwards, from the ink's upper left corner; for measuring. */
  shape: Shape;
  contours: DxfContour[];
  width: number;
  height: number;
  /** Millimetres to a unit of the lockup. */
  scale: number;
};

/** From the lockup's units, y downwards, to millimetres with y upwards, as drawing machines count. */
function toMachine({ commands, numbers }: Path, scale: number, height: number): Path {
  return {
    commands,
    numbers: numbers.map((value, index) => (index % 2 === 0 ? value * scale : height - value * scale)),
  };
}

/** Every process measures the same drawing at its own width: it is united once. */
const united = new WeakMap<Lockup, ReturnType<typeof unitedOutline>>();
function outlineOf(lockup: Lockup): ReturnType<typeof unitedOutline> {
  const outline = united.get(lockup) ?? unitedOutline(lockup.shapes);
  united.set(lockup, outline);
  return outline;
}

/** A lockup in one ink as the borders that a machine follows, at the width the buyer stated. */
export function signOutline(lockup: Lockup, widthMm: number): SignOutline {
  const scale = widthMm / lockup.width;
  const height = lockup.height * scale;
  const { rows, path } = outlineOf(lockup);
  const polylines = arcPolylines(toMachine(path, scale, height), Math.max(TOLERANCE_MM, widthMm * TOLERANCE_SHARE));
  const contours = polylines.map((vertices): DxfContour => ({ vertices, isInner: areaOf(vertices) > 0 }));
  const inMm = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  return { shape: rows.map((row) => row.map(inMm)), contours, width: widthMm, height, scale };
}
