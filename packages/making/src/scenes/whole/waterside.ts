import { accent, ink } from '@markwright/marks/kit';
import { heart } from '../cast/held-things.ts';
import { put, swan } from '../cast/wild.ts';
import { defineScene } from '../whole-scene.ts';

/** Swans, houses and a boat, on the water and under trees and hills. */
export const watersideScenes = [
  defineScene({
    name: 'two-swans',
    subject: 'swan',
    relations: ['facing', 'beside', 'and'],
    object: 'swan',
    zh: { word: '对天鹅', meaning: '颈项相对，便是一颗心' },
    en: { word: 'two swans', meaning: 'two necks make one heart' },
    idea: { zh: '两只天鹅相对，颈弯成心', en: 'two swans facing, their necks a heart' },
    draw: ({ curve, mirror, stroke }, dice) => {
      const left = put(swan(), -4, 0);
      const water = stroke(
        curve([20, 232, -14], [70, 230, 14], [120, 232, -14], [170, 230, 14], [220, 232, -14]),
        dice.between(9.6, 11),
      );
      return {
        parts: [...ink(left, mirror(left)), ...accent(water)],
        small: [...ink(left, mirror(left)), ...accent(stroke(curve([20, 232], [220, 232]), 18))],
      };
    },
  }),
  defineScene({
    name: 'heart-of-swans',
    subject: 'swan',
    relations: ['shaped-like', 'and'],
    object: 'heart',
    zh: { word: '天鹅之心', meaning: '相守，就是这个形状' },
    en: { word: 'swan and heart', meaning: 'this is the shape of staying' },
    idea: { zh: '一只天鹅的颈弯抱着一颗心', en: 'a swan whose neck curves round a heart' },
    draw: ({ curve, cut, grow, polygon, shape, stroke, union }, dice) => {
      const neck = stroke(curve([96, 178, -130], [58, 108, -80], [92, 46, -20], [124, 66, 80]), 24);
      const body = shape(
        [58, 176, null, 80],
        [112, 226, 0],
        [190, 210, -30],
        [230, 150, null, 170],
        [150, 152, 190],
        [100, 150, 150],
        [58, 176, 120, null],
      );
      const beak = polygon(
        [
          [114, 58],
          [137, 68],
          [132, 106],
        ],
        [4, 4, 3],
      );
      const bird = union(neck, body, beak);
      const love = heart(176, 74, dice.between(27, 30));
      return {
        parts: [...ink(bird), ...accent(cut(love, grow(bird, 10)))],
        small: [...ink(bird), ...accent(cut(heart(178, 72, 26), grow(bird, 14)))],
      };
    },
  }),
  defineScene({
    name: 'picnic-tree',
    subject: 'house',
    relations: ['under', 'beside'],
    object: 'tree',
    zh: { word: '树下小屋', meaning: '有树有屋，就是家' },
    en: { word: 'house under a tree', meaning: 'a tree and a roof, and you are home' },
    idea: { zh: '大树下一座小屋', en: 'a small house beside a big tree' },
    draw: ({ circle, cut, grow, polygon, rect, union }, dice) => {
      const home = union(
        rect(118, 150, 88, 80),
        polygon(
          [
            [100, 160],
            [162, dice.between(94, 100)],
            [224, 160],
          ],
          [4, 6, 4],
        ),
      );
      const door = rect(148, 180, 28, 54, [14, 14, 0, 0]);
      const tree = union(
        circle(92, 56, 46),
        circle(50, 96, 40),
        circle(120, 100, 40),
        rect(50, 84, 78, 52, 24),
        rect(72, 120, 24, 110),
      );
      return {
        parts: [...ink(cut(home, door)), ...accent(cut(tree, grow(home, 10)))],
        small: [...ink(cut(home, door)), ...accent(cut(tree, grow(home, 14)))],
      };
    },
  }),
  defineScene({
    name: 'mountain-hut',
    subject: 'house',
    relations: ['under', 'beside', 'on'],
    object: 'mountain',
    zh: { word: '山中小屋', meaning: '推门见山' },
    en: { word: 'house under a mountain', meaning: 'open the door and there it is' },
    idea: { zh: '雪山脚下一座小屋', en: 'a small house at the foot of a snowy mountain' },
    draw: ({ cut, grow, polygon, rect, union }, dice) => {
      const peak = polygon(
        [
          [112, dice.between(12, 20)],
          [232, 226],
          [2, 226],
        ],
        [7, 6, 6],
      );
      const snow = polygon(
        [
          [112, 40],
          [146, 100],
          [128, 92],
          [112, 108],
          [94, 92],
          [78, 100],
        ],
        2,
      );
      const home = union(
        rect(132, 176, 70, 50),
        polygon(
          [
            [116, 184],
            [167, 134],
            [218, 184],
          ],
          [4, 6, 4],
        ),
      );
      const door = rect(156, 196, 22, 34, [11, 11, 0, 0]);
      return {
        parts: [...ink(cut(home, door)), ...accent(cut(peak, snow, grow(home, 10)))],
        small: [...ink(home), ...accent(cut(peak, grow(home, 14)))],
      };
    },
  }),
  defineScene({
    name: 'water-town',
    subject: 'boat',
    relations: ['under'],
    object: 'bridge',
    zh: { word: '桥下舟', meaning: '小桥流水，一橹江南' },
    en: { word: 'boat under a bridge', meaning: 'a bridge, a boat, and slow water' },
    idea: { zh: '一叶小舟穿过拱桥', en: 'a small boat passing under an arched bridge' },
    draw: ({ circle, cut, curve, grow, intersect, above, rect, shape, stroke, union }, dice) => {
      const deck = shape(
        [2, 150, null, -30],
        [120, dice.between(86, 92), 0],
        [238, 150, 30, null],
        [238, 196],
        [2, 196],
      );
      const arch = union(intersect(circle(120, 196, 74), above(196)), rect(46, 190, 148, 20));
      const hull = shape(
        [62, 178, null, 20],
        [120, 190, 0],
        [180, 178, -20, 120],
        [154, 210, 180],
        [88, 210, 180],
        [62, 178, -120, null],
      );
      const awning = shape([94, 180, null, -80], [120, 152, 0], [146, 180, 80, null], [120, 184, 180]);
      const water = stroke(curve([10, 232, -14], [65, 230, 14], [120, 232, -14], [175, 230, 14], [230, 232, -14]), 10);
      const boat = union(cut(hull, grow(awning, 8)), awning);
      return {
        parts: [...ink(cut(deck, arch), water), ...accent(boat)],
        small: [...ink(cut(deck, arch)), ...accent(union(hull, awning))],
      };
    },
  }),
];
