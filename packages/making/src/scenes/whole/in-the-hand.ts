import { inHands, onPalm } from '../cast/hands.ts';
import { roundStar } from '../cast/settings.ts';
import type { Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** An open hand, or two cupped ones, with something in them. */
export const inTheHandScenes = [
  defineScene({
    name: 'reach',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and'],
    object: 'star',
    zh: { word: '手托的星', meaning: '伸手，就有一颗' },
    en: { word: 'a star in the hand', meaning: 'reach, and there is one for you' },
    idea: { zh: '一只手托着一颗星', en: 'an open hand with a star on it' },
    draw: (_kit, dice) => {
      const star = roundStar(120, 92, dice.between(72, 78));

      return onPalm(star, star);
    },
  }),
  defineScene({
    name: 'good-return',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and'],
    object: 'coin',
    zh: { word: '手托的钱', meaning: '稳稳托住每一分' },
    en: { word: 'a coin in the hand', meaning: 'every penny in safe keeping' },
    idea: { zh: '一只手托着一枚方孔钱', en: 'an open hand with a square-holed coin' },
    draw: ({ circle, cut, rect, ring }, dice) => {
      const r = dice.between(58, 62);
      const money = cut(circle(120, 90, r), ring(120, 90, r - 11, 9.5), rect(105, 75, 30, 30, 2));
      return onPalm(money, cut(circle(120, 90, r), rect(103, 73, 34, 34)));
    },
  }),
  defineScene({
    name: 'served',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and'],
    object: 'coffee',
    zh: { word: '手托的咖啡', meaning: '端到面前，还是热的' },
    en: { word: 'coffee in the hand', meaning: 'brought to you, still hot' },
    idea: { zh: '一只手托着一杯冒热气的咖啡', en: 'an open hand with a steaming cup' },
    draw: ({ curve, cut, rect, ring, stroke, union }, dice) => {
      const lift = dice.between(14, 22);
      const cup = union(rect(74, 78, 82, 72, [6, 6, 30, 30]), cut(ring(158, 106, 26, 12), rect(60, 60, 96, 100)));
      const steam = union(
        stroke(curve([98, 62, -60], [98, lift, -60]), 10),
        stroke(curve([132, 62, -60], [132, lift, -60]), 10),
      );
      return onPalm(union(cup, steam), cup);
    },
  }),
  defineScene({
    name: 'tame',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and'],
    object: 'bird',
    zh: { word: '手上鸟', meaning: '信任，停在掌心' },
    en: { word: 'a bird in the hand', meaning: 'trust, come to rest in the palm' },
    idea: { zh: '一只小鸟停在掌上', en: 'a small bird standing on an open hand' },
    draw: ({ circle, cut, polygon, shape, union }, dice) => {
      const tail = dice.between(194, 204);
      const bird = union(
        shape(
          [60, 84, null, -80],
          [96, 46, 0],
          [138, 80, 50],
          [tail, 132, null, 190],
          [140, 132, 180],
          [112, 152, 180],
          [60, 110, -98],
          [60, 84, -86, null],
        ),
        polygon(
          [
            [64, 78],
            [34, 90],
            [64, 100],
          ],
          [0, 2, 0],
        ),
      );
      return onPalm(cut(bird, circle(86, 86, 7)), bird);
    },
  }),
  defineScene({
    name: 'shade',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and'],
    object: 'tree',
    zh: { word: '手托的树', meaning: '托起一片荫凉' },
    en: { word: 'a tree in the hand', meaning: 'a little shade, held up' },
    idea: { zh: '一只手托着一棵大树', en: 'an open hand with a tree on it' },
    draw: ({ circle, rect, union }, dice) => {
      const crown = dice.between(50, 56);
      const tree = union(
        circle(120, crown, 38),
        circle(82, crown + 26, 32),
        circle(158, crown + 26, 32),
        rect(84, crown + 10, 72, 46, 20),
        rect(110, crown + 50, 20, 70),
      );
      return onPalm(tree, tree);
    },
  }),
  defineScene({
    name: 'to-your-door',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and'],
    object: 'parcel',
    zh: { word: '手托的包裹', meaning: '送到手上，才算送到' },
    en: { word: 'a parcel in the hand', meaning: 'delivered means into your hands' },
    idea: { zh: '一只手托着一个包裹', en: 'an open hand with a parcel on it' },
    draw: ({ cut, rect }, dice) => {
      const h = dice.between(104, 110);
      const box = rect(58, 44, 124, h, 8);
      return onPalm(cut(box, rect(104, 30, 32, 54, 4), rect(76, h + 10, 36, 9.5, 4)), cut(box, rect(104, 30, 32, 50)));
    },
  }),
  defineScene({
    name: 'midnight',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and'],
    object: 'moon',
    zh: { word: '手托的月', meaning: '手可摘，也可赠' },
    en: { word: 'the moon in a hand', meaning: 'picked from the sky, to give away' },
    idea: { zh: '一只手托着一弯月', en: 'an open hand with the crescent moon on it' },
    draw: ({ circle, cut }, dice) => {
      const moon = cut(circle(116, 84, 72), circle(dice.between(146, 150), 66, 58));

      return onPalm(moon, moon);
    },
  }),
  defineScene({
    name: 'every-drop',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and', 'wrapped-round'],
    object: 'water',
    zh: { word: '手捧的水', meaning: '一滴也珍惜' },
    en: { word: 'a drop in the hands', meaning: 'every drop is worth keeping' },
    idea: { zh: '两只手捧着一滴水', en: 'two hands cupped under a drop of water' },
    draw: ({ curve, cut, drop, stroke }, dice) => {
      const r = dice.between(46, 50);
      const water = drop(120, 108, r, [120, 14]);
      return inHands(cut(water, stroke(curve([96, 112, 80], [116, 134, 10]), 9.5)), water);
    },
  }),
  defineScene({
    name: 'one-earth',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and', 'wrapped-round'],
    object: 'globe',
    zh: { word: '手捧的地球', meaning: '天下，捧在手心' },
    en: { word: 'the earth in the hands', meaning: 'the whole world, handled with care' },
    idea: { zh: '两只手捧着地球', en: 'two hands cupped round the globe' },
    draw: ({ circle, cut, intersect, outline, rect, union, vesica }, dice) => {
      const r = dice.between(68, 72);
      const lines = union(rect(30, 84, 180, 9), rect(115.5, 0, 9, 180), outline(vesica([120, 10], [120, 166], 76), 9));
      return inHands(
        cut(circle(120, 88, r), intersect(lines, circle(120, 88, r))),
        cut(circle(120, 88, r), rect(40, 80, 160, 16), rect(112, 0, 16, 180)),
      );
    },
  }),
  defineScene({
    name: 'calm',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and', 'wrapped-round'],
    object: 'lotus',
    zh: { word: '手捧的莲', meaning: '一念清净，莲开掌中' },
    en: { word: 'a lotus in the hands', meaning: 'one quiet thought, and it opens' },
    idea: { zh: '两只手捧着一朵莲花', en: 'two hands cupped under a lotus' },
    draw: ({ both, cut, grow, union, vesica }, dice) => {
      const top = dice.between(14, 22);
      const petal = (x: number, y: number, w: number): Region => vesica([120, 156], [x, y], w);
      const middle = petal(120, top, 52);
      const inner = cut(both(petal(70, 48, 48)), grow(middle, 9));
      const outer = cut(both(petal(34, 88, 40)), grow(union(middle, both(petal(70, 48, 48))), 9));
      return inHands(union(middle, inner, outer), union(middle, both(petal(56, 60, 54))));
    },
  }),
  defineScene({
    name: 'keep-it-lit',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and', 'wrapped-round'],
    object: 'flame',
    zh: { word: '手护的火', meaning: '护住的，是一点热望' },
    en: { word: 'a flame in the hands', meaning: 'a small fire, well guarded' },
    idea: { zh: '两只手护着一簇火', en: 'two hands cupped round a flame' },
    draw: ({ cut, drop, shape }, dice) => {
      const top = dice.between(12, 20);
      const fire = shape(
        [120, top, null, 60],
        [168, 110, 90],
        [120, 162, 180],
        [72, 112, -90],
        [92, 66, null, 50],
        [106, 78, null, -70],
        [120, top, -60, null],
      );
      return inHands(cut(fire, drop(120, 132, 18, [120, 92])), fire);
    },
  }),
  defineScene({
    name: 'best-friends',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and', 'facing', 'beside'],
    object: 'paw',
    zh: { word: '手与爪', meaning: '握手，就是一辈子的朋友' },
    en: { word: 'a paw in the hands', meaning: 'shake on it: friends for life' },
    idea: { zh: '两只手捧着一枚爪印', en: 'two hands cupped under a paw print' },
    draw: ({ both, circle, shape, union }, dice) => {
      const r = dice.between(20, 22);
      const pads = union(
        shape(
          [120, 96, 0],
          [164, 136, 80],
          [140, 156, 190],
          [120, 150, 180],
          [100, 156, 170],
          [76, 136, -80],
          [120, 96, 0, null],
        ),
        both(circle(98, 58, r)),
        both(circle(62, 88, r - 3)),
      );
      return inHands(pads, pads);
    },
  }),
  defineScene({
    name: 'nest-egg',
    subject: 'hand',
    relations: ['holding', 'carrying', 'under', 'and', 'wrapped-round'],
    object: 'egg',
    zh: { word: '手捧的蛋', meaning: '轻拿轻放的期待' },
    en: { word: 'an egg in the hands', meaning: 'hope, handled gently' },
    idea: { zh: '两只手捧着一枚蛋', en: 'two hands cupped under an egg' },
    draw: ({ curve, cut, shape, stroke }, dice) => {
      const top = dice.between(24, 32);
      const egg = shape([120, top, 0], [168, 104, 90], [120, 156, 180], [72, 104, -90], [120, top, 0, null]);
      return inHands(cut(egg, stroke(curve([96, 92, -70], [114, 58, -40]), 10)), egg);
    },
  }),
];
