import { boxOfShape, mixColors, unite } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { bend } from '../bend.ts';
import { decoration, downwards, fill } from '../layers.ts';
import { rect } from '../strokes.ts';

export const ribbon: ArtStyle = {
  id: 'ribbon',
  title: { zh: '丝带折叠', en: 'Folded ribbon' },
  describe: { zh: '字写在一条折起两端的丝带上', en: 'Letters on a ribbon folded back at both ends' },
  keywords: [
    '丝带',
    '缎带',
    '礼品',
    '婚礼',
    '庆典',
    '花店',
    '奖',
    'ribbon',
    'banner',
    'gift',
    'wedding',
    'award',
    'florist',
    'fold',
  ],
  fonts: {
    hanzi: ['noto-serif-sc-black.ttf', 'zcool-xiaowei.ttf', 'noto-sans-sc-bold.ttf'],
    latin: ['playfair-display.ttf', 'lobster.ttf', 'abril-fatface.ttf'],
  },
  schemes: [
    { ground: '#fff5ec', colors: ['#fff8ee', '#c62f3c', '#7d141f'] },
    { ground: '#f1f6f1', colors: ['#fdf6e0', '#2c6e57', '#123f30'] },
    { ground: '#f6f1fa', colors: ['#ffffff', '#5a4bb0', '#2c2168'] },
  ],
  draw(kit) {
    const { shape, box, h, colors } = kit;
    const sag = h * between(kit, 0.05, 0.2);
    const middle = box.x + box.width / 2;
    const half = box.width / 2 + h * 0.34;
    const lift = (x: number) => sag * (((x - middle) / half) ** 2 - 0.4);
    const curve = (rows: readonly (readonly Point[])[]) => bend(rows, h * 0.08, ({ x, y }) => ({ x, y: y + lift(x) }));
    const [top, foot] = [box.y - h * 0.24, box.y + box.height + h * 0.24];
    const band = curve([rect(middle - half, top, half * 2, foot - top)]);
    const hem = h * 0.035;
    const hems = [top + hem * 1.2, foot - hem * 2].flatMap((y) => curve([rect(middle - half, y, half * 2, hem * 0.8)]));
    const drop = h * 0.2;
    const [tail, notch] = [h * 0.52, h * 0.2];
    const ends = [-1, 1].map((side) => {
      const x = middle + side * half;
      const [inner, outer] = [x - side * h * 0.3, x + side * tail];
      const at = (px: number, py: number): Point => ({ x: px, y: py + lift(x) * 0.7 + drop });
      return {
        tail: [
          at(inner, top),
          at(outer, top),
          at(outer - side * notch, (top + foot) / 2),
          at(outer, foot),
          at(inner, foot),
        ],
        fold: [at(inner, foot), { x, y: foot + lift(x) }, { x: inner, y: foot + lift(inner) }],
      };
    });
    const of = boxOfShape(band);
    return [
      fill(unite(ends.map((end) => end.tail)), mixColors(colors[1], colors[2], 0.45), decoration),
      fill(unite(ends.map((end) => end.fold)), colors[2], decoration),
      fill(band, colors[1], {
        gradient: downwards(of, mixColors(colors[1], '#ffffff', 0.12), mixColors(colors[1], colors[2], 0.2)),
      }),
      fill(hems, mixColors(colors[1], colors[0], 0.55), { opacity: 0.8, ...decoration }),
      fill(unite(curve(shape)), colors[0], { isGround: true }),
    ];
  },
};
