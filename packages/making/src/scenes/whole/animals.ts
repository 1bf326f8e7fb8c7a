import { accent, ink } from '@markwright/marks/kit';
import { heldBefore } from '../cast/behind.ts';
import { bearHead, dogHead, headAt } from '../cast/heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Animals at home and out of doors. */
export const animalScenes = [
  defineScene({
    name: 'wool-for-a-cloud',
    subject: 'sheep',
    relations: ['made-of', 'shaped-like', 'and'],
    object: 'cloud',
    zh: { word: '云做的羊', meaning: '软软一朵，牵着就走' },
    en: { word: 'sheep made of cloud', meaning: 'soft as weather, and it follows you home' },
    idea: { zh: '一朵云是羊身，下面四条短腿', en: 'a cloud for the fleece of a sheep, on four short legs' },
    draw: ({ circle, cut, grow, rect, union, vesica }, dice) => {
      const puff = dice.between(40, 44);
      const cloud = union(
        circle(84, 128, puff),
        circle(120, 82, puff + 6),
        circle(172, 92, puff),
        circle(196, 138, puff - 4),
        rect(84, 120, 112, 54, [0, 0, 24, 24]),
      );
      const head = rect(18, 104, 56, 76, [24, 24, 28, 28]);
      const ears = union(vesica([30, 118], [-6, 106], 20), vesica([62, 112], [92, 96], 20));
      const face = union(head, ears);
      const legs = union(...[98, 124, 162, 188].map((x) => rect(x, 168, 15, 56, [0, 0, 5, 5])));
      return {
        parts: [
          ...ink(cut(face, circle(34, 136, 6), circle(58, 136, 6)), cut(legs, grow(cloud, 9.5))),
          ...accent(cut(cloud, grow(face, 10))),
        ],
        small: [
          ...ink(head, union(rect(100, 190, 26, 36), rect(166, 190, 26, 36))),
          ...accent(cut(cloud, grow(head, 14))),
        ],
      };
    },
  }),
  defineScene({
    name: 'roof-cat',
    subject: 'cat',
    relations: ['on', 'over', 'sleeping-on'],
    object: 'roof',
    zh: { word: '屋顶的猫', meaning: '最高的位置，最懒的下午' },
    en: { word: 'cat on a roof', meaning: 'the highest seat, the laziest afternoon' },
    idea: { zh: '一只猫伏在屋脊上，尾巴垂过瓦面', en: 'a cat along the ridge of a roof, its tail over the tiles' },
    draw: ({ both, circle, curve, cut, grow, polygon, rect, shape, stroke, union }, dice) => {
      const hang = dice.between(168, 178);
      const roof = polygon(
        [
          [64, 112],
          [176, 112],
          [238, 206],
          [2, 206],
        ],
        [6, 6, 5, 5],
      );
      const tiles = union(
        stroke(curve([92, 118], [60, 216]), 10, 'butt'),
        stroke(curve([120, 118], [120, 216]), 10, 'butt'),
        stroke(curve([148, 118], [180, 216]), 10, 'butt'),
      );
      const body = shape(
        [44, 112, null, -70],
        [92, 62, -6],
        [164, 62, 20],
        [190, 112, 90],
        [178, 122, 180],
        [56, 122, 180],
        [44, 112, -90, null],
      );
      const head = union(
        circle(62, 64, 34),
        both(
          polygon(
            [
              [34, 66],
              [30, 14],
              [60, 34],
            ],
            [0, 3, 0],
          ),
          62,
        ),
      );
      const tail = stroke(curve([180, 104, 20], [206, 134, 90], [194, hang, 110]), 17);
      const cat = union(body, head, tail);
      const lids = both(stroke(curve([40, 66, 50], [48, 70, 0], [56, 66, -50]), 9), 62);
      const eaves = rect(18, 216, 204, 16, 4);
      return {
        parts: [...ink(cut(cat, lids)), ...accent(cut(roof, tiles, grow(cat, 10)), eaves)],
        small: [...ink(union(body, head)), ...accent(cut(roof, grow(union(body, head), 15)))],
      };
    },
  }),
  defineScene({
    name: 'treasure',
    subject: 'dog',
    relations: ['holding', 'carrying', 'beside'],
    object: 'bone',
    zh: { word: '叼骨头的狗', meaning: '好东西，先叼回家' },
    en: { word: 'dog with a bone', meaning: 'the good things are carried home' },
    idea: { zh: '一只狗横叼着一根骨头', en: 'a dog with a bone across its mouth' },
    draw: ({ both, circle, rect, union }, dice) => {
      const knob = dice.between(21, 24);
      const bone = union(rect(40, 168, 160, 32), both(union(circle(38, 168, knob), circle(38, 202, knob))));
      const paws = both(rect(84, 154, 26, 40, 13));
      return heldBefore(headAt(dogHead('open'), 120, 96, 1.5), bone, paws);
    },
  }),
  defineScene({
    name: 'birthday',
    subject: 'bear',
    relations: ['holding', 'under', 'beside'],
    object: 'balloon',
    zh: { word: '牵气球的熊', meaning: '把高兴举得高高的' },
    en: { word: 'bear with a balloon', meaning: 'happiness held up high' },
    idea: { zh: '一只小熊牵着一只大气球', en: 'a small bear holding a big balloon' },
    draw: ({ curve, cut, drop, grow, polygon, rect, shape, stroke, union }, dice) => {
      const string = dice.between(150, 158);
      const head = headAt(bearHead('glad'), 76, 118, 0.92);
      const body = union(
        shape(
          [76, 150, null, 180],
          [28, 214, 100],
          [46, 238, 0, 0],
          [106, 238, 0],
          [124, 214, -80],
          [76, 150, 180, null],
        ),
        rect(30, 214, 92, 24, 12),
      );
      const arm = stroke(curve([104, 180, -20], [148, 156, -50]), 22);
      const balloon = union(
        drop(172, 58, 52, [172, 122]),
        polygon(
          [
            [172, 112],
            [184, 130],
            [160, 130],
          ],
          2,
        ),
      );
      const line = stroke(curve([172, 128, 90], [string, 158, 110]), 9.5);
      const shine = stroke(curve([138, 58, -90], [160, 32, -20]), 9.5);
      const bear = union(head.skull, body, arm);
      return {
        parts: [
          ...ink(head.ink, cut(union(body, arm), grow(head.skull, 9.5))),
          ...accent(cut(union(balloon, line), shine, grow(bear, 9.5))),
        ],
        small: [
          ...ink(head.plain, cut(union(body, arm), grow(head.skull, 12))),
          ...accent(cut(balloon, grow(bear, 13))),
        ],
      };
    },
  }),
  defineScene({
    name: 'ice-floe',
    subject: 'penguin',
    relations: ['on', 'riding', 'over'],
    object: 'iceberg',
    zh: { word: '冰上企鹅', meaning: '再冷也站得直' },
    en: { word: 'penguin on the ice', meaning: 'upright, however cold' },
    idea: { zh: '一只企鹅立在浮冰上', en: 'a penguin standing on a floe' },
    draw: ({ both, circle, cut, grow, polygon, rect, shape, union }, dice) => {
      const flip = dice.between(150, 160);
      const body = union(
        rect(76, 14, 88, 166, [44, 44, 36, 36]),
        both(shape([78, 84, null, 130], [48, flip, null, 0], [80, 142, null, null])),
      );
      const belly = union(rect(96, 84, 48, 82, 23.9), both(circle(107, 62, 15)));
      const pupils = both(circle(108, 62, 6));
      const beak = polygon(
        [
          [109, 74],
          [131, 74],
          [120, 90],
        ],
        2,
      );
      const penguin = union(cut(body, belly), pupils, beak);
      const floe = polygon(
        [
          [4, 176],
          [62, 158],
          [178, 158],
          [236, 176],
          [196, 216],
          [150, 208],
          [120, 232],
          [84, 210],
          [40, 218],
        ],
        4,
      );
      return {
        parts: [...ink(penguin), ...accent(cut(floe, grow(body, 10)))],
        small: [...ink(cut(body, rect(96, 60, 48, 104, 23.9))), ...accent(cut(floe, grow(body, 15)))],
      };
    },
  }),
  defineScene({
    name: 'acorn',
    subject: 'squirrel',
    relations: ['holding', 'carrying', 'beside'],
    object: 'acorn',
    zh: { word: '抱橡果的松鼠', meaning: '为冬天，先存下一点暖' },
    en: { word: 'squirrel with an acorn', meaning: 'a little warmth put by for winter' },
    idea: { zh: '一只松鼠抱着橡果，尾巴卷过头顶', en: 'a squirrel with an acorn, its tail curling over its back' },
    draw: ({ circle, curve, cut, fillet, grow, polygon, shape, stroke, union }, dice) => {
      const curl = dice.between(214, 224);
      const body = fillet(
        union(
          circle(112, 172, 54),
          circle(92, 120, 34),
          shape([70, 212], [150, 212], [156, 228, 180, 180], [58, 228, 180]),
        ),
        8,
      );
      const head = union(
        circle(80, 82, 34),
        circle(60, 90, 18),
        polygon(
          [
            [82, 56],
            [92, 22],
            [110, 60],
          ],
          [0, 4, 0],
        ),
      );
      const arm = stroke(curve([92, 132, 160], [56, 142, 190]), 20);
      const tail = shape(
        [158, 228, null, -20],
        [curl, 160, -90],
        [196, 96, -110],
        [206, 44, -60],
        [164, 10, 190],
        [130, 52, 100],
        [152, 110, 80],
        [168, 170, 100],
        [144, 220, 140, null],
      );
      const squirrel = union(body, head, arm);
      const nut = shape([12, 132, null, 84], [36, 182, null, -84], [60, 132, -84, null]);
      const cap = shape([6, 122, null, -80], [36, 100, 0], [66, 122, 80, null]);
      const stem = stroke(curve([36, 104], [38, 86]), 9.5);
      const acorn = union(cut(nut, shape([0, 132], [80, 132], [80, 122], [0, 122])), cap, stem);
      return {
        parts: [
          ...ink(cut(squirrel, circle(74, 78, 6.5), grow(acorn, 9.5)), cut(tail, grow(squirrel, 9.5))),
          ...accent(acorn),
        ],
        small: [
          ...ink(cut(union(body, head), grow(acorn, 13)), cut(tail, grow(union(body, head), 13))),
          ...accent(union(nut, cap)),
        ],
      };
    },
  }),
];
