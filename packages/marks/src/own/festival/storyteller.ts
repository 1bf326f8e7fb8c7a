import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'storyteller',
  zh: {
    word: '评书',
    meaning: '醒木一拍，且听下回分解',
    also: ['说书', '说书人', '相声', '醒木', '评弹', '曲艺', '单口相声'],
  },
  en: {
    word: 'storytelling',
    meaning: 'one knock on the table, and the tale begins',
    also: ['storyteller', 'crosstalk', "storyteller's gavel", 'pingshu', 'chinese comedy'],
  },
};

export const storytellerMarks = [
  defineMark({
    ...words,
    name: 'gavel-and-fan',
    idea: {
      zh: '说书人坐在桌后，一手举折扇，一手按醒木',
      en: 'a storyteller behind his table, fan raised in one hand, the gavel under the other',
    },
    draw: ({ circle, rect, polygon, sector, above, path, stroke, grow, union, cut, intersect }, dice) => {
      const open = dice.between(64, 74);
      const head = circle(104, 56, 27);
      const hat = cut(intersect(circle(104, 50, 31), above(46)));
      const robe = path([52, 160]).through([56, 100], [104, 92]).through([152, 100], [156, 160]).close();
      const arm = stroke(path([146, 126]).line([186, 104]), 16);
      const fan = cut(sector(190, 100, 62, -135 + (74 - open) / 2, -135 + open), circle(190, 100, 14));
      const table = union(
        rect(8, 172, 224, 18, 4),
        rect(28, 190, 18, 46),
        rect(194, 190, 18, 46),
        rect(46, 200, 148, 9),
      );
      return {
        parts: [
          ...ink(
            cut(head, above(55.5)),
            hat,
            cut(
              robe,
              grow(arm, 0.01),
              polygon(
                [
                  [92, 90],
                  [116, 90],
                  [104, 122],
                ],
                1,
              ),
            ),
            table,
          ),
          ...accent(arm, fan),
        ],
        small: ink(
          circle(108, 52, 30),
          path([44, 156]).through([50, 98], [108, 92]).through([166, 98], [172, 156]).close(),
          rect(8, 174, 224, 24, 4),
        ),
        places: { ground: 236, top: { x: 60, y: 172, width: 90 }, hands: [[188, 102]], facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-table',
    idea: {
      zh: '桌上一把打开的折扇、一块醒木、一只盖碗',
      en: 'an open fan, a gavel and a tea bowl set out on the table',
    },
    draw: ({ circle, rect, sector, path, stroke, cut }, dice) => {
      const spread = dice.between(62, 68);
      const fan = cut(
        sector(120, 158, 150, -90 - spread, -90 + spread),
        circle(120, 158, 52),
        stroke(path([120, 158]).line([120, 0]), 10, 'butt'),
        stroke(path([120, 158]).line([46, 20]), 10, 'butt'),
        stroke(path([120, 158]).line([194, 20]), 10, 'butt'),
      );
      const ribs = sector(120, 158, 41, -90 - spread, -90 + spread);
      return {
        parts: [
          ...accent(fan),
          ...ink(
            ribs,
            rect(0, 212, 240, 26),
            rect(160, 168, 64, 33),
            path([20, 168])
              .line([84, 168])
              .through([78, 194], [66, 201])
              .line([38, 201])
              .through([26, 194], [20, 168])
              .close(),
          ),
        ],
        small: ink(
          cut(sector(120, 150, 140, -154, -26), circle(120, 150, 44)),
          rect(0, 206, 240, 32),
          rect(170, 160, 60, 30),
        ),
        places: { top: { x: 120, y: 212, width: 220 }, ground: 238, facing: 'front' },
      };
    },
  }),
];
