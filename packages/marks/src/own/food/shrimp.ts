import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'shrimp',
  zh: { word: '虾', meaning: '弯弯一抹鲜' },
  en: { word: 'shrimp', meaning: 'one curl of the sea' },
};

export const shrimpMarks = [
  defineMark({
    ...words,
    name: 'curl',
    idea: {
      zh: '一只虾弯成圆，尾扇张开',
      en: 'a shrimp curled into a ring, tail fanned',
    },
    draw: ({ circle, sector, cut, path, stroke, vesica, onCircle, union, intersect, grow }, dice) => {
      const gap = dice.between(9, 10.5);
      const inner = dice.between(54, 58);
      const fan = dice.between(26, 32);
      const whisker = dice.between(200, 214);
      const [x, y, r] = [112, 132, 92];
      // Inner and outer circles are not concentric: the body is full at the head and thins towards the tail.
      const body = intersect(cut(circle(x, y, r), circle(x - 2, y + 20, inner)), sector(x, y, 200, -250, -8));
      const beak = vesica([x + 40, y - 52], [x + 118, y - 22], 46);
      const joint = (degrees: number) =>
        stroke(path(onCircle(x, y + 14, 24, degrees)).line(onCircle(x, y, 130, degrees)), gap, 'butt');
      const shape = cut(union(body, beak), circle(x + 58, y - 50, 7.5), ...[-84, -122, -160, -198].map(joint));
      const [tx, ty] = onCircle(x, y, 80, 104);
      const tail = union(...[-fan, fan].map((spread) => vesica([tx, ty], onCircle(tx, ty, 62, spread - 4), 28)));
      const antenna = stroke(path([x + 92, y - 58]).through([x + 74, y - 104], [whisker - 30, 14]), 9);
      return {
        parts: [...ink(shape), ...accent(cut(tail, grow(body, 8)), cut(antenna, grow(union(body, beak), 7)))],
        small: ink(cut(union(body, beak), joint(-100), joint(-170)), cut(tail, grow(body, 10))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'over-the-rim',
    idea: { zh: '三只虾挂在酒杯沿上，杯里堆着冰', en: 'shrimps hung over the rim of a cocktail glass' },
    draw: ({ circle, ring, rect, polygon, vesica, below, path, stroke, union, cut }, dice) => {
      const curl = dice.between(0, 4);
      const shrimp = (x: number) => {
        const body = cut(
          circle(x, 74, 34),
          circle(x + 6, 84, 14 + curl * 0.5),
          polygon([
            [x, 84],
            [x + 50, 100],
            [x + 30, 130],
            [x - 10, 120],
          ]),
        );
        return cut(
          union(body, vesica([x + 22, 54], [x + 46, 30], 18)),
          stroke(path([x - 12, 70]).line([x - 40, 60]), 9),
        );
      };
      const glass = union(
        polygon(
          [
            [24, 112],
            [216, 112],
            [130, 186],
            [110, 186],
          ],
          4,
        ),
        rect(112, 180, 16, 44),
        rect(72, 222, 96, 14, 6),
      );
      return {
        parts: [...ink(glass), ...accent(cut(shrimp(70), below(103)), cut(shrimp(156), below(103)))],
        small: ink(
          union(
            polygon(
              [
                [24, 112],
                [216, 112],
                [132, 190],
                [108, 190],
              ],
              4,
            ),
            rect(108, 180, 24, 56),
          ),
          cut(ring(76, 72, 38, 20), below(98)),
          cut(ring(164, 72, 38, 20), below(98)),
        ),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
];
