import {
  areaOf,
  boxOfShape,
  grow,
  isInside,
  piecesOf,
  simplified,
  subtract,
  type Point,
  type Shape,
} from '@markwright/vector';

/** A place that a workshop could not make: millimetres from the upper left corner of the ink. */
export type ThinPlace = { kind: 'stroke' | 'gap'; x: number; y: number; thicknessMm: number; lengthMm: number };

/** In limits. A round tool leaves the tip of every sharp corner, up to three limits long: only longer strips are thin places. */
const LEAST_LENGTH = 3;
/** Dots and counters are told whole, however short, unless they are crumbs. */
const LEAST_AREA = 0.1;
const SAME_AREA = 0.05;
/** In limits: thinner than this a piece is what rounding leaves along an edge, not a stroke. */
const LEAST_THICKNESS = 0.08;
/** The tool comes back this much larger, so that rounding leaves no crumbs along every edge. */
const OVERLAP = 1.05;

const lengthRound = (row: readonly Point[]): number =>
  row.reduce((sum, point, index) => {
    const next = row[(index + 1) % row.length] ?? point;
    return sum + Math.hypot(next.x - point.x, next.y - point.y);
  }, 0);

/** Sides of the rectangle that has this area and this way round. */
function sidesOf(piece: Shape): { thickness: number; length: number } {
  const area = Math.abs(piece.reduce((sum, row) => sum + areaOf(row), 0));
  const half = piece.reduce((sum, row) => sum + lengthRound(row), 0) / 2;
  const root = Math.sqrt(Math.max(0, half * half - 4 * area));
  return { thickness: (half - root) / 2, length: (half + root) / 2 };
}

/** A point of the piece itself, not of the hollow it may bend round: its border's point nearest to its middle. */
function placeOf(piece: Shape): Point {
  const box = boxOfShape(piece);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const points = piece.flat();
  return points.reduce((best, point) =>
    Math.hypot(point.x - middle.x, point.y - middle.y) < Math.hypot(best.x - middle.x, best.y - middle.y)
      ? point
      : best,
  );
}

/** Whether a piece is a whole dot or a whole counter of the drawing. */
function isWhole([outer = []]: Shape, shape: Shape): boolean {
  const area = Math.abs(areaOf(outer));
  return shape.some(
    (row) =>
      Math.abs(Math.abs(areaOf(row)) - area) < SAME_AREA * area &&
      row.some((point) => isInside(point, outer) || outer.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 1)),
  );
}

function placesIn(residue: Shape, kind: ThinPlace['kind'], limit: number, shape: Shape): ThinPlace[] {
  return piecesOf(residue).flatMap((piece) => {
    const { thickness, length } = sidesOf(piece);
    if (thickness * length < LEAST_AREA * limit * limit || thickness < LEAST_THICKNESS * limit) return [];
    if (length < LEAST_LENGTH * limit && !isWhole(piece, shape)) return [];
    const { x, y } = placeOf(piece);
    return [{ kind, x, y, thicknessMm: Math.min(thickness, limit), lengthMm: length }];
  });
}

/** Strokes under `strokeMm` and gaps under `gapMm`, thinnest first. The shape is in millimetres. */
export function findThin(drawn: Shape, { strokeMm, gapMm }: { strokeMm: number; gapMm: number }): ThinPlace[] {
  // Measured to a fiftieth of the limit: finer than any workshop, and a quarter of the points.
  const shape = simplified(drawn, Math.min(strokeMm, gapMm) / 50);
  const [stroke, gap] = [strokeMm / 2, gapMm / 2];
  const thick = grow(grow(shape, -stroke), stroke * OVERLAP);
  const filled = grow(grow(shape, gap), -gap * OVERLAP);
  return [
    ...placesIn(subtract(shape, thick), 'stroke', strokeMm, shape),
    ...placesIn(subtract(filled, shape), 'gap', gapMm, shape),
  ].toSorted((one, other) => one.thicknessMm - other.thicknessMm);
}
