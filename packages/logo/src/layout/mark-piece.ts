import type { LogoMark } from '../document/logo-doc.ts';
import { growBox, mapBox, parsePath, place, type Box } from '@markwright/vector';
import type { MarkShape } from '../mark/mark-drawing.ts';
import type { Ink, Piece } from './piece.ts';

/** L20: a line drawing's stroke is this share of the name's stem. */
const STROKE_TO_STEM = 0.86;
/** Beyond these the drawing would clog or fall apart, so the match stops there. */
const STROKE_CHANGE = { min: 0.72, max: 1.45 } as const;

export type MarkColors = { primary: string; secondary: string; ground: string };

type MarkSetting = {
  mark: LogoMark;
  /** Optical size: between the longer side and the side of a square of equal area. */
  size: number;
  colors: MarkColors;
  /** Stem of the name in lockup units; 0 leaves strokes as drawn. */
  stem: number;
  shapes?: readonly MarkShape[];
};

const paintOf = (paint: MarkShape['paint'], colors: MarkColors): string =>
  paint === 'primary' || paint === 'secondary' || paint === 'ground' ? colors[paint] : paint;

/** How much line drawings thicken or thin so that they match the letters beside them. */
function strokeChange(shapes: readonly MarkShape[], scale: number, stem: number): number {
  const widest = Math.max(0, ...shapes.map((shape) => shape.strokeWidth ?? 0));
  if (widest === 0 || stem === 0) return 1;
  const wanted = (stem * STROKE_TO_STEM) / (widest * scale);
  return Math.min(STROKE_CHANGE.max, Math.max(STROKE_CHANGE.min, wanted));
}

/** What a mark measures to the eye: wide and tall ones of one optical size look equal. */
export const opticalSize = ({ width, height }: Box): number =>
  0.55 * Math.max(width, height) + 0.45 * Math.sqrt(width * height);

export function setMark({ mark, size, colors, stem, shapes = mark.drawing.shapes }: MarkSetting): Piece {
  const { box } = mark.drawing;
  const scale = size / opticalSize(box);
  const change = strokeChange(shapes, scale, stem);
  const widest = Math.max(0, ...shapes.map((shape) => shape.strokeWidth ?? 0));
  const at = place(scale, -box.x * scale, -box.y * scale);
  const extent = mapBox(at, growBox(box, (widest * (change - 1)) / 2));
  const inks = shapes.map((shape): Ink => ({
    path: parsePath(shape.d),
    at,
    color: paintOf(shape.paint, colors),
    ...(shape.strokeWidth === undefined ? {} : { strokeWidth: shape.strokeWidth * change }),
    ...(shape.fillRule ? { evenOdd: true } : {}),
    ...(shape.opacity === undefined ? {} : { opacity: shape.opacity }),
    ...(shape.paint === 'ground' ? { isGround: true } : {}),
    ...(shape.paint.startsWith('#') ? { isOwnColor: true } : {}),
  }));
  return { role: 'mark', box: extent, ink: extent, inks, markAt: at };
}
