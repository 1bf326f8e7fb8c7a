import type { Dice, Point } from '@markwright/marks/kit';
import { type Curve, type Outline, pointsOf } from '@markwright/vector/outline';

/** A few chips of three to five corners along the edge and one or two pits within: what time does to stone. */
export function wearOf(edge: Outline, dice: Dice, strength: number): Outline {
  const points = pointsOf(edge[0]!, 0.1);
  const lengths = points.map((p, i) => {
    const q = points[(i + 1) % points.length]!;
    return Math.hypot(q.x - p.x, q.y - p.y);
  });
  const around = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.round(dice.whole(6, 10) * strength);
  const offset = dice.between(0, 1);
  const chips = Array.from({ length: count }, (_, i) => {
    const where = ((i + dice.between(-0.38, 0.38)) / count + offset) * around;
    const { at, way } = pointAlong(points, lengths, where, around);
    // Mostly long shallow breaks, now and then a deep one.
    const deep = dice.chance(0.25);
    return chip(at, way, dice.between(5, 13), (deep ? dice.between(4.5, 7) : dice.between(1.8, 3.6)) * strength, dice);
  });
  return chips;
}

function pointAlong(points: Point[], lengths: number[], where: number, around: number): { at: Point; way: Point } {
  let left = ((where % around) + around) % around;
  let i = 0;
  while (left > lengths[i]! && i < points.length - 1) left -= lengths[i++]!;
  const [p, q] = [points[i]!, points[(i + 1) % points.length]!];
  const length = lengths[i]! || 1;
  const way = { x: (q.x - p.x) / length, y: (q.y - p.y) / length };
  return { at: { x: p.x + way.x * left, y: p.y + way.y * left }, way };
}

function chip(at: Point, way: Point, length: number, depth: number, dice: Dice): Curve[] {
  const corner = (along: number, inward: number): Point => ({
    x: at.x + way.x * along - way.y * inward,
    y: at.y + way.y * along + way.x * inward,
  });
  const half = length / 2;
  const corners = [
    corner(-half, -3),
    corner(-half, dice.between(-0.4, 0.6)),
    corner(-half * dice.between(0.3, 0.7), depth * dice.between(0.5, 0.9)),
    corner(half * dice.between(-0.2, 0.3), depth),
    corner(half * dice.between(0.55, 0.8), depth * dice.between(0.3, 0.6)),
    corner(half, dice.between(-0.4, 0.6)),
    corner(half, -3),
  ];
  return corners.map((from, i) => ({ kind: 'line', from, to: corners[(i + 1) % corners.length]! }));
}
