import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'chicken',
  zh: { word: '鸡', meaning: '一唱天下白，勤快守信的好兆头' },
  en: { word: 'chicken', meaning: 'one call and the day begins: punctual, lively, lucky' },
};

export const chickenMarks = [
  defineMark({
    ...words,
    name: 'rooster',
    idea: {
      zh: '一只公鸡，从胸到尾一气呵成，冠与髯着色',
      en: 'a rooster in one sweep from breast to tail, comb and wattle in colour',
    },
    draw: ({ circle, path, polygon, stroke, union, cut, grow }, dice) => {
      const tail = dice.between(18, 30);
      const comb = dice.between(13, 15);
      const breast = dice.between(34, 42);
      const body = path([64, 52])
        .through([breast, 130], [104, 190])
        .through([176, 186], [192, 112])
        .through([226, 70], [188, tail])
        .through([184, 84], [140, 102])
        .through([108, 92], [104, 52])
        .through([84, 30], [64, 52])
        .close();
      const beak = polygon(
        [
          [66, 50],
          [30, 62],
          [62, 78],
        ],
        [0, 3, 0],
      );
      const legs = union(stroke(path([108, 180]).line([108, 224]), 11), stroke(path([136, 180]).line([136, 224]), 11));
      const bird = union(body, beak, legs);
      const crest = union(circle(72, 28, comb), circle(92, 20, comb), circle(112, 30, comb));
      return {
        parts: [
          ...ink(cut(bird, circle(80, 56, 6.5))),
          ...accent(cut(crest, grow(body, 7)), cut(circle(54, 94, 12), grow(bird, 7))),
        ],
        small: ink(
          union(
            body,
            polygon([
              [66, 44],
              [20, 62],
              [62, 84],
            ]),
            circle(86, 30, 20),
            stroke(path([120, 180]).line([120, 222]), 20),
          ),
        ),
        places: { back: { x: 136, y: 96, width: 54 }, ground: 230, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'chick',
    idea: {
      zh: '一只刚出壳的小鸡：一团绒，两点翅，一撮毛',
      en: 'a chick just hatched: a disc of down, two stubs of wings, a tuft',
    },
    draw: ({ circle, polygon, path, stroke, vesica, union, cut, both }, dice) => {
      const down = dice.between(74, 79);
      const wing = dice.between(34, 40);
      const apart = dice.between(34, 39);
      const tuft = dice.between(16, 24);
      const body = union(
        circle(120, 114, down),
        both(vesica([70, 96], [16, 150], wing)),
        stroke(path([120, 46]).through([126, 30], [142, tuft - 4]), 11),
        stroke(path([120, 46]).through([114, 30], [98, tuft]), 11),
      );
      const beak = polygon(
        [
          [98, 106],
          [142, 106],
          [120, 132],
        ],
        4,
      );
      const legs = both(stroke(path([102, 204]).line([102, 228], [88, 228]), 10));
      return {
        parts: [...ink(cut(body, both(circle(120 - apart, 90, 9)), circle(120, 115, 26))), ...accent(beak, legs)],
        small: ink(
          cut(union(circle(120, 114, 80), circle(120, 34, 16)), both(circle(92, 96, 13))),
          both(stroke(path([98, 214]).line([98, 228]), 18)),
        ),
        places: { eyes: { x: 120, y: 90, width: 110 }, ground: 232, facing: 'front' },
      };
    },
  }),
];
