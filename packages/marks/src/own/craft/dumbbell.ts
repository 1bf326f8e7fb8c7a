import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'dumbbell',
  zh: { word: '哑铃', meaning: '举得起，放得下，力量一点点长' },
  en: { word: 'dumbbell', meaning: 'lift, lower, and grow a little stronger' },
};

export const dumbbellMarks = [
  defineMark({
    ...words,
    name: 'tilted',
    idea: {
      zh: '四片哑铃，斜斜如刚拿起',
      en: 'a dumbbell of four plates, tilted as if just picked up',
    },
    draw: ({ rect, turn, mirror, union, both }, dice) => {
      const tilt = dice.between(-42, -32);
      const plate = dice.between(112, 124);
      const thick = dice.between(30, 34);
      const grip = dice.between(22, 26);
      const large = rect(44, 120 - plate / 2, thick, plate, 10);
      const small = rect(44 - 9 - thick * 0.8, 120 - plate * 0.32, thick * 0.8, plate * 0.64, 8);
      const bar = rect(44 + thick - 2, 120 - grip / 2, (76 - thick) * 2 + 4, grip);
      return {
        parts: [...ink(turn(union(both(large), bar), tilt)), ...accent(turn(small, tilt), turn(mirror(small), tilt))],
        small: ink(turn(union(both(rect(26, 56, 50, 128, 10)), rect(60, 106, 120, 28)), tilt)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lifted',
    idea: {
      zh: '一人将杠铃举过头顶',
      en: 'an athlete with the bar overhead',
    },
    draw: ({ rect, circle, path, stroke, union, both }, dice) => {
      const plate = dice.between(64, 74);
      const head = dice.between(19, 22);
      const stance = dice.between(66, 76);
      const limb = dice.between(19, 22);
      const bar = (thickness: number) =>
        union(rect(14, 40 - thickness / 2, 212, thickness), both(rect(14, 40 - plate / 2, 26, plate, 7)));
      const figure = (thickness: number) =>
        both(stroke(path([66, 40]).line([98, 116], [108, 160], [stance, 222]), thickness));
      const torso = rect(98, 108, 44, 62);
      return {
        parts: [...ink(union(bar(15), figure(limb), torso)), ...accent(circle(120, 76, head))],
        small: ink(union(bar(22), figure(24), torso), circle(120, 76, 17)),
      };
    },
  }),
];
