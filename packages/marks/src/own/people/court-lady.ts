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
    name: 'peony-in-her-hair',
    idea: {
      zh: '唐妆仕女的正脸：云髻高耸，鬓边簪一朵牡丹，樱桃小口',
      en: 'a Tang beauty from the front: hair piled like cloud, a peony in it, a small red mouth',
    },
    draw: ({ circle, path, vesica, union, cut, both, grow }, dice) => {
      const gap = dice.between(10, 11);
      const petal = dice.between(15, 17);
      const hair = union(circle(120, 46, 44), both(circle(82, 112, 46)), circle(120, 92, 40));
      const face = path([88, 116])
        .through([120, 84], [152, 116])
        .through([148, 158], [120, 164])
        .through([92, 158], [88, 116])
        .close();
      const flower = union(circle(172, 46, petal), circle(190, 70, petal), circle(158, 70, petal));
      const robe = path([20, 240])
        .through([40, 190], [98, 174])
        .line([120, 204], [142, 174])
        .through([200, 190], [220, 240])
        .close();
      return {
        parts: [
          ...ink(cut(hair, grow(face, 1), grow(flower, gap)), both(vesica([94, 124], [114, 124], 10)), robe),
          ...accent(flower, circle(120, 146, 8)),
        ],
        small: ink(
          cut(union(circle(120, 44, 46), both(circle(78, 112, 48))), circle(120, 126, 34)),
          circle(120, 132, 13),
          path([16, 240]).through([60, 180], [120, 178]).through([180, 180], [224, 240]).close(),
        ),
        places: {
          head: { x: 120, y: 4, width: 60 },
          eyes: { x: 120, y: 124, width: 50 },
          neck: { x: 120, y: 172, width: 50 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
