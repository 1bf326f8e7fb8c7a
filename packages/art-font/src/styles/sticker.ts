import { grow, mixColors, moveShape, simplified, subtract } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, downwards, fill } from '../layers.ts';

/** Of the letters' height. */
const BRIDGE = 0.17;

export const sticker: ArtStyle = {
  id: 'sticker',
  title: { zh: '卡通贴纸', en: 'Cartoon sticker' },
  describe: { zh: '白边加彩边，揭下来就能贴', en: 'A white border and a coloured one, ready to peel off' },
  keywords: [
    '贴纸',
    '卡通',
    '可爱',
    '儿童',
    '零食',
    '玩具',
    '童趣',
    'sticker',
    'cartoon',
    'cute',
    'kids',
    'snack',
    'toy',
    'fun',
  ],
  fonts: {
    hanzi: ['zcool-kuaile.ttf', 'maoken-assorted.ttf', 'chiron-goround-bold.ttf'],
    latin: ['fredoka.ttf', 'righteous.ttf'],
  },
  schemes: [
    { ground: '#ffe9c7', colors: ['#f0532d', '#ffffff', '#ffb61e'] },
    { ground: '#dff1ff', colors: ['#2f6df0', '#ffffff', '#ffcf33'] },
    { ground: '#ffe1ea', colors: ['#e8437f', '#ffffff', '#8b5cf0'] },
  ],
  draw(kit) {
    const { h, isHanzi, colors, box } = kit;
    // Latin faces are leaner than hanzi of the same height: fattened, both stand up to their borders.
    const shape = isHanzi ? kit.shape : grow(kit.shape, h * 0.02);
    const rough = simplified(shape, h * 0.001);
    const white = grow(rough, h * between(kit, 0.045, 0.085));
    // Wide enough to close the gap between two words, then back: one sticker, not one for each.
    const outer = grow(grow(white, h * BRIDGE), -h * (BRIDGE - between(kit, 0.03, 0.06)));
    const inner = grow(rough, -h * 0.022);
    const shine = subtract(inner, moveShape(inner, h * 0.008, h * 0.02));
    return [
      fill(moveShape(outer, h * 0.02, h * 0.045), mixColors(colors[2], '#000000', 0.45), {
        opacity: 0.28,
        ...decoration,
      }),
      fill(outer, colors[2], decoration),
      fill(white, colors[1], decoration),
      fill(shape, colors[0], {
        gradient: downwards(box, mixColors(colors[0], '#ffffff', 0.14), mixColors(colors[0], '#000000', 0.06)),
      }),
      fill(shine, '#ffffff', { opacity: isHanzi ? 0.3 : 0.5, ...decoration }),
    ];
  },
};
