import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'dishes',
  concept: 'tea-egg',
  zh: { word: '茶叶蛋', meaning: '裂纹里都是茶香', also: ['卤蛋', '五香茶叶蛋', '茶蛋', '红鸡蛋'] },
  en: {
    word: 'tea egg',
    meaning: 'tea has found its way through every crack',
    also: ['marbled egg', 'spiced egg', 'braised egg', 'crackled egg'],
  },
};

export const teaEggMarks = [
  defineMark({
    ...words,
    name: 'crackle',
    idea: {
      zh: '一枚敲裂的茶叶蛋，纹路如冰裂，旁有茶叶',
      en: 'an egg with a net of fine cracks, two tea leaves under it',
    },
    draw: ({ circle, rect, vesica, above, below, path, stroke, union, cut, intersect, grow, both }, dice) => {
      const pen = dice.between(10, 11);
      const kink = dice.between(-6, 6);
      const egg = union(
        intersect(circle(120, 124, 80), below(124)),
        intersect(circle(90, 124, 110), circle(150, 124, 110), above(124)),
      );
      const crack = union(
        stroke(path([30, 96]).line([88, 92 + kink], [118, 124], [160, 98], [214, 112]), pen),
        stroke(path([88, 92 + kink]).line([104, 52], [92, 0]), pen),
        stroke(path([118, 124]).line([108, 164], [136, 218]), pen),
        stroke(path([108, 164]).line([30, 172]), pen),
        stroke(path([160, 98]).line([176, 160], [210, 180]), pen),
      );
      const leaf = cut(both(vesica([118, 236], [236, 182], 38)), grow(egg, 10), rect(116, 200, 8, 60));
      return {
        parts: [...ink(cut(egg, crack)), ...accent(leaf)],
        small: ink(
          cut(egg, stroke(path([40, 96]).line([100, 90], [124, 124], [200, 110]), 17)),
          both(vesica([130, 236], [236, 190], 30)),
        ),
        places: { top: { x: 120, y: 20, width: 40 }, ground: 232, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-a-bowl',
    idea: { zh: '一碗茶叶蛋，壳上裂纹如瓷', en: 'tea eggs in a bowl, their shells crackled' },
    draw: ({ circle, above, path, shape, stroke, grow, cut, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const egg = (x: number, y: number) => shape([x, y - 46, 0], [x + 36, y, 90], [x, y + 34, 180], [x - 36, y, -90]);
      const crackle = (x: number, y: number) =>
        stroke(path([x - 16, y - 30]).line([x - 4, y - 12], [x + 14, y - 18]), 9);
      const rim = above(128 - gap);
      const [left, mid, right] = [egg(56, 112), egg(120, 78), egg(184, 112)];
      return {
        parts: [
          ...accent(
            intersect(cut(left, grow(mid, gap), crackle(54, 112)), rim),
            intersect(cut(mid, stroke(path([104, 50]).line([118, 70], [110, 92], [134, 98]), 9)), rim),
            intersect(cut(right, grow(mid, gap), crackle(190, 112)), rim),
          ),
          ...ink(bowl(120, 128, 106)),
        ],
        small: ink(
          bowl(120, 132, 106),
          intersect(circle(66, 104, 38), above(116)),
          intersect(circle(174, 104, 38), above(116)),
        ),
        places: { ground: 230, facing: 'front' },
      };
    },
  }),
];
