import type { Glyph } from './glyph.ts';
import { LETTER } from './glyph.ts';
import { boxOf, moveOutline, type Outline, pointsOf } from '@markwright/vector/outline';

const ROWS = 20;

/** Letters side by side on one line, as near to each other as their shapes allow for an even rhythm. */
export function rowOf(glyphs: readonly Glyph[], gap = 0.1): Outline {
  let row: Outline = [];
  for (const { outline } of glyphs) {
    row = row.length === 0 ? outline : [...row, ...moveOutline(outline, besideBy(row, outline, gap), 0)];
  }
  return row;
}

/** Letters under each other, centred, with equal gaps between their inks. */
export function columnOf(glyphs: readonly Glyph[], gap = 0.12): Outline {
  let column: Outline = [];
  let bottom = 0;
  for (const { outline, box } of glyphs) {
    const y = column.length === 0 ? 0 : bottom + LETTER * gap;
    column = [...column, ...moveOutline(outline, -(box.x + box.width / 2), y - box.y)];
    bottom = y + box.height;
  }
  return column;
}

/** How far the second outline moves so that the mean distance of the facing sides is the gap. */
function besideBy(first: Outline, second: Outline, gap: number): number {
  const [a, b] = [boxOf(first), boxOf(second)];
  const top = Math.min(a.y, b.y);
  const height = Math.max(a.y + a.height, b.y + b.height) - top;
  const right = profileOf(first, top, height, 'right');
  const left = profileOf(second, top, height, 'left');
  const distances = right.flatMap((x, row) => {
    const other = left[row]!;
    return Number.isFinite(x) && Number.isFinite(other) ? [other - x] : [];
  });
  const touching = a.x + a.width - b.x;
  if (distances.length === 0) return touching + gap * LETTER;
  const nearest = Math.min(...distances);
  // Deep bays (as between L and T) count only so far, or letters would run into each other.
  const mean = distances.reduce((sum, d) => sum + Math.min(d - nearest, LETTER * 0.22), 0) / distances.length;
  // Letters that interlock keep some air even where they come nearest.
  return -nearest + Math.max(gap * LETTER - mean * 0.6, LETTER * 0.055);
}

function profileOf(outline: Outline, top: number, height: number, side: 'left' | 'right'): number[] {
  const profile = Array.from({ length: ROWS }, () => (side === 'right' ? -Infinity : Infinity));
  const better = side === 'right' ? Math.max : Math.min;
  for (const ring of outline) {
    const points = pointsOf(ring, 1);
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length]!;
      for (let row = 0; row < ROWS; row++) {
        const y = top + ((row + 0.5) / ROWS) * height;
        if (p.y > y !== q.y > y) profile[row] = better(profile[row]!, p.x + ((y - p.y) / (q.y - p.y)) * (q.x - p.x));
      }
    });
  }
  return profile;
}
