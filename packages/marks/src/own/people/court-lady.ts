import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'court-lady',
  zh: {
    word: '仕女',
    meaning: '云鬓花颜，团扇半遮',
    also: ['古代美女', '宫女', '唐代仕女', '贵妃', '美人', '古风女子', '簪花'],
  },
  en: {
    word: 'court lady',
    meaning: 'cloud-piled hair and a flower in it',
    also: ['tang lady', 'classical beauty', 'palace lady', 'chinese beauty'],
  },
};

export const courtLadyMarks = [
  defineMark({
    ...words,
    name: 'full-figure',
    idea: {
      zh: '唐装仕女：高髻簪花，圆脸，齐胸长裙曳地，手执团扇',
      en: 'a Tang court lady, high bun and round face, a long skirt from the breast, a round fan in her hand',
    },
    draw: ({ circle, polygon, path, shape, stroke, grow, union, cut }, dice) => {
      const flare = dice.between(64, 70);
      const hair = union(
        circle(120, 52, 30),
        shape([100, 34, null, -80], [110, 2, -20], [146, 6, 40], [140, 40, 110, null]),
      );
      const face = circle(120, 62, 21);
      const skirt = shape([98, 126], [142, 126, null, 75], [120 + flare, 240, 75, null], [120 - flare, 240, null, -75]);
      const top = union(
        shape(
          [108, 88],
          [132, 88, null, 15],
          [172, 118, 60],
          [186, 178, 80, null],
          [158, 178, null, -110],
          [138, 134, -120, null],
          [102, 134],
          [82, 178, null, null],
          [54, 178, null, -80],
          [68, 118, -60],
          [108, 88, -15, null],
        ),
      );
      const fan = union(circle(198, 134, 26), stroke(path([190, 154]).line([176, 190]), 9));
      return {
        parts: [
          ...ink(
            cut(hair, face),
            cut(
              top,
              grow(skirt, 9),
              grow(fan, 9),
              polygon([
                [108, 84],
                [132, 84],
                [120, 108],
              ]),
            ),
          ),
          ...accent(
            cut(skirt, stroke(path([110, 160]).line([98, 244]), 9), stroke(path([130, 160]).line([142, 244]), 9)),
            fan,
          ),
        ],
        small: ink(cut(hair, circle(120, 62, 20)), cut(top, grow(skirt, 15)), skirt),
        places: {
          head: { x: 124, y: 4, width: 40 },
          eyes: { x: 120, y: 62, width: 36 },
          neck: { x: 120, y: 92, width: 30 },
          hands: [
            [68, 178],
            [178, 180],
          ],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'walking',
    idea: {
      zh: '仕女侧身缓步：高髻插簪，长裙曳地，披帛在身后飘起，手执团扇',
      en: 'a lady walking, seen from the side: tall bun, a trailing skirt, a long scarf floating behind, a round fan',
    },
    draw: ({ circle, path, polygon, shape, curve, stroke, union, cut, grow, rect }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const hair = union(circle(120, 40, 32), circle(138, 0, 28), circle(160, 14, 18));
      const face = circle(104, 48, 23);
      const skirt = shape([84, 132, null, null], [146, 132, null, 80], [214, 244, 20, null], [58, 244, null, -85]);
      const top = shape(
        [108, 82, null, null],
        [130, 82, null, 30],
        [148, 122, 90, null],
        [92, 122, null, null],
        [92, 180, null, null],
        [58, 180, null, null],
        [46, 126, null, -60],
      );
      const fan = union(circle(34, 70, 36), stroke(path([38, 100]).line([46, 146]), 11));
      const scarf = stroke(curve([150, 96, 0], [196, 140, 90], [232, 190, 45]), 16);
      return {
        parts: [
          ...ink(cut(hair, face), cut(top, grow(fan, gap)), cut(skirt, grow(scarf, gap), rect(46, 120, 56, 70))),
          ...accent(fan, cut(scarf, grow(top, gap))),
        ],
        small: ink(
          cut(hair, circle(100, 50, 22)),
          polygon([
            [92, 92],
            [140, 92],
            [214, 244],
            [50, 244],
          ]),
          circle(34, 84, 36),
        ),
        places: {
          head: { x: 128, y: -30, width: 40 },
          eyes: { x: 104, y: 48, width: 30 },
          neck: { x: 118, y: 84, width: 24 },
          hands: [[48, 140]],
          ground: 244,
          facing: 'left',
        },
      };
    },
  }),
];
