import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'spiral',
  zh: { word: '螺旋', meaning: '由内而外，生生不息' },
  en: { word: 'spiral', meaning: 'growing from the heart outwards, on and on' },
};

export const spiralMarks = [
  defineMark({
    ...words,
    name: 'two-arms',
    idea: { zh: '两臂同心旋出，一圈比一圈开阔', en: 'two arms turn out of one middle, wider with every turn' },
    draw: ({ path, stroke, grow, union, cut, turn }, dice) => {
      const pen = dice.between(17, 20);
      const arm = stroke(
        path([120, 120]).through([136, 104], [152, 120]).through([104, 168], [56, 120]).through([136, 40], [216, 120]),
        pen,
      );
      return {
        parts: [...ink(arm), ...accent(cut(turn(arm, 180, [120, 120]), grow(arm, 9)))],
        small: ink(
          union(
            stroke(path([120, 120]).through([104, 168], [56, 120]).through([136, 40], [216, 120]), 24),
            stroke(path([120, 120]).through([136, 72], [184, 120]).through([104, 200], [24, 120]), 24),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'nautilus',
    idea: {
      zh: '鹦鹉螺的剖面：螺线向外张开，一间间气室',
      en: 'a nautilus cut in half: the spiral opens outwards, chamber by chamber',
    },
    draw: ({ path, stroke, cut }, dice) => {
      const gap = dice.between(9, 10);
      const shell = path([160, 124])
        .through([90, 194], [20, 124])
        .through([124, 20], [228, 124])
        .through([198, 146], [160, 124])
        .close();
      const coil = stroke(
        path([116, 124])
          .through([104, 112], [92, 124])
          .through([110, 142], [128, 124])
          .through([100, 92], [66, 118])
          .through([104, 164], [160, 124]),
        gap,
      );
      const inner = [
        [68, 122, 22, 132],
        [66, 110, 30, 80],
        [80, 94, 62, 46],
        [100, 88, 102, 24],
        [120, 96, 152, 30],
        [138, 110, 200, 56],
      ] as const;
      const walls = inner.map(([x1, y1, x2, y2]) =>
        stroke(
          path([x1, y1]).through([(x1 + x2) / 2 - (y2 - y1) * 0.14, (y1 + y2) / 2 + (x2 - x1) * 0.14], [x2, y2]),
          gap,
          'butt',
        ),
      );
      return {
        parts: ink(cut(shell, coil, ...walls)),
        small: ink(
          cut(
            shell,
            stroke(
              path([92, 124])
                .through([110, 142], [128, 124])
                .through([100, 92], [66, 118])
                .through([104, 164], [160, 124]),
              17,
            ),
          ),
        ),
      };
    },
  }),
];
