import { accent, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';
import { defineScene } from '../whole-scene.ts';

/** Scenes on and by the sea. */
export const seaScenes = [
  defineScene({
    name: 'first-light',
    subject: 'sun',
    relations: ['over', 'rising-from', 'behind', 'on'],
    object: 'sea',
    zh: { word: '海上日出', meaning: '每天第一束光，先照在海面上' },
    en: { word: 'sun over the sea', meaning: 'the first light of the day falls on the water' },
    idea: { zh: '半轮红日出海，三道波纹托住它', en: 'half a sun on the sea, three bands of waves below it' },
    draw: ({ circle, curve, cut, grow, stroke, union, polygon, around }, dice) => {
      const wave = (y: number, x: number, w: number): Region =>
        stroke(
          curve([x, y, -28], [x + w / 4, y, 28], [x + w / 2, y, -28], [x + (w * 3) / 4, y, 28], [x + w, y, -28]),
          15,
        );
      const sea = [wave(150, 10, 220), wave(184, 34, 172), wave(216, 66, 108)];
      const disc = circle(120, 134, dice.between(56, 62));
      const ray = polygon(
        [
          [113, 28],
          [127, 28],
          [125, 56],
          [115, 56],
        ],
        3,
      );
      const rays = around(ray, 12, [120, 134]).filter(
        (_, i) => [0, 1, 2, 3, 9, 10, 11].includes(i) && i !== 3 && i !== 9,
      );
      return {
        parts: [
          ...ink(...sea),
          ...accent(
            cut(
              disc,
              grow(
                union(
                  sea[0]!,
                  polygon([
                    [0, 150],
                    [240, 150],
                    [240, 240],
                    [0, 240],
                  ]),
                ),
                10,
              ),
            ),
            ...rays,
          ),
        ],
        small: [
          ...ink(
            wave(150, 10, 220),
            stroke(curve([40, 192, -20], [80, 192, 20], [120, 192, -20], [160, 192, 20], [200, 192, -20]), 20),
          ),
          ...accent(
            cut(
              circle(120, 132, 76),
              grow(
                union(
                  sea[0]!,
                  polygon([
                    [0, 150],
                    [240, 150],
                    [240, 240],
                    [0, 240],
                  ]),
                ),
                14,
              ),
            ),
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'beam-and-breakers',
    subject: 'lighthouse',
    relations: ['beside', 'over', 'on', 'in'],
    object: 'wave',
    zh: { word: '浪边灯塔', meaning: '风浪再大，有一束光等着' },
    en: { word: 'lighthouse by the waves', meaning: 'whatever the sea does, one light is waiting' },
    idea: { zh: '灯塔立在浪头后，一束光射向右方', en: 'a lighthouse behind a breaking wave, its beam to the right' },
    draw: ({ cut, grow, polygon, rect, shape, union, circle }, dice) => {
      const open = dice.between(20, 26);
      const stripe = (y: number): Region =>
        polygon([
          [20, y],
          [130, y - 16],
          [130, y - 5],
          [20, y + 11],
        ]);
      const tower = cut(
        polygon(
          [
            [62, 84],
            [98, 84],
            [112, 220],
            [48, 220],
          ],
          2,
        ),
        stripe(118),
        stripe(160),
      );
      const lamp = union(rect(50, 64, 60, 12, 3), shape([58, 30, null, -70], [80, 10, 0], [102, 30, 70, null]));
      const glass = rect(66, 38, 28, 18);
      const beam = polygon(
        [
          [104, 40],
          [104, 54],
          [232, 54 + open],
          [232, 40 - open],
        ],
        [0, 0, 4, 4],
      );
      const wave = shape(
        [0, 206, null, 0],
        [60, 196, -16],
        [134, 150, -36],
        [200, 140, 30],
        [216, 176, 110],
        [190, 188, 200],
        [176, 170, -90, -90],
        [184, 160, null, null],
        [150, 176, 130],
        [176, 216, 20],
        [240, 204, null, null],
        [240, 240],
        [0, 240],
      );
      return {
        parts: [...ink(cut(tower, grow(wave, 10)), lamp, glass), ...accent(beam, wave)],
        small: [
          ...ink(
            cut(
              polygon(
                [
                  [62, 80],
                  [98, 80],
                  [112, 220],
                  [48, 220],
                ],
                2,
              ),
              grow(wave, 14),
            ),
            union(rect(50, 46, 60, 18, 3), circle(80, 40, 22)),
          ),
          ...accent(
            polygon(
              [
                [116, 34],
                [116, 54],
                [232, 84],
                [232, 8],
              ],
              3,
            ),
            wave,
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'small-harbour',
    subject: 'whale',
    relations: ['carrying', 'under'],
    object: 'house',
    zh: { word: '驮着家的鲸', meaning: '走得再远，家一直在背上' },
    en: { word: 'whale carrying a house', meaning: 'however far it swims, home comes along' },
    idea: { zh: '一头鲸背上驮着小屋，烟囱冒着烟', en: 'a whale with a little house on its back' },
    draw: ({ circle, cut, curve, grow, polygon, rect, shape, stroke, union }, dice) => {
      const roof = dice.between(14, 24);
      const whale = shape(
        [8, 150, -84],
        [72, 106, -6],
        [150, 122, 24],
        [196, 108, -50],
        [190, 80, -120, -150],
        [166, 62, null, 10],
        [204, 70, null, null],
        [238, 50, null, 150],
        [222, 86, 120],
        [214, 150, 110],
        [120, 226, 180],
        [8, 160, -96],
        [8, 150, -90, null],
      );
      const mouth = stroke(curve([6, 172, 20], [64, 184, 0], [104, 170, -40]), 10);
      const house = union(
        rect(76, 56, 64, 60),
        polygon(
          [
            [62, 64],
            [108, roof],
            [154, 64],
          ],
          [3, 4, 3],
        ),
      );
      const door = rect(98, 78, 20, 44, [10, 10, 0, 0]);
      return {
        parts: [...ink(cut(whale, mouth, circle(56, 150, 7.5), grow(house, 10))), ...accent(cut(house, door))],
        small: [...ink(cut(whale, circle(52, 156, 11), grow(house, 15))), ...accent(house)],
      };
    },
  }),
  defineScene({
    name: 'island-back',
    subject: 'whale',
    relations: ['carrying', 'under', 'shaped-like'],
    object: 'island',
    zh: { word: '鲸岛', meaning: '慢慢游着，一座岛就到了' },
    en: { word: 'whale island', meaning: 'swim slowly, and the island comes to you' },
    idea: { zh: '鲸背是一座小岛，岛上一棵椰树', en: 'the back of a whale is an island with one palm' },
    draw: ({ circle, curve, cut, grow, intersect, above, shape, stroke, union, vesica }, dice) => {
      const bend = dice.between(100, 106);
      const whale = intersect(
        shape(
          [10, 170, -80],
          [90, 110, 0],
          [160, 142, 40],
          [200, 132, -60],
          [192, 104, -110, -150],
          [164, 92, null, 10],
          [206, 94, null, null],
          [238, 76, null, 150],
          [224, 110, 120],
          [218, 200, 120],
          [120, 236, 180],
          [10, 190, -96],
          [10, 170, -90, null],
        ),
        above(212),
      );
      const trunk = stroke(curve([84, 122, -90], [bend, 44, -70]), 12, 'butt');
      const frond = (x: number, y: number): Region => vesica([bend, 46], [x, y], 19);
      const palm = union(
        trunk,
        frond(52, 40),
        frond(72, 76),
        frond(78, 10),
        frond(134, 16),
        frond(152, 48),
        frond(132, 78),
      );
      const water = stroke(curve([14, 232, -18], [67, 230, 18], [120, 232, -18], [173, 230, 18], [226, 232, -18]), 10);
      return {
        parts: [...ink(cut(whale, circle(50, 160, 7.5), grow(trunk, 9.5)), water), ...accent(palm)],
        small: [
          ...ink(cut(whale, circle(48, 162, 11), grow(trunk, 13))),
          ...accent(
            union(
              trunk,
              vesica([bend, 46], [46, 44], 26),
              vesica([bend, 46], [156, 40], 26),
              vesica([bend, 46], [96, 2], 24),
            ),
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'through-the-waves',
    subject: 'koi',
    relations: ['in', 'over', 'rising-from', 'on'],
    object: 'wave',
    zh: { word: '逐浪锦鲤', meaning: '逆浪一跃，便是龙门' },
    en: { word: 'koi in the waves', meaning: 'one leap against the wave, and the gate is open' },
    idea: { zh: '一尾锦鲤跃在浪上，身下三道鳞波', en: 'a koi leaping over scale-shaped waves' },
    draw: ({ circle, cut, grow, intersect, path, rect, ring, shape, stroke, union, above }, dice) => {
      const crest = dice.between(10, 20);
      const body = shape(
        [44, 134, null, -62],
        [128, crest, 0],
        [222, 98, 84],
        [208, 116, 190],
        [152, 92, 208],
        [116, 84, 180],
        [76, 142, 112, null],
      );
      const tail = shape(
        [50, 118, null, 190],
        [2, 110, null, 50],
        [34, 146, null, 110],
        [32, 192, null, -44],
        [82, 142, null, null],
        [92, 104],
      );
      const fin = shape([92, 34, null, -60], [132, -6, null, 108], [154, 26, null, null], [116, 56]);
      const gill = stroke(path([176, 14]).through([148, 62], [162, 114]), 9.5);
      const koi = union(cut(body, gill), tail, fin);
      const scale = (x: number, y: number): Region =>
        cut(intersect(circle(x, y, 44), above(y)), intersect(ring(x, y, 31, 10), above(y)));
      const sea = union(
        scale(46, 232),
        scale(194, 232),
        cut(scale(120, 214), grow(union(circle(46, 232, 44), circle(194, 232, 44)), 9.5)),
        rect(2, 230, 236, 10),
      );
      return {
        parts: [
          ...ink(sea),
          ...accent(
            cut(
              koi,
              circle(190, 70, 8),
              grow(union(circle(46, 232, 44), circle(194, 232, 44), circle(120, 214, 44)), 10),
            ),
          ),
        ],
        small: [
          ...ink(union(...[46, 120, 194].map((x) => intersect(circle(x, 234, 40), above(236))))),
          ...accent(
            cut(
              union(body, tail),
              circle(188, 70, 11),
              grow(union(...[46, 120, 194].map((x) => circle(x, 234, 40))), 14),
            ),
          ),
        ],
      };
    },
  }),
];
