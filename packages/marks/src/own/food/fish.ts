import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'fish',
  zh: { word: '鱼', meaning: '年年有余，鲜活自在' },
  en: { word: 'fish', meaning: 'plenty year after year, fresh and free' },
};

export const fishMarks = [
  defineMark({
    ...words,
    name: 'two-arcs',
    idea: {
      zh: '两道弧线在尾部相交，成一条鱼',
      en: 'a fish from two arcs that cross at the tail',
    },
    draw: ({ vesica, circle, union, cut, path, stroke, soften, flip }, dice) => {
      const width = dice.between(98, 112);
      const fan = dice.between(40, 50);
      const gill = dice.between(66, 76);
      const weight = dice.between(10, 12);
      const body = vesica([14, 120], [186, 120], width);
      const fin = vesica([166, 122], [228, 120 - fan], 34);
      const fish = union(body, fin, flip(fin));
      const eye = circle(58, 108, 9);
      const gillLine = stroke(path([gill + 12, 50]).through([gill + 28, 120], [gill + 12, 190]), weight, 'butt');
      return {
        parts: ink(cut(fish, eye, gillLine)),
        small: ink(cut(soften(fish, 3), circle(60, 110, 13))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-plate',
    idea: {
      zh: '圆盘之中，留白成一条全鱼',
      en: 'a whole fish left white on a round plate',
    },
    draw: ({ vesica, circle, ring, union, cut, flip, turn }, dice) => {
      const width = dice.between(58, 66);
      const fan = dice.between(26, 32);
      const tilt = dice.between(-34, -18);
      const rim = dice.between(10, 12);
      const body = vesica([46, 120], [166, 120], width);
      const fin = vesica([152, 122], [194, 120 - fan], 24);
      const fish = turn(union(body, fin, flip(fin)), tilt);
      const eye = turn(circle(76, 113, 6.5), tilt);
      return {
        parts: [...ink(ring(120, 120, 108, rim), cut(circle(120, 120, 108 - rim - 9), fish)), ...accent(eye)],
        small: ink(
          cut(
            circle(120, 120, 108),
            turn(
              union(
                vesica([30, 120], [172, 120], 82),
                vesica([150, 122], [204, 82], 32),
                flip(vesica([150, 122], [204, 82], 32)),
              ),
              -24,
            ),
          ),
        ),
      };
    },
  }),
];
