import { subtract, unite, dropSmallPieces } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { roughened } from '../bend.ts';
import { fill } from '../layers.ts';
import { chance, lens } from '../strokes.ts';

export const dryBrush: ArtStyle = {
  id: 'dry-brush',
  title: { zh: '枯笔飞白', en: 'Dry brush' },
  describe: { zh: '枯笔拖过宣纸，笔画里留着白', en: 'A dry brush dragged over paper, white left inside the strokes' },
  keywords: [
    '飞白',
    '枯笔',
    '苍劲',
    '武',
    '侠',
    '江湖',
    '力量',
    '运动',
    'dry brush',
    'rough',
    'martial',
    'strong',
    'bold',
  ],
  fonts: {
    // The fullest of the brush hands: white hairs inside thin running strokes cut them to pieces.
    hanzi: ['ma-shan-zheng.ttf', 'zhi-mang-xing.ttf', 'markwright-thorn.ttf'],
    latin: ['kaushan-script.ttf', 'bebas-neue.ttf'],
  },
  schemes: [
    { ground: '#efe9dd', colors: ['#17130f', '#a3221a', '#70675b'] },
    { ground: '#17130f', colors: ['#f3ead9', '#d8442f', '#8a7d6b'] },
    { ground: '#b3201a', colors: ['#fff4e2', '#17130f', '#f0b7a4'] },
  ],
  isFreeHand: true,
  draw(kit) {
    const { shape, box, h, random, colors, seed } = kit;
    const edge = roughened(shape, h * 0.012, h * 0.07, h * 0.03, seed);
    const slope = -0.42;
    // Hairs of the brush leave the paper together: lenses in bundles, all along the hand's way.
    const bundles = Math.round((between(kit, 3, 13) * box.width) / h);
    const hairs = Array.from({ length: bundles }, () => {
      const [x, y] = [box.x + random.next() * box.width, box.y + random.next() * box.height];
      return Array.from({ length: 4 }, (_, hair) =>
        lens(
          x + chance(random, -0.06, 0.06) * h,
          y + (hair - 1.5) * h * 0.026 + chance(random, -0.008, 0.008) * h,
          h * chance(random, 0.06, 0.2),
          h * chance(random, 0.003, 0.0085),
          slope + chance(random, -0.06, 0.06),
        ),
      );
    }).flat();
    return [fill(dropSmallPieces(subtract(unite(edge), unite(hairs)), h * h * 0.0001), colors[0])];
  },
};
