import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'pen',
  zh: { word: '笔', meaning: '把想法落到纸上，从第一笔开始' },
  en: { word: 'pen', meaning: 'a thought becomes real with the first line' },
};

export const penMarks = [
  defineMark({
    ...words,
    name: 'nib',
    idea: {
      zh: '一枚钢笔尖，一缝到圆孔',
      en: 'the nib of a fountain pen, slit from its point to a round breather',
    },
    draw: ({ path, circle, rect, union, cut, grow }, dice) => {
      const shoulder = dice.between(62, 70);
      const hole = dice.between(13, 16);
      const slit = dice.between(10, 11.5);
      const collar = dice.between(28, 34);
      const blade = path([120 - 42, 66])
        .through([120 - shoulder, 128], [120, 230])
        .through([120 + shoulder, 128], [120 + 42, 66])
        .close();
      const cutOut = (radius: number, weight: number) =>
        union(circle(120, 126, radius), rect(120 - weight / 2, 126, weight, 140));
      const base = rect(120 - 46, 14, 92, collar, 8);
      return {
        parts: [...ink(cut(blade, cutOut(hole, slit), grow(base, 9))), ...accent(base)],
        small: ink(cut(blade, cutOut(20, 17)), rect(74, 14, 92, 34, 4)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pencil-line',
    idea: {
      zh: '一支铅笔，刚画完一道波线',
      en: 'a pencil just finishing a wavy line',
    },
    draw: ({ rect, polygon, path, stroke, turn }, dice) => {
      const wide = dice.between(44, 50);
      const tilt = dice.between(38, 46);
      const weight = dice.between(13, 15);
      const [x, shoulder] = [120, 150];
      const half = wide / 2;
      const body = rect(x - half, 20, wide, shoulder - 20);
      const end = rect(x - half, -18, wide, 28, [10, 10, 0, 0]);
      const point = polygon([
        [x - half, shoulder + 10],
        [x + half, shoulder + 10],
        [x, shoulder + 58],
      ]);
      const line = stroke(path([78, 212]).through([108, 196], [138, 212]).smooth([198, 212]), weight);
      const place = (region: typeof body) => turn(region, tilt, [120, 110]);
      return {
        parts: [...ink(place(body), place(point)), ...accent(place(end), line)],
        small: ink(
          place(
            polygon([
              [x - 30, -10],
              [x + 30, -10],
              [x + 30, shoulder - 10],
              [x - 30, shoulder - 10],
            ]),
          ),
          place(
            polygon([
              [x - 30, shoulder + 6],
              [x + 30, shoulder + 6],
              [x, shoulder + 58],
            ]),
          ),
        ),
      };
    },
  }),
];
