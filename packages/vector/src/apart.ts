import type { Point } from './flatten.ts';

type Row = readonly Point[];
type Entry = { row: Row; isOther: boolean; low: readonly [number, number]; high: readonly [number, number] };
export type Group = { rows: Row[]; others: Row[] };

/** Cutting in both directions in turn, this often at most. */
const ROUNDS = 4;

/**
 * Rows in groups that lie clear of each other by `margin`. The clipper looks at every open edge on every line it
 * passes, so letters cost a quarter when each is worked on by itself.
 */
export function groupsApart(rows: readonly Row[], others: readonly Row[], margin: number): Group[] {
  const entries = [...rows.map((row) => entryOf(row, false)), ...others.map((row) => entryOf(row, true))];
  return split(entries, 0, margin, 0).map((group) => ({
    rows: group.filter(({ isOther }) => !isOther).map(({ row }) => row),
    others: group.filter(({ isOther }) => isOther).map(({ row }) => row),
  }));
}

function entryOf(row: Row, isOther: boolean): Entry {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of row) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { row, isOther, low: [x0, y0], high: [x1, y1] };
}

function split(entries: Entry[], axis: 0 | 1, margin: number, round: number): Entry[][] {
  if (entries.length < 2 || round === ROUNDS) return [entries];
  const sorted = entries.toSorted((one, other) => one.low[axis] - other.low[axis]);
  const groups: Entry[][] = [];
  let end = -Infinity;
  for (const entry of sorted) {
    if (entry.low[axis] > end + margin) groups.push([]);
    groups.at(-1)?.push(entry);
    end = Math.max(end, entry.high[axis]);
  }
  return groups.flatMap((group) => split(group, axis === 0 ? 1 : 0, margin, round + 1));
}
