import { box } from '@markwright/vector';
import { containerColors } from './container.ts';
import { markOf } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import type { Piece } from './piece.ts';
import { putAt } from './piece.ts';
import { fillInk, rectPath } from './shapes.ts';

/** A rounded tile with the mark reversed in it: the app icon of the brand. Top left corner at 0, 0. */
export function setMarkTile(kit: LayoutKit, side: number): Piece[] {
  const { fill, inside } = containerColors(kit);
  const extent = box(0, 0, side, side);
  const mark = markOf(kit, side * 0.6, inside);
  const limit = (side * 0.8) / Math.max(mark.box.width, mark.box.height);
  const fitted = limit < 1 ? markOf(kit, side * 0.6 * limit, inside) : mark;
  return [
    { role: 'ornament', box: extent, ink: extent, inks: [fillInk(rectPath(extent, side * 0.235), fill)] },
    putAt(fitted, side / 2, side / 2, { x: 0.5, y: 0.5 }),
  ];
}
