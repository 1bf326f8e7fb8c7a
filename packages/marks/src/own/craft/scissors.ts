import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'scissors',
  zh: { word: '剪刀', meaning: '双刃相交，一裁一剪都是分寸' },
  en: { word: 'scissors', meaning: 'two blades meeting, every cut a matter of measure' },
};

export const scissorsMarks = [
  defineMark({
    ...words,
    name: 'open',
    idea: {
      zh: '一把张开的剪刀，刃成V字，指环另着一色',
      en: 'open scissors, the blades a V, the finger rings in a second colour',
    },
    draw: ({ path, circle, ring, union, cut, grow, turn, mirror, both }, dice) => {
      const opening = dice.between(21, 26);
      const loop = dice.between(34, 37);
      const weight = dice.between(15, 17);
      const bow = dice.between(131, 136);
      const blade = path([108, 156]).line([108, 10]).through([bow, 70], [130, 156]).close();
      const leaning = turn(blade, opening, [120, 128]);
      const handle = turn(ring(100, 196, loop, weight), opening, [120, 128]);
      const blades = union(leaning, mirror(leaning));
      return {
        parts: [...ink(cut(blades, circle(120, 128, 7), grow(both(handle), 9))), ...accent(handle, mirror(handle))],
        small: ink(union(blades, both(turn(ring(98, 196, 39, 18), opening, [120, 128])))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'old-shears',
    idea: {
      zh: '一把老式合剪，两只大环在一尖之下',
      en: 'the closed scissors of old workshops, two great loops under one point',
    },
    draw: ({ path, ring, rect, union, cut, mirror }, dice) => {
      const loop = dice.between(50, 55);
      const weight = dice.between(16, 18);
      const tip = dice.between(6, 14);
      const gap = dice.between(10, 11);
      const shear = (thickness: number, slit: number) =>
        union(
          cut(
            path([120, 150]).line([120, tip]).through([148, 90], [150, 150]).close(),
            rect(100, 0, 20 + slit / 2, 240),
          ),
          ring(125 + slit / 2 + loop, 168, loop, thickness),
        );
      const right = shear(weight, gap);
      return {
        parts: ink(right, mirror(right)),
        small: ink(shear(21, 16), mirror(shear(21, 16))),
      };
    },
  }),
];
