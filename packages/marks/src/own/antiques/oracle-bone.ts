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
    name: 'shoulder-blade',
    idea: {
      zh: '一块牛肩胛骨，刻着日、木、卜三个古字',
      en: 'an ox shoulder blade cut with the old signs for sun, tree and omen',
    },
    draw: ({ circle, ring, rect, path, shape, stroke, union, cut }, dice) => {
      const pen = dice.between(11.5, 12.5);
      const flare = dice.between(0, 6);
      const bone = shape(
        [86, 40, null, -90],
        [120, 2, 0],
        [154, 40, 90, 100],
        [162, 84, 60],
        [222 + flare, 214, 75, null],
        [176, 238],
        [128, 222],
        [70, 240],
        [18 - flare, 214],
        [78, 84, null, null],
      );
      const signs = union(
        stroke(path([88, 142]).line([88, 212]), pen),
        stroke(path([66, 148]).line([88, 174], [110, 148]), pen),
        stroke(path([66, 208]).line([88, 184], [110, 208]), pen),
        stroke(path([150, 142]).line([150, 208]), pen),
        stroke(path([154, 170]).line([176, 160]), pen),
      );
      return {
        parts: ink(cut(bone, ring(120, 82, 26, pen), signs)),
        small: ink(
          cut(
            path([84, 30]).through([120, -8], [156, 30]).line([220, 236], [20, 236]).close(),
            circle(120, 96, 22),
            rect(70, 156, 18, 56),
            rect(130, 156, 18, 56),
            rect(130, 166, 44, 18),
          ),
        ),
        places: { inside: { x: 120, y: 150, width: 100, height: 120 }, facing: 'front' },
      };
    },
  }),
];
