import { accent, ink } from '@markwright/marks/kit';
import { openHand } from '../cast/hands.ts';
import { defineScene } from '../whole-scene.ts';

/** What is held in the hand, grows out of another thing, or lives in it. */
export const growingScenes = [
  defineScene({
    name: 'feathered-in-leaves',
    subject: 'bird',
    relations: ['made-of'],
    object: 'leaf',
    zh: { word: '叶之鸟', meaning: '生于自然，向上而飞' },
    en: { word: 'bird of leaves', meaning: 'grown by nature, and rising' },
    idea: {
      zh: '一只向上飞的鸟，身体、双翼和尾羽都是一片片叶子',
      en: 'a rising bird whose body, wings and tail are leaves',
    },
    draw: ({ circle, curve, cut, grow, polygon, stroke, union, vesica }, dice) => {
      const lift = dice.between(-6, 6);
      const body = union(
        vesica([52, 176], [206, 92], 74),
        polygon(
          [
            [190, 84],
            [230, 88],
            [196, 112],
          ],
          [3, 4, 3],
        ),
      );
      const wing = cut(vesica([132, 128], [62, 18 + lift], 60), stroke(curve([132, 128], [76, 40 + lift]), 10));
      const farWing = vesica([150, 112], [150, 8 + lift], 46);
      const tail = union(vesica([60, 172], [8, 176], 32), vesica([64, 182], [30, 230], 32));
      const leaves = cut(union(farWing, tail), grow(wing, 10), grow(body, 10));
      return {
        parts: [...ink(cut(body, grow(wing, 10), circle(184, 104, 7))), ...accent(union(wing, leaves))],
        small: [
          ...ink(cut(body, grow(vesica([132, 128], [62, 18], 60), 16))),
          ...accent(vesica([132, 128], [62, 18], 60)),
        ],
      };
    },
  }),
  defineScene({
    name: 'eco-home',
    subject: 'house',
    relations: ['in', 'on', 'made-of'],
    object: 'leaf',
    zh: { word: '叶中屋', meaning: '住在自然里' },
    en: { word: 'house in a leaf', meaning: 'to live inside nature' },
    idea: {
      zh: '一片叶子里藏着一座小屋，叶脉是通向门前的路',
      en: 'a house in a leaf, the midrib for the path to its door',
    },
    draw: ({ curve, cut, polygon, rect, stroke, union, shape }, dice) => {
      const tip = dice.between(206, 216);
      const leaf = shape(
        [30, 214, null, -92],
        [60, 88, -48],
        [tip, 22, null, 96],
        [174, 166, 132],
        [30, 214, 196, null],
      );
      const stem = stroke(curve([12, 234], [34, 210]), 16);
      const house = union(
        rect(90, 106, 72, 58),
        polygon(
          [
            [74, 114],
            [126, 66],
            [178, 114],
          ],
          [2, 3, 2],
        ),
      );
      const door = rect(114, 128, 24, 36, [12, 12, 0, 0]);
      const path = stroke(curve([30, 216, -40], [92, 178, -30], [126, 160, -70]), 9.5);
      return {
        parts: [...ink(union(cut(leaf, house, path), cut(stem, path))), ...accent(door)],
        small: ink(cut(union(leaf, stem), house)),
      };
    },
  }),
  defineScene({
    name: 'sheltered',
    subject: 'hand',
    relations: ['holding', 'under', 'carrying'],
    object: 'house',
    zh: { word: '手心里的家', meaning: '把家交到稳妥的手里' },
    en: { word: 'a house in the hand', meaning: 'a home in safe hands' },
    idea: { zh: '一只手托着一座小屋', en: 'an open hand with a small house on it' },
    draw: ({ cut, grow, polygon, rect, union }, dice) => {
      const ridge = dice.between(6, 16);
      const { palm, cuff } = openHand();
      const house = union(
        rect(74, 74, 92, 72),
        polygon(
          [
            [54, 86],
            [120, ridge],
            [186, 86],
          ],
          [3, 5, 3],
        ),
      );
      const openings = union(rect(106, 100, 28, 60, [14, 14, 0, 0]));
      return {
        parts: [...ink(cut(palm, grow(cuff, 9.5))), ...accent(cut(house, openings, grow(palm, 10)), cuff)],
        small: [...ink(palm), ...accent(cut(house, rect(102, 104, 36, 60), grow(palm, 15)))],
      };
    },
  }),
  defineScene({
    name: 'seedling',
    subject: 'hand',
    relations: ['holding', 'under', 'carrying', 'and'],
    object: 'sprout',
    zh: { word: '手心里的苗', meaning: '小小一株，托得起以后' },
    en: { word: 'a seedling in the hand', meaning: 'small now, and all the future in it' },
    idea: { zh: '两只手合捧一株新苗', en: 'two hands cupped round a seedling' },
    draw: ({ both, cut, grow, path, shape, stroke, union, vesica }, dice) => {
      const tip = dice.between(16, 26);
      const hand = shape(
        [112, 236],
        [86, 232, 190],
        [34, 172, -106],
        [22, 108, -90],
        [40, 106, 76],
        [58, 152, 62],
        [74, 166, null, -10],
        [96, 158, 30],
        [100, 174, 110],
        [112, 204, 60, null],
      );
      const hands = both(hand);
      const plant = union(
        stroke(path([120, 176]).line([120, 96]), 13),
        vesica([118, 112], [52, 60], 46),
        vesica([122, 100], [192, tip], 52),
      );
      return {
        parts: [...ink(cut(hands, grow(plant, 9.5))), ...accent(plant)],
        small: [
          ...ink(hands),
          ...accent(
            cut(
              union(
                stroke(path([120, 150]).line([120, 96]), 18),
                vesica([118, 112], [50, 56], 50),
                vesica([122, 100], [194, tip], 56),
              ),
              grow(hands, 13),
            ),
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'cupped',
    subject: 'hand',
    relations: ['holding', 'wrapped-round', 'carrying', 'and'],
    object: 'heart',
    zh: { word: '手捧的心', meaning: '把心意捧给你' },
    en: { word: 'a heart in the hands', meaning: 'meant, and handed to you' },
    idea: { zh: '两只手捧着一颗心', en: 'two hands cupped under a heart' },
    draw: ({ both, circle, cut, grow, polygon, shape, union }, dice) => {
      const r = dice.between(33, 36);
      const heart = union(
        circle(120 - r * 0.86, 64, r),
        circle(120 + r * 0.86, 64, r),
        polygon(
          [
            [120 - r * 1.62, 86],
            [120, 160],
            [120 + r * 1.62, 86],
            [120, 50],
          ],
          [0, 5, 0, 0],
        ),
      );
      const hand = shape(
        [112, 238],
        [84, 234, 190],
        [30, 176, -106],
        [14, 104, -90],
        [34, 100, 76],
        [56, 150, 62],
        [78, 164, null, -10],
        [98, 158, 30],
        [102, 176, 110],
        [112, 206, 60, null],
      );
      const hands = both(hand);
      return {
        parts: [...ink(cut(hands, grow(heart, 10))), ...accent(heart)],
        small: [...ink(cut(hands, grow(heart, 14))), ...accent(heart)],
      };
    },
  }),
  defineScene({
    name: 'knowledge',
    subject: 'tree',
    relations: ['rising-from', 'on', 'in', 'over'],
    object: 'book',
    zh: { word: '书中长树', meaning: '读进去的，会自己长出来' },
    en: { word: 'tree from a book', meaning: 'what is read takes root' },
    idea: { zh: '翻开的书里长出一棵树，书脊是树干', en: 'a tree growing from the fold of an open book' },
    draw: ({ both, circle, curve, cut, grow, shape, stroke, union, path }, dice) => {
      const r = dice.between(32, 36);
      const crown = union(
        circle(120, 44, r + 4),
        circle(74, 74, r),
        circle(166, 74, r),
        circle(96, 104, r - 6),
        circle(144, 104, r - 6),
        circle(120, 84, 30),
      );
      const boughs = union(stroke(curve([120, 132], [88, 96]), 10), stroke(curve([120, 118], [148, 84]), 10));
      const leaf = both(
        shape([6, 168], [62, 158, 0], [115, 184, null, null], [115, 238], [62, 214, 180, 180], [6, 224]),
      );
      const inner = union(stroke(path([120, 190]).line([120, 90]), 10), boughs);
      return {
        parts: [
          ...ink(leaf),
          ...accent(
            cut(
              union(crown, stroke(path([120, 168]).line([120, 110]), 20, 'butt')),
              cut(inner, shape([0, 130], [240, 130], [240, 240], [0, 240])),
              grow(leaf, 10),
            ),
          ),
        ],
        small: [
          ...ink(leaf),
          ...accent(cut(union(crown, stroke(path([120, 172]).line([120, 110]), 26, 'butt')), grow(leaf, 14))),
        ],
      };
    },
  }),
  defineScene({
    name: 'green-idea',
    subject: 'sprout',
    relations: ['in', 'rising-from', 'and'],
    object: 'light-bulb',
    zh: { word: '灯泡里的芽', meaning: '好主意，是长出来的' },
    en: { word: 'sprout in a light bulb', meaning: 'good ideas are grown' },
    idea: { zh: '灯泡里长着一株两叶新苗', en: 'a seedling growing inside a light bulb' },
    draw: ({ cut, path, rect, shape, stroke, union, vesica, outline }, dice) => {
      const tip = dice.between(52, 60);
      const glass = shape(
        [88, 178, null, -96],
        [64, 136, -124],
        [38, 86, -90],
        [120, 4, 0],
        [202, 86, 90],
        [176, 136, 124],
        [152, 178, 96, null],
      );
      const plant = union(
        stroke(path([120, 190]).line([120, 96]), 12, 'butt'),
        vesica([118, 122], [70, 76], 38),
        vesica([122, 108], [174, tip], 42),
      );
      const cap = union(rect(88, 190, 64, 17, 5), rect(94, 217, 52, 17, 8));
      return {
        parts: [...ink(outline(glass, 13), cap), ...accent(cut(plant, rect(0, 155, 240, 90)))],
        small: [
          ...ink(outline(glass, 18), rect(90, 196, 60, 36, 8)),
          ...accent(
            cut(
              union(
                stroke(path([120, 190]).line([120, 96]), 16, 'butt'),
                vesica([118, 124], [70, 80], 38),
                vesica([122, 110], [172, 58], 42),
              ),
              rect(0, 146, 240, 100),
            ),
          ),
        ],
      };
    },
  }),
];
