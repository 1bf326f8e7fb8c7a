import type { Construction } from '@markwright/logo';
import { type Region, segmentsOf } from './region.ts';

/** The primitives that carry an outline: whole circles and whole edges, each named once. */
export function constructionOf(regions: Region[]): Construction[] {
  const found = new Map<string, Construction>();
  for (const s of regions.flatMap(segmentsOf)) {
    const primitive: Construction =
      s.kind === 'arc'
        ? { kind: 'circle', cx: s.center.x, cy: s.center.y, r: s.radius }
        : { kind: 'line', x1: s.of.from.x, y1: s.of.from.y, x2: s.of.to.x, y2: s.of.to.y };
    found.set(keyOf(primitive), primitive);
  }
  return [...found.values()];
}

const rounded = (...values: number[]): string => values.map((value) => Math.round(value * 1e4) / 1e4 + 0).join();

function keyOf(c: Construction): string {
  if (c.kind !== 'line') return c.kind === 'circle' ? `circle ${rounded(c.cx, c.cy, c.r)}` : c.kind;
  const [one, other] = [rounded(c.x1, c.y1), rounded(c.x2, c.y2)];
  return one < other ? `line ${one} ${other}` : `line ${other} ${one}`;
}
