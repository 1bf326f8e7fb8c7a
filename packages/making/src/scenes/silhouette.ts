import type { Box } from '@markwright/logo';
import type { Point } from '@markwright/marks/kit';
import {
  subtract,
  unite,
  reverse,
  grow,
  boxOf,
  isWithin,
  mapOutline,
  type Outline,
  pointsOf,
  ringArea,
} from '@markwright/vector/outline';

/** Columns, and rows, that a silhouette is measured in. */
const STEPS = 96;

/** What differs so little from its mirror image looks at us. */
export const EVEN = 0.08;

/** What a silhouette is like from outside: its edge seen from above and below, and the roundest room in it. */
export type Silhouette = {
  box: Box;
  area: number;
  /** Highest and lowest ink of each of the STEPS columns of the box, NaN where there is none. */
  top: Float64Array;
  bottom: Float64Array;
  /** The largest circle that lies in the ink. */
  belly: { x: number; y: number; r: number };
  /** Share of the ink that the mirror image does not cover. */
  lopsided: number;
};

/** Outer rings only: a silhouette without the holes in it. */
export function filled(outline: Outline): Outline {
  const areas = outline.map((ring) => ringArea(pointsOf(ring, 0.5)));
  const sign = Math.sign(areas.reduce((largest, area) => (Math.abs(area) > Math.abs(largest) ? area : largest), 0));
  return outline.filter((_, i) => Math.sign(areas[i]!) === sign);
}

/** Without the holes and the ink that lie where a picture is to be cut out; a handle's opening elsewhere stays. */
export function closedRound(outline: Outline, at: Box): Outline {
  const solid = filled(outline);
  const rings = outline.map((ring) => ({ ring, points: pointsOf(ring, 0.5), isInk: solid.includes(ring) }));
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x: at.x + x * at.width, y: at.y + y * at.height })));
  const isRound = ({ points }: (typeof rings)[number]): boolean => corners.every((corner) => isWithin(points, corner));
  // A groove all round the picture, as on a seal, has ink on both its sides and is not in the way.
  const plate = rings.filter((each) => each.isInk && isRound(each)).at(-1);
  const isClear = (ring: Outline[number]): boolean => {
    const box = boxOf([ring]);
    return box.x > at.x + at.width || box.x + box.width < at.x || box.y > at.y + at.height || box.y + box.height < at.y;
  };
  const isGroove = (each: (typeof rings)[number]): boolean =>
    plate !== undefined && !each.isInk && isRound(each) && isWithin(each.points, plate.points[0]!);
  const outer = rings.filter((one) => one.isInk);
  const isIsland = (one: (typeof rings)[number]): boolean =>
    outer.some((other) => other !== one && isWithin(other.points, one.points[0]!));
  return rings
    .filter((each) => {
      if (isClear(each.ring) || isGroove(each)) return true;
      // A ring inside another is an island in a hole that is closed, unless the picture is cut out of it.
      return each.isInk && (!isIsland(each) || (each === plate && rings.some(isGroove)));
    })
    .map(({ ring }) => ring);
}

/** Openings of a silhouette, each as an outline of its own that runs the way of ink. */
export const holesOf = (outline: Outline): Outline => {
  const solid = filled(outline);
  return outline.filter((ring) => !solid.includes(ring)).map((ring) => ring.toReversed().map(reverse));
};

/** The mirror image about an upright, its rings running the same way round as before. */
export const mirrorOutline = (outline: Outline, axis: number): Outline =>
  mapOutline(outline, { a: -1, b: 0, c: 0, d: 1, e: 2 * axis, f: 0 }).map((ring) => ring.toReversed().map(reverse));

/** Holes narrower than this on the canvas close up in a small place, and lines beside them want more weight. */
const NARROW = 9;
const MORE_WEIGHT = 2.5;
/** Squared distance that a curve may stray in a drawing for small places: fewer nodes. */
const COARSE = 0.8;

/** A picture for small places: thin white lines closed, the others a little narrower, so that the ink is bolder. */
export function bolder(outline: Outline): Outline {
  const solid = filled(outline);
  const holes = outline.filter((ring) => !solid.includes(ring)).map((ring) => ring.toReversed().map(reverse));
  const [islands, outer] = partIslands(solid);
  const smooth = grow(grow(outer, 2), -2, 'round', COARSE);
  const eyes = holes.filter(isEye);
  const wide = holes.filter((hole) => !eyes.includes(hole));
  const open = [
    ...grow(grow(wide, -NARROW / 2 - MORE_WEIGHT), NARROW / 2, 'round', COARSE),
    ...grow(eyes, MORE_EYE, 'round', COARSE),
  ];
  const body = open.length > 0 ? subtract(smooth, open) : smooth;
  const inner = grow(islands, 1, 'round', COARSE);
  return inner.length > 0 ? unite(body, inner) : body;
}

