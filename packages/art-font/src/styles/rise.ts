import { between, type ArtStyle } from '../art-style.ts';
import { enveloped, united } from '../bend.ts';
import { lettered } from '../lettered.ts';

export const rise: ArtStyle = {
  id: 'rise',
  title: { zh: '步步高', en: 'Rising' },
  describe: { zh: '从左到右越写越大，一路向上', en: 'Larger from left to right, on the way up' },
  keywords: [
    '上升',
    '速度',
    '冲',
    '体育',
    '竞速',
    '快',
    '物流',
    '外卖',
    'rise',
    'speed',
    'fast',
    'sport',
    'race',
    'delivery',
    'up',
  ],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'markwright-slant.ttf', 'markwright-thorn.ttf'],
    latin: ['archivo-black.ttf', 'oswald.ttf', 'bebas-neue.ttf'],
  },
  schemes: [
    { ground: '#17130f', colors: ['#ff7a1a', '#ffffff', '#5c1f00'] },
    { ground: '#f2f5ff', colors: ['#0c3fd6', '#9ec1ff', '#071f6b'] },
  ],
  draw(kit) {
    const by = between(kit, 0.1, 0.42);
    const bent = enveloped(kit.shape, kit.box, kit.h * 0.06, {
      top: (x) => by * (0.4 - x * 1.1),
      foot: (x) => 1 - by * 0.12 * x,
    });
    return lettered(kit, united(bent), 'drop');
  },
};
