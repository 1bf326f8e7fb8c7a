import { mixColors, overlap, solid, unite } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import { between, type ArtKit, type ArtStyle } from '../art-style.ts';
import { decoration, downwards, fill } from '../layers.ts';
import { lens } from '../strokes.ts';

type Node = { at: Point; tx: number; ty: number; nx: number; ny: number };

/** Places across a stroke, found from its long straight edges: a stick of bamboo has a node every hand's breadth. */
function nodesOf({ shape, h, stem }: ArtKit, apart: number): Node[] {
  const nodes: Node[] = [];
  for (const row of shape) {
    for (const [index, from] of row.entries()) {
      const to = row[(index + 1) % row.length] as Point;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length < h * 0.16) continue;
      const [tx, ty] = [(to.x - from.x) / length, (to.y - from.y) / length];
      // The left edge of upright strokes and the upper edge of level ones: each stroke once.
      const isLeftOrTop = Math.abs(ty) > Math.abs(tx) ? ty < 0 : tx > 0;
      if (!isLeftOrTop || length < stem * 1.6) continue;
      const count = Math.max(1, Math.round(length / apart));
      for (let place = 0; place < count; place++) {
        const along = ((place + 0.5) / count) * length;
        nodes.push({ at: { x: from.x + tx * along, y: from.y + ty * along }, tx, ty, nx: -ty, ny: tx });
      }
    }
  }
  return nodes;
}

export const bamboo: ArtStyle = {
  id: 'bamboo',
  title: { zh: '竹节', en: 'Bamboo' },
  describe: { zh: '笔画长出竹节，角上挑一枝竹叶', en: 'Strokes with the joints of bamboo, a sprig at the corner' },
  keywords: [
    '竹',
    '竹子',
    '自然',
    '素食',
    '山',
    '民宿',
    '清',
    'bamboo',
    'nature',
    'forest',
    'vegetarian',
    'inn',
    'garden',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-bold.ttf', 'noto-sans-sc-black.ttf', 'markwright-grid-sans.ttf'],
    latin: ['oswald.ttf', 'bebas-neue.ttf', 'josefin-sans.ttf'],
  },
  schemes: [
    { ground: '#f3f6e6', colors: ['#4f8a2f', '#25521a', '#b6d66b'] },
    { ground: '#1f3526', colors: ['#a9cf63', '#3c6b2a', '#e4f3b4'] },
  ],
  draw(kit) {
    const { shape, box, h, stem, colors } = kit;
    const thick = Math.min(stem, h * 0.17);
    const bar = (node: Node, from: number, to: number, half: number): Point[] => {
      const { at, tx, ty, nx, ny } = node;
      const corner = (across: number, along: number): Point => ({
        x: at.x + nx * across + tx * along,
        y: at.y + ny * across + ty * along,
      });
      return [corner(from, -half), corner(to, -half), corner(to, half), corner(from, half)];
    };
    const nodes = nodesOf(kit, h * between(kit, 0.42, 0.24));
    const rings = solid(nodes.map((node) => bar(node, -thick * 0.12, thick * 1.12, h * 0.016)));
    const body = unite(shape, rings);
    const lines = overlap(solid(nodes.map((node) => bar(node, -thick * 0.12, thick * 1.12, h * 0.0065))), body);
    const [x, y] = [box.x + box.width, box.y];
    const leaves = [
      lens(x + h * 0.02, y - h * 0.03, h * 0.17, h * 0.034, -0.5),
      lens(x + h * 0.1, y + h * 0.06, h * 0.16, h * 0.032, 0.25),
      lens(x - h * 0.08, y - h * 0.1, h * 0.15, h * 0.03, -1.2),
    ];
    return [
      fill(body, colors[0], { gradient: downwards(box, mixColors(colors[0], colors[2], 0.35), colors[0]) }),
      fill(lines, colors[1], decoration),
      fill(unite(leaves), mixColors(colors[0], colors[1], 0.35), decoration),
    ];
  },
};
