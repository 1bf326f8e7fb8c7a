import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'monkey-king',
  zh: { word: '孙悟空', meaning: '踏碎凌霄，一往无前', also: ['美猴王', '齐天大圣', '大圣', '悟空', '西游'] },
  en: {
    word: 'monkey king',
    meaning: 'he storms heaven and never turns back',
    also: ['sun wukong', 'great sage', 'journey to the west'],
  },
};

export const monkeyKingMarks = [
  defineMark({
    ...words,
    name: 'plumed',
    idea: { zh: '猴王头像，紫金冠上两根凤翅翎冲天', en: 'his head under the phoenix crown, two plumes sweeping up' },
    draw: ({ circle, path, union, cut, grow, both, stroke, vesica, drop }, dice) => {
      const plume = dice.between(12, 14);
      const eye = dice.between(19, 21);
      const ear = dice.between(20, 22);
      const head = union(circle(120, 160, 72), both(circle(46, 166, ear)));
      const face = union(both(circle(96, 164, 30)), circle(120, 198, 30));
      const eyes = both(vesica([78, 158], [112, 168], eye));
      const mouth = stroke(path([104, 204]).through([120, 212], [136, 204]), 9);
      const crown = union(
        path([66, 94])
          .through([90, 66], [116, 80])
          .line([124, 80])
          .through([150, 66], [174, 94])
          .line([168, 108])
          .through([120, 90], [72, 108])
          .close(),
        drop(120, 72, 13, [120, 40]),
      );
      const plumes = both(stroke(path([104, 78]).through([88, 22], [44, 12]).through([10, 20], [8, 56]), plume));
      return {
        parts: [
          ...ink(cut(head, face, grow(crown, 9)), cut(eyes, both(circle(96, 163, 5.5))), mouth),
          ...accent(union(crown, plumes)),
        ],
        small: ink(
          cut(union(circle(120, 164, 74), both(circle(40, 168, 26))), both(circle(94, 162, 28)), circle(120, 200, 28)),
          both(circle(96, 164, 12)),
          both(stroke(path([100, 66]).through([70, 14], [14, 40]), 20)),
        ),
        places: { head: { x: 120, y: 88, width: 110 }, eyes: { x: 120, y: 163, width: 70 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-cloud',
    idea: {
      zh: '大圣立在筋斗云上，一手叉腰，一手拄棒',
      en: 'the Great Sage on his cloud, one hand on his hip, the other on his staff',
    },
    draw: ({ circle, path, union, cut, grow, stroke, both, rect, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const top = dice.between(4, 14);
      const curl = dice.between(20, 28);
      const head = union(circle(104, 52, 40), both(circle(62, 58, 15), 104));
      const face = union(both(circle(90, 56, 17), 104), circle(104, 74, 17));
      const band = stroke(path([62, 34]).through([104, 22], [146, 34]), 9, 'butt');
      const body = union(
        polygon([
          [84, 98],
          [124, 98],
          [136, 190],
          [72, 190],
        ]),
        stroke(path([88, 108]).line([50, 128], [78, 150]), 15),
        stroke(path([120, 108]).line([180, 116]), 15),
      );
      const tail = stroke(
        path([76, 176])
          .through([30, 184], [22, 150])
          .through([22 - curl * 0.2, 150 - curl], [40, 140]),
        12,
      );
      const staff = union(rect(184, top, 14, 186), rect(178, top, 26, 28), rect(178, 162, 26, 28));
      const puff = union(rect(4, 206, 224, 32, 16), circle(84, 212, 28), circle(144, 214, 24));
      return {
        parts: [
          ...ink(cut(head, face, band), cut(union(body, tail), grow(staff, gap), grow(puff, gap), grow(head, gap))),
          ...accent(cut(staff, grow(puff, gap)), puff),
        ],
        small: ink(
          cut(union(circle(104, 60, 48), both(circle(52, 66, 18), 104)), circle(104, 74, 26)),
          polygon([
            [76, 122],
            [132, 122],
            [144, 186],
            [64, 186],
          ]),
          rect(4, 204, 224, 34, 16),
          rect(180, 4, 24, 182),
        ),
        places: {
          head: { x: 104, y: 14, width: 70 },
          hands: [
            [78, 150],
            [180, 116],
          ],
          eyes: { x: 104, y: 56, width: 40 },
          ground: 190,
          facing: 'front',
        },
      };
    },
  }),
];
