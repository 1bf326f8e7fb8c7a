import type { Box } from '@markwright/logo';
import type { Point } from '@markwright/marks/kit';
import type { Glyph } from './glyph.ts';
import {
  areaOf,
  boxOf,
  isWithin,
  type Outline,
  piecesOf,
  placeOutline,
  pointsOf,
  ringArea,
} from '@markwright/vector/outline';

/** A closed space inside a letter that has room for something. */
export type Counter = { ring: Outline; box: Box; middle: Point; area: number };

/** The letter 200 units high (or wide) in the middle of the canvas of 240. */
export function standing(glyph: Glyph): { letter: Outline; stem: number } {
  const { x, y, width, height } = glyph.box;
  const scale = 200 / Math.max(width, height);
  return {
    letter: placeOutline(glyph.outline, scale, 120 - (x + width / 2) * scale, 120 - (y + height / 2) * scale),
    stem: glyph.stem * scale,
  };
}

/** Crumbs and slivers left by a cut are taken away: what is too small to see only looks like a fault. */
export const dropSmallPieces = (outline: Outline, smallest = 40, thinnest = 3): Outline =>
  piecesOf(outline)
    .filter((piece) => areaOf(piece) > smallest && thicknessOf(piece) > thinnest)
    .flat();

/** Area against half the way round: the width of the stroke it amounts to. */
function thicknessOf(piece: Outline): number {
  const around = piece
    .flatMap((ring) => {
      const points = pointsOf(ring, 0.5);
      return points.map((p, i) => {
        const q = points[(i + 1) % points.length]!;
        return Math.hypot(q.x - p.x, q.y - p.y);
      });
    })
    .reduce((sum, length) => sum + length, 0);
  return areaOf(piece) / (around / 2);
}

/** Counters that could hold a picture, the roomiest first: big enough, not too long, nothing else in them. */
export function countersOf(letter: Outline): Counter[] {
  const pieces = piecesOf(letter);
  const box = boxOf(letter);
  const holes = pieces.flatMap((piece) => piece.slice(1));
  const isEmpty = (ring: Point[]): boolean => !pieces.some((piece) => isWithin(ring, piece[0]![0]!.from));
  return holes
    .map((ring): Counter & { points: Point[] } => {
      const points = pointsOf(ring, 0.5);
      const extent = boxOf([ring]);
      const middle = { x: extent.x + extent.width / 2, y: extent.y + extent.height / 2 };
      return { ring: [ring], box: extent, middle, area: Math.abs(ringArea(points)), points };
    })
    .filter(({ area, box: extent, points }) => {
      const aspect = extent.width / extent.height;
      const full = area / (extent.width * extent.height);
      return area > box.width * box.height * 0.05 && aspect > 0.5 && aspect < 2 && full > 0.55 && isEmpty(points);
    })
    .toSorted((a, b) => b.area - a.area);
}

/** Separate small strokes, compact enough to be called a dot; the highest first, and of two the right one. */
export function dotsOf(letter: Outline): Outline[] {
  const whole = areaOf(letter);
  const pieces = piecesOf(letter);
  if (pieces.length < 2) return [];
  return pieces
    .map((piece) => ({ piece, box: boxOf(piece), area: areaOf(piece) }))
    .filter(({ piece, box, area }) => {
      const aspect = box.width / box.height;
      return piece.length === 1 && area > whole * 0.02 && area < whole * 0.16 && aspect > 0.45 && aspect < 2.2;
    })
    .toSorted((a, b) => a.box.y - b.box.y || b.box.x - a.box.x)
    .map(({ piece }) => piece);
}
