import { grow, subtract } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { fill } from '../layers.ts';

export const inline: ArtStyle = {
  id: 'inline',
  title: { zh: '中空双线', en: 'Inline' },
  describe: {
    zh: '笔画里抽出一圈亮线，像老影院的招牌',
    en: 'A bright line inside every stroke, like an old cinema sign',
  },
  keywords: [
    '双线',
    '中空',
    '描线',
    '影院',
    '学院',
    '球队',
    'inline',
    'outline',
    'double',
    'varsity',
    'cinema',
    'college',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'maoken-assorted.ttf', 'noto-serif-sc-black.ttf'],
    latin: ['archivo-black.ttf', 'montserrat-extrabold.ttf'],
  },
  schemes: [
    { ground: '#f3f7ff', colors: ['#12305f', '#7cc6ff', '#f3f7ff'] },
    { ground: '#17251c', colors: ['#f6ead0', '#d08a2e', '#17251c'] },
    { ground: '#fff6ef', colors: ['#8a1f2d', '#ffb8a0', '#fff6ef'] },
  ],
  draw(kit) {
    const { shape, h, stem, colors } = kit;
    const thick = Math.min(stem, h * 0.19);
    const from = thick * 0.2;
    const line = subtract(grow(shape, -from, 'miter'), grow(shape, -from - thick * between(kit, 0.09, 0.16), 'miter'));
    return [fill(shape, colors[0]), fill(line, colors[1], { isGround: true })];
  },
};
