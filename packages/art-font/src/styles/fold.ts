import { mixColors, overlap, subtract } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, fill, stops } from '../layers.ts';

export const fold: ArtStyle = {
  id: 'fold',
  title: { zh: '折纸', en: 'Folded paper' },
  describe: { zh: '每个字对折一道，一半受光一半在影', en: 'Every letter folded once: one half in light, one in shade' },
  keywords: [
    '折纸',
    '折',
    '几何',
    '设计',
    '建筑',
    '金融',
    '咨询',
    'fold',
    'origami',
    'paper',
    'geometric',
    'design',
    'finance',
    'architecture',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'markwright-grid-sans.ttf', 'noto-sans-sc-bold.ttf'],
    latin: ['montserrat-extrabold.ttf', 'archivo-black.ttf', 'sora.ttf'],
  },
  schemes: [
    { ground: '#f4f6f8', colors: ['#e85d3a', '#8f2812', '#ffb59c'] },
    { ground: '#eef5f2', colors: ['#1b998b', '#0a4d46', '#93e0d4'] },
    { ground: '#1c2433', colors: ['#f5b841', '#8a5a08', '#ffe6a8'] },
  ],
  draw(kit) {
    const { glyphs, shape, h, colors } = kit;
    const lean = h * between(kit, 0.04, 0.16);
    const halves = glyphs.map(({ box }): Point[] => {
      const middle = box.x + box.width * 0.52;
      const [top, foot] = [box.y - 2, box.y + box.height + 2];
      return [
        { x: middle + lean, y: top },
        { x: box.x + box.width + h, y: top },
        { x: box.x + box.width + h, y: foot },
        { x: middle - lean, y: foot },
      ];
    });
    const [main, dark, light] = colors;
    return [
      fill(shape, main),
      ...glyphs.flatMap((glyph, index) => {
        const half = halves[index];
        if (!half) return [];
        const shade = overlap(glyph.shape, [half]);
        const lit = subtract(glyph.shape, [half]);
        return [
          fill(lit, main, {
            gradient: stops(glyph.box, 0, [0, mixColors(main, light, 0.35)], [0.52, main], [1, main]),
            ...decoration,
          }),
          fill(shade, dark, {
            gradient: stops(
              glyph.box,
              0,
              [0, dark],
              [0.45, mixColors(main, dark, 0.75)],
              [1, mixColors(main, dark, 0.25)],
            ),
            ...decoration,
          }),
        ];
      }),
    ];
  },
};
