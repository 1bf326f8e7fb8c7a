import { onPalm } from '../cast/hands.ts';
import { laidOver } from '../cast/laid-over.ts';
import { defineScene } from '../whole-scene.ts';

/** What trades work with: beauty, repair, cleaning and care. */
export const tradeScenes = [
  defineScene({
    name: 'polish',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and'],
    object: 'nail-polish',
    zh: { word: '手托指甲油', meaning: '十指之间，自有颜色' },
    en: { word: 'nail polish in the hand', meaning: 'a colour for every finger' },
    idea: { zh: '一只手托着一瓶指甲油', en: 'an open hand with a bottle of nail polish' },
    draw: ({ cut, rect, union, vesica }, dice) => {
      const tall = dice.between(62, 70);
      const cap = rect(104, 82 - tall, 32, tall, [12, 12, 3, 3]);
      const bottle = rect(80, 92, 80, 64, [24, 24, 12, 12]);
      return onPalm(union(cap, cut(bottle, vesica([120, 106], [120, 146], 24))), union(cap, bottle));
    },
  }),
  defineScene({
    name: 'crossed',
    subject: 'scissors',
    relations: ['and', 'beside', 'over', 'on'],
    object: 'comb',
    zh: { word: '剪与梳', meaning: '一剪一梳，从头开始' },
    en: { word: 'scissors and comb', meaning: 'one cut, one stroke, a new head' },
    idea: { zh: '一把剪刀斜搭在发梳上', en: 'scissors laid across a comb' },
    draw: ({ circle, cut, path, polygon, rect, ring, stroke, turn, union }, dice) => {
      const lean = dice.between(36, 42);
      const spine = rect(76, 4, 34, 232, 10);
      const teeth = union(...Array.from({ length: 9 }, (_, i) => rect(100, 14 + i * 24.4, 52, 12, 4)));
      const comb = turn(union(spine, teeth), lean, [120, 120]);
      const blade = (side: 1 | -1) =>
        union(
          turn(
            polygon(
              [
                [109, 140],
                [119, -4],
                [131, 140],
              ],
              [2, 4, 2],
            ),
            side * 9,
            [120, 120],
          ),
          turn(ring(120 + side * 2, 200, 34, 14), side * 16, [120, 120]),
          stroke(path([120, 120]).line([120 - side * 18, 172]), 15),
        );
      const scissors = turn(union(blade(1), blade(-1)), -lean, [120, 120]);
      const open = cut(scissors, circle(120, 120, 6));
      const few = union(...[0, 1, 2, 3, 4].map((i) => rect(100, 10 + i * 46, 52, 20, 4)));
      return laidOver(open, comb, {
        outline: scissors,
        front: scissors,
        back: turn(union(spine, few), lean, [120, 120]),
      });
    },
  }),
  defineScene({
    name: 'tree-pose',
    subject: 'yoga',
    relations: ['and', 'under', 'beside', 'facing'],
    object: 'sun',
    zh: { word: '迎日瑜伽', meaning: '单足而立，心像树一样稳' },
    en: { word: 'yoga before the sun', meaning: 'on one foot, steady as a tree' },
    idea: { zh: '一人以树式立在圆日之前', en: 'a figure in tree pose before a round sun' },
    draw: ({ circle, curve, path, shape, stroke, union }, dice) => {
      const r = dice.between(84, 92);
      const body = union(
        circle(120, 76, 19),
        shape([104, 102], [136, 102], [132, 150], [108, 150]),
        stroke(curve([108, 108, -150], [88, 66, -70], [118, 20, -50]), 13),
        stroke(curve([132, 108, -30], [152, 66, -110], [122, 20, -130]), 13),
        stroke(path([119, 146]).line([119, 232]), 17),
        stroke(path([126, 146]).line([168, 172], [128, 194]), 15),
        stroke(path([96, 234]).line([142, 234]), 10),
      );
      return laidOver(body, circle(120, 104, r));
    },
  }),
  defineScene({
    name: 'house-call',
    subject: 'wrench',
    relations: ['in', 'and', 'over'],
    object: 'house',
    zh: { word: '上门修理', meaning: '家里的事，一把扳手就来' },
    en: { word: 'a wrench in the house', meaning: 'whatever breaks at home, one spanner away' },
    idea: { zh: '屋子里立着一把扳手', en: 'a house with a spanner standing in it' },
    draw: ({ circle, cut, polygon, rect, turn, union }, dice) => {
      const eaves = dice.between(112, 118);
      const house = union(
        polygon(
          [
            [2, eaves],
            [120, 4],
            [238, eaves],
          ],
          [8, 6, 8],
        ),
        rect(34, eaves - 6, 172, 126, [0, 0, 8, 8]),
      );
      const jaw = cut(circle(120, 106, 33), rect(107, 66, 26, 38, [0, 0, 8, 8]));
      const wrench = turn(union(jaw, rect(107, 124, 26, 84, [0, 0, 13, 13])), 24, [120, 150]);
      return laidOver(wrench, house);
    },
  }),
  defineScene({
    name: 'day-of-cleaning',
    subject: 'mop',
    relations: ['and', 'beside', 'in'],
    object: 'bucket',
    zh: { word: '拖把与桶', meaning: '一桶清水，满屋亮堂' },
    en: { word: 'mop and bucket', meaning: 'one bucket of water and the whole place shines' },
    idea: { zh: '拖把立在水桶旁', en: 'a mop standing by its bucket' },
    draw: ({ above, cut, intersect, path, polygon, rect, ring, stroke, union }, dice) => {
      const top = dice.between(44, 52);
      const strings = polygon(
        [
          [46, 136],
          [86, 136],
          [118, 228],
          [14, 228],
        ],
        [6, 6, 8, 8],
      );
      const gaps = union(
        ...[
          [58, 40],
          [74, 92],
        ].map(([from, to]) => stroke(path([from!, 168]).line([to!, 250]), 9, 'butt')),
      );
      const mop = union(rect(59, top, 14, 136 - top, 6), rect(40, 118, 52, 22, 6), cut(strings, gaps));
      const pail = polygon(
        [
          [108, 136],
          [238, 136],
          [222, 236],
          [124, 236],
        ],
        [6, 6, 12, 12],
      );
      const bail = intersect(ring(173, 136, 58, 9.5), above(137));
      return laidOver(mop, union(cut(pail, rect(90, 158, 160, 9.5)), bail), {
        outline: union(rect(59, top, 14, 136 - top, 6), rect(40, 118, 52, 22, 6), strings),
        front: union(rect(57, top, 18, 140 - top, 6), strings),
        back: pail,
      });
    },
  }),
  defineScene({
    name: 'spotless',
    subject: 'house',
    relations: ['and', 'under', 'beside', 'wearing'],
    object: 'sparkles',
    zh: { word: '洁净的家', meaning: '窗明几净，处处发亮' },
    en: { word: 'a sparkling house', meaning: 'every corner of home shines' },
    idea: { zh: '一座小屋亮起两点星光', en: 'a house with two sparkles at its roof' },
    draw: ({ cut, polygon, rect, union, shape }, dice) => {
      const spark = (x: number, y: number, r: number) =>
        shape([x, y - r, null, 90], [x + r, y, 0, 180], [x, y + r, 90, -90], [x - r, y, 180, 0], [x, y - r, -90, null]);
      const big = dice.between(48, 54);
      const house = union(
        polygon(
          [
            [0, 132],
            [104, 34],
            [208, 132],
          ],
          [7, 6, 7],
        ),
        rect(28, 126, 152, 110, [0, 0, 8, 8]),
      );
      const door = rect(84, 168, 40, 70, [20, 20, 0, 0]);
      return laidOver(union(spark(184, 58, big), spark(222, 132, 26)), cut(house, door), {
        front: spark(184, 58, big + 4),
      });
    },
  }),
  defineScene({
    name: 'good-hands',
    subject: 'stethoscope',
    relations: ['wrapped-round', 'and', 'beside', 'on'],
    object: 'heart',
    zh: { word: '听心', meaning: '用心听，每一下都算数' },
    en: { word: 'a heart that is listened to', meaning: 'every beat is heard' },
    idea: { zh: '听诊器绕过一颗心', en: 'a stethoscope round a heart' },
    draw: ({ circle, curve, ring, shape, stroke, union }, dice) => {
      const dip = dice.between(86, 92);
      const heart = shape(
        [120, dip, null, -70],
        [172, 44, 0],
        [226, 104, 90],
        [120, 226, null, null],
        [14, 104, -90],
        [68, 44, 0],
        [120, dip, 70, null],
      );
      const tube = union(
        stroke(curve([74, 78, 90], [74, 108, 90], [104, 142, 0], [134, 108, -90], [134, 78, -90]), 12),
        stroke(curve([104, 142, 90], [128, 176, 0], [160, 152, -80]), 12),
        ring(164, 134, 21, 11),
        circle(74, 74, 9),
        circle(134, 74, 9),
      );
      const plain = union(tube, circle(164, 134, 15));
      return laidOver(tube, heart, { outline: plain, front: plain });
    },
  }),
];
