import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'erhu',
  zh: { word: '二胡', meaning: '两根弦，拉得出整条江', also: ['胡琴', '京胡', '拉二胡'] },
  en: {
    word: 'erhu',
    meaning: 'two strings that can draw out a whole river',
    also: ['chinese fiddle', 'two-string fiddle', 'huqin'],
  },
};

export const erhuMarks = [
  defineMark({
    ...words,
    name: 'with-bow',
    idea: {
      zh: '一把二胡：六角琴筒，双轴，弓横在弦上',
      en: 'an erhu: six-sided box, two pegs, the bow across its strings',
    },
    draw: ({ polygon, rect, union, cut, stroke, path, grow, turn, circle }, dice) => {
      const gap = dice.between(9, 10);
      const box = dice.between(36, 39);
      const tilt = dice.between(18, 26);
      const drum = polygon([
        [88 - box, 192],
        [88 - box / 2, 192 - box * 0.87],
        [88 + box / 2, 192 - box * 0.87],
        [88 + box, 192],
        [88 + box / 2, 192 + box * 0.87],
        [88 - box / 2, 192 + box * 0.87],
      ]);
      const neck = union(rect(80, 30, 16, 130), stroke(path([88, 34]).through([84, 16], [66, 12]), 16));
      const pegs = union(rect(88, 44, 50, 12, [0, 6, 6, 0]), rect(88, 70, 50, 12, [0, 6, 6, 0]));
      const body = union(drum, neck, pegs);
      const stick = turn(stroke(path([24, 136]).through([132, 122], [240, 136]), 13), -tilt, [88, 130]);
      return {
        parts: [...ink(cut(body, grow(stick, gap), circle(88, 192, 14))), ...accent(stick)],
        small: ink(
          union(drum, rect(78, 20, 20, 150), rect(88, 44, 56, 20)),
          turn(rect(112, 120, 120, 20), -20, [112, 130]),
        ),
        places: { ground: 192 + box * 0.87, neck: { x: 88, y: 110, width: 16 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'player',
    idea: { zh: '老人坐着拉二胡，弓拉得满满的', en: 'a seated player drawing a full bow across the erhu on his knee' },
    draw: ({ circle, path, rect, union, cut, grow, stroke }, dice) => {
      const gap = dice.between(9, 10);
      const head = dice.between(27, 30);
      const reach = dice.between(196, 206);
      const body = path([44, 234])
        .line([44, 130])
        .through([48, 96], [84, 92])
        .through([120, 96], [122, 130])
        .line([122, 166], [196, 166])
        .line([196, 234])
        .close();
      const fiddle = union(
        rect(150, 30, 12, 110),
        rect(134, 126, 44, 32, 6),
        rect(140, 40, 40, 10, 5),
        rect(140, 60, 40, 10, 5),
      );
      const bow = stroke(path([96, 122]).line([reach + 30, 96]), 10);
      return {
        parts: [
          ...ink(circle(84, 52, head), cut(body, grow(fiddle, gap), grow(bow, gap))),
          ...accent(cut(fiddle, grow(bow, gap - 1)), bow),
        ],
        small: ink(
          circle(84, 48, 36),
          path([36, 234])
            .line([36, 140])
            .through([82, 98], [126, 140])
            .line([126, 176], [200, 176], [200, 234])
            .close(),
          union(rect(152, 20, 20, 120), rect(142, 116, 44, 40)),
        ),
        places: {
          ground: 234,
          head: { x: 84, y: 52 - head, width: 50 },
          hands: [
            [96, 122],
            [156, 80],
          ],
          facing: 'right',
        },
      };
    },
  }),
];
