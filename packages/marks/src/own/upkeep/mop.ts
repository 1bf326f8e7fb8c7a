import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'upkeep',
  concept: 'mop',
  zh: { word: '拖把', meaning: '一拖就亮，地面如新', also: ['墩布', '拖地', '保洁'] },
  en: { word: 'mop', meaning: 'one pass, and the floor shines', also: ['floor mop', 'mopping', 'cleaning service'] },
};

export const mopMarks = [
  defineMark({
    ...words,
    name: 'upright',
    idea: { zh: '一把棉线拖把立着，线头散开', en: 'a string mop standing, its strands spread' },
    draw: ({ cut, path, rect, shape, stroke, union }, dice) => {
      const spread = dice.between(84, 92);
      const head = shape(
        [76, 120],
        [164, 120, null, 30],
        [120 + spread, 232, 82, null],
        [120 - spread, 232, null, -82],
        [76, 120, -30, null],
      );
      const gaps = [-0.52, -0.17, 0.17, 0.52].map((share) =>
        stroke(path([120 + share * 70, 166]).line([120 + share * spread * 1.1, 240]), 10, 'butt'),
      );
      return {
        parts: [...ink(cut(head, ...gaps)), ...accent(union(rect(110, 2, 20, 84, 10), rect(84, 84, 72, 26, 8)))],
        small: [
          ...ink(
            cut(
              head,
              ...[-0.3, 0.3].map((share) =>
                stroke(path([120 + share * 60, 176]).line([120 + share * 110, 240]), 17, 'butt'),
              ),
            ),
          ),
          ...accent(union(rect(106, 2, 28, 84, 8), rect(80, 76, 80, 28, 6))),
        ],
        places: { ground: 232, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-shining-floor',
    idea: { zh: '平板拖把擦过，地面闪光', en: 'a flat mop drawn across a floor that shines behind it' },
    draw: ({ path, polygon, rect, stroke, union }, dice) => {
      const lean = dice.between(40, 52);
      const spark = (x: number, y: number, r: number) =>
        polygon(
          Array.from({ length: 8 }, (_, i): [number, number] => {
            const [reach, at] = [i % 2 === 0 ? r : r * 0.36, (i * Math.PI) / 4];
            return [x + Math.cos(at) * reach, y + Math.sin(at) * reach];
          }),
        );
      const handle = stroke(path([150, 186]).line([150 + lean, 16]), 20);
      const plate = rect(84, 186, 150, 36, [16, 16, 6, 6]);
      return {
        parts: [...ink(union(handle, plate)), ...accent(spark(58, 108, 52), spark(36, 200, 30))],
        small: [
          ...ink(union(stroke(path([150, 186]).line([150 + lean, 16]), 28), rect(84, 178, 150, 46))),
          ...accent(spark(52, 120, 50)),
        ],
      };
    },
  }),
];
