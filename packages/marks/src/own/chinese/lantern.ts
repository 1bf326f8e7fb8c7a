import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'lantern',
  zh: { word: '灯笼', meaning: '一盏红灯高挂，迎客也团圆' },
  en: { word: 'lantern', meaning: 'a red light hung high, to welcome guests and bring home one’s own' },
};

export const lanternMarks = [
  defineMark({
    ...words,
    name: 'round',
    idea: {
      zh: '一盏圆灯笼，两弧为骨，下垂流苏',
      en: 'a round lantern, its ribs two arcs, a tassel below',
    },
    draw: ({ path, rect, stroke, cut, both }, dice) => {
      const bulge = dice.between(88, 96);
      const rib = dice.between(28, 36);
      const gap = dice.between(10, 12);
      const tassel = dice.between(32, 44);
      const body = path([76, 46])
        .line([164, 46])
        .through([120 + bulge, 106], [164, 166])
        .line([76, 166])
        .through([120 - bulge, 106], [76, 46])
        .close();
      const ribs = both(stroke(path([102, 30]).through([120 - rib, 106], [102, 182]), gap, 'butt'));
      return {
        parts: [
          ...ink(cut(body, ribs)),
          ...accent(rect(84, 18, 72, 18), rect(84, 176, 72, 18), rect(112, 204, 16, tassel)),
        ],
        small: ink(cut(body, rect(50, 97, 140, 18)), rect(82, 8, 76, 22), rect(108, 182, 24, 46)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'palace',
    idea: {
      zh: '一盏宫灯：飞檐、亮窗、四角流苏',
      en: 'a palace lantern: lifted eaves, a lit window, tassels at the corners',
    },
    draw: ({ path, polygon, rect, cut, both, intersect, leftOf }, dice) => {
      const wide = dice.between(50, 56);
      const eave = dice.between(84, 92);
      const light = dice.between(26, 30);
      const drape = dice.between(52, 64);
      const roof = path([108, 24])
        .line([132, 24])
        .through([158, 56], [120 + eave, 66])
        .line([120 + eave - 12, 84], [120 - eave + 12, 84], [120 - eave, 66])
        .through([82, 56], [108, 24])
        .close();
      const body = polygon([
        [120 - wide, 94],
        [120 + wide, 94],
        [120 + wide - 14, 184],
        [120 - wide + 14, 184],
      ]);
      const [post, pane] = [120 - light - 10, rect(120 - light, 94, light * 2, 90)];
      return {
        parts: [
          ...ink(roof, both(intersect(body, leftOf(post))), rect(120 - wide, 194, wide * 2, 16)),
          ...accent(pane, both(rect(120 - eave + 12, 93, 12, drape))),
        ],
        small: ink(roof, cut(body, rect(108, 80, 24, 120)), rect(72, 200, 96, 22)),
      };
    },
  }),
];
