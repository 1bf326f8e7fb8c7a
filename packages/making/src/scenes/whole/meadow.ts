import { accent, ink, type Region } from '@markwright/marks/kit';
import { put, songbird } from '../cast/wild.ts';
import { defineScene } from '../whole-scene.ts';

/** Birds, insects and a turtle out of doors. */
export const meadowScenes = [
  defineScene({
    name: 'spring-nest',
    subject: 'bird',
    relations: ['in', 'on'],
    object: 'nest',
    zh: { word: '巢中鸟', meaning: '守着，就是家' },
    en: { word: 'bird in a nest', meaning: 'to keep watch is to be home' },
    idea: { zh: '一只鸟伏在巢里', en: 'a bird sitting in its nest' },
    draw: ({ cut, grow, shape, stroke, curve, union }, dice) => {
      const { body, holes } = songbird();
      const bird = put(body, 6, -6);
      const nest = shape(
        [20, 146, null, 20],
        [120, 162, 0],
        [222, 146, -20, 110],
        [120, dice.between(224, 232), 180],
        [20, 146, -110, null],
      );
      const straw = union(
        stroke(curve([42, 178, 24], [120, 194, 0], [150, 190, -12]), 9),
        stroke(curve([96, 214, 0], [160, 208, -20], [196, 180, -40]), 9),
      );
      return {
        parts: [...ink(cut(bird, put(holes, 6, -6), grow(nest, 10))), ...accent(cut(nest, straw))],
        small: [...ink(cut(bird, grow(nest, 14))), ...accent(nest)],
      };
    },
  }),
  defineScene({
    name: 'nectar-wings',
    subject: 'butterfly',
    relations: ['on', 'beside'],
    object: 'flower',
    zh: { word: '蝶恋花', meaning: '花开蝶来，各取所爱' },
    en: { word: 'butterfly on a flower', meaning: 'the flower opens, the wings come' },
    idea: { zh: '一只蝴蝶停在花心上', en: 'a butterfly resting on the heart of a flower' },
    draw: ({ around, both, circle, cut, grow, path, rect, stroke, turn, union }, dice) => {
      const wings = union(both(circle(84, 98, dice.between(34, 37))), both(circle(94, 144, 24)));
      const body = rect(112.5, 78, 15, 96, 7.5);
      const feelers = both(stroke(path([117, 84]).line([102, 48]), 9));
      const fly = (region: Region): Region => turn(region, 24, [120, 120]);
      const shape = fly(union(wings, body, feelers));
      const petals = union(circle(120, 120, 60), ...around(circle(120, 56, 45), 6, [120, 120]));
      return {
        parts: [...ink(fly(union(cut(wings, grow(body, 9)), body, feelers))), ...accent(cut(petals, grow(shape, 10)))],
        small: [...ink(fly(union(wings, body))), ...accent(cut(petals, grow(shape, 14)))],
      };
    },
  }),
  defineScene({
    name: 'morning-dew',
    subject: 'ladybug',
    relations: ['on'],
    object: 'leaf',
    zh: { word: '叶上瓢虫', meaning: '一点红，醒了一片绿' },
    en: { word: 'ladybird on a leaf', meaning: 'one red dot wakes the green' },
    idea: { zh: '一只瓢虫停在叶上', en: 'a ladybird on a leaf' },
    draw: ({ circle, cut, curve, grow, rect, stroke, turn, union, vesica }, dice) => {
      const leaf = vesica([8, 214], [232, 96], dice.between(112, 120));
      const rib = stroke(curve([40, 198], [206, 110]), 10);
      const shell = circle(112, 116, 54);
      const head = cut(circle(112, 62, 28), circle(112, 116, 63));
      const bug = (region: Region): Region => turn(region, 28, [112, 116]);
      const seam = rect(107, 60, 10, 120);
      const spots = union(circle(86, 102, 10), circle(138, 102, 10), circle(90, 136, 9), circle(134, 136, 9));
      const whole = bug(union(shell, circle(112, 62, 28)));
      return {
        parts: [...ink(bug(cut(shell, seam, spots)), bug(head)), ...accent(cut(leaf, rib, grow(whole, 10)))],
        small: [
          ...ink(bug(cut(union(shell, circle(112, 62, 28)), rect(104, 60, 16, 120)))),
          ...accent(cut(leaf, grow(whole, 14))),
        ],
      };
    },
  }),
  defineScene({
    name: 'comb-bee',
    subject: 'bee',
    relations: ['on', 'over', 'beside'],
    object: 'honey',
    zh: { word: '采蜜的蜂', meaning: '一格一格，攒下甜' },
    en: { word: 'bee on honeycomb', meaning: 'sweetness, cell by cell' },
    idea: { zh: '一只蜜蜂停在蜂巢的六角格上', en: 'a bee over the cells of a honeycomb' },
    draw: ({ cut, grow, onCircle, polygon, union, vesica }, dice) => {
      const cell = (x: number, y: number, r: number): Region =>
        polygon(
          [0, 1, 2, 3, 4, 5].map((i) => onCircle(x, y, r, 60 * i + 30)),
          4,
        );
      const comb = union(cell(62, 192, 46), cell(148, 192, 46), cell(105, 118, 46), cell(191, 118, 46));
      const body = vesica([46, 112], [176, dice.between(52, 58)], 74);
      const stripes = union(
        polygon([
          [92, 40],
          [104, 40],
          [126, 140],
          [114, 140],
        ]),
        polygon([
          [126, 30],
          [138, 30],
          [156, 120],
          [144, 120],
        ]),
      );
      const wings = union(vesica([104, 62], [84, 0], 38), vesica([122, 54], [134, -8], 36));
      const bee = union(body, wings);
      return {
        parts: [...ink(cut(body, stripes, grow(wings, 9)), wings), ...accent(cut(comb, grow(bee, 10)))],
        small: [
          ...ink(union(cut(body, stripes), wings)),
          ...accent(cut(union(cell(62, 192, 46), cell(160, 192, 46)), grow(bee, 14))),
        ],
      };
    },
  }),
  defineScene({
    name: 'turtle-isle',
    subject: 'turtle',
    relations: ['carrying', 'under'],
    object: 'island',
    zh: { word: '龟背岛', meaning: '慢慢走，带着整座岛' },
    en: { word: 'turtle carrying an island', meaning: 'slow, with a whole island along' },
    idea: { zh: '龟背上长着一棵椰树', en: 'a turtle with a palm growing on its shell' },
    draw: ({ circle, cut, curve, grow, rect, shape, stroke, union, vesica }, dice) => {
      const bend = dice.between(112, 118);
      const shell = shape([14, 186, null, -80], [104, 112, 0], [194, 186, 80, null]);
      const legs = union(rect(34, 196, 40, 34, [0, 0, 10, 10]), rect(134, 196, 40, 34, [0, 0, 10, 10]));
      const head = union(
        circle(214, 164, 24),
        shape([192, 160], [236, 166, null, 110], [196, 208, 180, null], [180, 208]),
      );
      const body = union(rect(2, 194, 204, 18, 9), legs, head);
      const trunk = stroke(curve([98, 128, -90], [bend, 56, -70]), 12, 'butt');
      const frond = (x: number, y: number): Region => vesica([bend, 56], [x, y], 20);
      const palm = union(
        trunk,
        frond(62, 48),
        frond(82, 88),
        frond(88, 16),
        frond(148, 20),
        frond(168, 56),
        frond(146, 90),
      );
      return {
        parts: [...ink(cut(shell, grow(trunk, 9.5), grow(body, 9.5)), cut(body, circle(220, 160, 6))), ...accent(palm)],
        small: [
          ...ink(cut(union(shell, body), grow(trunk, 12))),
          ...accent(
            union(
              trunk,
              vesica([bend, 56], [56, 50], 28),
              vesica([bend, 56], [172, 48], 28),
              vesica([bend, 56], [112, 4], 26),
            ),
          ),
        ],
      };
    },
  }),
];
