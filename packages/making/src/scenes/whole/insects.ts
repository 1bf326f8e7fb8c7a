import { accent, ink, type Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** Scenes with insects. */
export const insectScenes = [
  defineScene({
    name: 'strings',
    subject: 'butterfly',
    relations: ['on', 'and', 'shaped-like'],
    object: 'guitar',
    zh: { word: '琴上蝶', meaning: '一拨弦，蝶就醒了' },
    en: { word: 'butterfly guitar', meaning: 'touch the strings and the butterfly wakes' },
    idea: { zh: '琴身两侧展开一对蝶翅', en: 'a guitar for the body of a butterfly, its wings on both sides' },
    draw: ({ both, circle, cut, grow, rect, shape, union }, dice) => {
      const span = dice.between(4, 12);
      const neck = union(rect(111, 22, 18, 110), rect(104, 6, 32, 30, 6));
      const box = union(circle(120, 138, 27), circle(120, 186, 38), rect(102, 136, 36, 40));
      const guitar = union(neck, box);
      const upper = shape([112, 128, null, -120], [span, 40, null, 96], [26, 128, 60], [96, 148, 10, null]);
      const lower = shape([100, 154, null, 200], [24, 158, 110], [34, 214, 30], [92, 196, -50, null]);
      const wings = both(union(upper, cut(lower, grow(upper, 9.5))));
      return {
        parts: [
          ...ink(cut(guitar, circle(120, 152, 11), rect(102, 196, 36, 10, 3))),
          ...accent(cut(wings, grow(guitar, 10))),
        ],
        small: [...ink(cut(guitar, circle(120, 156, 13))), ...accent(cut(wings, grow(guitar, 14)))],
      };
    },
  }),
  defineScene({
    name: 'nectar',
    subject: 'bee',
    relations: ['on', 'over', 'beside', 'facing'],
    object: 'flower',
    zh: { word: '花上蜂', meaning: '忙碌的一天，从最甜处开始' },
    en: { word: 'bee on a flower', meaning: 'a busy day starts at the sweetest place' },
    idea: { zh: '一只蜜蜂停在花心上', en: 'a bee at the heart of a flower' },
    draw: ({ around, circle, cut, grow, rect, turn, union, vesica }, dice) => {
      const spin = dice.between(0, 20);
      const petals = around(circle(120, 56, 43), 6, [120, 128]).map((petal) => turn(petal, spin, [120, 128]));
      const flower = union(...petals, circle(120, 128, 60));
      const tilt = (r: Region): Region => turn(r, 34, [120, 124]);
      const abdomen = vesica([120, 78], [120, 186], 62);
      const stripes = union(rect(70, 120, 100, 10), rect(70, 141, 100, 10));
      const head = circle(120, 82, 19);
      const wings = union(vesica([116, 106], [58, 66], 32), vesica([124, 106], [182, 66], 32));
      const bee = tilt(union(cut(union(abdomen, head), stripes), cut(wings, grow(union(abdomen, head), 8))));
      const hull = tilt(union(abdomen, head, wings));
      return {
        parts: [...ink(bee), ...accent(cut(flower, grow(hull, 10)))],
        small: [
          ...ink(tilt(cut(union(abdomen, head, wings), rect(70, 130, 100, 16)))),
          ...accent(cut(flower, grow(hull, 14))),
        ],
      };
    },
  }),
];
