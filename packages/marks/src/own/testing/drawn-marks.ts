import { hashText } from '@markwright/logo';
import { constructionOf } from '../../kit/construction.ts';
import type { OwnMark, Part } from '../../kit/define-mark.ts';
import { diceOf } from '../../kit/dice.ts';
import { isInside, segmentsOf } from '../../kit/region.ts';
import { distance, pointAt, type Segment } from '../../kit/segment.ts';
import { inSweep } from '../../../../../scripts/sweeps.ts';

/** A mark's seeds follow from its own key, so that a new mark does not deal others to its neighbours. */
export const seedOf = (mark: OwnMark, round: number): number => hashText(`${mark.key} ${round}`) % 1_000_000;

/** Spots asked of each part: over hundreds of marks, a few of each see what many of one would. */
const SPOTS = inSweep({ full: 60, short: 20 });

/** Edges that lie on no line or circle of the construction, and spots where outline and primitives disagree. */
export function constructionFaults(parts: Part[], where: string): string[] {
  const construction = constructionOf(parts.map((part) => part.region));
  const spots = diceOf(7);
  return parts.flatMap(({ region }) => {
    const segments = segmentsOf(region);
    const loose = segments.filter((s) => !construction.some((c) => carries(c, s)));
    const points = Array.from({ length: SPOTS }, () => ({ x: spots.between(10, 230), y: spots.between(10, 230) }));
    const wrong = points.filter((p) => isInside(segments, p) !== region.holds(p));
    return [
      ...loose.map((s) => `${where}: an edge off its construction ${JSON.stringify(s)}`),
      ...wrong.map(({ x, y }) => `${where}: outline and primitives disagree at ${x}, ${y}`),
    ];
  });
}

function carries(c: ReturnType<typeof constructionOf>[number], s: Segment): boolean {
  const spots = [s.from, pointAt(s, 0.5), s.to];
  if (c.kind === 'circle') {
    const center = { x: c.cx, y: c.cy };
    return s.kind === 'arc' && spots.every((p) => Math.abs(distance(p, center) - c.r) < 1e-6);
  }
  if (c.kind !== 'line' || s.kind !== 'line') return false;
  const length = Math.hypot(c.x2 - c.x1, c.y2 - c.y1);
  const aside = (x: number, y: number): number => ((x - c.x1) * (c.y2 - c.y1) - (y - c.y1) * (c.x2 - c.x1)) / length;
  return spots.every((p) => Math.abs(aside(p.x, p.y)) < 1e-6);
}
