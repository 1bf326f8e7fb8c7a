import { areaOf } from '@markwright/vector';
import type { Point, Random, Shape } from '@markwright/vector';

export type Place = Point & { /** Outward normal. */ nx: number; ny: number };

/** Places along a closed row at equal distances, with the direction that leads out of the ink. */
export function walk(row: readonly Point[], step: number): Place[] {
  const places: Place[] = [];
  // Outer borders and holes wind against each other, so one side is always outside.
  let rest = step / 2;
  for (let index = 0; index < row.length; index++) {
    const [from, to] = [row[index] as Point, row[(index + 1) % row.length] as Point];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const [tx, ty] = [(to.x - from.x) / length, (to.y - from.y) / length];
    for (; rest <= length; rest += step) places.push({ x: from.x + tx * rest, y: from.y + ty * rest, nx: ty, ny: -tx });
    rest -= length;
  }
  return places;
}

export const walkAll = (shape: Shape, step: number): Place[] => shape.flatMap((row) => walk(row, step));

export function circle(x: number, y: number, r: number, corners = 14): Point[] {
  return Array.from({ length: corners }, (_, index) => {
    const turn = (index / corners) * 2 * Math.PI;
    return { x: x + Math.cos(turn) * r, y: y + Math.sin(turn) * r };
  });
}

export const rect = (x: number, y: number, width: number, height: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** A leaf or lens: pointed at both ends, `half` thick on either side. */
export function lens(x: number, y: number, reach: number, half: number, angle: number): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Point => ({
    x: x + along * cos - across * sin,
    y: y + along * sin + across * cos,
  });
  return [-1, -0.72, -0.4, 0, 0.4, 0.72, 1, 0.72, 0.4, 0, -0.4, -0.72].map((along, index) => {
    const across = Math.sqrt(Math.max(0, 1 - along * along)) * half;
    return at(along * reach, index <= 6 ? -across : across);
  });
}

/** The row with every point moved along a smooth path between its neighbours of the given polygon. */
export function spline(points: readonly Point[], parts = 6): Point[] {
  const count = points.length;
  return points.flatMap((_, index) => {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => points[(index + step + count) % count] as Point) as [
      Point,
      Point,
      Point,
      Point,
    ];
    return Array.from({ length: parts }, (_unused, part) => {
      const t = part / parts;
      const mix = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
    });
  });
}

/** Every edge swept along a way, all wound alike so that none cancels; unite them for the solid. */
export const sweep = (shape: Shape, dx: number, dy: number): Point[][] =>
  shape.flatMap((row) =>
    row.map((from, index) => {
      const to = row[(index + 1) % row.length] as Point;
      const quad = [from, to, { x: to.x + dx, y: to.y + dy }, { x: from.x + dx, y: from.y + dy }];
      return areaOf(quad) < 0 ? quad.toReversed() : quad;
    }),
  );

/** Places of a list that keep a distance from each other; the earlier ones stay. */
export function spaced<T extends Point>(places: readonly T[], distance: number): T[] {
  const kept = new Map<string, T[]>();
  return places.filter((place) => {
    const [column, row] = [Math.floor(place.x / distance), Math.floor(place.y / distance)];
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++) {
        const near = kept.get(`${x},${y}`) ?? [];
        if (near.some((other) => Math.hypot(other.x - place.x, other.y - place.y) < distance)) return false;
      }
    }
    const key = `${column},${row}`;
    kept.set(key, [...(kept.get(key) ?? []), place]);
    return true;
  });
}

/** A number between two ends. */
export const chance = (random: Random, least: number, most: number): number => least + (most - least) * random.next();
