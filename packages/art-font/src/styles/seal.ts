import { grow, subtract, unite, dropSmallPieces } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { roughened } from '../bend.ts';
import { fill } from '../layers.ts';
import { chance, circle, rect } from '../strokes.ts';

export const seal: ArtStyle = {
  id: 'seal',
  title: { zh: '印章白文', en: 'Carved seal' },
  describe: { zh: '刻在石上、钤在纸上的一方朱印', en: 'Cut into stone and pressed on paper in vermilion' },
  keywords: [
    '印章',
    '印',
    '篆刻',
    '国潮',
    '国风',
    '老字号',
    '传统',
    '宋',
    '汉',
    'seal',
    'stamp',
    'heritage',
    'chinese',
  ],
  fonts: {
    hanzi: ['zcool-xiaowei.ttf', 'noto-serif-sc-black.ttf', 'lxgw-wenkai-bold.ttf'],
    latin: ['cinzel.ttf', 'marcellus.ttf'],
  },
  schemes: [
    { ground: '#f7f1e5', colors: ['#b4231c', '#f7f1e5', '#17130f'] },
    { ground: '#ffffff', colors: ['#1f3a5f', '#ffffff', '#b4231c'] },
  ],
  draw(kit) {
    const { shape, box, h, random, colors, seed } = kit;
    const pad = h * 0.2;
    const block = rect(box.x - pad, box.y - pad, box.width + 2 * pad, box.height + 2 * pad);
    const stone = grow(grow([block], -h * 0.06), h * 0.06);
    const line = subtract(grow([block], -h * 0.055), grow([block], -h * 0.083));
    // Stone chips at the edge, more of them the older the seal.
    const chips = Array.from({ length: Math.round((between(kit, 2, 12) * (box.width + box.height)) / h) }, () => {
      const along = random.next();
      const isSide = random.next() < box.height / (box.width + box.height);
      const [x, y] = isSide
        ? [box.x + (random.next() < 0.5 ? -pad : box.width + pad), box.y - pad + along * (box.height + 2 * pad)]
        : [box.x - pad + along * (box.width + 2 * pad), box.y + (random.next() < 0.5 ? -pad : box.height + pad)];
      return circle(x, y, h * chance(random, 0.01, 0.035), 7);
    });
    const letters = grow(shape, h * 0.006);
    const carved = roughened(
      subtract(stone, unite(letters, line, chips)),
      h * between(kit, 0.004, 0.014),
      h * 0.06,
      h * 0.03,
      seed,
    );
    return [fill(dropSmallPieces(unite(carved), h * h * 0.0002), colors[0])];
  },
};