/** A dot that looks: small and as high as wide. It stays open, a little larger. */
const [LEAST_EYE, MOST_EYE, MORE_EYE] = [7, 24, 2];
function isEye(hole: Outline[number]): boolean {
  const { width, height } = boxOf([hole]);
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  return least > LEAST_EYE && most < MOST_EYE && most < least * 1.25;
}

/** Ink that lies in a hole of other ink, and all the rest. */
function partIslands(solid: Outline): [islands: Outline, outer: Outline] {
  const rings = solid.map((ring) => ({ ring, points: pointsOf(ring, 0.5) }));
  const isIsland = (one: (typeof rings)[number]): boolean =>
    rings.some((other) => other !== one && isWithin(other.points, one.points[0]!));
  return [
    rings.filter(isIsland).map(({ ring }) => ring),
    rings.filter((one) => !isIsland(one)).map(({ ring }) => ring),
  ];
}

export function measure(solid: Outline): Silhouette {
  const box = boxOf(solid);
  const grid = rasterOf(solid, box);
  const [dx, dy] = [box.width / STEPS, box.height / STEPS];
  const [top, bottom] = [new Float64Array(STEPS).fill(NaN), new Float64Array(STEPS).fill(NaN)];
  let [ink, unlike] = [0, 0];
  for (let row = 0; row < STEPS; row++) {
    for (let column = 0; column < STEPS; column++) {
      if (!grid[row * STEPS + column]) continue;
      ink++;
      if (!grid[row * STEPS + STEPS - 1 - column]) unlike++;
      if (Number.isNaN(top[column]!)) top[column] = box.y + row * dy;
      bottom[column] = box.y + (row + 1) * dy;
    }
  }
  return { box, area: ink * dx * dy, top, bottom, belly: roundest(grid, box), lopsided: unlike / Math.max(1, ink) };
}

function rasterOf(solid: Outline, box: Box): Uint8Array {
  const grid = new Uint8Array(STEPS * STEPS);
  const column = (x: number): number => Math.round(((x - box.x) / box.width) * STEPS);
  const rings = solid.map((ring) => pointsOf(ring, 0.5));
  for (let row = 0; row < STEPS; row++) {
    const y = box.y + ((row + 0.5) / STEPS) * box.height;
    for (const ring of rings) {
      const hits = crossingsAt(ring, y);
      for (let i = 0; i + 1 < hits.length; i += 2)
        grid.fill(1, row * STEPS + column(hits[i]!), row * STEPS + column(hits[i + 1]!));
    }
  }
  return grid;
}

/** Where a ring's edge is at a height, from left to right. */
export function crossingsAt(ring: readonly Point[], y: number): number[] {
  const hits: number[] = [];
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    if (a.y > y !== b.y > y) hits.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  return hits.sort((a, b) => a - b);
}

/** The point furthest from the edge, of every fourth of the grid: exact enough to place a picture. */
function roundest(grid: Uint8Array, box: Box): Silhouette['belly'] {
  const [dx, dy] = [box.width / STEPS, box.height / STEPS];
  // A margin of bare cells all round, so that nothing has to be asked of the sides.
  const wide = STEPS + 2;
  const cells = new Uint8Array(wide * wide);
  for (let row = 0; row < STEPS; row++) cells.set(grid.subarray(row * STEPS, (row + 1) * STEPS), (row + 1) * wide + 1);
  const edgeX: number[] = [];
  const edgeY: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] || !(cells[i - wide] || cells[i + wide] || cells[i - 1] || cells[i + 1])) continue;
    edgeX.push(box.x + ((i % wide) - 0.5) * dx);
    edgeY.push(box.y + (Math.floor(i / wide) - 0.5) * dy);
  }
  let best = { x: box.x + box.width / 2, y: box.y + box.height / 2, r: 0 };
  let largest = 0;
  for (let row = 0; row < STEPS; row += 4) {
    for (let column = 0; column < STEPS; column += 4) {
      if (!grid[row * STEPS + column]) continue;
      const [x, y] = [box.x + (column + 0.5) * dx, box.y + (row + 0.5) * dy];
      let nearest = Infinity;
      for (let i = 0; i < edgeX.length && nearest > largest; i++) {
        const away = (edgeX[i]! - x) ** 2 + (edgeY[i]! - y) ** 2;
        if (away < nearest) nearest = away;
      }
      if (nearest > largest) {
        largest = nearest;
        best = { x, y, r: Math.sqrt(nearest) };
      }
    }
  }
  return best;
}

