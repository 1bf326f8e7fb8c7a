import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'hanfu',
  zh: { word: '汉服', meaning: '交领右衽，宽袖当风', also: ['汉元素', '襦裙', '古装', '交领衣'] },
  en: {
    word: 'hanfu',
    meaning: 'collar crossed to the right, wide sleeves in the wind',
    also: ['han clothing', 'chinese robe', 'traditional chinese dress'],
  },
};

export const hanfuMarks = [
  defineMark({
    ...words,
    name: 'robe',
    idea: {
      zh: '一件汉服平展：交领、广袖、腰带、长裙',
      en: 'a robe spread out: crossed collar, wide sleeves, sash and long skirt',
    },
    draw: ({ polygon, path, rect, cut, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const sleeve = dice.between(116, 126);
      const hem = dice.between(82, 88);
      const coat = path([96, 14])
        .line([144, 14], [232, 44])
        .line([236, sleeve])
        .through([196, 112], [160, 92])
        .line([160, 118], [80, 118], [80, 92])
        .through([44, 112], [4, sleeve])
        .line([8, 44])
        .close();
      const over = stroke(path([86, 4]).line([160, 118]), gap, 'butt');
      const under = cut(
        stroke(path([154, 4]).line([92, 98]), gap, 'butt'),
        polygon([
          [60, -30],
          [86, 4],
          [160, 118],
          [20, 118],
        ]),
      );
      const neck = polygon([
        [98, 8],
        [142, 8],
        [120, 44],
      ]);
      const skirt = polygon([
        [82, 146 + gap],
        [158, 146 + gap],
        [120 + hem, 238],
        [120 - hem, 238],
      ]);
      const pleats = [
        polygon([
          [100, 180],
          [92, 250],
          [82, 250],
        ]),
        polygon([
          [140, 180],
          [158, 250],
          [148, 250],
        ]),
      ];
      const sash = rect(76, 118 + gap, 88, 28 - gap);
      return {
        parts: [...ink(cut(coat, over, under, neck), cut(skirt, ...pleats)), ...accent(sash)],
        small: ink(
          cut(
            coat,
            polygon([
              [94, 0],
              [146, 0],
              [120, 70],
            ]),
          ),
          polygon([
            [78, 136],
            [162, 136],
            [188, 238],
            [52, 238],
          ]),
        ),
        places: {
          neck: { x: 120, y: 24, width: 44 },
          hands: [
            [6, 90],
            [234, 90],
          ],
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'girl',
    idea: {
      zh: '双髻少女敛袖而立，裙摆如钟',
      en: 'a girl with two hair buns, sleeves folded before her, skirt like a bell',
    },
    draw: ({ circle, path, union, cut, grow, both, polygon, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const bun = dice.between(12, 13.5);
      const hem = dice.between(74, 82);
      const head = union(circle(120, 52, 30), both(circle(94, 20, bun)));
      const face = path([100, 58])
        .through([120, 44], [140, 58])
        .through([138, 80], [120, 82])
        .through([102, 80], [100, 58])
        .close();
      const sleeves = path([88, 96])
        .through([120, 86], [152, 96])
        .line([196, 160])
        .through([158, 176], [120, 150])
        .through([82, 176], [44, 160])
        .close();
      const collar = stroke(path([104, 84]).line([120, 112], [136, 84]), gap, 'butt');
      const skirt = path([86, 128])
        .line([154, 128])
        .through([168, 196], [120 + hem, 238])
        .line([120 - hem, 238])
        .through([72, 196], [86, 128])
        .close();
      return {
        parts: [...ink(cut(head, face), cut(skirt, grow(sleeves, gap))), ...accent(cut(sleeves, collar))],
        small: ink(
          union(circle(120, 52, 34), both(circle(84, 20, 20))),
          cut(
            path([84, 100]).line([156, 100], [206, 238], [34, 238]).close(),
            polygon([
              [20, 176],
              [120, 150],
              [220, 176],
              [220, 192],
              [120, 168],
              [20, 192],
            ]),
          ),
        ),
        places: { head: { x: 120, y: 22, width: 60 }, hands: [[120, 150]], ground: 238, facing: 'front' },
      };
    },
  }),
];
