import { defineMark, ink } from '../../kit/define-mark.ts';
import { character } from '../motifs/character.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'chinese-food',
  concept: 'moon-cake',
  zh: { word: '月饼', meaning: '月圆饼圆，人也团圆', also: ['中秋月饼', '广式月饼', '蛋黄月饼'] },
  en: {
    word: 'mooncake',
    meaning: 'a round cake for the round moon, when everyone comes home',
    also: ['moon cake', 'mid-autumn cake'],
  },
};

export const moonCakeMarks = [
  defineMark({
    ...words,
    name: 'with-moon',
    idea: {
      zh: '花边圆饼，正中印一个“月”字',
      en: 'a scalloped cake with the character for moon stamped in the middle',
    },
    draw: ({ circle, ring, rect, onCircle, union, cut }, dice) => {
      const edge = dice.between(17, 19);
      const cake = union(
        circle(120, 120, 96),
        ...Array.from({ length: 14 }, (_, i) => circle(...onCircle(120, 120, 95, (i * 360) / 14), edge)),
      );
      return {
        parts: ink(cut(cake, ring(120, 120, 86, 9), character('月', 80, 80, 82, 10))),
        small: ink(cut(circle(120, 120, 112), ring(120, 120, 90, 17), rect(92, 84, 18, 70), rect(130, 84, 18, 70))),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'stamped',
    idea: {
      zh: '一只厚月饼：花棱分明，面上印着一朵团花',
      en: 'a thick mooncake with fluted sides, a flower pressed into its face',
    },
    draw: ({ rect, union, cut, vesica, grow }, dice) => {
      const gap = dice.between(9, 10.5);
      const deep = dice.between(66, 74);
      const top = oval(120, 88, 112, 62);
      const ribs = [-2, -1, 0, 1, 2].map((i) => {
        const edge = 88 + deep + 62 * Math.sqrt(1 - ((i * 41) / 112) ** 2);
        return rect(120 + i * 41 - gap / 2, edge - 44, gap, 60, gap / 2);
      });
      const side = cut(union(oval(120, 88 + deep, 112, 62), rect(8, 88, 224, deep)), grow(top, gap), ...ribs);
      const petal = (degrees: number, long: number, wide: number) => {
        const tip = (Math.PI * degrees) / 180;
        const [dx, dy] = [Math.cos(tip) * long, Math.sin(tip) * long * 0.56];
        return vesica([120 + dx * 0.2, 88 + dy * 0.2], [120 + dx, 88 + dy], wide);
      };
      const flower = [0, 60, 120, 180, 240, 300].map((a) => petal(a, 76, 24));
      return {
        parts: ink(cut(top, ...flower), side),
        small: ink(
          cut(top, oval(120, 88, 54, 24)),
          cut(union(oval(120, 170, 112, 62), rect(8, 88, 224, 80)), grow(top, 16)),
        ),
        places: { top: { x: 120, y: 50, width: 140 }, ground: 150 + deep, facing: 'front' },
      };
    },
  }),
];
