import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'kitchen',
  concept: 'cleaver',
  zh: { word: '菜刀', also: ['厨刀', '砍刀'], meaning: '一把刀，百样菜' },
  en: { word: 'cleaver', also: ['chinese chef knife', 'butcher knife'], meaning: 'one blade for a hundred dishes' },
};

export const cleaverMarks = [
  defineMark({
    ...words,
    name: 'blade',
    idea: { zh: '一把中式菜刀，刀背一孔', en: 'a Chinese cleaver, one hole in its back corner' },
    draw: ({ polygon, circle, rect, cut, turn, union }, dice) => {
      const deep = dice.between(76, 86);
      const tilt = dice.between(-32, -24);
      const grip = dice.between(76, 84);
      const blade = cut(
        polygon(
          [
            [10, 84],
            [146, 84],
            [146, 84 + deep],
            [22, 84 + deep + 4],
            [10, 84 + deep - 8],
          ],
          [8, 3, 3, 12, 10],
        ),
        circle(32, 106, 10),
      );
      const handle = cut(rect(156, 88, grip, 26, [6, 13, 13, 6]), circle(176, 101, 5), circle(156 + grip - 24, 101, 5));
      const at = [120, 120] as const;
      return {
        parts: [...ink(turn(blade, tilt, at)), ...accent(turn(handle, tilt, at))],
        small: ink(turn(union(blade, rect(140, 86, grip + 10, 30, 10)), tilt, at)),
        places: { hands: [[200, 70]] },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-board',
    idea: { zh: '菜刀立在圆墩砧板上', en: 'a cleaver struck into a round chopping block' },
    draw: ({ polygon, rect, circle, cut, union, grow, turn }, dice) => {
      const block = dice.between(46, 54);
      const tilt = dice.between(-16, -8);
      const grip = dice.between(70, 80);
      const knife = turn(
        polygon(
          [
            [44, 70],
            [156, 70],
            [156, 158],
            [44, 158],
          ],
          [10, 3, 3, 8],
        ),
        tilt,
        [100, 150],
      );
      const handle = turn(rect(166, 76, grip, 24, 12), tilt, [100, 150]);
      const wood = rect(30, 222 - block, 180, block, [10, 10, 16, 16]);
      const rings = union(rect(52, 222 - block / 2 - 5, 60, 9, 4), rect(130, 222 - block / 2 - 5, 30, 9, 4));
      return {
        parts: [...ink(cut(wood, rings)), ...accent(cut(knife, circle(66, 92, 9), grow(wood, 9)), handle)],
        small: ink(cut(union(knife, turn(rect(140, 76, grip, 28, 12), tilt, [100, 150])), grow(wood, 14)), wood),
        places: { ground: 222, top: { x: 120, y: 222 - block, width: 180 } },
      };
    },
  }),
];
