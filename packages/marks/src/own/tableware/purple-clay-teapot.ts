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
    name: 'shipiao',
    idea: {
      zh: '一把石瓢：三角壶身，直嘴，桥钮，倒三角把',
      en: 'a stone-ladle pot: triangular body, straight spout, bridge knob, angled handle',
    },
    draw: ({ polygon, path, union, cut, stroke, rect }, dice) => {
      const gap = dice.between(9, 10);
      const weight = dice.between(14, 16);
      const base = dice.between(78, 84);
      const body = polygon(
        [
          [82, 84],
          [152, 84],
          [117 + base, 206],
          [117 - base, 206],
        ],
        [4, 4, 26, 26],
      );
      const spout = polygon(
        [
          [146, 150],
          [206, 62],
          [232, 70],
          [176, 186],
        ],
        [0, 4, 3, 0],
      );
      const handle = stroke(path([84, 104]).line([44, 92]).through([12, 92], [16, 120]).line([54, 180]), weight);
      const lid = path([80, 84 - gap])
        .line([86, 66])
        .through([117, 56], [148, 66])
        .line([154, 84 - gap])
        .close();
      const bridge = cut(
        path([94, 66]).through([117, 16], [140, 66]).close(),
        path([108, 66]).through([117, 44], [126, 66]).close(),
      );
      return {
        parts: [...ink(union(body, spout, handle)), ...accent(union(lid, bridge))],
        small: ink(
          union(
            polygon([
              [78, 84],
              [156, 84],
              [197, 206],
              [37, 206],
            ]),
            spout,
            stroke(path([84, 104]).line([24, 92], [54, 180]), 22),
          ),
          rect(82, 32, 70, 34),
        ),
        places: {
          top: { x: 117, y: 34, width: 40 },
          ground: 206,
          inside: { x: 117, y: 160, width: 80, height: 60 },
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
