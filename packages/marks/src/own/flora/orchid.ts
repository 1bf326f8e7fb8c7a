import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'flora',
  concept: 'orchid',
  zh: { word: '兰花', also: ['兰', '蕙兰', '兰草', '蝴蝶兰'], meaning: '空谷幽兰，不以无人而不芳' },
  en: { word: 'orchid', meaning: 'fragrant even where nobody passes' },
};

export const orchidMarks = [
  defineMark({
    ...words,
    name: 'leaves',
    idea: { zh: '几笔兰叶出尘，一朵兰花在旁', en: 'a few strokes of orchid leaf, one bloom beside them' },
    draw: ({ path, drop, turn, circle, union, cut, grow }, dice) => {
      const sweep = dice.between(214, 224);
      const bloom = dice.between(13, 15);
      const rise = dice.between(12, 20);
      const tall = path([92, 230]).through([96, 110], [128, rise]).through([122, 110], [112, 230]).close();
      const right = path([104, 230]).through([140, 140], [sweep, 118]).through([158, 158], [122, 230]).close();
      const left = path([82, 230]).through([72, 140], [14, 88]).through([92, 132], [100, 230]).close();
      const petal = drop(178, 34, bloom, [178, 66]);
      const flower = union(...[-72, -24, 24, 72, 180].map((degrees) => turn(petal, degrees, [178, 66])));
      return {
        parts: [
          ...ink(tall, cut(right, grow(tall, 9)), cut(left, grow(tall, 9))),
          ...accent(cut(flower, circle(178, 66, 8), grow(right, 9))),
        ],
        small: ink(union(tall, right, left), circle(182, 58, 28)),
        places: { ground: 230 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'moth',
    idea: { zh: '一朵蝴蝶兰，两大瓣如翅', en: 'a moth orchid, its two great petals like wings' },
    draw: ({ shape, vesica, circle, both, cut, grow, union }, dice) => {
      const wing = dice.between(96, 102);
      const lip = dice.between(26, 30);
      const back = dice.between(44, 50);
      const petals = both(shape([112, 112, -110], [72, 56, -160], [120 - wing, 92, 100], [56, 138, 30], [112, 122]));
      const top = vesica([120, 110], [120, 10], back);
      const low = both(vesica([112, 126], [58, 210], back - 4));
      const mouth = union(
        circle(120, 134, lip - 10),
        shape([120, 130, 0], [120 + lip, 164, 90], [120, 206], [120 - lip, 164, -90]),
      );
      const front = union(petals, mouth);
      return {
        parts: [
          ...ink(cut(petals, grow(mouth, 9)), cut(top, grow(front, 8)), cut(low, grow(front, 8))),
          ...accent(cut(mouth, circle(120, 140, 7))),
        ],
        small: ink(cut(union(petals, top), grow(mouth, 14)), mouth),
      };
    },
  }),
];
