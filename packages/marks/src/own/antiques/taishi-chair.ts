import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'antiques',
  concept: 'taishi-chair',
  zh: {
    word: '太师椅',
    meaning: '稳坐太师椅，一方有分量',
    also: ['圈椅', '官帽椅', '红木椅', '明式家具', '红木家具', '中式家具', '交椅'],
  },
  en: {
    word: 'taishi chair',
    meaning: 'a chair for whoever has the last word',
    also: ['round-backed armchair', "official's hat chair", 'ming chair', 'rosewood chair', 'chinese armchair'],
  },
};

export const taishiChairMarks = [
  defineMark({
    ...words,
    name: 'front',
    idea: { zh: '一把明式圈椅：弧形椅圈，独板靠背', en: 'a Ming armchair: a round rail, one splat, straight legs' },
    draw: ({ circle, rect, polygon, below, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const arch = dice.between(0, 8);
      const rail = stroke(
        path([22, 128])
          .line([30, 96])
          .through([120, arch - 30], [210, 96])
          .line([218, 128]),
        17,
      );
      const splat = cut(
        polygon([
          [102, 34],
          [138, 34],
          [144, 130],
          [96, 130],
        ]),
        circle(120, 62, 10),
      );
      const seat = rect(24, 136, 192, 20, 4);
      const legs = union(rect(36, 156, 16, 84), rect(188, 156, 16, 84), rect(36, 208, 168, 13));
      return {
        parts: [...ink(cut(rail, below(128)), union(seat, legs)), ...accent(cut(splat, grow(rail, gap), below(126)))],
        small: ink(
          stroke(path([24, 120]).line([30, 96]).through([120, -20], [210, 96]).line([216, 120]), 24),
          rect(104, 50, 32, 64),
          union(rect(20, 136, 200, 26), rect(30, 150, 26, 90), rect(184, 150, 26, 90)),
        ),
        places: {
          lap: { x: 120, y: 110, width: 110, height: 60 },
          top: { x: 120, y: 10, width: 60 },
          back: { x: 120, y: 136, width: 120 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
