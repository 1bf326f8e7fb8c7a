import type { Point, Shape } from './flatten.ts';

/** Fewer points within `tolerance` of the same outline (Douglas and Peucker's way). */
export const simplified = (shape: Shape, tolerance: number): Shape =>
  shape.map((row) => (row.length < 5 ? row : thinned(row, tolerance * tolerance)));

function thinned(row: readonly Point[], limit: number): readonly Point[] {
  const count = row.length;
  let [left, right] = [0, 0];
  for (let index = 1; index < count; index++) {
    if (row[index]!.x < row[left]!.x) left = index;
    if (row[index]!.x > row[right]!.x) right = index;
  }
  if (left === right) return row;
  const kept = new Uint8Array(count);
  kept[left] = 1;
  kept[right] = 1;
  mark(row, left, right < left ? right + count : right, limit, kept);
  mark(row, right, left < right ? left + count : left, limit, kept);
  const thin = row.filter((_, index) => kept[index] === 1);
  return thin.length > 2 ? thin : row;
}

/** Keeps the points between two places that lie too far from the chord; places run past the end of the row. */
function mark(row: readonly Point[], start: number, end: number, limit: number, kept: Uint8Array): void {
  const count = row.length;
  const open = [start, end];
  while (open.length > 0) {
    const [to = 0, from = 0] = [open.pop(), open.pop()];
    if (to - from < 2) continue;
    const [a, b] = [row[from % count]!, row[to % count]!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const square = dx * dx + dy * dy;
    let [worst, at] = [limit, -1];
    for (let index = from + 1; index < to; index++) {
      const point = row[index < count ? index : index - count]!;
      const [px, py] = [point.x - a.x, point.y - a.y];
      const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
      const away = (px - along * dx) ** 2 + (py - along * dy) ** 2;
      if (away > worst) [worst, at] = [away, index];
    }
    if (at < 0) continue;
    kept[at % count] = 1;
    open.push(from, at, at, to);
  }
}
