import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'duck',
  zh: { word: '鸭', meaning: '春江水暖鸭先知，自在好心情' },
  en: { word: 'duck', meaning: 'first to know the river is warm; easy in itself' },
};

export const duckMarks = [
  defineMark({
    ...words,
    name: 'swimming',
    idea: {
      zh: '一只浮水的鸭：圆头，半圆身，一道波',
      en: 'a duck afloat: a circle for the head, half a disc for the body, one wave',
    },
    draw: ({ circle, path, polygon, stroke, union, cut, grow }, dice) => {
      const head = dice.between(35, 39);
      const tail = dice.between(84, 96);
      const wing = dice.between(24, 32);
      const body = path([56, 116])
        .through([54, 178], [118, 186])
        .through([196, 180], [222, tail])
        .through([180, 116], [126, 112])
        .line([90, 60])
        .close();
      const skull = circle(84, 64, head);
      const bill = polygon(
        [
          [60, 54],
          [8, 70],
          [20, 86],
          [62, 84],
        ],
        0,
      );
      const folded = stroke(path([98, 132]).through([132, 128 + wing], [180, 126]), 10);
      const wave = stroke(path([72, 212]).through([100, 222], [128, 212]).smooth([184, 212]), 12);
      return {
        parts: [...ink(cut(union(body, skull), circle(76, 56, 7), folded)), ...accent(cut(bill, grow(skull, 8)), wave)],
        small: ink(
          cut(
            union(
              body,
              skull,
              polygon([
                [60, 48],
                [4, 70],
                [62, 90],
              ]),
            ),
            circle(84, 60, 12),
          ),
        ),
        places: {
          back: { x: 164, y: 110, width: 60 },
          head: { x: 86, y: 30, width: 60 },
          neck: { x: 86, y: 108, width: 62 },
          ground: 192,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'family',
    idea: {
      zh: '一只鸭带两只小鸭，同一图形由大到小',
      en: 'a duck with two ducklings behind her, the same drawing three times',
    },
    draw: ({ circle, path, polygon, union, cut, move, scale }, dice) => {
      const head = dice.between(24, 27);
      const tail = dice.between(78, 90);
      const small = dice.between(0.36, 0.4);
      const body = path([36, 110])
        .through([40, 166], [96, 168])
        .through([156, 164], [172, tail])
        .through([138, 108], [92, 104])
        .line([70, 70])
        .close();
      const bird = union(
        body,
        circle(64, 66, head),
        polygon(
          [
            [56, 52],
            [8, 72],
            [56, 84],
          ],
          [0, 5, 0],
        ),
      );
      const duckling = (x: number) => move(scale(bird, small, [0, 168]), x, 0);
      return {
        parts: [...ink(cut(bird, circle(62, 60, 6.5))), ...accent(duckling(176), duckling(176 + 180 * small))],
        small: ink(bird, move(scale(bird, 0.46, [0, 168]), 178, 0)),
      };
    },
  }),
];
