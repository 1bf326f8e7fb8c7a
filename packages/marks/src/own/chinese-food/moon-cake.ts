import { accent, defineMark, ink } from '../../kit/define-mark.ts';
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
    name: 'cut-open',
    idea: {
      zh: '一只花边月饼切开一角，蛋黄像满月',
      en: 'a fluted mooncake with a wedge drawn out, its yolk a full moon',
    },
    draw: ({ circle, ring, around, union, cut, sector, move, intersect, fillet }, dice) => {
      const gap = dice.between(9.5, 11);
      const yolk = dice.between(32, 36);
      const away = dice.between(13, 16);
      const [x, y] = [112, 128];
      const cake = fillet(union(circle(x, y, 92), ...around(circle(x, y - 86, 22), 16, [x, y])), 4);
      const wedge = sector(x, y, 200, -80, -10);
      const body = cut(cake, circle(x, y, yolk + gap), ring(x, y, 78, gap));
      const centre = circle(x, y, yolk);
      const out = (region: typeof cake) => move(intersect(region, wedge), away, -away);
      return {
        parts: [...ink(cut(body, wedge), out(body)), ...accent(cut(centre, wedge), out(centre))],
        small: ink(cut(cake, circle(x, y, 58)), circle(x, y, 38)),
        places: { inside: { x, y, width: 60, height: 60 }, facing: 'front' },
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
