import { between, type ArtStyle } from '../art-style.ts';
import { enveloped, united } from '../bend.ts';
import { lettered } from '../lettered.ts';

export const flag: ArtStyle = {
  id: 'flag',
  title: { zh: '旗帜飘扬', en: 'Flag wave' },
  describe: { zh: '整行字跟着一道波浪起伏', en: 'The whole line rides on one wave' },
  keywords: ['波浪', '旗', '飘', '海', '航', '运动会', '旅行', 'flag', 'wave', 'sea', 'sail', 'travel', 'surf'],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'zcool-qingke-huangyou.ttf', 'markwright-slant.ttf'],
    latin: ['montserrat-extrabold.ttf', 'righteous.ttf', 'archivo-black.ttf'],
  },
  schemes: [
    { ground: '#eef6ff', colors: ['#1f5fd0', '#8fd3ff', '#0b2a66'] },
    { ground: '#fff1ec', colors: ['#e2463c', '#ffc2a8', '#7a120d'] },
  ],
  draw(kit) {
    const by = between(kit, 0.08, 0.24);
    const bent = enveloped(kit.shape, kit.box, kit.h * 0.06, {
      top: (x) => by * Math.sin(2 * Math.PI * x),
      foot: (x) => 1 + by * Math.sin(2 * Math.PI * x),
    });
    return lettered(kit, united(bent), 'drop');
  },
};
