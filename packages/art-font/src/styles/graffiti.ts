import {
  compose,
  grow,
  mapPoint,
  mixColors,
  moveShape,
  overlap,
  place,
  placeTurned,
  simplified,
  subtract,
  unite,
} from '@markwright/vector';
import { between, type ArtStyle } from '../art-style.ts';
import { decoration, downwards, fill } from '../layers.ts';
import { chance, circle, sweep } from '../strokes.ts';

export const graffiti: ArtStyle = {
  id: 'graffiti',
  title: { zh: '街头涂鸦', en: 'Graffiti' },
  describe: {
    zh: '胖字挤在一起，黑边、厚影、一团喷漆',
    en: 'Fat letters pressed together: black line, block shadow, a burst of spray',
  },
  keywords: ['涂鸦', '街头', '嘻哈', '滑板', '潮流', '说唱', 'graffiti', 'street', 'hip hop', 'skate', 'urban', 'rap'],
  fonts: {
    hanzi: ['maoken-assorted.ttf', 'noto-sans-sc-black.ttf', 'zcool-kuaile.ttf'],
    latin: ['fredoka.ttf', 'righteous.ttf', 'pacifico.ttf'],
  },
  schemes: [
    { ground: '#2b2d42', colors: ['#ffd23f', '#ff5d8f', '#17130f'] },
    { ground: '#f3efe6', colors: ['#19c3a6', '#ffb703', '#17130f'] },
    { ground: '#5a2ea6', colors: ['#b8ff3d', '#ff6ad5', '#120a24'] },
  ],
  isFreeHand: true,
  draw(kit) {
    const { glyphs, h, random, colors } = kit;
    const letters = glyphs.map(({ shape, box }, index) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const side = index % 2 === 0 ? 1 : -1;
      const turn = (side * between(kit, 2, 7) * Math.PI) / 180;
      const at = compose(
        place(1, x, y + side * h * between(kit, 0.01, 0.045)),
        compose(placeTurned(1.03, turn, 0, 0), place(1, -x, -y)),
      );
      return grow(
        shape.map((row) => row.map((point) => mapPoint(at, point.x, point.y))),
        h * 0.012,
      );
    });
    const all = unite(letters.flat());
    const line = grow(all, h * 0.035);
    const block = unite(sweep(simplified(line, h * 0.002), h * 0.075, h * 0.075));
    const spray = glyphs.flatMap(({ box }) =>
      Array.from({ length: 3 }, () =>
        circle(
          box.x + chance(random, 0, 1) * box.width,
          box.y + chance(random, 0.1, 0.9) * box.height,
          h * chance(random, 0.34, 0.56),
          24,
        ),
      ),
    );
    const inner = grow(all, -h * 0.02);
    const of = { x: kit.box.x, y: kit.box.y, width: kit.box.width, height: kit.box.height };
    return [
      fill(unite(spray), colors[1], { opacity: 0.9, ...decoration }),
      fill(unite(block, line), colors[2], decoration),
      fill(all, colors[0], {
        gradient: downwards(of, mixColors(colors[0], '#ffffff', 0.2), colors[0], mixColors(colors[0], colors[1], 0.75)),
      }),
      fill(overlap(subtract(inner, moveShape(inner, h * 0.016, h * 0.02)), all), '#ffffff', {
        opacity: 0.85,
        ...decoration,
      }),
    ];
  },
};
