import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'hulusi',
  zh: { word: '葫芦丝', meaning: '一只葫芦吹出的云南月色', also: ['葫芦箫', '吹葫芦丝', '傣族葫芦丝'] },
  en: {
    word: 'hulusi',
    meaning: 'a gourd that breathes the moonlight of Yunnan',
    also: ['gourd flute', 'cucurbit flute', 'yunnan gourd flute'],
  },
};

export const hulusiMarks = [
  defineMark({
    ...words,
    name: 'upright',
    idea: {
      zh: '葫芦丝：葫芦在上，三根竹管并排，中间的长管有音孔',
      en: 'a hulusi: the gourd above, three bamboo pipes side by side, holes in the long one',
    },
    draw: ({ circle, rect, path, stroke, grow, union, cut, both }, dice) => {
      const r = dice.between(33, 36);
      const gourd = union(circle(120, 96, r + 10), circle(120, 46, r - 8), rect(113, 2, 14, 30, 4));
      const long = cut(rect(108, 146, 24, 92, 4), ...[166, 190, 214].map((y) => circle(120, y, 6)));
      const side = both(rect(80, 142, 18, 66, 4));
      return {
        parts: [
          ...ink(cut(gourd, stroke(path([88, 106]).through([84, 92], [92, 78]), 9))),
          ...accent(cut(long, grow(gourd, 0.01)), cut(side, grow(gourd, 9))),
        ],
        small: ink(
          union(circle(120, 92, 46), circle(120, 40, 30)),
          rect(108, 150, 24, 86),
          rect(66, 140, 22, 66),
          rect(152, 140, 22, 66),
        ),
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'blown',
    idea: {
      zh: '侧坐的人把葫芦凑在嘴边，竹管斜斜向下，手指按孔',
      en: 'a player with the gourd at the lips, the pipes slanting down under the fingers',
    },
    draw: ({ circle, rect, path, union, cut, grow, turn }, dice) => {
      const gap = dice.between(10, 11);
      const tilt = dice.between(-52, -48);
      const head = circle(66, 48, 36);
      const body = path([34, 240])
        .through([22, 140], [66, 98])
        .through([100, 116], [112, 152])
        .line([158, 164], [150, 192], [98, 190], [104, 240])
        .close();
      const gourd = union(circle(122, 98, 25), circle(122, 140, 38), rect(114, 58, 16, 30));
      const swing = (a: Parameters<typeof turn>[0]) => turn(a, tilt, [120, 72]);
      const bulb = swing(gourd);
      const tubes = [swing(rect(112, 186, 32, 104)), swing(rect(82, 186, 20, 76))];
      const holes = [214, 240, 266].map((y) => swing(circle(128, y, 7)));
      return {
        parts: [
          ...ink(cut(head, grow(bulb, gap)), cut(body, grow(bulb, gap), ...tubes.map((one) => grow(one, gap)))),
          ...accent(bulb, cut(tubes[0]!, ...holes), tubes[1]!),
        ],
        small: ink(
          cut(circle(64, 56, 46), grow(bulb, 14)),
          cut(path([14, 240]).through([14, 150], [60, 118]).line([110, 170], [110, 240]).close(), grow(bulb, 14)),
          union(bulb, swing(rect(106, 160, 30, 110))),
        ),
        places: { head: { x: 66, y: 12, width: 60 }, hands: [[154, 178]], ground: 240, facing: 'right' },
      };
    },
  }),
];
