import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'tulip',
  zh: { word: '郁金香', meaning: '春天举起的一只小杯，优雅而直接' },
  en: { word: 'tulip', meaning: 'a small cup raised to spring: elegant and direct' },
};

export const tulipMarks = [
  defineMark({
    ...words,
    name: 'single',
    idea: {
      zh: '三瓣合成郁金香杯，两叶抱茎',
      en: 'a tulip cup from three petals, two leaves embracing the stem',
    },
    draw: ({ vesica, path, stroke, cut, grow, both, union }, dice) => {
      const wide = dice.between(50, 56);
      const point = dice.between(10, 20);
      const leaf = dice.between(34, 40);
      const side = path([120, 132]).through([66, 112], [74, point]).through([104, 60], [120, 132]).close();
      const front = vesica([120, 128], [120, point + 4], wide);
      const stem = stroke(path([120, 138]).line([120, 232]), 12, 'butt');
      const leaves = both(
        path([114, 230])
          .through([54, 196], [48, 130])
          .through([98, 150 + leaf / 4], [114, 230])
          .close(),
      );
      return {
        parts: [...ink(stem, cut(leaves, grow(stem, 8))), ...accent(both(cut(side, grow(front, 8))), front)],
        small: ink(
          union(
            both(side),
            front,
            stroke(path([120, 120]).line([120, 232]), 20, 'butt'),
            both(vesica([116, 230], [56, 140], 34)),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bunch',
    idea: {
      zh: '三支郁金香束在一处，杯口如齿',
      en: 'three tulips held together, each a cup with a toothed rim',
    },
    draw: ({ polygon, circle, cut, union, rect, intersect, below, turn, vesica }, dice) => {
      const cup = dice.between(30, 34);
      const fan = dice.between(30, 36);
      const tooth = dice.between(20, 26);
      const weight = dice.between(11, 13);
      const hand = [120, 216] as const;
      const bloom = union(
        intersect(circle(120, 58, cup), below(58)),
        polygon([
          [120 - cup, 58],
          [120 - cup, 10],
          [120 - cup / 2, 10 + tooth],
          [120, 10],
          [120 + cup / 2, 10 + tooth],
          [120 + cup, 10],
          [120 + cup, 58],
        ]),
      );
      const stem = rect(120 - weight / 2, 58 + cup + 8, weight, 134 - cup);
      const stems = union(
        ...[-1, 0, 1].map((i) => turn(stem, i * fan, hand)),
        rect(120 - weight, 196, weight * 2, 38, 4),
      );
      return {
        parts: [...ink(stems, turn(bloom, -fan, hand), turn(bloom, fan, hand)), ...accent(bloom)],
        small: ink(union(bloom, rect(110, 80, 20, 150)), cut(vesica([120, 226], [190, 130], 40), rect(90, 0, 54, 240))),
      };
    },
  }),
];
