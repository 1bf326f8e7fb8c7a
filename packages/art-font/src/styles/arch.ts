import { between, type ArtStyle } from '../art-style.ts';
import { enveloped, united } from '../bend.ts';
import { lettered } from '../lettered.ts';

export const arch: ArtStyle = {
  id: 'arch',
  title: { zh: '拱门', en: 'Arch' },
  describe: {
    zh: '上沿拱起、下沿平直，像剧院门头',
    en: 'Rising in the middle over a straight foot, like a theatre front',
  },
  keywords: ['拱', '拱门', '剧院', '餐厅', '酒楼', '老牌', 'arch', 'theatre', 'diner', 'restaurant', 'classic'],
  fonts: {
    hanzi: ['noto-serif-sc-black.ttf', 'noto-sans-sc-black.ttf', 'zcool-qingke-huangyou.ttf'],
    latin: ['bebas-neue.ttf', 'oswald.ttf', 'abril-fatface.ttf'],
  },
  schemes: [
    { ground: '#f6ecd9', colors: ['#c42f2a', '#ffe2a6', '#4a0f12'] },
    { ground: '#12352f', colors: ['#f4dfae', '#c9772b', '#071a17'] },
  ],
  draw(kit) {
    const by = between(kit, 0.25, 0.75);
    const bent = enveloped(kit.shape, kit.box, kit.h * 0.06, {
      top: (x) => -by * Math.sin(Math.PI * x),
      foot: () => 1,
    });
    return lettered(kit, united(bent), 'line');
  },
};
