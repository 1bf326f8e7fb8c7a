import { flatten, parsePath, place, scaleOf } from '@markwright/vector';
import type { Construction, MarkDrawing } from '../mark/mark-drawing.ts';
import type { Piece } from './piece.ts';

export type Circle = { cx: number; cy: number; r: number };

/** The measure of the whole logo: clear space, the construction grid and the brand guide are counted in it. */
type UnitX = {
  length: number;
  /** The mark's circle whose diameter x is, in the mark's own units; null where no circle is of a fit size. */
  circle: Circle | null;
};

/** L5: x is the diameter of a circle that one can see, where the mark has one of this size in heights of the name. */
const CIRCLE_TO_NAME = { min: 0.5, max: 0.75 } as const;
const X_TO_NAME = 0.62;

/** A circle counts as seen when the outline follows at least this share of it. */
const SEEN_SHARE = 0.6;
const SECTORS = 48;
const NEAR = 0.015;

const seenCircles = new WeakMap<MarkDrawing, Circle[]>();

/** Circles of the construction that the finished outline still shows; many others only cut or round something off. */
function circlesOf(drawing: MarkDrawing): Circle[] {
  const known = seenCircles.get(drawing);
  if (known) return known;
  const circles = (drawing.construction ?? []).filter(
    (part): part is Extract<Construction, { kind: 'circle' }> => part.kind === 'circle' && part.r > 0,
  );
  const points =
    circles.length > 0 ? drawing.shapes.flatMap(({ d }) => flatten(parsePath(d), place(1, 0, 0)).flat()) : [];
  const seen = circles.filter(({ cx, cy, r }) => {
    const sectors = new Set<number>();
    for (const { x, y } of points) {
      if (Math.abs(Math.hypot(x - cx, y - cy) - r) > r * NEAR) continue;
      const turn = Math.atan2(y - cy, x - cx) / (2 * Math.PI) + 0.5;
      // Chords are longer than a sector, so that a point stands for its neighbours too.
      for (const step of [-1, 0, 1]) sectors.add((Math.floor(turn * SECTORS) + step + SECTORS) % SECTORS);
    }
    return sectors.size >= SECTORS * SEEN_SHARE;
  });
  seenCircles.set(drawing, seen);
  return seen;
}

/** x for parts that are placed; `nameHeight` is the height of the name's letters in the same units. */
export function unitX(pieces: readonly Piece[], drawing: MarkDrawing | undefined, nameHeight: number): UnitX {
  const markAt = pieces.find((piece) => piece.markAt)?.markAt;
  let best: UnitX = { length: X_TO_NAME * nameHeight, circle: null };
  if (!markAt || !drawing) return best;
  let least = Infinity;
  for (const circle of circlesOf(drawing)) {
    const length = 2 * circle.r * scaleOf(markAt);
    const share = length / nameHeight;
    const away = Math.abs(share - X_TO_NAME);
    if (share < CIRCLE_TO_NAME.min || share > CIRCLE_TO_NAME.max || away >= least) continue;
    least = away;
    best = { length, circle: { cx: circle.cx, cy: circle.cy, r: circle.r } };
  }
  return best;
}
