import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'dishes',
  concept: 'hand-pulled-noodles',
  zh: {
    word: '拉面',
    meaning: '一抻一拉，千丝万缕',
    also: ['兰州拉面', '兰州牛肉面', '牛肉面', '手工拉面', '拉条子', '手擀面'],
  },
  en: {
    word: 'hand-pulled noodles',
    meaning: 'one dough, pulled into a thousand threads',
    also: ['lamian', 'lanzhou beef noodles', 'pulled noodles', 'beef noodles'],
  },
};

export const handPulledNoodlesMarks = [
  defineMark({
    ...words,
    name: 'pulled',
    idea: {
      zh: '两只手把一束面拉开，面条垂成弧，落向碗里',
      en: 'two hands draw a skein of dough apart, the strands sagging over a bowl',
    },
    draw: ({ rect, path, stroke, union, cut, both }, dice) => {
      const sag = dice.between(0, 6);
      const strand = (n: number) =>
        stroke(path([58, 52 + n * 3]).through([120, 96 + sag + n * 22], [182, 52 + n * 3]), 10);
      const fist = both(union(rect(6, 28, 54, 48, 18), rect(0, 34, 24, 34, 4)));
      const dish = bowl(120, 178, 62, 8);
      return {
        parts: [
          ...ink(
            cut(fist, both(stroke(path([38, 44]).line([62, 44]), 8)), both(stroke(path([38, 60]).line([62, 60]), 8))),
            dish,
          ),
          ...accent(cut(union(...[0, 1, 2].map(strand)), both(rect(-10, 0, 72, 120)))),
        ],
        small: ink(
          union(both(rect(4, 24, 58, 56, 18)), stroke(path([50, 52]).through([120, 130], [190, 52]), 18)),
          bowl(120, 170, 66, 8),
        ),
        places: {
          hands: [
            [34, 52],
            [206, 52],
          ],
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'beef-bowl',
    idea: {
      zh: '一大碗牛肉拉面：面条盘起，铺着牛肉片和香菜，筷子搁在碗上',
      en: 'a big bowl of beef noodles: coiled strands, slices of beef, a sprig on top, chopsticks across',
    },
    draw: ({ circle, ring, rect, vesica, below, path, stroke, union, cut, turn }, dice) => {
      const coil = dice.between(0, 4);
      const dish = bowl(120, 138, 104);
      const strands = [40, 22].map((r) => cut(ring(76, 130, r + coil * 0.4, 10), below(129)));
      const beef = cut(
        union(turn(rect(120, 92, 34, 60, 10), -12, [137, 120]), turn(rect(158, 92, 34, 60, 10), 10, [175, 120])),
        below(128),
      );
      const sprig = union(vesica([132, 86], [112, 50], 20), vesica([134, 86], [150, 46], 20));
      return {
        parts: [
          ...ink(cut(dish, stroke(path([40, 170]).through([80, 184], [120, 170]).smooth([200, 170]), 10))),
          ...accent(...strands, cut(beef, circle(138, 112, 5.5), circle(176, 112, 5.5)), sprig),
        ],
        small: ink(
          bowl(120, 136, 106),
          cut(circle(78, 124, 46), below(118)),
          cut(rect(138, 76, 66, 60, 12), below(118)),
        ),
        places: { ground: 238, inside: { x: 120, y: 190, width: 120, height: 50 }, facing: 'front' },
      };
    },
  }),
];
