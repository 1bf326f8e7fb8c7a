import { overlap, subtract } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { fill } from '../layers.ts';
import { rect } from '../strokes.ts';

const BARS = 7;

export const retroStripes: ArtStyle = {
  id: 'retro-stripes',
  title: { zh: '复古条纹', en: 'Retro stripes' },
  describe: { zh: '横条由细到宽，三段落日色', en: 'Bars from thin to wide in three colours of a sunset' },
  keywords: [
    '复古',
    '条纹',
    '怀旧',
    '汽水',
    '唱片',
    '冲浪',
    '七十年代',
    'retro',
    'stripes',
    'vintage',
    'soda',
    'record',
    'surf',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'zcool-qingke-huangyou.ttf', 'maoken-assorted.ttf'],
    latin: ['righteous.ttf', 'archivo-black.ttf', 'lobster.ttf'],
  },
  schemes: [
    { ground: '#fdf1da', colors: ['#c8402c', '#e8842c', '#f2b632'] },
    { ground: '#1d2b3c', colors: ['#f4e3c1', '#f0a04b', '#d9553c'] },
    { ground: '#f2ede4', colors: ['#1f6f6b', '#e0a83e', '#c65a3a'] },
  ],
  draw(kit) {
    const { shape, box, colors } = kit;
    const start = box.y + box.height * 0.42;
    const step = (box.y + box.height - start) / BARS;
    const bars = Array.from({ length: BARS }, (_, index) =>
      rect(
        box.x - 5,
        start + step * (index + 0.55),
        box.width + 10,
        step * between(kit, 0.1, 0.16) * (0.9 + (index / BARS) * between(kit, 1.4, 2.6)),
      ),
    );
    const cut = subtract(shape, bars);
    const band = (from: number, to: number) =>
      overlap(cut, [rect(box.x - 5, box.y + box.height * from, box.width + 10, box.height * (to - from))]);
    // Colours change inside a gap or along a straight line, never through a bar.
    const line = (bar: number) => (start + step * (bar + 0.55) - box.y) / box.height;
    return [
      fill(band(-0.1, line(0)), colors[0]),
      fill(band(line(0), line(3)), colors[1]),
      fill(band(line(3), 1.1), colors[2]),
    ];
  },
};
