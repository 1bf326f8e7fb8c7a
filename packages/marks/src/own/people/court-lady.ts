import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

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
    name: 'high-bun',
    idea: { zh: '高髻簪花的唐代仕女侧影', en: 'a lady of the court with her hair piled high, a flower in it' },
    draw: ({ circle, polygon, vesica, path, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const bun = dice.between(36, 39);
      const hair = union(circle(132, 42, bun), circle(126, 96, 54));
      const face = path([62, 88])
        .through([90, 66], [116, 88])
        .line([118, 142])
        .through([88, 156], [70, 138])
        .line([56, 122], [64, 112])
        .close();
      const flower = cut(blossom(78, 34, 27, 5), circle(78, 34, 9));
      const gown = path([80, 178])
        .line([150, 178])
        .through([206, 188], [224, 240])
        .line([16, 240])
        .through([34, 188], [80, 178])
        .close();
      return {
        parts: [
          ...ink(cut(hair, grow(face, gap), grow(flower, gap - 1))),
          ...accent(flower, cut(face, vesica([72, 104], [96, 104], 11))),
          ...ink(
            cut(
              gown,
              polygon([
                [84, 170],
                [144, 170],
                [112, 214],
              ]),
            ),
          ),
        ],
        small: ink(
          cut(union(circle(128, 40, 40), circle(122, 94, 54)), circle(84, 116, 34)),
          path([70, 176]).line([150, 176], [226, 240], [14, 240]).close(),
        ),
        places: {
          head: { x: 130, y: 4, width: 70 },
          eyes: { x: 86, y: 104, width: 30 },
          neck: { x: 112, y: 160, width: 40 },
          ground: 240,
          facing: 'left',
        },
      };
    },
  }),
];
