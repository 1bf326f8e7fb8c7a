import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'myth',
  concept: 'carp-leaping',
  zh: { word: '鲤鱼跃龙门', meaning: '一跃过龙门，从此不同', also: ['鱼跃龙门', '跃龙门', '鲤跃龙门', '金榜题名鲤鱼'] },
  en: {
    word: 'carp leaping the dragon gate',
    meaning: 'one leap, and everything is different',
    also: ['carp over the dragon gate', 'leaping carp', 'carp dragon gate'],
  },
};

export const carpLeapingMarks = [
  defineMark({
    ...words,
    name: 'dragon-gate',
    idea: { zh: '鲤鱼从浪里跃起，飞过牌楼门', en: 'a carp leaping from the waves through a gate' },
    draw: ({ circle, rect, path, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const arc = dice.between(36, 42);
      const gate = union(eaves(120, 2, 116, 46, 60), rect(30, 40, 20, 170), rect(190, 40, 20, 170));
      const fish = path([68, 168])
        .through([72, 100], [124, 76])
        .through([176, 76], [188, 104])
        .through([160, 108], [138, 122])
        .through([112, 140], [100, 172])
        .line([112, 200], [84, 186], [54, 196])
        .close();
      const fin = path([96, 90])
        .through([104, arc + 20], [136, arc + 22])
        .line([132, 66])
        .close();
      const wave = stroke(
        path([0, 226]).through([30, 206], [60, 226]).smooth([120, 226]).smooth([180, 226]).smooth([240, 226]),
        14,
      );
      return {
        parts: [
          ...ink(cut(gate, grow(fish, gap), grow(wave, gap))),
          ...accent(
            cut(union(fish, fin), circle(164, 90, 6), stroke(path([118, 90]).through([124, 108], [138, 116]), 10)),
            wave,
          ),
        ],
        small: ink(
          union(eaves(120, 0, 118, 56, 60), rect(14, 40, 26, 170), rect(200, 40, 26, 170)),
          path([70, 180]).through([80, 90], [176, 84]).through([130, 120], [112, 190]).close(),
          rect(0, 216, 240, 22),
        ),
        places: { top: { x: 120, y: 2, width: 110 }, eyes: { x: 164, y: 90, width: 10 }, ground: 216, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'over-the-wave',
    idea: {
      zh: '锦鲤斜身跃出浪头，头朝天，尾拍水，水珠四溅',
      en: 'a carp leaping out of the wave, head to the sky, drops flying off its tail',
    },
    draw: ({ circle, path, polygon, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const crest = dice.between(184, 192);
      const fish = path([216, 40]).through([96, 46], [50, 150]).through([156, 148], [216, 40]).close();
      const tail = polygon([
        [70, 122],
        [8, 110],
        [28, 152],
        [10, 200],
        [78, 156],
      ]);
      const fin = polygon([
        [124, 50],
        [84, 12],
        [70, 66],
        [80, 100],
      ]);
      const gill = stroke(path([150, 30]).through([146, 76], [180, 112]), gap, 'butt');
      const scale = stroke(path([104, 42]).through([100, 96], [138, 146]), gap, 'butt');
      const sea = path([0, 240])
        .line([0, 216])
        .through([44, crest + 12], [86, 210])
        .through([122, 226], [158, 206])
        .through([200, crest - 8], [240, 200])
        .line([240, 240])
        .close();
      return {
        parts: [
          ...ink(cut(union(fish, tail, fin), gill, scale, circle(184, 64, 8))),
          ...accent(cut(sea, grow(tail, gap)), circle(184, 150, 14), circle(218, 122, 11)),
        ],
        small: ink(
          cut(union(fish, tail), circle(184, 64, 13)),
          path([30, 240]).through([130, 180], [240, 190]).line([240, 240]).close(),
        ),
        places: {
          back: { x: 110, y: 56, width: 60 },
          eyes: { x: 184, y: 64, width: 16 },
          ground: 240,
          facing: 'right',
        },
      };
    },
  }),
];
