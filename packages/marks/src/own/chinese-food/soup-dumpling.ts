import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese-food',
  concept: 'soup-dumpling',
  zh: { word: '小笼包', meaning: '轻轻提，慢慢移，先开窗，后吸汤', also: ['灌汤包', '汤包', '小笼', '蟹黄汤包'] },
  en: {
    word: 'soup dumpling',
    meaning: 'lift gently, open a window, drink the soup',
    also: ['xiaolongbao', 'xlb', 'steamed soup dumpling'],
  },
};

export const soupDumplingMarks = [
  defineMark({
    ...words,
    name: 'lifted',
    idea: { zh: '筷子提起一只小笼包，汤水坠得圆鼓鼓', en: 'chopsticks lifting a soup dumpling, heavy with broth' },
    draw: ({ circle, path, union, cut, grow, stroke, both, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const belly = dice.between(72, 76);
      const lean = dice.between(16, 22);
      const sac = union(
        circle(104, 236 - belly, belly),
        path([86, 24])
          .line([122, 24], [124, 78])
          .through([136, 100], [170, 128])
          .line([38, 128])
          .through([72, 100], [84, 78])
          .close(),
        circle(104, 26, 22),
      );
      const pleats = union(
        stroke(path([104, 106]).line([104, 146]), gap),
        both(stroke(path([86, 108]).through([78, 124], [62, 140]), gap), 104),
      );
      const stick = (x: number, y: number) =>
        polygon([
          [x, y - 6],
          [238, y - lean - 9],
          [238, y - lean + 9],
          [x, y + 6],
        ]);
      const front = stick(30, 76);
      const back = stick(60, 42);
      return {
        parts: [...ink(cut(sac, pleats, grow(front, gap))), ...accent(front, cut(back, grow(sac, gap)))],
        small: ink(
          union(
            circle(110, 156, 80),
            polygon([
              [80, 62],
              [140, 62],
              [180, 130],
              [40, 130],
            ]),
          ),
          polygon([
            [40, 20],
            [236, 4],
            [236, 26],
            [40, 40],
          ]),
        ),
        places: { ground: 236, neck: { x: 104, y: 70, width: 44 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-spoon',
    idea: { zh: '勺里一只汤包，皮破处淌出一汪汤', en: 'a dumpling in a spoon, its broth running from one small hole' },
    draw: ({ circle, path, cut, grow, stroke, soften, drop, union, both, above, intersect }, dice) => {
      const gap = dice.between(9, 10);
      const r = dice.between(68, 72);
      const fall = dice.between(216, 224);
      const spoon = soften(
        path([8, 142])
          .line([170, 142], [222, 100])
          .through([234, 96], [238, 108])
          .line([188, 172])
          .through([164, 200], [132, 202])
          .line([56, 202])
          .through([18, 196], [8, 142])
          .close(),
        7,
      );
      const bun = cut(
        intersect(circle(88, 112, r), above(142 - gap)),
        stroke(path([88, 58]).line([88, 96]), gap),
        both(stroke(path([70, 58]).through([56, 76], [46, 98]), gap), 88),
      );
      const knot = circle(88, 44, 13);
      const broth = drop(206, fall, 13, [206, fall - 34]);
      return {
        parts: [...ink(spoon), ...accent(union(bun, knot), broth)],
        small: ink(spoon, cut(circle(88, 100, 78), grow(spoon, 15))),
        places: { top: { x: 88, y: 34, width: 40 }, ground: 202, facing: 'front' },
      };
    },
  }),
];
