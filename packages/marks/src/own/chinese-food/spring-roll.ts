import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'chinese-food',
  concept: 'spring-roll',
  zh: { word: '春卷', meaning: '薄皮卷起新韭，一口是春', also: ['炸春卷', '薄饼卷'] },
  en: {
    word: 'spring roll',
    meaning: 'thin skin rolled round the first greens, spring in one bite',
    also: ['egg roll', 'fried roll'],
  },
};

export const springRollMarks = [
  defineMark({
    ...words,
    name: 'cut-halves',
    idea: {
      zh: '春卷斜切两段立在盘中，切面满是馅',
      en: 'a spring roll cut on the slant, two halves standing on a plate',
    },
    draw: ({ rect, union, cut, turn, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const half = dice.between(41, 44);
      const step = dice.between(34, 44);
      const roll = (x: number, y: number, side: 1 | -1) => {
        const face = turn(oval(x, y, half * 1.2, 37), 32 * side, [x, y]);
        const drop = half * Math.tan((32 * Math.PI) / 180);
        const wall = polygon([
          [x - half, y - drop * side],
          [x + half, y + drop * side],
          [x + half, 190],
          [x - half, 190],
        ]);
        const within = (by: number) => turn(oval(x, y, half * 1.2 - by, 37 - by), 32 * side, [x, y]);
        return { mouth: within(11), filling: within(20), wall: union(wall, face) };
      };
      const [left, right] = [roll(72, 62, 1), roll(168, 62 + step, -1)];
      const skin = (one: typeof left) => cut(one.wall, one.mouth);
      return {
        parts: [
          ...ink(skin(left), skin(right), rect(4, 190 + gap, 232, 20, [4, 4, 10, 10])),
          ...accent(left.filling, right.filling),
        ],
        small: ink(skin(left), skin(right), rect(4, 206, 232, 26, 8)),
        places: { ground: 220, top: { x: 72, y: 40, width: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bitten',
    idea: { zh: '一根春卷斜着咬开，馅料探出头', en: 'a spring roll bitten at one end, its filling looking out' },
    draw: ({ circle, rect, union, cut, path, stroke, turn, vesica, grow }, dice) => {
      const gap = dice.between(9, 10.5);
      const tilt = dice.between(30, 40);
      const half = dice.between(43, 47);
      const body = rect(120 - half, 60, half * 2, 180, [0, 0, 22, 22]);
      const bites = union(circle(120 - half + 12, 58, 20), circle(120, 54, 22), circle(120 + half - 12, 58, 20));
      const flap = stroke(path([60, 196]).line([120, 158], [190, 118]), gap, 'butt');
      const tuck = stroke(path([190, 226]).line([120, 158]), gap, 'butt');
      const strip = (x: number, top: number) => rect(x - 9, top, 18, 90, [9, 9, 0, 0]);
      const greens = union(strip(92, 22), strip(120, 4), strip(148, 16));
      const lean = (region: typeof body) => turn(region, tilt, [120, 140]);
      const roll = cut(body, bites, flap, tuck);
      return {
        parts: [...ink(lean(roll)), ...accent(lean(cut(greens, grow(cut(body, bites), gap))))],
        small: ink(
          lean(cut(body, bites, stroke(path([60, 190]).line([190, 120]), 17))),
          lean(cut(vesica([120, 90], [120, 0], 60), grow(cut(body, bites), 14))),
        ),
        places: { facing: 'right' },
      };
    },
  }),
];
