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
];
