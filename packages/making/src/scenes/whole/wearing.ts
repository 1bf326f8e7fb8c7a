import { accent, ink, kit, type Region } from '@markwright/marks/kit';
import { bearHead, catHead, corgiHead, dogHead, type Head, headAt, pigHead, tigerHead } from '../cast/heads.ts';
import { worn as wornGear } from '../cast/headgear.ts';
import { defineScene } from '../whole-scene.ts';

const { grow } = kit;

const worn = (head: Head, full: Region, plain: Region = full): ReturnType<typeof wornGear> =>
  wornGear(head, { full, plain });

/** Animals that wear a thing. */
export const wearingScenes = [
  defineScene({
    name: 'kitchen',
    subject: 'pig',
    relations: ['wearing', 'under', 'in'],
    object: 'chef-hat',
    zh: { word: '戴厨师帽的猪', meaning: '会吃的，才最懂得下厨' },
    en: { word: 'pig in a chef’s hat', meaning: 'who eats well cooks well' },
    idea: { zh: '一头小猪戴着高高的厨师帽', en: 'a pig under a tall chef’s hat' },
    draw: ({ circle, rect, union, cut: minus, fillet }, dice) => {
      const puff = dice.between(27, 31);
      const cloud = fillet(
        union(circle(82, 48, puff), circle(120, 34, puff + 2), circle(158, 48, puff), rect(80, 50, 80, 46)),
        4,
      );
      const hat = minus(union(cloud, rect(80, 60, 80, 48, [0, 0, 6, 6])), rect(60, 78, 120, 9.5));
      return worn(headAt(pigHead('glad'), 120, 164, 1.3), hat, union(cloud, rect(80, 60, 80, 48)));
    },
  }),
  defineScene({
    name: 'gentleman',
    subject: 'tiger',
    relations: ['wearing', 'under', 'in'],
    object: 'hat',
    zh: { word: '戴礼帽的虎', meaning: '有脾气，也有风度' },
    en: { word: 'tiger in a hat', meaning: 'a temper, and manners to go with it' },
    idea: { zh: '一只老虎戴着礼帽，帽檐压到眉上', en: 'a tiger with a hat pulled down to its brow' },
    draw: ({ polygon, rect, union, cut: minus }, dice) => {
      const crown = dice.between(6, 14);
      const top = polygon(
        [
          [88, crown],
          [152, crown],
          [158, 78],
          [82, 78],
        ],
        [14, 14, 0, 0],
      );
      const hat = union(top, rect(58, 70, 124, 18, 9));
      return worn(headAt(tigerHead('open'), 120, 154, 1.42), minus(hat, rect(60, 50, 120, 10)), hat);
    },
  }),
  defineScene({
    name: 'bookish',
    subject: 'cat',
    relations: ['wearing'],
    object: 'glasses',
    zh: { word: '戴眼镜的猫', meaning: '看得细，想得远' },
    en: { word: 'cat in glasses', meaning: 'looks closely, thinks further' },
    idea: { zh: '一只猫戴着圆框眼镜', en: 'a cat in round glasses' },
    draw: ({ both, circle, polygon, rect, ring, union, cut: minus }, dice) => {
      const lens = dice.between(36, 40);
      const skull = headAt(catHead('open'), 120, 130, 1.9).skull;
      const frame = both(union(ring(74, 134, lens, 12), rect(74 + lens - 6, 126, 52 - lens, 12)));
      const arms = both(rect(18, 124, 24, 12));
      const pupil = both(circle(78, 134, 11));
      const nose = polygon(
        [
          [106, 176],
          [134, 176],
          [120, 192],
        ],
        3,
      );
      const outer = union(both(circle(74, 134, lens)), rect(74, 126, 92, 12), arms);
      return {
        parts: [...ink(minus(skull, grow(outer, 9.5), nose), pupil), ...accent(union(frame, arms))],
        small: [
          ...ink(minus(skull, grow(union(both(circle(72, 134, 44)), rect(72, 124, 96, 20)), 13))),
          ...accent(minus(union(both(circle(72, 134, 44)), rect(72, 124, 96, 20)), both(circle(72, 134, 24)))),
        ],
      };
    },
  }),
  defineScene({
    name: 'winter',
    subject: 'bear',
    relations: ['wearing'],
    object: 'scarf',
    zh: { word: '围围巾的熊', meaning: '冷天里，先把自己裹暖' },
    en: { word: 'bear in a scarf', meaning: 'cold outside, snug inside' },
    idea: { zh: '一只熊围着厚围巾，一端垂下', en: 'a bear in a thick scarf, one end hanging down' },
    draw: ({ rect, turn, union, cut: minus, grow: larger, shape }, dice) => {
      const hang = dice.between(6, 12);
      const head = headAt(bearHead('glad'), 120, 76, 1.2);
      const wrap = shape(
        [44, 136, null, 30],
        [120, 156, 0],
        [196, 136, -30, 100],
        [190, 174, 150],
        [120, 190, 180],
        [50, 174, -150],
        [44, 136, -80, null],
      );
      const end = turn(minus(rect(140, 168, 42, 66, 5), rect(156, 220, 9.5, 30)), -hang, [160, 170]);
      const tail = minus(end, larger(wrap, 9.5));
      return {
        parts: [...ink(minus(head.ink, larger(wrap, 10))), ...accent(wrap, tail)],
        small: [
          ...ink(minus(head.plain, larger(wrap, 14))),
          ...accent(union(wrap, turn(rect(140, 160, 44, 74, 5), -hang, [160, 170]))),
        ],
      };
    },
  }),
  defineScene({
    name: 'sunday-best',
    subject: 'dog',
    relations: ['wearing'],
    object: 'bow-tie',
    zh: { word: '系领结的狗', meaning: '见朋友，要体面' },
    en: { word: 'dog in a bow tie', meaning: 'dressed up to meet a friend' },
    idea: { zh: '一只小狗系着大领结', en: 'a dog with a large bow tie' },
    draw: ({ both, rect, polygon, union, grow: larger, cut: minus }, dice) => {
      const wing = dice.between(54, 62);
      const head = headAt(dogHead('glad'), 120, 92, 1.42);
      const side = polygon(
        [
          [112, 194],
          [112 - wing, 166],
          [112 - wing, 234],
          [112, 208],
        ],
        [2, 9, 9, 2],
      );
      const knot = rect(106, 184, 28, 34, 9);
      const wings = minus(both(side), larger(knot, 9));
      return {
        parts: [...ink(minus(head.ink, larger(union(wings, knot), 10))), ...accent(wings, knot)],
        small: [...ink(minus(head.plain, larger(both(side), 14))), ...accent(union(both(side), knot))],
      };
    },
  }),
  defineScene({
    name: 'crowned',
    subject: 'cat',
    relations: ['wearing', 'under'],
    object: 'crown',
    zh: { word: '戴王冠的猫', meaning: '这家店，谁说了算，一看便知' },
    en: { word: 'cat in a crown', meaning: 'one look tells you who runs this place' },
    idea: { zh: '一只猫闭着眼，头顶王冠', en: 'a cat, eyes closed, a crown between its ears' },
    draw: ({ polygon, rect, union, circle }, dice) => {
      const tall = dice.between(8, 18);
      const points = polygon(
        [
          [84, 78],
          [74, 30],
          [101, 52],
          [120, tall],
          [139, 52],
          [166, 30],
          [156, 78],
        ],
        [2, 3, 0, 3, 0, 3, 2],
      );
      const crown = union(points, rect(84, 70, 72, 22, 3));
      return worn(headAt(catHead('lowered'), 120, 160, 1.4), kit.cut(crown, circle(120, 66, 8)), crown);
    },
  }),
  defineScene({
    name: 'captain',
    subject: 'corgi',
    relations: ['wearing', 'under'],
    object: 'cap',
    zh: { word: '戴帽的柯基', meaning: '腿短，走得远' },
    en: { word: 'corgi in a cap', meaning: 'short legs, long walks' },
    idea: { zh: '一只柯基戴着鸭舌帽，两耳竖在帽边', en: 'a corgi in a cap, its ears up at both sides' },
    draw: ({ rect, circle, intersect, above, union, cut: minus, path, stroke }, dice) => {
      const dome = dice.between(38, 42);
      const top = intersect(circle(120, 70, dome), above(72));
      const peak = rect(74, 80, 92, 16, 8);
      const seam = stroke(path([120, 10]).line([120, 74]), 9, 'butt');
      const cap = union(minus(top, seam), peak);
      return worn(headAt(corgiHead('open'), 120, 150, 1.5), cap, union(top, rect(74, 70, 92, 26, 8)));
    },
  }),
];
