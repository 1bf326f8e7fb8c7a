import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'study',
  concept: 'brush-rest',
  zh: { word: '笔架', meaning: '五峰笔架，搁笔成山', also: ['笔山', '笔搁', '笔挂', '毛笔架'] },
  en: {
    word: 'brush rest',
    meaning: 'five peaks, and the brush lies down',
    also: ['brush stand', 'pen rest', 'brush holder', 'brush hill'],
  },
};

export const brushRestMarks = [
  defineMark({
    ...words,
    name: 'five-peaks',
    idea: { zh: '山形笔架上搁着一支毛笔', en: 'a brush lying on a rest shaped like five peaks' },
    draw: ({ rect, drop, path, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const tall = dice.between(34, 40);
      const hills = path([10, 228])
        .line([18, 112])
        .through([42, 78], [66, 112])
        .line([78, 130], [92, tall + 30])
        .through([120, tall], [148, tall + 30])
        .line([162, 130], [174, 112])
        .through([198, 78], [222, 112])
        .line([230, 228])
        .close();
      const brush = union(rect(64, 150, 190, 20, 8), drop(34, 160, 20, [-26, 160]));
      return {
        parts: [...ink(cut(hills, grow(brush, gap))), ...accent(cut(brush, rect(56, 130, gap, 60)))],
        small: ink(
          cut(
            path([10, 236]).line([24, 100], [60, 120], [96, 40], [144, 40], [180, 120], [216, 100], [230, 236]).close(),
            rect(-20, 136, 280, 50),
          ),
          rect(0, 150, 240, 24, 10),
        ),
        places: { ground: 228, top: { x: 120, y: tall, width: 40 }, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hanging-rack',
    idea: {
      zh: '一座笔挂，横梁两头翘起，三支毛笔笔尖朝下挂着',
      en: 'a brush stand, its beam lifted at both ends, three brushes hanging with their tips down',
    },
    draw: ({ rect, drop, path, union, both }, dice) => {
      const lift = dice.between(4, 10);
      const beam = path([2, lift])
        .through([120, 50], [238, lift])
        .line([238, lift + 20])
        .through([120, 72], [2, lift + 20])
        .close();
      const frame = union(beam, both(rect(30, 30, 16, 196)), rect(8, 218, 224, 22));
      const brush = (x: number, long: number) =>
        union(rect(x - 8, 72, 16, long), drop(x, 72 + long + 10, 18, [x, 72 + long + 62]));
      return {
        parts: [...ink(frame), ...accent(brush(78, 46), brush(120, 62), brush(162, 46))],
        small: ink(
          union(rect(0, 6, 240, 24), both(rect(22, 10, 22, 220)), rect(0, 216, 240, 24)),
          union(rect(88, 46, 22, 70), drop(99, 124, 22, [99, 186])),
          union(rect(138, 46, 22, 70), drop(149, 124, 22, [149, 186])),
        ),
        places: { top: { x: 120, y: 40, width: 200 }, ground: 240, facing: 'front' },
      };
    },
  }),
];
