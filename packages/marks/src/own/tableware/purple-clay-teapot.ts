import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'tableware',
  concept: 'purple-clay-teapot',
  zh: { word: '紫砂壶', meaning: '宜兴一把泥，养出一壶温润', also: ['紫砂', '宜兴壶', '提梁壶', '石瓢壶'] },
  en: {
    word: 'purple clay teapot',
    meaning: 'a handful of Yixing clay that grows mellow with the tea',
    also: ['yixing teapot', 'zisha teapot', 'clay teapot'],
  },
};

export const purpleClayTeapotMarks = [
  defineMark({
    ...words,
    name: 'round',
    idea: {
      zh: '圆圆一把紫砂壶，短流耳把，壶身一方小印',
      en: 'a round clay teapot, short spout and ear-shaped handle, a square seal on its belly',
    },
    draw: ({ circle, rect, above, below, path, shape, stroke, union, cut, intersect }, dice) => {
      const belly = dice.between(72, 76);
      const body = cut(circle(118, 148, belly), above(100), below(216));
      const lid = intersect(circle(118, 148, belly), above(91), below(66));
      const knob = circle(118, 52, 16);
      const spout = shape(
        [176, 120],
        [206, 98, -50],
        [214, 84, null, 0],
        [240, 84],
        [220, 130, 120],
        [176, 172, null, null],
      );
      const handle = stroke(path([56, 112]).through([-2, 108], [6, 150]).through([20, 186], [62, 186]), 15);
      return {
        parts: [
          ...ink(
            cut(
              union(body, spout, cut(handle, circle(118, 148, belly - 4)), rect(82, 212, 72, 14, 3)),
              cut(rect(96, 140, 44, 44), rect(105, 149, 26, 26)),
            ),
          ),
          ...accent(union(lid, knob)),
        ],
        small: ink(
          union(body, spout, stroke(path([56, 112]).through([-2, 108], [6, 150]).through([20, 186], [62, 186]), 20)),
          union(cut(lid, below(86)), circle(118, 50, 20)),
        ),
        places: {
          ground: 226,
          top: { x: 118, y: 36, width: 30 },
          inside: { x: 118, y: 160, width: 100, height: 70 },
          facing: 'right',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'overhead-handle',
    idea: {
      zh: '一把提梁壶，圆身矮嘴，高梁如虹',
      en: 'a round pot with a short spout and its handle arched high overhead',
    },
    draw: ({ circle, path, union, cut, stroke, rect, intersect, above, below }, dice) => {
      const gap = dice.between(9, 10);
      const weight = dice.between(14, 16);
      const high = dice.between(8, 18);
      const body = cut(circle(116, 162, 76), rect(0, 222, 240, 60), above(116));
      const spout = path([166, 176])
        .line([196, 128])
        .line([230, 116])
        .line([226, 134])
        .through([214, 186], [170, 204])
        .close();
      const handle = stroke(path([50, 134]).through([116, high], [182, 134]), weight);
      const lid = intersect(circle(116, 162, 76), above(116 - gap), rect(76, 0, 80, 240));
      const knob = circle(116, 84, 12);
      return {
        parts: [...ink(union(body, spout, cut(handle, below(150)))), ...accent(union(lid, knob))],
        small: ink(
          union(
            cut(circle(116, 162, 76), rect(0, 222, 240, 60), above(112)),
            spout,
            stroke(path([50, 140]).through([116, 2], [182, 140]), 22),
          ),
          circle(116, 84, 22),
        ),
        places: {
          top: { x: 116, y: high, width: 60 },
          ground: 222,
          inside: { x: 116, y: 172, width: 90, height: 60 },
          hands: [[116, high]],
          facing: 'right',
        },
      };
    },
  }),
];
