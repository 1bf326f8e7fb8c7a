import { grow, mixColors, moveShape, subtract } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, downwards, facets, fill } from '../layers.ts';
import { circle, spaced, walkAll } from '../strokes.ts';

const THIN_INSET = 0.17;
const SMALL_BULB = 0.72;

export const marquee: ArtStyle = {
  id: 'marquee',
  title: { zh: '灯泡招牌', en: 'Marquee bulbs' },
  describe: { zh: '铁皮字里排一路小灯泡', en: 'Tin letters with a row of small bulbs inside' },
  keywords: [
    '灯泡',
    '招牌',
    '马戏',
    '剧场',
    '影院',
    '嘉年华',
    '喜剧',
    'marquee',
    'bulb',
    'circus',
    'theatre',
    'carnival',
    'show',
    'comedy',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'maoken-assorted.ttf', 'noto-sans-sc-bold.ttf'],
    latin: ['archivo-black.ttf', 'montserrat-extrabold.ttf', 'poppins-bold.ttf'],
  },
  schemes: [
    { ground: '#1d1013', colors: ['#d8283a', '#f7c765', '#fff4cf'] },
    { ground: '#0f1d2e', colors: ['#1d6fb8', '#f0c36a', '#fff6dc'] },
    { ground: '#fbf2e2', colors: ['#b3241f', '#d99a2b', '#fffbe8'] },
  ],
  draw(kit) {
    const { shape, box, h, stem, colors } = kit;
    const [body, rim, light] = colors;
    const thick = Math.min(stem, h * 0.2);
    const r = thick * between(kit, 0.13, 0.19);
    // Deep inside, the two sides of a stroke all but meet: bulbs there stand in one row down its middle.
    const middle = grow(shape, -thick * 0.4);
    const large = spaced(walkAll(middle, r * 0.9), r * 3.1);
    // Strokes too thin for that carry smaller bulbs of their own.
    const thin = subtract(shape, grow(middle, thick * 0.46));
    const small = spaced(walkAll(grow(thin, -thick * THIN_INSET), r * 0.7), r * 2.7);
    const rows = (radius: number, corners: number) => [
      ...large.map(({ x, y }) => circle(x, y, radius, corners)),
      ...small.map(({ x, y }) => circle(x, y, radius * SMALL_BULB, corners)),
    ];
    return [
      fill(moveShape(grow(shape, h * 0.02), h * 0.03, h * 0.04), mixColors(body, '#000000', 0.65), decoration),
      fill(grow(shape, h * 0.022), rim, {
        gradient: downwards(box, mixColors(rim, '#ffffff', 0.45), rim, mixColors(rim, '#000000', 0.35)),
        ...decoration,
      }),
      fill(shape, body, { gradient: downwards(box, mixColors(body, '#000000', 0.25), body) }),
      facets(rows(r * 1.75, 12), light, { opacity: 0.22, ...decoration }),
      fill(rows(r, 10), light, decoration),
    ];
  },
};
