import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'lotus',
  zh: { word: '莲', meaning: '出淤泥而不染，清净自在' },
  en: { word: 'lotus', meaning: 'rising clean out of the mud: calm and clear' },
};

export const lotusMarks = [
  defineMark({
    ...words,
    name: 'open',
    idea: {
      zh: '一朵盛开的莲：瓣瓣同形，层层相掩，浮于水面',
      en: 'an open lotus: petals of one lens, each behind the last, on a line of water',
    },
    draw: ({ vesica, turn, cut, grow, both, rect, above, intersect }, dice) => {
      const wide = dice.between(56, 64);
      const first = dice.between(34, 40);
      const second = dice.between(66, 74);
      const long = dice.between(130, 140);
      const foot = [120, 178] as const;
      const front = vesica(foot, [120, 178 - long], wide);
      const petal = (lean: number, reach: number) => turn(vesica(foot, [120, 178 - reach], wide - 4), lean, foot);
      const middle = petal(-first, long - 4);
      const outer = petal(-second, long - 12);
      const water = rect(46, 196, 148, 14, 7);
      return {
        parts: [
          ...ink(both(cut(middle, grow(front, 8))), both(cut(intersect(outer, above(188)), grow(middle, 8)))),
          ...accent(front, water),
        ],
        small: ink(front, both(cut(petal(-58, 124), grow(front, 14))), rect(50, 196, 140, 20, 10)),
        places: { back: { x: 120, y: 150, width: 90 }, ground: 206 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pod',
    idea: {
      zh: '结子的莲：莲蓬在中，花瓣两旁散落',
      en: 'a lotus going to seed: the pod in the middle, petals falling open beside it',
    },
    draw: ({ circle, vesica, path, stroke, turn, both, union, cut, grow }, dice) => {
      const wide = dice.between(50, 56);
      const seed = dice.between(8, 9);
      const first = dice.between(46, 52);
      const second = dice.between(84, 92);
      const foot = [120, 166] as const;
      const rim = vesica([58, 62], [182, 62], 52);
      const cup = cut(
        path([64, 70]).through([88, 128], [110, 158]).line([130, 158]).through([152, 128], [176, 70]).close(),
        grow(rim, 8),
      );
      const pod = union(rim, cup);
      const petal = (lean: number, reach: number) => turn(vesica(foot, [120, 166 - reach], wide), lean, foot);
      const upper = cut(petal(-first, 132), grow(pod, 8));
      const lower = cut(petal(-second, 112), grow(petal(-first, 132), 8), grow(pod, 8));
      const stem = stroke(path([120, 196]).through([118, 212], [108, 232]), 12);
      const seeds = union(circle(120, 52, seed), circle(92, 62, seed), circle(148, 62, seed), circle(120, 74, seed));
      return {
        parts: [...ink(both(upper), both(lower), cut(stem, both(grow(lower, 8)))), ...accent(cut(rim, seeds), cup)],
        small: ink(pod, both(cut(petal(-66, 120), grow(pod, 14))), stroke(path([120, 190]).line([112, 226]), 18)),
      };
    },
  }),
];
