import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'travel',
  concept: 'telescope',
  zh: { word: '望远镜', also: ['天文望远镜', '观星'], meaning: '看向更远的地方' },
  en: { word: 'telescope', also: ['spyglass', 'stargazing'], meaning: 'looking further than the eye can' },
};

export const telescopeMarks = [
  defineMark({
    ...words,
    name: 'tripod',
    idea: { zh: '三脚架上的天文望远镜，指向一颗星', en: 'a telescope on its tripod, aimed at a star' },
    draw: ({ polygon, rect, path, stroke, turn, union, cut, grow, around, circle }, dice) => {
      const aim = dice.between(-38, -30);
      const spread = dice.between(44, 52);
      const star = dice.between(20, 24);
      const tube = union(
        polygon(
          [
            [42, 96],
            [120, 86],
            [120, 134],
            [42, 124],
          ],
          3,
        ),
      );
      const front = rect(129, 80, 66, 60, 4);
      const eye = rect(14, 101, 20, 18, 3);
      const at = [112, 110] as const;
      const scope = union(turn(tube, aim, at), turn(front, aim, at), turn(eye, aim, at));
      const legs = union(
        stroke(path([112, 140]).line([112 - spread, 226]), 12, 'butt'),
        stroke(path([112, 140]).line([112 + spread, 226]), 12, 'butt'),
        stroke(path([112, 130]).line([112, 226]), 12, 'butt'),
        circle(112, 146, 15),
      );
      const ray = polygon([
        [206, 34 - star],
        [206 + star * 0.32, 34],
        [206, 34],
        [206 - star * 0.32, 34],
      ]);
      return {
        parts: [...ink(scope, cut(legs, grow(scope, 9))), ...accent(union(...around(ray, 4, [206, 34])))],
        small: ink(
          turn(
            union(
              polygon([
                [20, 98],
                [124, 86],
                [124, 134],
                [20, 122],
              ]),
              rect(120, 78, 74, 64),
            ),
            aim,
            at,
          ),
          cut(
            union(
              stroke(path([112, 150]).line([70, 226]), 19, 'butt'),
              stroke(path([112, 150]).line([154, 226]), 19, 'butt'),
            ),
            grow(scope, 14),
          ),
        ),
        places: { ground: 226, eyes: { x: 30, y: 164, width: 20 }, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'spyglass',
    idea: { zh: '拉开三节的单筒望远镜，镜口一弯月', en: 'a spyglass drawn out in three, the moon in its lens' },
    draw: ({ rect, turn, circle, cut, grow }, dice) => {
      const aim = dice.between(-42, -34);
      const moon = dice.between(34, 38);
      const gap = dice.between(9, 10);
      const at = [110, 130] as const;
      const one = rect(0, 112, 58, 36, 5);
      const two = rect(58 + gap, 104, 54, 52, 4);
      const three = rect(112 + gap * 2, 94, 62, 72, 4);
      const scope = [one, two, three].map((part) => turn(part, aim, at));
      const crescent = cut(circle(196, 40, moon), circle(196 - moon * 0.5, 40 - moon * 0.28, moon * 0.86));
      return {
        parts: [...ink(...scope), ...accent(cut(crescent, ...scope.map((part) => grow(part, 9))))],
        small: ink(turn(rect(4, 108, 84, 44), aim, at), turn(rect(104, 92, 80, 76), aim, at), circle(200, 36, 32)),
        places: { facing: 'right', hands: [[60, 170]] },
      };
    },
  }),
];
