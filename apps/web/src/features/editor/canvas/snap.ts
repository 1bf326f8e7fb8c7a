import type { Artboard, Box } from '@markwright/logo';
import type { Point } from './view-box.ts';

export type Guide = { axis: 'x' | 'y'; at: number; from: number; to: number };
type Snapped = { dx: number; dy: number; guides: Guide[] };

type Line = { at: number; from: number; to: number; weight: number };

/** The eye finds the middle of a sheet a little above its measured middle. */
const OPTICAL_RISE = 0.02;

/** Lines a part may settle on: edges and middles of its neighbours' ink, the artboard's middles, and its own place. */
function linesOf(axis: 'x' | 'y', others: readonly Box[], home: Box, artboard: Artboard): Line[] {
  const along = axis === 'x' ? 'width' : 'height';
  const across = axis === 'x' ? 'y' : 'x';
  const acrossLength = axis === 'x' ? 'height' : 'width';
  const ofBox = (box: Box, weight: number): Line[] => {
    const reach = { from: box[across], to: box[across] + box[acrossLength] };
    return [0.5, 0, 1].map((share, index) => ({
      at: box[axis] + box[along] * share,
      ...reach,
      weight: weight + (index === 0 ? 0 : 0.4),
    }));
  };
  const sheet = { from: 0, to: artboard[acrossLength] };
  const middles: Line[] = [{ at: artboard[along] / 2, ...sheet, weight: 0.6 }];
  if (axis === 'y') middles.push({ at: artboard.height * (0.5 - OPTICAL_RISE), ...sheet, weight: 0.8 });
  return [...others.flatMap((box) => ofBox(box, 0.2)), ...ofBox(home, 0), ...middles];
}

type Match = { delta: number; line: Line; cost: number };

function bestMatch(axis: 'x' | 'y', moved: Box, lines: readonly Line[], tolerance: number): Match | undefined {
  const length = axis === 'x' ? moved.width : moved.height;
  let best: Match | undefined;
  for (const share of [0.5, 0, 1]) {
    const at = moved[axis] + length * share;
    for (const line of lines) {
      const delta = line.at - at;
      if (Math.abs(delta) > tolerance) continue;
      // Near ties go to the stronger line, so a centre wins over an edge that happens to lie beside it.
      const cost = Math.abs(delta) / tolerance + line.weight + (share === 0.5 ? 0 : 0.3);
      if (!best || cost < best.cost) best = { delta, line, cost };
    }
  }
  return best;
}

/** Where a dragged part comes to rest. `part` is its ink before the drag; tolerance is in artboard units. */
export function snapMove(
  part: Box,
  by: { dx: number; dy: number },
  others: readonly Box[],
  artboard: Artboard,
  tolerance: number,
): Snapped {
  const moved = { ...part, x: part.x + by.dx, y: part.y + by.dy };
  const x = bestMatch('x', moved, linesOf('x', others, part, artboard), tolerance);
  const y = bestMatch('y', moved, linesOf('y', others, part, artboard), tolerance);
  const dx = by.dx + (x?.delta ?? 0);
  const dy = by.dy + (y?.delta ?? 0);
  const guides: Guide[] = [];
  if (x) guides.push(guideOf('x', x.line, part.y + dy, part.height));
  if (y) guides.push(guideOf('y', y.line, part.x + dx, part.width));
  return { dx, dy, guides };
}

const guideOf = (axis: 'x' | 'y', line: Line, start: number, length: number): Guide => ({
  axis,
  at: line.at,
  from: Math.min(line.from, start) - 12,
  to: Math.max(line.to, start + length) + 12,
});

/** How much a part grows when a corner is dragged away from its middle. */
export function resizeFactor(middle: Point, from: Point, to: Point): number {
  const before = Math.hypot(from.x - middle.x, from.y - middle.y);
  const now = Math.hypot(to.x - middle.x, to.y - middle.y);
  return before < 1 ? 1 : now / before;
}
