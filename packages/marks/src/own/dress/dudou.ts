import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'dress',
  concept: 'dudou',
  zh: { word: '肚兜', meaning: '一方红布，护住最贴身的温柔', also: ['红肚兜', '婴儿肚兜', '绣花肚兜'] },
  en: {
    word: 'dudou',
    meaning: 'a square of red silk kept closest to the heart',
    also: ['chinese bellyband', 'belly cover', 'baby apron'],
  },
};

export const dudouMarks = [
  defineMark({
    ...words,
    name: 'diamond',
    idea: {
      zh: '一件红肚兜，尖角朝下，领带绕颈，绣鸳鸯荷花的一朵',
      en: 'a dudou: a diamond of cloth with a neck band and waist ties, a flower in its middle',
    },
    draw: ({ circle, path, stroke, grow, cut, both }, dice) => {
      const point = dice.between(196, 206);
      const cloth = path([92, 44])
        .through([120, 66], [148, 44])
        .line([212, 118])
        .through([176, 176], [120, point])
        .through([64, 176], [28, 118])
        .close();
      const neck = stroke(path([90, 34]).through([120, 0], [150, 34]), 10);
      const ties = both(stroke(path([24, 132]).through([2, 150], [14, 184]), 10));
      const flower = blossom(120, 128, 36);
      return {
        parts: [...ink(cut(cloth, flower)), ...accent(neck, cut(ties, grow(cloth, 9)), circle(120, 128, 11))],
        small: ink(
          cut(
            path([92, 44])
              .through([120, 66], [148, 44])
              .line([214, 118])
              .through([176, 184], [120, 216])
              .through([64, 184], [26, 118])
              .close(),
            circle(120, 128, 26),
          ),
          stroke(path([86, 30]).through([120, -2], [154, 30]), 17),
        ),
        places: { inside: { x: 120, y: 128, width: 90, height: 80 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-baby',
    idea: {
      zh: '胖娃娃系着一件绣花红肚兜，带子绕过脖子，光着胳膊坐着',
      en: 'a bare-armed baby sitting in a flowered dudou, its band round the neck',
    },
    draw: ({ circle, path, stroke, outline, union, cut, grow, both, intersect }, dice) => {
      const pen = dice.between(11, 12);
      const head = circle(120, 52, 50);
      const lock = intersect(circle(120, 0, 34), head);
      const skin = union(
        circle(120, 172, 52),
        both(stroke(path([90, 132]).line([30, 168]), 36)),
        both(stroke(path([90, 216]).line([32, 226]), 42)),
      );
      const cloth = path([100, 112])
        .line([140, 112], [182, 172])
        .through([158, 216], [120, 232])
        .through([82, 216], [58, 172])
        .close();
      const face = union(both(circle(100, 56, 7)), stroke(path([108, 74]).through([120, 80], [132, 74]), 9));
      return {
        parts: [
          ...ink(union(outline(head, pen), lock), face, cut(outline(skin, pen), grow(cloth, 9), grow(head, 6))),
          ...accent(cut(cloth, blossom(120, 168, 30), grow(head, 9))),
        ],
        small: ink(head, cut(cloth, circle(120, 172, 20), grow(head, 14))),
        places: {
          head: { x: 120, y: 2, width: 60 },
          eyes: { x: 120, y: 56, width: 50 },
          hands: [
            [30, 168],
            [210, 168],
          ],
          ground: 244,
          facing: 'front',
        },
      };
    },
  }),
];
