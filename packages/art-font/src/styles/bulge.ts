import { between, type ArtStyle } from '../art-style.ts';
import { enveloped, united } from '../bend.ts';
import { lettered } from '../lettered.ts';

export const bulge: ArtStyle = {
  id: 'bulge',
  title: { zh: '膨胀', en: 'Bulge' },
  describe: { zh: '中间鼓起来，像吹胀的气球', en: 'Swelling in the middle like a blown-up balloon' },
  keywords: ['膨胀', '鼓', '气球', '夸张', '综艺', '球', 'bulge', 'balloon', 'pop', 'show', 'ball'],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'maoken-assorted.ttf', 'chiron-goround-bold.ttf'],
    latin: ['archivo-black.ttf', 'fredoka.ttf', 'poppins-bold.ttf'],
  },
  schemes: [
    { ground: '#fff3c4', colors: ['#ff4d3d', '#ffffff', '#7d0f1c'] },
    { ground: '#e6f9f1', colors: ['#0f9d74', '#ffffff', '#064a37'] },
  ],
  draw(kit) {
    const by = between(kit, 0.1, 0.34);
    const bent = enveloped(kit.shape, kit.box, kit.h * 0.06, {
      top: (x) => -by * Math.sin(Math.PI * x),
      foot: (x) => 1 + by * Math.sin(Math.PI * x),
    });
    return lettered(kit, united(bent), 'border');
  },
};
