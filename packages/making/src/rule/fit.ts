import type { Point } from '@markwright/marks/kit';
import { boxOf, eyeOf, type Outline, placeOutline, pointsOf } from '@markwright/vector/outline';

export type Room = {
  /** What the ink may fill: a shape that its middle can see all of. */
  within: Outline;
  middle: Point;
  /** Nothing grows beyond this, so that thin letters do not tower over broad ones. */
  tallest?: number;
  widest?: number;
  /** 0 = middle of the box, 1 = centre of mass. */
  pull?: number;
};

/** The ink scaled about its optical middle until it first touches the room; rays keep the padding even for the eye. */
export function fitInto(ink: Outline, room: Room): { outline: Outline; scale: number } {
  const box = boxOf(ink);
  const eye = eyeOf(ink, room.pull);
  const walls = room.within.map((ring) => pointsOf(ring, 0.5));
  let scale = Math.min((room.tallest ?? Infinity) / box.height, (room.widest ?? Infinity) / box.width);
  for (const p of ink.flatMap((ring) => pointsOf(ring, 1))) {
    const length = Math.hypot(p.x - eye.x, p.y - eye.y);
    if (length < 1e-6) continue;
    const reach = reachOf(walls, room.middle, { x: (p.x - eye.x) / length, y: (p.y - eye.y) / length });
    scale = Math.min(scale, reach / length);
  }
  return {
    outline: placeOutline(ink, scale, room.middle.x - eye.x * scale, room.middle.y - eye.y * scale),
    scale,
  };
}

/** Distance from a point to the nearest wall in a direction. */
function reachOf(walls: Point[][], from: Point, way: Point): number {
  let nearest = Infinity;
  for (const wall of walls) {
    for (let i = 0; i < wall.length; i++) {
      const [a, b] = [wall[i]!, wall[(i + 1) % wall.length]!];
      const [ex, ey] = [b.x - a.x, b.y - a.y];
      const cross = way.x * ey - way.y * ex;
      if (Math.abs(cross) < 1e-12) continue;
      const [px, py] = [a.x - from.x, a.y - from.y];
      const along = (px * ey - py * ex) / cross;
      const share = (px * way.y - py * way.x) / cross;
      if (along > 0 && share >= 0 && share <= 1) nearest = Math.min(nearest, along);
    }
  }
  return nearest;
}
