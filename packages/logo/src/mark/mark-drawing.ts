import type { Box } from '@markwright/vector';

/** Which colour of the logo a shape takes; a hex value is a colour of the drawing's own (mascots). */
export type Paint = 'primary' | 'secondary' | 'ground' | `#${string}`;

export type MarkShape = {
  /** SVG path data, absolute. */
  d: string;
  paint: Paint;
  /** Absent: filled. Present: stroked with this width in the drawing's units, round caps and joins. */
  strokeWidth?: number;
  fillRule?: 'evenodd';
  opacity?: number;
};

/** A primitive the outline was made from; shown as the construction sheet 方格制图. */
export type Construction =
  | { kind: 'circle'; cx: number; cy: number; r: number }
  | { kind: 'arc'; cx: number; cy: number; r: number; from: number; to: number }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius?: number };

/** A mark as plain data. A document carries its drawing, so it is drawn the same for ever. */
export type MarkDrawing = {
  /** Ink box of the drawing: layout places marks by it. */
  box: Box;
  shapes: MarkShape[];
  construction?: Construction[];
  /** The simpler drawing used at 24 px and less. */
  small?: MarkShape[];
};
