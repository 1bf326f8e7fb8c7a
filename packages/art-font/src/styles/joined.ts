import { grow, strokeLines, solid, unite } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import { between, type ArtGlyph, type ArtStyle } from '../art-style.ts';
import { fill } from '../layers.ts';

/** The outermost ink of a letter on one side, in its lower two thirds where a joining stroke would leave it. */
function reach({ shape, box }: ArtGlyph, side: 1 | -1): Point {
  let best: Point = { x: side > 0 ? -Infinity : Infinity, y: 0 };
  for (const row of shape) {
    for (const point of row) {
      if (point.y < box.y + box.height * 0.3) continue;
      if (side > 0 ? point.x > best.x : point.x < best.x) best = point;
    }
  }
  return Number.isFinite(best.x) ? best : { x: box.x + (side > 0 ? box.width : 0), y: box.y + box.height / 2 };
}

/** The lower right end of a letter, where its last stroke runs out. */
const corner = ({ shape }: ArtGlyph): Point =>
  shape.flat().reduce((best, point) => (point.x + 1.6 * point.y > best.x + 1.6 * best.y ? point : best));

const curve = (from: Point, to: Point, bow: number): Point[] =>
  Array.from({ length: 13 }, (_, step) => {
    const t = step / 12;
    const ease = t * t * (3 - 2 * t);
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * ease + Math.sin(Math.PI * t) * bow };
  });

export const joined: ArtStyle = {
  id: 'joined',
  title: { zh: '连笔', en: 'Joined letters' },
  describe: {
    zh: '字与字一笔牵住，末笔甩出一道尾',
    en: 'One stroke ties letter to letter, the last runs out in a tail',
  },
  keywords: [
    '连笔',
    '连体',
    '手写',
    '签名',
    '流畅',
    '时尚',
    '丝滑',
    'joined',
    'script',
    'signature',
    'handwritten',
    'fashion',
    'flow',
  ],
  fonts: {
    hanzi: ['markwright-slant.ttf', 'zcool-qingke-huangyou.ttf', 'chiron-goround-bold.ttf'],
    latin: ['pacifico.ttf', 'lobster.ttf', 'righteous.ttf'],
  },
  schemes: [
    { ground: '#fbf6f0', colors: ['#b5382a', '#f0b47a', '#4d120b'] },
    { ground: '#f4f1fb', colors: ['#4a3aa7', '#b9aef0', '#221a57'] },
    { ground: '#14342b', colors: ['#f2e3c2', '#d3a24c', '#07140f'] },
  ],
  draw(kit) {
    const { glyphs, shape, box, h, stem, colors } = kit;
    const pen = Math.min(stem * 0.62, h * 0.085);
    const ties = glyphs.slice(1).flatMap((glyph, index) => {
      const before = glyphs[index] as ArtGlyph;
      const [from, to] = [reach(before, 1), reach(glyph, -1)];
      // Only neighbours on one line, and no stroke that would climb through a whole letter.
      if (to.x < from.x - h * 0.2 || Math.abs(to.y - from.y) > h * 0.62 || to.x - from.x > h * 0.6) return [];
      return [curve({ x: from.x - pen, y: from.y }, { x: to.x + pen, y: to.y }, h * 0.03)];
    });
    const last = glyphs.at(-1);
    const tail = h * between(kit, 0.5, 1.1);
    const foot = box.y + box.height + h * 0.13;
    const end = last ? corner(last) : { x: box.x, y: foot };
    const swash = Array.from({ length: 25 }, (_, step): Point => {
      const t = step / 24;
      return {
        x: end.x - pen * 0.4 + h * 0.1 * Math.sin(Math.PI * t) * (1 - t) - tail * t * t,
        y: end.y + (foot - end.y) * (1 - (1 - t) ** 2) + h * 0.03 * t,
      };
    });
    // A tail that thins out: rings of falling size, joined.
    const thinning = swash.map((point, step) => ({ ...point, r: (pen / 2) * (1 - 0.8 * (step / 24)) }));
    const sides = (side: 1 | -1) =>
      thinning.map(({ x, y, r }, step): Point => {
        const [a, b] = [thinning[Math.max(0, step - 1)] as Point, thinning[Math.min(24, step + 1)] as Point];
        const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        return { x: x - ((b.y - a.y) / length) * r * side, y: y + ((b.x - a.x) / length) * r * side };
      });
    const tailRow = [...sides(1), ...sides(-1).toReversed()];
    const body = grow(grow(unite(shape, strokeLines(ties, pen), solid([tailRow])), h * 0.008), -h * 0.008);
    return [fill(body, colors[0])];
  },
};