/** The largest circle of bare paper with ink on three sides of it: in a horseshoe, an arch, a crescent. */
export function hollowOf(solid: Outline): Silhouette['belly'] {
  const box = boxOf(solid);
  const grid = rasterOf(solid, box);
  const inked = (row: number, column: number): boolean => grid[row * STEPS + column] === 1;
  const hollow = new Uint8Array(STEPS * STEPS);
  const line = Array.from({ length: STEPS }, (_, i) => i);
  for (const row of line) {
    for (const column of line) {
      if (inked(row, column)) continue;
      const sides = [
        line.slice(0, column).some((i) => inked(row, i)),
        line.slice(column + 1).some((i) => inked(row, i)),
        line.slice(0, row).some((i) => inked(i, column)),
        line.slice(row + 1).some((i) => inked(i, column)),
      ];
      if (sides.filter(Boolean).length >= 3) hollow[row * STEPS + column] = 1;
    }
  }
  return roundest(hollow, box);
}

/** The column of a silhouette at an x of its own; undefined outside. */
const columnAt = ({ box }: Silhouette, x: number): number => Math.floor(((x - box.x) / box.width) * STEPS);

/** Height of the upper (or lower) edge at x; NaN beside the silhouette and in its gaps. */
export const edgeAt = (silhouette: Silhouette, edge: 'top' | 'bottom', x: number): number =>
  silhouette[edge][columnAt(silhouette, x)] ?? NaN;

/** How wide the silhouette is near its foot: the span of the columns that reach down to the last tenth. */
export function footOf(silhouette: Silhouette): { x: number; width: number } {
  const { box, bottom } = silhouette;
  const low = box.y + box.height * 0.9;
  const columns = [...bottom.keys()].filter((i) => bottom[i]! >= low);
  const [first, last] = [columns[0] ?? 0, (columns.at(-1) ?? STEPS - 1) + 1];
  const width = ((last - first) / STEPS) * box.width;
  return { x: box.x + (first / STEPS) * box.width + width / 2, width };
}

/** The flattest, highest stretch of the upper edge of a given width, rather near the middle: something can sit there. */
export function seatOf(silhouette: Silhouette, width: number): { x: number; y: number; uneven: number } {
  const { box, top } = silhouette;
  const wide = Math.max(3, Math.min(STEPS, Math.round((width / box.width) * STEPS)));
  let best = { x: box.x + box.width / 2, y: box.y, uneven: Infinity, cost: Infinity };
  for (let first = 0; first + wide <= STEPS; first++) {
    const heights = [...top.subarray(first, first + wide)].filter((y) => !Number.isNaN(y)).toSorted((a, b) => a - b);
    if (heights.length < wide * 0.8) continue;
    const y = heights[Math.floor(heights.length * 0.4)]!;
    const uneven = heights.at(-1)! - heights[0]!;
    const x = box.x + ((first + wide / 2) / STEPS) * box.width;
    const aside = Math.abs(x - box.x - box.width / 2);
    const cost = uneven + (y - box.y) * 0.7 + aside * 0.5;
    if (cost < best.cost) best = { x, y, uneven, cost };
  }
  return best;
}

/** The direction a silhouette is longest in, in degrees from the horizontal, and how many times longer than wide it is. */
export function longAxis(solid: Outline): { degrees: number; times: number } {
  let [area, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (const ring of solid) {
    const points = pointsOf(ring, 0.5);
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length]!;
      const cross = p.x * q.y - q.x * p.y;
      area += cross / 2;
      x += ((p.x + q.x) * cross) / 6;
      y += ((p.y + q.y) * cross) / 6;
      xx += ((p.x * p.x + p.x * q.x + q.x * q.x) * cross) / 12;
      yy += ((p.y * p.y + p.y * q.y + q.y * q.y) * cross) / 12;
      xy += ((p.x * q.y + 2 * p.x * p.y + 2 * q.x * q.y + q.x * p.y) * cross) / 24;
    });
  }
  const [mx, my] = [x / area, y / area];
  const [a, b, c] = [xx / area - mx * mx, xy / area - mx * my, yy / area - my * my];
  const spread = Math.hypot((a - c) / 2, b);
  const [long, short] = [(a + c) / 2 + spread, Math.max(1e-6, (a + c) / 2 - spread)];
  return { degrees: (Math.atan2(2 * b, a - c) * 90) / Math.PI, times: Math.sqrt(long / short) };
}
