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
    name: 'sceptre',
    idea: 'a ruyi sceptre in one swing, the cloud head above, a bead at the waist',
    draw: ({ path, stroke, circle, union, both, cut, grow, turn, move, scale }, dice) => {
      const weight = dice.between(15, 17);
      const size = dice.between(0.66, 0.7);
      const swing = dice.between(0, 10);
      const foot = dice.between(19, 22);
      const curl = (thickness: number, end: number) =>
        both(
          stroke(
            path([120.001, 40]).through([78.9, 73.5], [78.7, 89.9]).through([28, 148], [66, 172]).smooth([end, 142]),
            thickness,
          ),
        );
      const lean = (region: ReturnType<typeof curl>) => move(turn(scale(region, size), -45), -44, -42);
      const handle = (thickness: number, end: readonly [number, number]) =>
        stroke(
          path([91, 93])
            .through([118, 132 + swing], [150, 152])
            .smooth(end),
          thickness,
        );
      const bead = circle(202, 210, foot);
      return {
        parts: [
          ...ink(cut(union(lean(curl(weight / size, 104)), handle(weight, [190, 196])), grow(bead, 9))),
          ...accent(bead),
        ],
        small: ink(union(lean(curl(22 / size, 96)), handle(26, [198, 206]))),
      };
    },
  }),
];
