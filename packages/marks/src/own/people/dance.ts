import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'dance',
  zh: { word: '舞者', meaning: '起舞的一瞬，身体会说话' },
  en: { word: 'dancer', meaning: 'the moment of the leap, when the body speaks' },
};

export const danceMarks = [
  defineMark({
    ...words,
    name: 'ballet',
    idea: {
      zh: '一位单足而立的舞者，裙如一片亮叶',
      en: 'a dancer on one toe, her skirt one bright lens',
    },
    draw: ({ circle, path, stroke, polygon, vesica, union, cut, grow }, dice) => {
      const head = dice.between(18, 20);
      const skirt = dice.between(40, 46);
      const kick = dice.between(96, 110);
      const arm = dice.between(13, 15);
      const tutu = vesica([52, 134], [178, 108], skirt);
      const upper = union(
        polygon([
          [98, 62],
          [122, 62],
          [124, 124],
          [108, 124],
        ]),
        stroke(path([104, 70]).through([70, 52], [76, 10]), arm),
        stroke(path([116, 70]).through([150, 76], [184, 56]), arm),
      );
      const legs = union(
        polygon([
          [106, 132],
          [132, 132],
          [122, 232],
          [112, 232],
        ]),
        polygon([
          [122, 118],
          [224, kick],
          [228, kick + 10],
          [130, 144],
        ]),
      );
      const hidden = grow(tutu, 8);
      return {
        parts: [...ink(circle(112, 34, head), cut(upper, hidden), cut(legs, hidden)), ...accent(tutu)],
        small: ink(
          circle(112, 30, 24),
          union(
            tutu,
            stroke(path([116, 78]).line([118, 220]), 24),
            stroke(path([60, 40]).line([110, 78], [186, 60]), 20),
            stroke(path([124, 124]).line([216, 96]), 20),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'long-sleeves',
    idea: {
      zh: '一位宫廷舞者，水袖飞扬',
      en: 'a dancer of the court, her long sleeves flying',
    },
    draw: ({ circle, path, stroke, union, cut, grow }, dice) => {
      const head = dice.between(20, 23);
      const hem = dice.between(62, 70);
      const weight = dice.between(18, 21);
      const sway = dice.between(10, 20);
      const dress = path([98, 88])
        .line([142, 88])
        .through([142, 150], [120 + hem + sway, 226])
        .through([120 + sway, 214], [120 - hem + sway, 226])
        .through([102, 150], [98, 88])
        .close();
      const right = stroke(path([126, 96]).through([176, 92], [186, 54]).smooth([222, 24]), weight);
      const left = stroke(path([114, 96]).through([66, 104], [52, 144]).smooth([20, 180]), weight);
      return {
        parts: [...ink(circle(120, 52, head), dress), ...accent(cut(right, grow(dress, 9)), cut(left, grow(dress, 9)))],
        small: ink(
          circle(120, 46, 26),
          union(
            dress,
            stroke(path([126, 100]).through([176, 92], [200, 40]), 24),
            stroke(path([114, 100]).through([66, 108], [40, 160]), 24),
          ),
        ),
      };
    },
  }),
];
