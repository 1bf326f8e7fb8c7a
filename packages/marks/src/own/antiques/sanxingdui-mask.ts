import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'sanxingdui-mask',
  zh: {
    word: '三星堆面具',
    meaning: '纵目阔耳，古蜀来客',
    also: ['三星堆', '青铜面具', '纵目面具', '古蜀', '黄金面具'],
  },
  en: {
    word: 'sanxingdui mask',
    meaning: 'eyes that stand out, a guest from ancient Shu',
    also: ['bronze mask', 'shu bronze mask', 'golden mask'],
  },
};

export const sanxingduiMaskMarks = [
  defineMark({
    ...words,
    name: 'protruding-eyes',
    idea: {
      zh: '三星堆铜面具：凸眼如柱，阔耳，扁长的嘴',
      en: 'a bronze mask with eyes on stalks, great ears and one wide line of a mouth',
    },
    draw: ({ circle, rect, polygon, vesica, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const eye = dice.between(15, 17);
      const face = polygon(
        [
          [50, 44],
          [190, 44],
          [198, 150],
          [164, 214],
          [76, 214],
          [42, 150],
        ],
        [10, 10, 14, 18, 18, 14],
      );
      const ear = polygon(
        [
          [206, 66],
          [238, 30],
          [236, 120],
          [208, 144],
        ],
        6,
      );
      const eyes = both(union(vesica([132, 96], [188, 96], 34)));
      const pupils = both(circle(160, 96, eye));
      const mouth = stroke(path([70, 178]).through([120, 194], [170, 178]), 11);
      return {
        parts: [
          ...ink(
            cut(
              face,
              union(eyes, grow(pupils, gap)),
              stroke(path([108, 100]).line([100, 146], [140, 146], [132, 100]), 9.5),
              mouth,
            ),
            both(ear),
          ),
          ...accent(pupils, rect(104, 10, 32, 26, 4)),
        ],
        small: ink(
          cut(
            polygon([
              [46, 30],
              [194, 30],
              [202, 150],
              [164, 226],
              [76, 226],
              [38, 150],
            ]),
            both(circle(158, 96, 18)),
            rect(78, 168, 84, 18),
          ),
          both(rect(214, 40, 24, 90)),
        ),
        places: { head: { x: 120, y: 44, width: 120 }, eyes: { x: 120, y: 96, width: 110 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'gold-face',
    idea: {
      zh: '戴金面罩的铜人头：平顶，大杏眼，阔嘴，长颈',
      en: 'a bronze head in a mask of gold: flat crown, great slanting eyes, a wide mouth, a long neck',
    },
    draw: ({ rect, polygon, cut, mirror, both }, dice) => {
      const slant = dice.between(10, 14);
      const brow = dice.between(0, 4);
      const eye = polygon([
        [132, 92 + brow],
        [182, 92 - slant],
        [176, 112],
        [138, 114],
      ]);
      const face = cut(
        polygon([
          [52, 55],
          [188, 55],
          [184, 160],
          [158, 188],
          [82, 188],
          [56, 160],
        ]),
        both(eye),
        rect(84, 152, 72, 12),
        polygon([
          [113, 96],
          [127, 96],
          [138, 138],
          [102, 138],
        ]),
      );
      const ear = polygon([
        [200, 78],
        [228, 54],
        [232, 116],
        [216, 150],
        [200, 142],
      ]);
      return {
        parts: [
          ...ink(
            rect(60, 2, 120, 42, [18, 18, 0, 0]),
            polygon([
              [88, 199],
              [152, 199],
              [170, 242],
              [120, 256],
              [70, 242],
            ]),
            ear,
            mirror(ear),
          ),
          ...accent(face),
        ],
        small: ink(
          rect(56, 0, 128, 34),
          cut(rect(48, 52, 144, 134, [0, 0, 30, 30]), both(rect(134, 88, 40, 22)), rect(84, 142, 72, 18)),
          rect(90, 204, 60, 40),
          both(rect(210, 70, 24, 70)),
        ),
        places: { head: { x: 120, y: 2, width: 110 }, eyes: { x: 120, y: 98, width: 110 }, facing: 'front' },
      };
    },
  }),
];
