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
];
