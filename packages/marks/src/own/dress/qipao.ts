import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'qipao',
  zh: { word: '旗袍', meaning: '一寸一寸合身，东方的线条', also: ['长衫', '旗袍定制', '唐装裙'] },
  en: {
    word: 'qipao',
    meaning: 'cut close to the line of the body, grace of the East',
    also: ['cheongsam', 'chinese dress', 'mandarin gown'],
  },
};

export const qipaoMarks = [
  defineMark({
    ...words,
    name: 'dress',
    idea: {
      zh: '一袭旗袍：立领，斜襟盘扣，收腰开衩',
      en: 'a qipao: standing collar, slanting front with knots, a nipped waist and a slit',
    },
    draw: ({ path, rect, cut, stroke, circle, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const waist = dice.between(31, 34);
      const hip = dice.between(44, 47);
      const dress = path([104, 32])
        .line([76, 42], [58, 82], [82, 90])
        .through([120 - waist, 112], [120 - hip, 150])
        .line([88, 240], [152, 240], [120 + hip, 150])
        .through([120 + waist, 112], [158, 90])
        .line([182, 82], [164, 42], [136, 32])
        .close();
      const collar = path([102, 2])
        .line([138, 2], [140, 34 - gap], [100, 34 - gap])
        .close();
      const front = stroke(path([120, 20]).through([130, 70], [190, 90]), gap, 'butt');
      const slit = polygon([
        [134, 250],
        [148, 172],
        [144, 250],
      ]);
      const knots = [circle(108, 62, 7), circle(130, 96, 7)];
      return {
        parts: [...ink(cut(dress, front, slit, ...knots)), ...accent(collar)],
        small: ink(cut(dress, stroke(path([120, 20]).through([134, 78], [190, 96]), 17)), rect(98, 0, 44, 18)),
        places: {
          neck: { x: 120, y: 20, width: 40 },
          top: { x: 120, y: 4, width: 40 },
          ground: 240,
          hands: [
            [54, 88],
            [186, 88],
          ],
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lady',
    idea: {
      zh: '挽髻的女子侧身立着，穿一身收腰的长旗袍',
      en: 'a lady with her hair up, standing in a long waisted qipao',
    },
    draw: ({ circle, polygon, sector, path, shape, stroke, grow, union, cut }, dice) => {
      const hip = dice.between(30, 33);
      const bun = union(circle(122, 30, 23), circle(142, 16, 13));
      const dress = shape(
        [104, 64],
        [136, 64],
        [150, 84],
        [140, 122, 100],
        [120 + hip, 164, 90],
        [148, 234],
        [92, 234],
        [120 - hip, 164, -90],
        [100, 122, -80],
        [90, 84],
      );
      const arm = stroke(path([152, 84]).line([184, 124]).line([146, 146]), 12);
      const slit = polygon([
        [134, 240],
        [140, 190],
        [146, 240],
      ]);
      const flap = stroke(path([118, 62]).through([122, 88], [146, 94]), 9);
      const fan = cut(sector(182, 118, 40, -100, -10));
      return {
        parts: [...ink(bun, cut(dress, slit, flap, grow(arm, 8))), ...accent(union(arm, fan))],
        small: ink(
          circle(120, 30, 25),
          shape(
            [98, 66],
            [142, 66],
            [148, 90],
            [138, 122, 100],
            [158, 164, 90],
            [150, 236],
            [90, 236],
            [82, 164, -90],
            [102, 122, -80],
            [92, 90],
          ),
        ),
        places: { head: { x: 122, y: 8, width: 46 }, hands: [[184, 122]], ground: 234, facing: 'right' },
      };
    },
  }),
];
