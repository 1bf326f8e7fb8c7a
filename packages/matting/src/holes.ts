import { flood, KIND, repaint, type Pixels } from './flood.ts';

export type HoleChoice = 'auto' | 'keep' | 'remove';

/** Smaller ones are sparks of light or noise, never something to look through. */
const AREA_MIN = 16;
const THIN = 1.3;
const EVEN = { half: 1.62, most: 2.3 } as const;
const DIRECTIONS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  return { dx: Math.cos(angle), dy: Math.sin(angle) };
});

/**
 * Areas of the background's colour that the background does not reach. Kept ones become subject again; those removed
 * become background. `wanted` is asked first: what a person said of the hole.
 */
export function settleHoles(
  pixels: Pixels,
  limit: number,
  choice: HoleChoice,
  wanted: (isInside: (pixel: number) => boolean) => 'keep' | 'remove' | undefined,
): number {
  const { kind, distance, width, firstRow, endRow } = pixels;
  let removed = 0;
  const kept: number[] = [];
  for (let pixel = firstRow * width; pixel < endRow * width; pixel += 1) {
    if (kind[pixel] !== KIND.subject || (distance[pixel] as number) > limit) continue;
    const area = flood(pixels, pixel, limit, KIND.hole);
    const said = wanted((each) => kind[each] === KIND.hole);
    const isRemoved = (said ?? (choice === 'auto' ? guess(pixels, limit, pixel, area) : choice)) === 'remove';
    if (isRemoved) {
      removed += 1;
      repaint(pixels, pixel, KIND.hole, KIND.background);
    } else {
      // Told apart from what is yet to be looked at; made subject again at the end.
      kept.push(pixel);
      repaint(pixels, pixel, KIND.hole, KIND.keptHole);
    }
  }
  for (const pixel of kept) repaint(pixels, pixel, KIND.keptHole, KIND.subject);
  return removed;
}

/**
 * A hole is looked through where it is framed by a stroke: thin for the hole's size and much the same all round, as
 * in letters, rings and handles. White of an eye or a star on a badge has more, and more uneven, colour around it.
 */
function guess(pixels: Pixels, limit: number, start: number, area: number): 'keep' | 'remove' {
  if (area < AREA_MIN) return 'keep';
  const around = thicknesses(pixels, limit, start);
  const at = (share: number) => around[Math.floor(around.length * share)] ?? Infinity;
  const isThin = at(0.1) < THIN * Math.sqrt(area);
  return isThin && at(0.5) < EVEN.half * at(0.1) && at(0.75) < EVEN.most * at(0.1) ? 'remove' : 'keep';
}

/** How much solid colour lies on the ways out of a hole, from points all over it, least first. */
function thicknesses({ width, height, kind, distance }: Pixels, limit: number, start: number): number[] {
  const found: number[] = [];
  for (const from of pointsOf({ width, height, kind }, start)) {
    for (const { dx, dy } of DIRECTIONS) {
      let x = (from % width) + 0.5;
      let y = Math.floor(from / width) + 0.5;
      let solid = 0;
      for (;;) {
        x += dx;
        y += dy;
        if (x < 0 || y < 0 || x >= width || y >= height) break;
        const pixel = Math.floor(y) * width + Math.floor(x);
        if (kind[pixel] === KIND.hole) continue;
        if (kind[pixel] === KIND.background || (distance[pixel] as number) <= limit) break;
        solid += 1;
      }
      found.push(solid);
    }
  }
  return found.sort((one, other) => one - other);
}

const POINTS = 24;

/** Points of the hole in its rows from the first one downwards, evenly picked. */
function pointsOf({ width, height, kind }: Pick<Pixels, 'width' | 'height' | 'kind'>, start: number): number[] {
  const points: number[] = [start];
  let at = start;
  const rows: number[] = [];
  while (at < height * width && kind[at] === KIND.hole) {
    rows.push(at);
    at += width;
  }
  const step = Math.max(1, Math.floor(rows.length / POINTS));
  for (let index = 0; index < rows.length; index += step) points.push(rows[index] as number);
  return points;
}
