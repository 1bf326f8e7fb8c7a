import { pointsOf } from '@markwright/vector/outline';
import { isPost } from './upright-drawings.ts';
import { crossingsAt } from './silhouette.ts';
import type { Thing } from './thing.ts';

/** The part of something upright that is wound round: from y to y, and where its edges are at a height. */
export type Shaft = {
  top: number;
  foot: number;
  width: number;
  leftAt: (y: number) => number;
  rightAt: (y: number) => number;
};

const ROWS = 60;
/** How far an edge may stray from a straight line, and how much wider one end may be than the other. */
const [STRAY, WIDER] = [0.11, 1.9];
/** Stripes of paper across a tower are passed over, up to this share of the height. */
const STRIPE = 0.09;
/** Shorter than this share of the height there is nothing to wind round. */
const SHORTEST = 0.36;

type Row = { y: number; left: number; right: number };

/** The longest stretch with straight edges in a silhouette; undefined where it has none. */
export function shaftOf(thing: Thing): Shaft | undefined {
  const {
    solid,
    shape: { box },
  } = thing;
  const rings = solid.map((ring) => pointsOf(ring, 0.5));
  const axis = box.x + box.width / 2;
  const rows = Array.from({ length: ROWS }, (_, i) => box.y + ((i + 0.5) / ROWS) * box.height).flatMap((y): Row[] => {
    const hits = rings.flatMap((ring) => crossingsAt(ring, y)).toSorted((a, b) => a - b);
    const spans = hits.flatMap((left, i) =>
      i % 2 === 0 && hits[i + 1] !== undefined ? [{ y, left, right: hits[i + 1]! }] : [],
    );
    // The arms of an anchor rise beside its shaft; what lies beside the middle of other drawings would be in the way.
    const middle =
      isPost(thing) || spans.length === 1 ? spans.find(({ left, right }) => left < axis && right > axis) : undefined;
    return middle ? [middle] : [];
  });
  let best: { from: Row; to: Row } | undefined;
  for (const [i, from] of rows.entries()) {
    for (let j = rows.length - 1; j > i; j--) {
      const to = rows[j]!;
      if (to.y - from.y <= (best ? best.to.y - best.from.y : box.height * SHORTEST)) break;
      if (isStraight(rows.slice(i, j + 1), box.height * STRIPE)) best = { from, to };
    }
  }
  if (!best) return undefined;
  const { from, to } = best;
  const between = (edge: 'left' | 'right') => (y: number) =>
    from[edge] + ((y - from.y) / (to.y - from.y)) * (to[edge] - from[edge]);
  const width = Math.max(widthOf(from), widthOf(to));
  return { top: from.y, foot: to.y, width, leftAt: between('left'), rightAt: between('right') };
}

const widthOf = ({ left, right }: Row): number => right - left;

function isStraight(rows: readonly Row[], stripe: number): boolean {
  const [from, to] = [rows[0]!, rows.at(-1)!];
  const [narrow, wide] = [Math.min(widthOf(from), widthOf(to)), Math.max(widthOf(from), widthOf(to))];
  const leans = Math.abs(from.left + from.right - to.left - to.right) / 2;
  if (wide > narrow * WIDER || leans > narrow * 0.3) return false;
  return rows.every((row, i) => {
    const share = (row.y - from.y) / (to.y - from.y);
    const strays = (edge: 'left' | 'right') => Math.abs(from[edge] + share * (to[edge] - from[edge]) - row[edge]);
    return Math.max(strays('left'), strays('right')) < narrow * STRAY && (i === 0 || row.y - rows[i - 1]!.y < stripe);
  });
}
