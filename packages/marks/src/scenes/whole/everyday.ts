import { accent, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';
import { heldBefore } from '../cast/behind.ts';
import { bearHead, dogHead, headAt } from '../cast/heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Scenes of every day: pets, cups, boats and gardens. */
export const everydayScenes = [
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
    relations: ['on', 'over'],
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
    name: 'page-break',
    subject: 'coffee',
    relations: ['on', 'beside', 'over', 'and'],
    object: 'book',
    zh: { word: '书上的咖啡', meaning: '翻到这一页，歇一口热的' },
    en: { word: 'coffee on books', meaning: 'something warm between two chapters' },
    idea: { zh: '一杯热咖啡放在两本书上', en: 'a steaming cup on two books' },
    draw: ({ curve, cut, rect, ring, stroke, union }, dice) => {
      const sway = dice.between(8, 12);
      const wisp = (x: number): Region => stroke(curve([x, 62, -60], [x + sway, 40, -90], [x, 16, -120]), 11);
      const cup = union(rect(58, 78, 100, 74, [4, 4, 36, 36]), cut(ring(158, 108, 27, 13), rect(50, 70, 108, 80)));
      const pages = (x: number, y: number, w: number): Region =>
        cut(rect(x, y, w, 34, [17, 4, 4, 17]), rect(x + 22, y + 12, w, 10));
      return {
        parts: [...ink(cup, wisp(92), wisp(124)), ...accent(pages(26, 162, 180), pages(44, 206, 176))],
        small: [...ink(cup), ...accent(rect(26, 168, 190, 26, 8), rect(44, 210, 176, 26, 8))],
      };
    },
  }),
  defineScene({
    name: 'steep',
    subject: 'boat',
    relations: ['on', 'in', 'over', 'riding'],
    object: 'wave',
    zh: { word: '浪上的船', meaning: '有风有浪，也有方向' },
    en: { word: 'boat on a wave', meaning: 'wind, water, and a course' },
    idea: { zh: '一只帆船驶上浪尖', en: 'a sailing boat riding up a wave' },
    draw: ({ cut, grow, shape, turn, union, stroke, curve }, dice) => {
      const heel = dice.between(-14, -9);
      const all = (region: Region): Region => turn(region, heel, [120, 150]);
      const hull = all(
        shape([56, 142], [190, 142, null, 110], [160, 182, 180, 180], [92, 182, 180], [56, 142, -110, null]),
      );
      const main = all(shape([126, 6], [126, 130], [188, 130, null, -90], [126, 6, -130, null]));
      const jib = all(shape([114, 34], [114, 130], [60, 130, null, -70], [114, 34, -40, null]));
      const sea = shape(
        [0, 206, null, -14],
        [70, 178, -10],
        [140, 192, 20],
        [206, 180, -26],
        [240, 158, null, null],
        [240, 232],
        [0, 232],
      );
      const second = stroke(curve([6, 214, -10], [74, 200, 6], [140, 214, 8], [236, 190, -20]), 10);
      return {
        parts: [...ink(cut(hull, grow(sea, 10)), main, jib), ...accent(cut(sea, second))],
        small: [...ink(cut(hull, grow(sea, 15)), cut(union(main, jib), grow(hull, 6))), ...accent(sea)],
      };
    },
  }),
  defineScene({
    name: 'still-water',
    subject: 'lotus',
    relations: ['on', 'rising-from', 'over', 'in'],
    object: 'water',
    zh: { word: '水上莲', meaning: '出水不染，静处自香' },
    en: { word: 'lotus on the water', meaning: 'clean out of the mud, fragrant where it is quiet' },
    idea: { zh: '一朵莲浮在两道水纹上', en: 'a lotus floating on two ripples' },
    draw: ({ both, curve, cut, grow, stroke, union, vesica }, dice) => {
      const open = dice.between(18, 26);
      const middle = vesica([120, 12], [120, 164], 66);
      const inner = both(vesica([open + 26, 52], [118, 168], 56));
      const outer = both(vesica([4, 108], [116, 172], 46));
      const ripple = (y: number, x: number): Region =>
        stroke(curve([x, y, 16], [120, y + 8, 0], [240 - x, y, -16]), 11);
      const flower = union(middle, cut(inner, grow(middle, 9.5)), cut(outer, grow(union(middle, inner), 9.5)));
      return {
        parts: [...accent(flower), ...ink(ripple(190, 14), ripple(216, 52))],
        small: [
          ...accent(union(middle, cut(both(vesica([20, 70], [112, 172], 60)), grow(middle, 14)))),
          ...ink(stroke(curve([14, 200, 12], [120, 208, 0], [226, 200, -12]), 20)),
        ],
      };
    },
  }),
  defineScene({
    name: 'branch-moon',
    subject: 'plum-blossom',
    relations: ['over', 'beside', 'under', 'and', 'in'],
    object: 'moon',
    zh: { word: '梅月', meaning: '疏影横斜，月下有香' },
    en: { word: 'plum blossom and moon', meaning: 'a thin branch, a full moon, and a scent' },
    idea: { zh: '一枝梅横过满月，枝上三朵花', en: 'a plum branch across the full moon, three blossoms on it' },
    draw: ({ around, circle, curve, cut, grow, stroke, union }, dice) => {
      const moon = circle(136, 104, dice.between(86, 92));
      const bough = union(
        stroke(curve([4, 222, -40], [84, 150, -34], [150, 132, 4], [224, 88, -50]), 14),
        stroke(curve([84, 150, -60], [92, 74, -96]), 11),
      );
      const flower = (x: number, y: number, r: number): Region =>
        union(...around(circle(x, y - r * 0.8, r * 0.62), 5, [x, y]), circle(x, y, r * 0.6));
      const blossoms = union(flower(92, 66, 27), flower(168, 126, 28), flower(226, 80, 20));
      const hearts = union(circle(92, 66, 9.5), circle(168, 126, 9.5), circle(226, 80, 7));
      const front = cut(union(bough, blossoms), hearts);
      return {
        parts: [
          ...ink(front),
          ...accent(cut(moon, grow(union(bough, circle(92, 66, 36), circle(168, 126, 37), circle(226, 80, 26)), 8))),
        ],
        small: [
          ...ink(
            union(
              stroke(curve([4, 222, -40], [84, 150, -34], [150, 128, 10], [212, 92, -50]), 18),
              circle(98, 80, 28),
              circle(164, 122, 28),
            ),
          ),
          ...accent(
            cut(
              moon,
              grow(
                union(
                  stroke(curve([4, 222, -40], [84, 150, -34], [150, 128, 10], [212, 92, -50]), 18),
                  circle(98, 80, 28),
                  circle(164, 122, 28),
                ),
                13,
              ),
            ),
          ),
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
    name: 'cup-of-sea',
    subject: 'whale',
    relations: ['in', 'rising-from'],
    object: 'mug',
    zh: { word: '杯中鲸', meaning: '一杯里有一片海' },
    en: { word: 'whale in a cup', meaning: 'a whole sea in one cup' },
    idea: { zh: '杯口扬起一条鲸尾，溅起两滴', en: 'a whale’s tail above the rim of a cup' },
    draw: ({ below, both, circle, cut, drop, intersect, rect, ring, shape, union }, dice) => {
      const span = dice.between(20, 28);
      const bowl = intersect(circle(108, 136, 92), below(136));
      const cup = union(
        bowl,
        cut(ring(196, 158, 34, 15), circle(108, 136, 90), rect(0, 90, 240, 46)),
        rect(60, 230, 96, 12, 6),
      );
      const half = shape(
        [108, 126],
        [84, 126, null, -82],
        [95, 78, -92],
        [68, 52, 200],
        [span, 46, null, -44],
        [70, 16, -2],
        [108, 42, 58, null],
      );
      const tail = both(half, 108);
      const drops = both(drop(34, 100, 13, [40, 66]), 108);
      return {
        parts: [...ink(cup), ...accent(tail, drops)],
        small: [...ink(bowl), ...accent(intersect(tail, rect(0, 0, 240, 121)))],
      };
    },
  }),
];
