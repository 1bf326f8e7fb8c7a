import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'ruyi',
  zh: { word: '如意', meaning: '事事如意，心想事成' },
  en: { word: 'ruyi', meaning: 'all things as you wish them' },
};

export const ruyiMarks = [
  defineMark({
    ...words,
    name: 'head',
    idea: 'the head of a ruyi: three lobes of one line, curling in over a drop',
    draw: ({ path, stroke, both, drop }, dice) => {
      const weight = dice.between(17, 20);
      const curl = dice.between(76, 82);
      const bead = dice.between(17, 20);
      const tip = dice.between(214, 224);
      const half = (thickness: number) =>
        stroke(
          path([120.001, 40])
            .through([78.9, 73.5], [78.7, 89.9])
            .through([28, 148], [66, 172])
            .smooth([106, 142])
            .smooth([curl, 134]),
          thickness,
        );
      return {
        parts: [...ink(both(half(weight))), ...accent(drop(120, 176, bead, [120, tip]))],
        small: ink(
          both(
            stroke(
              path([120.001, 40]).through([78.9, 73.5], [78.7, 89.9]).through([28, 148], [66, 172]).smooth([98, 150]),
              24,
            ),
          ),
          drop(120, 188, 20, [120, 232]),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pair',
    idea: 'two ruyi heads turned to each other about one pearl: as you wish, twice over',
    draw: ({ path, stroke, both, flip, circle }, dice) => {
      const weight = dice.between(20, 24);
      const axis = dice.between(188, 192);
      const pearl = dice.between(23, 26);
      const end = dice.between(98, 104);
      const head = (thickness: number) =>
        both(
          stroke(
            path([120.001, 40]).through([78.9, 73.5], [78.7, 89.9]).through([28, 148], [66, 172]).smooth([end, 142]),
            thickness,
          ),
        );
      const upper = head(weight);
      return {
        parts: [...ink(upper, flip(upper, axis)), ...accent(circle(120, axis, pearl))],
        small: ink(head(30), flip(head(30), 198)),
      };
    },
  }),
];
