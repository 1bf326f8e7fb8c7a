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
      zh: '旧上海的女子：波浪短发，立领斜襟',
      en: 'a lady of old Shanghai: waved hair, high collar, slanting front',
    },
    draw: ({ path, circle, union, cut, stroke, both }, dice) => {
      const gap = dice.between(9, 10);
      const curl = dice.between(24, 27);
      const lobe = dice.between(8, 9.5);
      const hair = cut(
        union(circle(120, 62, 58), circle(72, 98, curl), circle(168, 98, curl)),
        path([92, 78])
          .through([112, 66], [124, 46])
          .through([140, 70], [152, 78])
          .line([152, 96])
          .through([146, 132], [120, 142])
          .through([94, 132], [92, 96])
          .close(),
      );
      const collar = path([98, 150]).line([142, 150], [146, 178], [94, 178]).close();
      const gown = path([94, 178 + gap])
        .line([146, 178 + gap], [196, 196])
        .through([216, 206], [220, 240])
        .line([20, 240])
        .through([24, 206], [44, 196])
        .close();
      const front = stroke(path([120, 178]).through([132, 218], [182, 244]), gap, 'butt');
      return {
        parts: [...ink(hair), ...accent(collar, cut(gown, front)), ...ink(both(circle(72, 142, lobe)))],
        small: ink(
          cut(
            union(circle(120, 66, 62), circle(66, 104, 28), circle(174, 104, 28)),
            path([92, 82]).line([148, 82]).through([148, 142], [120, 152]).through([92, 142], [92, 82]).close(),
          ),
          path([96, 176])
            .line([144, 176])
            .through([210, 190], [222, 240])
            .line([18, 240])
            .through([30, 190], [96, 176])
            .close(),
        ),
        places: {
          head: { x: 120, y: 4, width: 90 },
          neck: { x: 120, y: 164, width: 46 },
          eyes: { x: 120, y: 92, width: 44 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
