import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'guqin',
  zh: { word: '古琴', meaning: '七弦十三徽，松风入指', also: ['七弦琴', '瑶琴', '琴', '抚琴'] },
  en: {
    word: 'guqin',
    meaning: 'seven strings and thirteen studs, wind in the pines under the fingers',
    also: ['qin', 'seven-string zither', 'chinese zither'],
  },
};

export const guqinMarks = [
  defineMark({
    ...words,
    name: 'hung',
    idea: {
      zh: '一张仲尼式古琴斜挂：额宽尾窄，腰内收，弦直下',
      en: 'a guqin hung aslant, broad at the brow, waisted, its strings straight',
    },
    draw: ({ path, rect, turn, cut, union }, dice) => {
      const waist = dice.between(8, 11);
      const tilt = dice.between(30, 38);
      const string = dice.between(9, 10);
      const body = path([70, -6])
        .through([120, -26], [170, -6])
        .line([172, 62])
        .through([168 - waist, 76], [168, 90])
        .line([160, 186])
        .through([156 - waist, 198], [157, 210])
        .line([152, 256], [88, 256], [83, 210])
        .through([84 + waist, 198], [80, 186])
        .line([72, 90])
        .through([72 + waist, 76], [68, 62])
        .close();
      const strings = union(
        rect(101 - string / 2, 26, string, 216),
        rect(120 - string / 2, 26, string, 216),
        rect(139 - string / 2, 26, string, 216),
      );
      const lie = (region: typeof body) => turn(region, tilt, [120, 120]);
      return {
        parts: ink(lie(cut(body, strings, rect(82, 2, 76, 12)))),
        small: ink(lie(cut(rect(76, -14, 88, 268, 14), rect(112, 16, 16, 210)))),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'played',
    idea: {
      zh: '一人抚琴：长衫端坐，双手轻按琴弦',
      en: 'a player seated behind a guqin, both sleeves resting on the strings',
    },
    draw: ({ circle, path, rect, union, cut, both, stroke, polygon }, dice) => {
      const gap = dice.between(9, 10.5);
      const head = dice.between(25, 28);
      const knot = dice.between(11, 13);
      const board = cut(
        path([2, 150])
          .line([238, 150])
          .through([230, 168], [238, 186])
          .line([2, 186])
          .through([10, 168], [2, 150])
          .close(),
        rect(30, 163, 180, 10, 5),
      );
      const legs = union(
        polygon([
          [36, 186],
          [58, 186],
          [50, 234],
          [34, 234],
        ]),
        polygon([
          [204, 186],
          [182, 186],
          [190, 234],
          [206, 234],
        ]),
      );
      const person = union(circle(120, 50, head), circle(120, 50 - head - 3, knot), rect(84, 50 - head - 8, 72, 9, 4));
      const robe = path([30, 150 - gap])
        .through([50, 94], [104, 86])
        .line([136, 86])
        .through([190, 94], [210, 150 - gap])
        .close();
      const collar = polygon([
        [104, 80],
        [136, 80],
        [120, 112],
      ]);
      const arms = both(stroke(path([78, 152]).through([80, 124], [96, 112]), gap));
      return {
        parts: [...ink(person, cut(robe, collar, arms)), ...accent(union(board, legs))],
        small: ink(
          circle(120, 46, 38),
          path([40, 138]).through([70, 92], [120, 92]).through([170, 92], [200, 138]).close(),
          union(rect(2, 154, 236, 26), rect(30, 174, 26, 58), rect(184, 174, 26, 58)),
        ),
        places: {
          ground: 230,
          top: { x: 120, y: 152, width: 200 },
          head: { x: 120, y: 54 - head, width: 50 },
          hands: [
            [70, 146],
            [170, 146],
          ],
          behind: { x: 120, y: 60, width: 180, height: 80 },
          facing: 'front',
        },
      };
    },
  }),
];
