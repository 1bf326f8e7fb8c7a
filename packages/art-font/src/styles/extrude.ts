import { grow, mixColors, simplified, subtract, unite } from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, downwards, fill } from '../layers.ts';
import { sweep } from '../strokes.ts';

export const extrude: ArtStyle = {
  id: 'extrude',
  title: { zh: '立体厚字', en: 'Solid block' },
  describe: { zh: '字往后推出厚度，像门头上的立体字', en: 'Letters pushed back into depth, like signage' },
  keywords: ['立体', '厚', '3d', '门头', '招牌', '建材', '五金', '健身', 'block', 'solid', 'depth', 'signage', 'gym'],
  fonts: {
    hanzi: ['noto-sans-sc-black.ttf', 'maoken-assorted.ttf', 'markwright-thorn.ttf'],
    latin: ['archivo-black.ttf', 'montserrat-extrabold.ttf', 'bebas-neue.ttf'],
  },
  schemes: [
    { ground: '#fff7ee', colors: ['#ff6a13', '#7d2a00', '#ffd9a8'] },
    { ground: '#eaf3ff', colors: ['#2667ff', '#0b2a78', '#bcd5ff'] },
    { ground: '#17130f', colors: ['#ffcf33', '#9a5b00', '#fff1b8'] },
  ],
  draw(kit) {
    const { shape, h, colors, box } = kit;
    const depth = h * between(kit, 0.07, 0.19);
    const plain = simplified(shape, h * 0.0008);
    const side = unite(sweep(plain, depth, depth * 0.82));
    const lit = subtract(shape, grow(shape, -h * 0.014, 'miter'));
    return [
      fill(unite(side, plain), colors[1], {
        gradient: downwards(box, mixColors(colors[1], colors[0], 0.28), mixColors(colors[1], '#000000', 0.22)),
        ...decoration,
      }),
      fill(shape, colors[0]),
      fill(lit, colors[2], { opacity: 0.75, ...decoration }),
    ];
  },
};
