import { accent, ink, type Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** Scenes with birds. */
export const birdScenes = [
  defineScene({
    name: 'under-the-roof',
    subject: 'swallow',
    relations: ['under', 'in', 'beside'],
    object: 'roof',
    zh: { word: '檐下燕', meaning: '燕子归来，寻的是旧时屋檐' },
    en: { word: 'swallow under the eaves', meaning: 'the swallow comes back to the roof it knows' },
    idea: { zh: '飞檐翘角之下，一只燕子归来', en: 'a swallow coming home under upturned eaves' },
    draw: ({ both, curve, cut, grow, move, path, shape, stroke, union }, dice) => {
      const lift = dice.between(80, 86);
      const roof = both(shape([120, 40], [74, 40, null, 112], [0, lift, null, 62], [58, 116, 0], [120, 116, 0, null]));
      const ridge = (low: number, wide: number): Region =>
        both(shape([120, 18, null, 180], [48, 2, null, 84], [wide, low, null, null], [120, low]));
      const ribs = union(
        both(stroke(curve([96, 30, 94], [74, 130, 106]), 11, 'butt')),
        stroke(path([120, 30]).line([120, 130]), 11, 'butt'),
      );
      const wing = shape(
        [0, -56, null, 66],
        [11, -32, 84, -22],
        [92, 32, 76, 216],
        [14, 6, 178, 96],
        [40, 82, 58, 218],
        [0, 36, 246, null],
      );
      const bird = (y: number): Region => move(both(wing, 0), 120, y);
      return {
        parts: [...ink(ridge(29, 66), cut(roof, ribs, grow(bird(164), 11))), ...accent(bird(164))],
        small: [...ink(cut(union(roof, ridge(44, 74)), grow(bird(176), 19))), ...accent(bird(176))],
      };
    },
  }),
  defineScene({
    name: 'over-the-peak',
    subject: 'crane-bird',
    relations: ['over', 'beside', 'on', 'flying-over'],
    object: 'mountain',
    zh: { word: '鹤过千山', meaning: '志在云上，一翅千山' },
    en: { word: 'crane over the mountain', meaning: 'one wingbeat, a thousand hills' },
    idea: { zh: '一只鹤展翅掠过山巅', en: 'a crane flying across a peak, its wings above the summit' },
    draw: ({ cut, grow, polygon, shape, union }, dice) => {
      const summit = dice.between(104, 112);
      const peak = polygon(
        [
          [96, summit],
          [190, 232],
          [4, 232],
        ],
        [8, 6, 6],
      );
      const second = polygon(
        [
          [182, 156],
          [236, 232],
          [128, 232],
        ],
        [8, 6, 6],
      );
      const neck = shape(
        [6, 76, null, -14],
        [74, 80, 14],
        [130, 100, 20],
        [196, 112, 0],
        [238, 124, null, null],
        [190, 132, 190],
        [122, 126, 200],
        [66, 98, 200],
        [6, 84, 190, null],
      );
      const wing = shape([92, 92, null, -60], [158, 4, null, 60], [178, 62, 100], [156, 118, 130, null]);
      const rear = shape([112, 100, null, -40], [214, 34, null, 80], [206, 92, 120], [166, 122, 150, null]);
      const crane = union(neck, wing, cut(rear, grow(wing, 9)));
      return {
        parts: [
          ...ink(cut(union(peak), grow(union(crane, second), 10)), cut(second, grow(crane, 10))),
          ...accent(crane),
        ],
        small: [...ink(cut(peak, grow(union(neck, wing), 15))), ...accent(union(neck, wing))],
      };
    },
  }),
  defineScene({
    name: 'daybreak',
    subject: 'chicken',
    relations: ['under', 'beside', 'over', 'on'],
    object: 'sun',
    zh: { word: '报晓的鸡', meaning: '一声啼，一天新' },
    en: { word: 'rooster at sunrise', meaning: 'one call, and the day is new' },
    idea: { zh: '雄鸡昂首，身后半轮朝阳', en: 'a rooster calling before the rising sun' },
    draw: ({ above, circle, cut, grow, intersect, polygon, rect, shape, union }, dice) => {
      const disc = intersect(circle(128, 134, dice.between(94, 100)), above(196));
      const body = shape(
        [62, 70, null, 92],
        [58, 132, 96],
        [112, 196, 0],
        [176, 150, -80],
        [196, 74, null, 200],
        [158, 96, 130],
        [126, 110, 190],
        [104, 66, -100],
        [84, 52, 180],
        [62, 70, 90, null],
      );
      const beak = polygon(
        [
          [66, 62],
          [36, 74],
          [64, 84],
        ],
        [0, 2, 0],
      );
      const comb = union(circle(70, 46, 11), circle(86, 38, 12), circle(101, 47, 11));
      const wattle = circle(64, 98, 9);
      const legs = union(rect(100, 186, 11, 46), rect(126, 184, 11, 48));
      const ground = rect(26, 226, 188, 14, 7);
      const bird = union(body, beak, legs, ground, comb, wattle);
      return {
        parts: [...ink(cut(bird, circle(82, 70, 6))), ...accent(cut(disc, grow(bird, 10)))],
        small: [
          ...ink(union(body, beak, comb, rect(104, 180, 24, 50), rect(40, 222, 160, 18))),
          ...accent(cut(disc, grow(union(body, beak, comb), 15))),
        ],
      };
    },
  }),
  defineScene({
    name: 'spring-branch',
    subject: 'bird',
    relations: ['on', 'in', 'beside'],
    object: 'branch',
    zh: { word: '枝头鸟', meaning: '站稳一枝，就有一春' },
    en: { word: 'bird on a branch', meaning: 'one firm branch is all a spring needs' },
    idea: { zh: '一只圆鸟停在枝上，枝头两片叶', en: 'a round bird on a branch with three leaves' },
    draw: ({ circle, curve, cut, grow, polygon, shape, stroke, union, vesica }, dice) => {
      const tail = dice.between(196, 206);
      const body = shape(
        [44, 82, null, -80],
        [86, 40, 0],
        [140, 82, 50],
        [tail, 150, null, 180],
        [150, 152, 170],
        [100, 172, 180],
        [44, 112, -98],
        [44, 82, -86, null],
      );
      const beak = polygon(
        [
          [48, 76],
          [16, 88],
          [48, 98],
        ],
        [0, 2, 0],
      );
      const wing = shape([84, 116, null, 10], [162, 130, null, null], [128, 150, 180], [84, 116, -120, null]);
      const bird = union(body, beak);
      const branch = stroke(curve([4, 206, -8], [120, 186, 2], [232, 206, 14]), 16);
      const leaves = union(
        vesica([196, 196], [236, 150], 26),
        vesica([56, 200], [22, 160], 24),
        vesica([150, 194], [176, 236], 24),
      );
      return {
        parts: [
          ...ink(cut(bird, circle(74, 82, 7.5), cut(grow(wing, 9), wing))),
          ...accent(cut(union(branch, leaves), grow(bird, 10))),
        ],
        small: [
          ...ink(cut(bird, circle(76, 84, 11))),
          ...accent(cut(union(branch, vesica([196, 196], [236, 146], 32)), grow(bird, 15))),
        ],
      };
    },
  }),
  defineScene({
    name: 'night-reader',
    subject: 'owl',
    relations: ['on', 'holding', 'behind', 'over', 'reading'],
    object: 'book',
    zh: { word: '书上的猫头鹰', meaning: '夜读不倦，眼里有灯' },
    en: { word: 'owl on a book', meaning: 'reading late, with lamps for eyes' },
    idea: { zh: '一只猫头鹰立在翻开的书上', en: 'an owl standing on an open book' },
    draw: ({ both, circle, curve, cut, grow, polygon, shape, stroke, union }, dice) => {
      const r = dice.between(18, 20);
      const body = both(
        shape([120, 32], [96, 34, 186], [60, 12, null, 78], [56, 96, 96], [76, 160, 66], [120, 186, 0, null]),
      );
      const pupils = both(circle(95, 74, 8));
      const beak = polygon(
        [
          [110, 94],
          [130, 94],
          [120, 112],
        ],
        2,
      );
      const leaf = both(
        shape([8, 172], [64, 160, 0], [116, 180, null, null], [116, 236], [64, 216, 180, 180], [8, 228]),
      );
      const wings = both(stroke(curve([74, 104, 84], [82, 140, 66], [104, 166, 40]), 9.5));
      return {
        parts: [
          ...ink(union(cut(body, both(circle(95, 74, r)), beak, wings), pupils)),
          ...accent(cut(leaf, grow(body, 10))),
        ],
        small: [...ink(cut(body, both(circle(96, 74, 17)))), ...accent(cut(leaf, grow(body, 15)))],
      };
    },
  }),
  defineScene({
    name: 'pair',
    subject: 'bird',
    relations: ['facing', 'beside', 'and'],
    object: 'bird',
    zh: { word: '对鸟', meaning: '相对而立，话都不必说' },
    en: { word: 'two birds facing', meaning: 'face to face, and nothing needs saying' },
    idea: {
      zh: '两只鸟停在一枝上，喙尖相对，中间一颗心',
      en: 'two birds beak to beak on one branch, a heart between them',
    },
    draw: ({ circle, curve, cut, grow, mirror, move, polygon, scale, shape, stroke, union, vesica }, dice) => {
      const by = dice.between(0.56, 0.6);
      const body = shape(
        [44, 82, null, -80],
        [86, 40, 0],
        [140, 82, 50],
        [196, 176, null, 200],
        [150, 160, 190],
        [100, 172, 180],
        [44, 112, -98],
        [44, 82, -86, null],
      );
      const whole = union(
        body,
        polygon(
          [
            [48, 76],
            [16, 88],
            [48, 98],
          ],
          [0, 2, 0],
        ),
      );
      // Beak to beak: the tip comes half a gap from the axis.
      const put = (region: Region): Region => move(scale(region, by, [0, 0]), 126 - 16 * by, 34);
      const bird = put(whole);
      const eye = put(circle(76, 82, 13));
      const one = cut(bird, eye);
      const branch = stroke(curve([4, 158, -6], [120, 142, 0], [236, 158, 6]), 15);
      const leaves = union(vesica([60, 150], [26, 190], 24), vesica([180, 150], [214, 190], 24));
      const heart = union(
        circle(110, 32, 12.5),
        circle(130, 32, 12.5),
        polygon([
          [99, 38],
          [120, 62],
          [141, 38],
          [120, 28],
        ]),
      );
      const away = grow(union(bird, mirror(bird)), 10);
      return {
        parts: [...ink(one, mirror(one)), ...accent(cut(union(branch, leaves), away), heart)],
        small: [
          ...ink(bird, mirror(bird)),
          ...accent(cut(stroke(curve([4, 164, -6], [120, 148, 0], [236, 164, 6]), 20), away)),
        ],
      };
    },
  }),
];
