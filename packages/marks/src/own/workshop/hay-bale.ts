import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'hay-bale',
  zh: { word: '干草捆', meaning: '一捆干草，一季丰收', also: ['草捆', '稻草捆', '麦秸捆', '草垛捆'] },
  en: {
    word: 'hay bale',
    meaning: 'a summer’s field tied up with string',
    also: ['straw bale', 'bale of hay', 'bale of straw', 'hay bales', 'round bale'],
  },
};

export const hayBaleMarks = [
  defineMark({
    ...words,
    name: 'tied',
    idea: { zh: '方方的草捆，两道绳，草茎支出来', en: 'a square bale tied with two strings, straws sticking out' },
    draw: ({ cut, path, rect, stroke, union }, dice) => {
      const string = dice.between(10, 11.5);
      const block = rect(22, 78, 196, 128, 10);
      const straws = [
        [
          [46, 84],
          [30, 46],
        ],
        [
          [84, 84],
          [88, 44],
        ],
        [
          [150, 84],
          [162, 40],
        ],
        [
          [190, 84],
          [214, 52],
        ],
        [
          [26, 150],
          [2, 140],
        ],
        [
          [214, 136],
          [238, 122],
        ],
        [
          [214, 180],
          [238, 186],
        ],
      ].map(([from, to]) => stroke(path(from as [number, number]).line(to as [number, number]), 11));
      const ties = [80, 160].map((x) => rect(x - string / 2, 60, string, 170));
      const blades = [
        [
          [38, 112],
          [62, 112],
        ],
        [
          [38, 172],
          [62, 164],
        ],
        [
          [102, 108],
          [138, 116],
        ],
        [
          [100, 144],
          [140, 140],
        ],
        [
          [104, 180],
          [136, 176],
        ],
        [
          [180, 122],
          [202, 112],
        ],
        [
          [178, 168],
          [204, 172],
        ],
      ].map(([from, to]) => stroke(path(from as [number, number]).line(to as [number, number]), 9.6));
      return {
        parts: ink(cut(union(block, ...straws), ...ties, ...blades)),
        small: ink(cut(block, rect(72, 60, 17, 170), rect(152, 60, 17, 170))),
        places: {
          top: { x: 120, y: 80, width: 170 },
          back: { x: 120, y: 80, width: 160 },
          ground: 206,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'rolled',
    idea: { zh: '一卷圆草捆，草层盘旋', en: 'a round bale, its layers wound into a spiral' },
    draw: ({ circle, cut, grow, path, rect, stroke, union }, dice) => {
      const r = dice.between(80, 84);
      const face = circle(92, 128, r);
      const side = cut(rect(92, 128 - r, 138, r * 2, [0, 52, 52, 0]), grow(face, 10));
      const wind = path([92, 128])
        .through([106, 116], [116, 130])
        .through([94, 156], [66, 130])
        .through([98, 88], [136, 130])
        .through([92, 180], [46, 130])
        .through([84, 70], [126, 78]);
      const blades = [
        [
          [176, 76],
          [204, 78],
        ],
        [
          [192, 112],
          [214, 112],
        ],
        [
          [194, 150],
          [216, 148],
        ],
        [
          [178, 186],
          [204, 180],
        ],
      ].map(([from, to]) => stroke(path(from as [number, number]).line(to as [number, number]), 10));
      const wisp = union(stroke(path([214, 204]).line([238, 222]), 12), stroke(path([16, 196]).line([2, 222]), 12));
      return {
        parts: [
          ...ink(cut(face, stroke(wind, 10.5)), cut(wisp, grow(face, 10), grow(side, 10))),
          ...accent(cut(side, ...blades)),
        ],
        small: [
          ...ink(
            cut(
              face,
              stroke(
                path([92, 128])
                  .through([104, 116], [114, 134])
                  .through([88, 160], [58, 128])
                  .through([94, 84], [140, 120]),
                16,
              ),
            ),
          ),
          ...accent(cut(side, grow(face, 15))),
        ],
        places: {
          top: { x: 120, y: 48, width: 130 },
          back: { x: 130, y: 48, width: 120 },
          ground: 210,
          facing: 'front',
        },
      };
    },
  }),
];
