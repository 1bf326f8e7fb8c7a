import { defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'oracle-bone',
  zh: { word: '甲骨文', meaning: '三千年前刻下的字', also: ['龟甲', '甲骨', '殷墟', '古文字', '卜辞'] },
  en: {
    word: 'oracle bone',
    meaning: 'words cut three thousand years ago',
    also: ['oracle bone script', 'tortoise shell script', 'jiaguwen', 'ancient chinese writing'],
  },
};

export const oracleBoneMarks = [
  defineMark({
    ...words,
    name: 'inscribed',
    idea: { zh: '一片龟甲，刻着日月人的古字', en: 'a tortoise shell cut with the oldest signs' },
    draw: ({ ring, rect, path, stroke, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const bulge = dice.between(98, 104);
      const shell = path([80, 8])
        .through([120, -4], [160, 8])
        .through([120 + bulge, 90], [200, 190])
        .line([170, 236], [130, 228], [120, 236], [110, 228], [70, 236], [40, 190])
        .through([120 - bulge, 90], [80, 8])
        .close();
      const seam = rect(120 - gap / 2, 14, gap, 196);
      const signs = [
        stroke(path([150, 52]).line([150, 104]), 10),
        stroke(path([150, 66]).line([180, 56], [186, 86]), 10),
        stroke(path([60, 132]).line([88, 122], [66, 176]), 10),
        stroke(path([92, 148]).line([98, 178]), 10),
        stroke(path([150, 138]).line([182, 130]), 10),
        stroke(path([150, 162]).line([182, 156]), 10),
        stroke(path([166, 124]).line([166, 186]), 10),
      ];
      return {
        parts: [...ink(cut(shell, seam, ring(74, 78, 22, 10), ...signs))],
        small: ink(
          cut(shell, rect(111, 20, 18, 180), ring(72, 84, 28, 17), rect(146, 70, 44, 17), rect(146, 130, 44, 17)),
        ),
        places: { inside: { x: 120, y: 110, width: 140, height: 140 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'shard',
    idea: {
      zh: '一片残骨，刻着日、月、木、卜四个古字',
      en: 'a broken piece of bone cut with the old signs for sun, moon, tree and omen',
    },
    draw: ({ circle, ring, path, stroke, union, cut }, dice) => {
      const pen = dice.between(10.5, 11.5);
      const bone = path([56, 8])
        .line([194, 2], [184, 60], [214, 108], [198, 164], [214, 236], [150, 220], [112, 244], [50, 228])
        .through([12, 120], [56, 8])
        .close();
      const sun = union(ring(80, 72, 32, pen), circle(80, 72, 8));
      const moon = stroke(path([168, 36]).through([124, 74], [168, 112]).through([150, 74], [168, 36]), pen * 0.9);
      const tree = union(
        stroke(path([78, 130]).line([78, 208]), pen),
        stroke(path([52, 138]).line([78, 164], [104, 138]), pen),
        stroke(path([52, 204]).line([78, 178], [104, 204]), pen),
      );
      const omen = union(
        stroke(path([144, 134]).line([144, 198]), pen),
        stroke(path([144, 164]).line([178, 148]), pen),
      );
      return {
        parts: ink(cut(bone, sun, moon, tree, omen)),
        small: ink(
          cut(
            bone,
            circle(92, 70, 30),
            stroke(path([80, 134]).line([80, 196]), 18),
            stroke(path([146, 134]).line([146, 196]), 18),
            stroke(path([146, 150]).line([176, 150]), 18),
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 140, height: 140 }, facing: 'front' },
      };
    },
  }),
];
