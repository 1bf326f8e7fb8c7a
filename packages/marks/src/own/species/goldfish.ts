import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'goldfish',
  zh: { word: '金鱼', also: ['小金鱼'], meaning: '金玉满堂，裙裾翩翩' },
  en: { word: 'goldfish', also: ['fancy goldfish'], meaning: 'gold and jade filling the house, in a flowing skirt' },
};

export const goldfishMarks = [
  defineMark({
    ...words,
    name: 'veil',
    idea: { zh: '圆身金鱼，三瓣长尾如裙', en: 'a round goldfish, its tail three long veils' },
    draw: ({ circle, shape, vesica, union, cut, grow, stroke, path }, dice) => {
      const round = dice.between(56, 60);
      const flow = dice.between(206, 220);
      const eye = dice.between(12, 14);
      const body = union(circle(82, 126, round), vesica([82, 66], [150, 134], 30));
      const top = shape([134, 112, -30], [180, 56, -40], [228, 50, 30, 160], [190, 118, 150]);
      const middle = shape([140, 126, 0], [190, 116, 10], [236, flow - 60, 60, 190], [180, 160, 200]);
      const low = shape([132, 148, 40], [172, 186, 60], [178, flow, 100, 230], [128, 186, -100]);
      const fin = shape([78, 162, 80], [92, 206, 90], [66, 214, 190, -60], [58, 178, -60]);
      const gill = stroke(path([70, 84]).through([88, 120], [74, 160]), 9, 'butt');
      return {
        parts: [
          ...ink(cut(body, circle(48, 116, eye), gill, grow(fin, 8)), circle(48, 116, eye - 9 > 4 ? eye - 9 : 5)),
          ...accent(
            cut(top, grow(body, 8)),
            cut(middle, grow(body, 8), grow(top, 8), grow(low, 8)),
            cut(low, grow(body, 8), grow(fin, 8)),
            fin,
          ),
        ],
        small: ink(cut(circle(82, 126, round), circle(52, 116, 12)), cut(union(top, middle, low), grow(body, 14))),
        places: {
          head: { x: 60, y: 70, width: 50 },
          eyes: { x: 48, y: 116, width: 24 },
          back: { x: 90, y: 70, width: 60 },
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'from-above',
    idea: { zh: '俯看的金鱼，两只泡眼，尾如蝶', en: 'a goldfish from above: bubble eyes and a butterfly tail' },
    draw: ({ shape, circle, both, cut, grow, union }, dice) => {
      const bubble = dice.between(21, 24);
      const wide = dice.between(40, 44);
      const spread = dice.between(20, 28);
      const body = shape([120, 24, 0], [120 + wide, 74, 90], [132, 140], [108, 140], [120 - wide, 74, -90]);
      const eyes = both(circle(72, 50, bubble));
      const tail = both(
        shape([113, 148], [110, 190, 96], [86, 236, 110, -110], [62, 196, -90], [spread, 204, 190, -60], [70, 152, 10]),
      );
      const fin = both(shape([76, 108, 160], [28, 118, 150], [44, 140, 30], [92, 134]));
      return {
        parts: [
          ...ink(cut(body, grow(eyes, 8)), cut(eyes, both(circle(70, 46, 8)))),
          ...accent(tail, cut(fin, grow(body, 8))),
        ],
        small: ink(union(body, eyes), tail),
        places: { back: { x: 120, y: 90, width: 60 }, facing: 'front' },
      };
    },
  }),
];
