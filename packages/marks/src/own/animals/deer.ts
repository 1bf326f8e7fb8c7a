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
      zh: '一头小鹿回望，背上三点斑',
      en: 'a young deer standing, turned to look, three spots on its back',
    },
    draw: ({ circle, path, stroke, union, cut, vesica, polygon }, dice) => {
      const leg = dice.between(13, 15);
      const rise = dice.between(-4, 6);
      const spot = dice.between(6.5, 8);
      const ear = dice.between(20, 24);
      const body = path([74, 132])
        .through([62, 100], [70, 60 + rise])
        .line([96, 60 + rise])
        .through([100, 92], [126, 98])
        .line([176, 98])
        .through([204, 106], [204, 140])
        .line([204, 160])
        .through([150, 152], [104, 162])
        .through([82, 156], [74, 132])
        .close();
      const head = polygon(
        [
          [92, 34 + rise],
          [62, 38 + rise],
          [28, 66 + rise],
          [34, 80 + rise],
          [94, 76 + rise],
        ],
        [14, 10, 6, 6, 8],
      );
      const legs = union(
        stroke(path([90, 150]).line([86, 218]), leg, 'butt'),
        stroke(path([116, 150]).line([116, 218]), leg, 'butt'),
        stroke(path([182, 140]).line([178, 218]), leg, 'butt'),
        stroke(path([196, 140]).line([204, 218]), leg, 'butt'),
      );
      const ears = vesica([82, 46 + rise], [128, 24 + rise], ear);
      const horn = union(
        stroke(path([80, 42 + rise]).through([72, 22], [84, 4]), 9),
        stroke(path([76, 26 + rise]).line([58, 8]), 9),
      );
      const spots = union(circle(134, 120, spot), circle(158, 132, spot), circle(178, 118, spot));
      return {
        parts: [
          ...ink(cut(union(body, head, legs, ears, horn), circle(64, 56 + rise, 5.5), spots)),
          ...accent(vesica([208, 104], [232, 128], 14)),
        ],
        small: ink(
          union(
            body,
            head,
            ears,
            stroke(path([90, 150]).line([90, 218]), 20, 'butt'),
            stroke(path([192, 140]).line([192, 218]), 22, 'butt'),
          ),
        ),
        places: { back: { x: 154, y: 98, width: 66 }, ground: 218, facing: 'left' },
      };
    },
  }),
];
