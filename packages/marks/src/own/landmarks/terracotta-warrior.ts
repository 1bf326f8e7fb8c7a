import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'landmarks',
  concept: 'terracotta-warrior',
  zh: { word: '兵马俑', meaning: '两千年站着，一个都不少', also: ['秦俑', '陶俑', '秦始皇陵', '西安'] },
  en: {
    word: 'terracotta warrior',
    meaning: 'two thousand years on his feet',
    also: ['terracotta army', 'qin warrior', 'clay soldier'],
  },
};

export const terracottaWarriorMarks = [
  defineMark({
    ...words,
    name: 'bust',
    idea: {
      zh: '一尊将俑半身：偏髻、八字须、领巾、甲片',
      en: 'a general to the chest: topknot aside, moustache, scarf and plates of armour',
    },
    draw: ({ circle, rect, path, union, cut, both, stroke, grow }, dice) => {
      const gap = dice.between(9, 10);
      const knot = dice.between(19, 22);
      const jaw = dice.between(44, 47);
      const head = path([120 - jaw, 52])
        .through([120, 22], [120 + jaw, 52])
        .line([120 + jaw, 104])
        .through([150, 140], [120, 142])
        .through([90, 140], [120 - jaw, 104])
        .close();
      const hair = circle(146, 20, knot);
      const brows = both(stroke(path([84, 80]).line([110, 84]), 9));
      const nose = rect(115, 82, 10, 26);
      const beard = both(stroke(path([118, 118]).line([94, 124]), 9));
      const scarf = path([84, 150])
        .line([156, 150])
        .through([146, 172], [120, 172])
        .through([94, 172], [84, 150])
        .close();
      const chest = path([24, 238])
        .through([32, 180], [84, 164])
        .line([156, 164])
        .through([208, 180], [216, 238])
        .close();
      const plates = union(rect(0, 204, 240, gap), rect(90, 190, gap, 60), rect(150 - gap, 190, gap, 60));
      return {
        parts: [
          ...ink(cut(head, brows, nose, beard, grow(hair, gap)), hair, cut(chest, grow(scarf, gap), plates)),
          ...accent(scarf),
        ],
        small: ink(
          union(circle(120, 84, 54)),
          cut(circle(156, 18, 22), circle(120, 84, 68)),
          path([20, 238]).through([40, 168], [120, 160]).through([200, 168], [220, 238]).close(),
        ),
        places: {
          head: { x: 120, y: 34, width: 80 },
          eyes: { x: 120, y: 82, width: 60 },
          neck: { x: 120, y: 156, width: 70 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'standing',
    idea: { zh: '一尊武士俑直立，披甲，一手握矛', en: 'a warrior standing in armour, one hand round his spear' },
    draw: ({ circle, rect, path, union, cut, polygon, grow, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const head = dice.between(24, 26);
      const hem = dice.between(58, 62);
      const skull = union(circle(108, 48, head), circle(122, 18, 13));
      const armour = cut(
        polygon(
          [
            [76, 84],
            [140, 84],
            [146, 146],
            [70, 146],
          ],
          6,
        ),
        rect(60, 106, 100, gap),
        rect(103.5, 80, gap, 80),
      );
      const skirt = polygon([
        [70, 146 + gap],
        [146, 146 + gap],
        [108 + hem * 0.9, 200],
        [108 - hem * 0.9, 200],
      ]);
      const legs = union(rect(72, 200 + gap, 26, 36 - gap), rect(118, 200 + gap, 26, 36 - gap));
      const arms = union(stroke(path([66, 98]).line([52, 140]), 18), stroke(path([150, 98]).line([184, 118]), 18));
      const spear = union(
        rect(188, 46, 11, 190),
        polygon([
          [193.5, 4],
          [208, 50],
          [179, 50],
        ]),
      );
      return {
        parts: [
          ...ink(
            skull,
            armour,
            skirt,
            legs,
            cut(
              arms,
              grow(
                polygon(
                  [
                    [76, 84],
                    [140, 84],
                    [146, 146],
                    [70, 146],
                  ],
                  6,
                ),
                gap,
              ),
              grow(spear, gap),
            ),
          ),
          ...accent(spear),
        ],
        small: ink(
          circle(104, 44, 34),
          polygon([
            [64, 92],
            [144, 92],
            [164, 200],
            [44, 200],
          ]),
          rect(184, 10, 22, 220),
          rect(64, 212, 80, 22),
        ),
        places: {
          head: { x: 108, y: 24, width: 46 },
          hands: [
            [52, 140],
            [188, 120],
          ],
          neck: { x: 108, y: 78, width: 30 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
