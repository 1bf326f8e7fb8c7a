import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'suona',
  zh: { word: '唢呐', meaning: '一声唢呐，满村都知道喜事', also: ['喇叭', '吹唢呐', '民乐'] },
  en: {
    word: 'suona',
    meaning: 'one blast, and the whole village knows the good news',
    also: ['chinese oboe', 'chinese shawm', 'suona horn'],
  },
};

export const suonaMarks = [
  defineMark({
    ...words,
    name: 'aslant',
    idea: {
      zh: '一支唢呐斜举：铜碗敞口，木杆八孔，气盘在口',
      en: 'a suona held aslant: flaring bell, holes along the pipe, a disc at the mouth',
    },
    draw: ({ polygon, path, rect, circle, union, cut, turn }, dice) => {
      const gap = dice.between(9, 10);
      const tilt = dice.between(-52, -42);
      const hole = dice.between(6, 6.8);
      const lie = (region: ReturnType<typeof circle>) => turn(region, tilt, [120, 120]);
      const pipe = polygon([
        [6, 109],
        [150, 100],
        [150, 140],
        [6, 131],
      ]);
      const holes = [34, 60, 86, 112].map((x) => circle(x, 120, hole));
      const bell = path([150 + gap, 96])
        .through([196, 92], [226, 52])
        .line([226, 188])
        .through([196, 148], [150 + gap, 144])
        .close();
      const mouth = union(rect(-10, 96, 11, 48), rect(-38, 114, 30, 12, 4));
      return {
        parts: [
          ...ink(lie(cut(pipe, ...holes)), lie(mouth)),
          ...accent(lie(bell), lie(rect(226 + gap, 46, 12, 148, 6))),
        ],
        small: ink(
          lie(union(rect(-20, 108, 160, 26), rect(-20, 94, 16, 54))),
          lie(
            polygon([
              [156, 100],
              [236, 44],
              [236, 196],
              [156, 140],
            ]),
          ),
        ),
        places: { facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'blown',
    idea: {
      zh: '唢呐斜吹，铜碗大口朝上，音符飘出来',
      en: 'a suona blown upward, its wide brass bell lifted and notes flying out',
    },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, turn }, dice) => {
      const lift = dice.between(-4, 4);
      const pipe = cut(
        polygon(
          [
            [112, 96],
            [128, 96],
            [134, 190],
            [106, 190],
          ],
          2,
        ),
        ...[114, 138, 162].map((y) => circle(120, y, 5.5)),
      );
      const bell = path([106, 88]).through([98, 56], [66, 30]).line([174, 30]).through([142, 56], [134, 88]).close();
      const mouth = union(rect(98, 198, 44, 11, 4), rect(113, 205, 14, 26, 4));
      const note = union(
        circle(46, 112 + lift, 15),
        stroke(
          path([56, 110 + lift])
            .line([56, 62 + lift])
            .line([78, 72 + lift]),
          10,
        ),
      );
      return {
        parts: [...ink(turn(union(pipe, mouth), 34, [120, 130]), turn(bell, 34, [120, 130])), ...accent(note)],
        small: ink(
          turn(
            polygon(
              [
                [110, 90],
                [130, 90],
                [136, 232],
                [104, 232],
              ],
              2,
            ),
            34,
            [120, 130],
          ),
          turn(
            path([104, 78]).through([96, 50], [60, 24]).line([180, 24]).through([144, 50], [136, 78]).close(),
            34,
            [120, 130],
          ),
          circle(50, 110, 20),
        ),
        places: { facing: 'right' },
      };
    },
  }),
];
