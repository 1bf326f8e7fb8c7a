import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'vermilion-bird',
  zh: { word: '朱雀', meaning: '南方之火，展翅成霞', also: ['南方朱雀', '火鸟', '火凤', '朱雀门', '青鸟'] },
  en: {
    word: 'vermilion bird',
    meaning: 'the fire of the south with its wings spread',
    also: ['zhuque', 'red bird of the south', 'fire bird', 'suzaku'],
  },
};

export const vermilionBirdMarks = [
  defineMark({
    ...words,
    name: 'rising',
    idea: { zh: '展翅朱雀，尾羽如三簇火', en: 'a bird with its wings thrown up and three flames for a tail' },
    draw: ({ circle, polygon, vesica, drop, leftOf, path, stroke, union, cut, grow, mirror, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const span = dice.between(108, 114);
      const wing = path([132, 104])
        .through([168, 66], [120 + span, 6])
        .through([120 + span + 2, 64], [200, 104])
        .through([172, 136], [134, 148])
        .close();
      const body = union(
        drop(120, 120, 26, [120, 176]),
        circle(120, 78, 18),
        polygon([
          [128, 68],
          [158, 78],
          [130, 90],
        ]),
      );
      const crest = stroke(path([116, 64]).through([110, 40], [124, 22]), 12);
      const slit = stroke(path([160, 116]).line([200, 66]), gap);
      const plume = cut(wing, slit, grow(body, gap));
      return {
        parts: [
          ...ink(
            plume,
            mirror(cut(wing, slit, grow(mirror(body), gap))),
            vesica([88, 168], [44, 236], 28),
            vesica([152, 168], [196, 236], 28),
          ),
          ...accent(
            cut(union(body, crest), circle(124, 74, 5.5)),
            cut(vesica([120, 184], [120, 244], 30), grow(body, gap)),
          ),
        ],
        small: ink(
          both(cut(path([132, 110]).through([168, 66], [236, 6]).through([230, 90], [134, 156]).close(), leftOf(150))),
          union(circle(120, 70, 26), vesica([120, 80], [120, 238], 48)),
        ),
        places: { head: { x: 120, y: 60, width: 30 }, eyes: { x: 124, y: 74, width: 10 }, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-flight',
    idea: {
      zh: '朱雀侧身飞过，一翼高举，三根火羽拖在身后',
      en: 'the red bird flying by, one wing raised, three plumes of fire trailing behind',
    },
    draw: ({ circle, path, polygon, vesica, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const up = dice.between(4, 14);
      const body = path([2, 86])
        .line([32, 70])
        .through([58, 56], [72, 88])
        .through([90, 124], [150, 128])
        .through([120, 174], [74, 152])
        .through([40, 132], [32, 98])
        .close();
      const wing = path([82, 92])
        .through([96, 36], [190, up])
        .line([178, 44], [208, 48], [180, 78], [200, 90])
        .through([150, 120], [104, 112])
        .close();
      const plumes = [
        vesica([146, 142], [238, 118], 24),
        vesica([138, 158], [236, 176], 26),
        vesica([118, 170], [196, 232], 26),
      ];
      const crest = polygon([
        [42, 60],
        [28, 24],
        [58, 40],
        [70, 18],
        [70, 66],
      ]);
      return {
        parts: [
          ...ink(cut(body, circle(46, 82, 6.5), grow(wing, gap)), wing),
          ...accent(cut(crest, grow(body, 9), grow(wing, 9)), ...plumes.map((one) => cut(one, grow(body, gap)))),
        ],
        small: ink(
          body,
          cut(wing, grow(body, 14)),
          vesica([160, 150], [240, 170], 30),
          vesica([124, 176], [196, 236], 30),
        ),
        places: {
          head: { x: 50, y: 62, width: 30 },
          eyes: { x: 46, y: 82, width: 12 },
          back: { x: 96, y: 110, width: 40 },
          facing: 'left',
        },
      };
    },
  }),
];
