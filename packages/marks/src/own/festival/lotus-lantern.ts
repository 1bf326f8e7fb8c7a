import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'festival',
  concept: 'lotus-lantern',
  zh: {
    word: '荷花灯',
    meaning: '一盏河灯，载着心愿漂远',
    also: ['河灯', '莲花灯', '许愿灯', '放河灯', '水灯', '中元节'],
  },
  en: {
    word: 'lotus lantern',
    meaning: 'a wish on the water, carried far',
    also: ['river lantern', 'floating lantern', 'water lantern', 'wishing lantern'],
  },
};

export const lotusLanternMarks = [
  defineMark({
    ...words,
    name: 'afloat',
    idea: { zh: '莲花托着一点烛火，浮在水波上', en: 'a lotus holding one flame, afloat on the ripples' },
    draw: ({ rect, vesica, rightOf, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const wide = dice.between(44, 48);
      const front = vesica([120, 90], [120, 190], wide + 8);
      const mid = both(cut(vesica([72, 92], [124, 190], wide), grow(front, gap)));
      const side = both(
        cut(vesica([16, 126], [116, 192], wide - 4), grow(union(front, vesica([72, 92], [124, 190], wide)), gap)),
      );
      const ripple = (y: number, w: number) => stroke(path([120 - w, y]).through([120, y + 8], [120 + w, y]), 12);
      return {
        parts: [...ink(front, mid, side), ...accent(flame(120, 78, 72)), ...ink(ripple(208, 100), ripple(232, 60))],
        small: ink(
          vesica([120, 86], [120, 192], 56),
          both(cut(vesica([40, 110], [118, 196], 46), rightOf(88))),
          flame(120, 76, 70),
          rect(20, 210, 200, 20, 10),
        ),
        places: { top: { x: 120, y: 90, width: 60 }, ground: 200, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'carried',
    idea: {
      zh: '一根竹竿挑着莲花灯，花心亮着，下面垂一束流苏',
      en: 'a lotus lantern hung from a carried stick, lit at its heart, a tassel below',
    },
    draw: ({ rect, vesica, below, path, stroke, grow, cut, turn, mirror }, dice) => {
      const open = dice.between(38, 42);
      const x = 140;
      const stick = stroke(path([14, 238]).line([30, 20]).through([80, -26], [x, 6]), 15, 'butt');
      const petal = (at: number, width: number, tip: number) => turn(vesica([x, 188], [x, tip], width), at, [x, 188]);
      const middle = petal(0, 52, 58);
      const near = petal(open, 50, 66);
      const far = cut(petal(open * 2, 44, 76), grow(near, 9));
      const side = cut(near, grow(middle, 9));
      return {
        parts: [
          ...ink(cut(stick, below(225)), side, mirror(side, x), far, mirror(far, x)),
          ...accent(rect(x - 6, 18, 12, 30), middle, rect(x - 10, 198, 20, 44)),
        ],
        small: ink(
          stroke(path([14, 238]).line([30, 14], [140, 14]), 20),
          vesica([x, 196], [x, 44], 56),
          turn(vesica([x + 24, 196], [x + 24, 90], 40), 50, [x + 24, 196]),
          mirror(turn(vesica([x + 24, 196], [x + 24, 90], 40), 50, [x + 24, 196]), x),
        ),
        places: { inside: { x, y: 130, width: 44, height: 60 }, hands: [[20, 190]], facing: 'right' },
      };
    },
  }),
];
