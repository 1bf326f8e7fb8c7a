import { KIND, paint, paintAgain, type Pixels } from './flood.ts';

export type HoleChoice = 'auto' | 'keep' | 'remove';
type Verdict = 'keep' | 'remove';

/** Smaller ones are sparks of light or noise, never something to look through. */
const AREA_MIN = 16;
const THIN = 1.3;
const EVEN = { half: 1.62, most: 2.3 } as const;
/** A frame thicker than this, in sides of the hole, is not thin by any of the rules above. */
const THICK = THIN * EVEN.most + 0.1;
const DIRECTIONS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  return { dx: Math.cos(angle), dy: Math.sin(angle) };
});
/** Steps taken to measure frames in one picture: some 0.2 s. A mesh of many thousand holes would need more. */
const STEPS_MAX = 30_000_000;

/**
 * Areas of the background's colour that the background does not reach. Kept ones become subject; those removed become
 * background. `wanted` is asked first: what a person said of the hole.
 */
export function settleHoles(
  pixels: Pixels,
  limit: number,
  choice: HoleChoice,
  wanted?: (isInside: (pixel: number) => boolean) => Verdict | undefined,
): number {
  const { kind, width, endRow } = pixels;
  const decide = choice === 'auto' ? guesser(pixels, limit) : () => choice;
  let removed = 0;
  for (
    let pixel = kind.indexOf(KIND.near, pixels.firstRow * width);
    pixel >= 0 && pixel < endRow * width;
    pixel = kind.indexOf(KIND.near, pixel + 1)
  ) {
    const area = paint(pixels, pixel, KIND.hole);
    const said = wanted?.((each) => kind[each] === KIND.hole);
    const isRemoved = (said ?? decide(pixel, area)) === 'remove';
    if (isRemoved) removed += 1;
    paintAgain(pixels, pixel, isRemoved ? KIND.background : KIND.subject);
  }
  return removed;
}

/**
 * Looks at each hole by itself while the steps last. The rest of a mesh or halftone goes as most of the holes of that
 * size did, so that the time is bounded whatever the picture.
 */
function guesser(pixels: Pixels, limit: number): (start: number, area: number) => Verdict {
  const budget = { steps: STEPS_MAX };
  /** How many more were removed than kept, by the number of binary digits of their area. */
  const balance = new Int32Array(33);
  return (start, area) => {
    if (area < AREA_MIN) return 'keep';
    const size = 32 - Math.clz32(area);
    if (budget.steps < 0) return (balance[size] as number) > 0 ? 'remove' : 'keep';
    const verdict = guess(pixels, limit, { start, area, budget });
    balance[size] = (balance[size] as number) + (verdict === 'remove' ? 1 : -1);
    return verdict;
  };
}

type Hole = { start: number; area: number; budget: { steps: number } };

/**
 * A hole is looked through where it is framed by a stroke: thin for the hole's size and much the same all round, as
 * in letters, rings and handles. White of an eye or a star on a badge has more, and more uneven, colour around it.
 */
function guess(pixels: Pixels, limit: number, hole: Hole): Verdict {
  const { counts, total } = thicknesses(pixels, limit, hole);
  const at = (share: number): number => {
    let left = Math.floor(total * share);
    return counts.findIndex((count) => (left -= count) < 0);
  };
  const thin = at(0.1);
  const isThin = thin < THIN * Math.sqrt(hole.area);
  return isThin && at(0.5) < EVEN.half * thin && at(0.75) < EVEN.most * thin ? 'remove' : 'keep';
}

/** How much solid colour lies on the ways out of a hole, from points all over it: how many ways have so many pixels. */
function thicknesses({ width, height, kind, distance }: Pixels, limit: number, { start, area, budget }: Hole) {
  const thick = Math.ceil(THICK * Math.sqrt(area));
  const counts = new Uint16Array(thick + 1);
  const points = pointsOf({ width, height, kind }, start);
  for (const from of points) {
    const [startX, startY] = [(from % width) + 0.5, Math.floor(from / width) + 0.5];
    for (const { dx, dy } of DIRECTIONS) {
      let [x, y, solid, steps] = [startX, startY, 0, 0];
      for (; solid < thick; steps += 1) {
        x += dx;
        y += dy;
        if (x < 0 || y < 0 || x >= width || y >= height) break;
        const pixel = (y | 0) * width + (x | 0);
        if (kind[pixel] === KIND.hole) continue;
        if (kind[pixel] === KIND.background || (distance[pixel] as number) <= limit) break;
        solid += 1;
      }
      budget.steps -= steps;
      counts[solid] = (counts[solid] as number) + 1;
    }
  }
  return { counts, total: points.length * DIRECTIONS.length };
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
