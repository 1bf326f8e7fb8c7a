import { boxOfShape, mixColors, simplified, unite } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, fill } from '../layers.ts';
import { sweep } from '../strokes.ts';

export const longShadow: ArtStyle = {
  id: 'long-shadow',
  title: { zh: '长投影', en: 'Long shadow' },
  describe: { zh: '斜斜一道长影，扁平又有纵深', en: 'One long slanting shadow: flat, and yet deep' },
  keywords: ['长影', '投影', '扁平', '科技', '互联网', '简约', 'shadow', 'flat', 'modern', 'app', 'tech', 'minimal'],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'noto-sans-sc-bold.ttf', 'markwright-grid-sans.ttf'],
    latin: ['montserrat-extrabold.ttf', 'poppins-bold.ttf', 'sora.ttf'],
  },
  schemes: [
    { ground: '#ff6b4a', colors: ['#ffffff', '#a82f14', '#ffd1c4'] },
    { ground: '#16a38a', colors: ['#ffffff', '#075547', '#bfeee4'] },
    { ground: '#2b50c8', colors: ['#ffffff', '#11246b', '#c5d2ff'] },
  ],
  draw(kit) {
    const { shape, h, colors, ground } = kit;
    const reach = h * between(kit, 0.3, 0.75);
    const shadow = unite(sweep(simplified(shape, h * 0.0012), reach, reach));
    const of = boxOfShape(shadow);
    const far = mixColors(ground, colors[1], 0.12);
    return [
      fill(shadow, colors[1], {
        gradient: {
          from: { x: of.x, y: of.y },
          to: { x: of.x + of.height * 1.02, y: of.y + of.height * 1.02 },
          stops: [
            { at: 0, color: mixColors(ground, colors[1], 0.72) },
            { at: 1, color: far },
          ],
        },
        ...decoration,
      }),
      fill(shape, colors[0]),
    ];
  },
};
