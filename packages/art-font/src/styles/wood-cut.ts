import { subtract, unite, dropSmallPieces } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { roughened } from '../bend.ts';
import { fill } from '../layers.ts';
import { chance, lens } from '../strokes.ts';

export const woodCut: ArtStyle = {
  id: 'wood-cut',
  title: { zh: '木刻', en: 'Wood-cut' },
  describe: { zh: '圆口刀一刀刀刻出的版画字', en: 'Printed from a block, cut stroke by stroke with a gouge' },
  keywords: [
    '木刻',
    '版画',
    '木',
    '手工',
    '面包',
    '酒馆',
    '咖啡',
    '农场',
    'woodcut',
    'wood',
    'craft',
    'print',
    'brewery',
    'farm',
    'coffee',
  ],
  fonts: {
    hanzi: ['noto-serif-sc-black.ttf', 'noto-sans-sc-black.ttf', 'markwright-thorn.ttf'],
    latin: ['abril-fatface.ttf', 'archivo-black.ttf', 'playfair-display.ttf'],
  },
  schemes: [
    { ground: '#f3e7cf', colors: ['#2b1a10', '#8a3b1c', '#f3e7cf'] },
    { ground: '#a8321f', colors: ['#fff1da', '#4a120a', '#a8321f'] },
    { ground: '#22302a', colors: ['#efe2c4', '#0f1713', '#22302a'] },
  ],
  draw(kit) {
    const { glyphs, shape, h, random, colors, seed } = kit;
    // Gouge marks come in from the right and below, where the light does not reach.
    const cuts = glyphs.flatMap(({ box }) => {
      const rows = Math.round(between(kit, 13, 22));
      return Array.from({ length: rows }, (_, row) => {
        const y = box.y + (box.height * (row + 0.5)) / rows;
        const reach = box.width * chance(random, 0.12, 0.3);
        const x = box.x + box.width * chance(random, 0.55, 1.02);
        return lens(
          x,
          y,
          reach,
          h * chance(random, 0.0035, between(kit, 0.007, 0.012)),
          -0.5 + chance(random, -0.1, 0.1),
        );
      });
    });
    const body = subtract(unite(roughened(shape, h * 0.007, h * 0.05, h * 0.045, seed)), unite(cuts));
    return [fill(dropSmallPieces(body, h * h * 0.00025), colors[0])];
  },
};
