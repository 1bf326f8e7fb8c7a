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
      zh: '年画里的胖娃娃只穿一件红肚兜，张着双臂',
      en: 'a chubby child of the New Year prints in nothing but a red dudou, arms out',
    },
    draw: ({ circle, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(10, 11);
      const tuft = dice.between(15, 17);
      const head = union(circle(120, 66, 48), circle(120, 12, tuft));
      const body = union(
        circle(120, 168, 54),
        both(stroke(path([90, 140]).line([28, 108]), 32)),
        both(stroke(path([92, 196]).line([56, 226]), 38)),
      );
      const cloth = path([96, 126])
        .line([144, 126], [178, 170])
        .through([154, 214], [120, 228])
        .through([86, 214], [62, 170])
        .close();
      return {
        parts: [
          ...ink(
            cut(head, both(circle(101, 64, 8)), stroke(path([104, 86]).through([120, 96], [136, 86]), 10)),
            cut(body, grow(head, gap), grow(cloth, gap)),
          ),
          ...accent(cut(cloth, circle(120, 174, 14))),
        ],
        small: ink(
          union(circle(120, 62, 52), circle(120, 4, 18)),
          cut(
            union(
              circle(120, 178, 56),
              both(stroke(path([90, 150]).line([24, 118]), 32)),
              both(stroke(path([92, 200]).line([52, 228]), 36)),
            ),
            grow(circle(120, 62, 52), 15),
            circle(120, 178, 28),
          ),
        ),
        places: {
          head: { x: 120, y: 20, width: 60 },
          eyes: { x: 120, y: 70, width: 50 },
          hands: [
            [28, 108],
            [212, 108],
          ],
          ground: 244,
          facing: 'front',
        },
      };
    },
  }),
];
