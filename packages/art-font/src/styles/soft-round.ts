import { grow, mixColors, moveShape, roundedOff, simplified, subtract } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, downwards, fill } from '../layers.ts';

export const softRound: ArtStyle = {
  id: 'soft-round',
  title: { zh: '圆润软糖', en: 'Soft candy' },
  describe: { zh: '尖角都磨圆了，带一点糖果的光', en: 'Every corner rounded, with the shine of a sweet' },
  keywords: [
    '圆润',
    '软糖',
    '甜',
    '奶茶',
    '烘焙',
    '母婴',
    '糖果',
    'soft',
    'round',
    'candy',
    'sweet',
    'bakery',
    'baby',
    'milk tea',
  ],
  fonts: {
    hanzi: ['chiron-goround-bold.ttf', 'markwright-sweet-round.ttf', 'noto-sans-sc-black.ttf'],
    latin: ['fredoka.ttf', 'quicksand.ttf', 'comfortaa.ttf'],
  },
  schemes: [
    { ground: '#fff0f3', colors: ['#ff6f8e', '#c73b62', '#ffd3dd'] },
    { ground: '#eefaf3', colors: ['#35b586', '#187a57', '#c4f0de'] },
    { ground: '#fff6e0', colors: ['#ff9a3d', '#c65f0a', '#ffe2bf'] },
  ],
  draw(kit) {
    const { shape, box, h, stem, isHanzi, colors } = kit;
    // Strokes of dense hanzi are little more than half as thick as their face's: rounded off any further they would go.
    const plump = grow(
      roundedOff(shape, Math.min(stem * (isHanzi ? 0.22 : 0.36), h * between(kit, 0.02, 0.06))),
      h * between(kit, 0, 0.014),
    );
    const inner = grow(simplified(plump, h * 0.001), -h * 0.02);
    const shine = subtract(inner, moveShape(inner, h * 0.012, h * 0.022));
    return [
      fill(moveShape(plump, 0, h * 0.03), mixColors(colors[0], colors[1], 0.75), decoration),
      fill(plump, colors[0], { gradient: downwards(box, mixColors(colors[0], '#ffffff', 0.16), colors[0]) }),
      fill(shine, colors[2], { opacity: 0.85, ...decoration }),
    ];
  },
};
