import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dishes',
  concept: 'pig-trotter',
  zh: {
    word: '猪蹄',
    meaning: '软糯胶香，啃得满嘴油亮',
    also: ['卤猪蹄', '猪手', '隆江猪脚饭', '猪脚', '烤猪蹄', '猪肘'],
  },
  en: {
    word: 'pig trotter',
    meaning: 'sticky, rich and worth the napkins',
    also: ['braised trotter', 'pork knuckle', "pig's feet", 'pork leg rice'],
  },
};

export const pigTrotterMarks = [
  defineMark({
    ...words,
    name: 'braised',
    idea: { zh: '一只卤得油亮的猪蹄，蹄尖分两瓣', en: 'a braised trotter, cloven at the tip, bone showing above' },
    draw: ({ circle, polygon, path, stroke, union, cut, grow, fillet }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(62, 66);
      const leg = fillet(
        union(
          circle(78, 92, r),
          polygon(
            [
              [60, 40],
              [150, 96],
              [196, 150],
              [150, 196],
              [96, 158],
              [40, 130],
            ],
            16,
          ),
        ),
        14,
      );
      const toes = union(
        polygon(
          [
            [176, 186],
            [202, 160],
            [240, 196],
            [220, 222],
            [204, 214],
          ],
          6,
        ),
        polygon(
          [
            [144, 210],
            [166, 194],
            [196, 226],
            [192, 246],
            [160, 240],
          ],
          6,
        ),
      );
      const bone = union(circle(34, 22, 19), circle(12, 48, 19), stroke(path([22, 36]).line([50, 64]), 30));
      const shine = stroke(path([60, 128]).through([42, 116], [38, 94]), 12);
      return {
        parts: [...ink(cut(leg, grow(bone, gap), shine, grow(toes, gap))), ...ink(toes), ...accent(bone)],
        small: ink(
          cut(leg, grow(bone, 14)),
          bone,
          polygon([
            [190, 176],
            [214, 168],
            [240, 210],
            [196, 240],
            [160, 214],
          ]),
        ),
        places: { ground: 242, facing: 'right' },
      };
    },
  }),
];
