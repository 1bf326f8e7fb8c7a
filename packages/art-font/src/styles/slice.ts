import { moveShape, overlap } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, fill } from '../layers.ts';
import { chance, rect } from '../strokes.ts';

export const slice: ArtStyle = {
  id: 'slice',
  title: { zh: '赛博切片', en: 'Cyber slice' },
  describe: { zh: '横切几刀错开，信号在跳', en: 'Cut across and shifted, a signal that jumps' },
  keywords: [
    '赛博',
    '故障',
    '切片',
    '未来',
    '电子',
    '潮牌',
    '机甲',
    'cyber',
    'glitch',
    'cyberpunk',
    'future',
    'digital',
    'streetwear',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'markwright-thorn.ttf', 'markwright-slant.ttf'],
    latin: ['orbitron.ttf', 'archivo-black.ttf', 'syne.ttf'],
  },
  schemes: [
    { ground: '#0b0b16', colors: ['#f5f7ff', '#00f0ff', '#ff2bd6'] },
    { ground: '#101410', colors: ['#e9ffe0', '#b6ff3c', '#ff5a36'] },
    { ground: '#f4f4f7', colors: ['#14141f', '#00b7d6', '#ff2b7a'] },
  ],
  draw(kit) {
    const { shape, box, h, random, colors } = kit;
    const reach = h * between(kit, 0.02, 0.06);
    const cuts = [0, chance(random, 0.2, 0.3), chance(random, 0.44, 0.56), chance(random, 0.7, 0.8), 1];
    const shifts = [0, 1, -0.7, 0.4].map((side) => side * reach);
    const gap = h * 0.012;
    const parts = shifts.flatMap((shift, index) => {
      const [from = 0, to = 1] = [cuts[index], cuts[index + 1]];
      const top = box.y + box.height * from + (index === 0 ? -2 : gap / 2);
      const foot = box.y + box.height * to + (index === 3 ? 2 : -gap / 2);
      return moveShape(overlap(shape, [rect(box.x - 2, top, box.width + 4, foot - top)]), shift, 0);
    });
    const apart = h * between(kit, 0.012, 0.03);
    return [
      fill(moveShape(parts, -apart, 0), colors[1], { ...decoration, opacity: 0.95 }),
      fill(moveShape(parts, apart, 0), colors[2], { ...decoration, opacity: 0.95 }),
      fill(parts, colors[0]),
    ];
  },
};
