import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'deer',
  zh: { word: '鹿', meaning: '鹿与「禄」同音，林间的安宁与福气' },
  en: { word: 'deer', meaning: 'the calm of the woods; in Chinese it sounds like good fortune' },
};

export const deerMarks = [
  defineMark({
    ...words,
    name: 'antlers',
    idea: {
      zh: '正面一头雄鹿，双角托起太阳',
      en: 'a stag from the front, its antlers holding the sun',
    },
    draw: ({ circle, path, stroke, polygon, vesica, union, cut, both, soften }, dice) => {
      const weight = dice.between(12, 14);
      const spread = dice.between(52, 62);
      const sun = dice.between(19, 23);
      const ear = dice.between(24, 28);
      const antler = union(
        stroke(path([106, 118]).through([120 - spread, 92], [120 - spread + 2, 18]), weight),
        stroke(path([120 - spread + 8, 78]).through([120 - spread - 26, 70], [120 - spread - 34, 34]), weight),
      );
      const face = polygon(
        [
          [86, 118],
          [154, 118],
          [142, 198],
          [128, 218],
          [112, 218],
          [98, 198],
        ],
        [16, 16, 30, 8, 8, 30],
      );
      const ears = both(vesica([96, 132], [40, 120], ear));
      const nose = soften(vesica([104, 200], [136, 200], 20), 4);
      return {
        parts: [
          ...ink(cut(union(both(antler), face, ears), both(circle(102, 148, 6.5)), nose)),
          ...accent(circle(120, 42, sun)),
        ],
        small: ink(
          union(
            face,
            both(
              union(
                stroke(path([104, 120]).through([66, 96], [62, 28]), 19),
                stroke(path([70, 78]).line([30, 44]), 19),
                vesica([100, 138], [40, 128], 32),
              ),
            ),
          ),
        ),
        places: { eyes: { x: 120, y: 148, width: 66 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'standing',
    idea: {
      zh: '一头梅花鹿昂首站立，角分两枝，背上四点斑',
      en: 'a spotted deer standing with its head up, forked antlers, four spots on its back',
    },
    draw: ({ circle, path, curve, shape, stroke, union, cut, vesica }, dice) => {
      const leg = dice.between(12, 14);
      const rise = dice.between(-4, 4);
      const spot = dice.between(6.5, 7.5);
      const ear = dice.between(16, 20);
      const top = 62 + rise;
      const head = shape(
        [28, top + 22, -40],
        [66, top - 12, 0],
        [88, top + 8, 90],
        [72, top + 30, 170],
        [38, top + 36, 190],
      );
      const neck = shape([62, top + 10], [90, top], [98, 100, 70], [124, 116], [110, 164], [78, 140, -100]);
      const body = shape(
        [92, 118, -20],
        [140, 108, 2],
        [196, 112, 20],
        [208, 146, 95],
        [194, 166],
        [140, 158, 180],
        [92, 162],
      );
      const legs = union(
        stroke(path([96, 150]).line([92, 236]), leg, 'butt'),
        stroke(path([114, 150]).line([116, 236]), leg, 'butt'),
        stroke(path([184, 150]).line([180, 236]), leg, 'butt'),
        stroke(path([200, 144]).line([196, 192], [204, 236]), leg, 'butt'),
      );
      const antlers = union(
        stroke(curve([70, top - 6], [58, top - 34, -110], [40, top - 56]), 9),
        stroke(path([60, top - 30]).line([68, top - 56]), 9),
        stroke(curve([80, top - 4], [96, top - 30, -60], [100, top - 58]), 9),
        stroke(path([94, top - 28]).line([116, top - 40]), 9),
      );
      const ears = vesica([82, top], [124, top - 10], ear);
      const spots = union(
        circle(118, 128, spot),
        circle(142, 123, spot),
        circle(168, 127, spot),
        circle(150, 145, spot),
      );
      return {
        parts: [
          ...ink(cut(union(head, neck, body, legs, antlers, ears), circle(60, top + 8, 5.5), spots)),
          ...accent(vesica([212, 112], [232, 140], 14)),
        ],
        small: ink(
          union(
            head,
            neck,
            body,
            stroke(curve([74, top], [62, top - 30, -110], [44, top - 50]), 16),
            stroke(path([100, 150]).line([100, 236]), 20, 'butt'),
            stroke(path([192, 140]).line([192, 236]), 22, 'butt'),
          ),
        ),
        places: { back: { x: 154, y: 108, width: 70 }, head: { x: 66, y: 48, width: 40 }, ground: 236, facing: 'left' },
      };
    },
  }),
];
