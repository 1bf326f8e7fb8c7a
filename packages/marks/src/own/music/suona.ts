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
    idea: { zh: '鼓着腮帮吹唢呐的乐手，喇叭朝天', en: 'a player with cheeks puffed, the bell pointed at the sky' },
    draw: ({ circle, path, polygon, rect, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9, 10);
      const tilt = dice.between(-36, -28);
      const cheek = dice.between(13, 15);
      const head = union(circle(66, 96, 40), rect(26, 62, 80, 18, 6), rect(36, 48, 60, 20, [10, 10, 0, 0]));
      const horn = turn(
        union(
          polygon([
            [104, 104],
            [172, 98],
            [172, 122],
            [104, 116],
          ]),
          path([172, 96]).through([200, 92], [226, 62]).line([226, 158]).through([200, 128], [172, 124]).close(),
        ),
        tilt,
        [104, 110],
      );
      const body = path([10, 238]).through([16, 158], [66, 148]).through([116, 158], [124, 238]).close();
      const arm = turn(rect(84, 160, 86, 22, 11), -34, [90, 176]);
      return {
        parts: [
          ...ink(
            cut(head, circle(82, 116, cheek - 6), circle(76, 92, 6), grow(horn, gap)),
            cut(union(body, arm), grow(horn, gap)),
          ),
          ...accent(horn),
        ],
        small: ink(
          circle(62, 92, 46),
          path([10, 238]).through([16, 160], [66, 152]).through([116, 160], [124, 238]).close(),
          turn(
            polygon([
              [112, 104],
              [240, 64],
              [240, 156],
              [112, 116],
            ]),
            tilt,
            [104, 110],
          ),
        ),
        places: { head: { x: 66, y: 48, width: 60 }, hands: [[150, 130]], ground: 238, facing: 'right' },
      };
    },
  }),
];
