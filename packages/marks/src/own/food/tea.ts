import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'tea',
  zh: { word: '茶', meaning: '一芽两叶，山间清气' },
  en: { word: 'tea', meaning: 'a bud and two leaves, the air of the hills' },
};

export const teaMarks = [
  defineMark({
    ...words,
    name: 'leaves-in-cup',
    idea: {
      zh: '一芽两叶，从杯中长出',
      en: 'a bud and two leaves growing out of a cup',
    },
    draw: ({ circle, below, intersect, union, rect, vesica, turn, cut, grow, ring, above }, dice) => {
      const radius = dice.between(74, 82);
      const bud = dice.between(92, 104);
      const right = dice.between(44, 54);
      const left = dice.between(46, 58);
      const gap = dice.between(8, 10);
      const rim = 132;
      const cup = union(
        intersect(circle(120, rim, radius), below(rim)),
        rect(84, rim + radius - 12, 72, 14, 4),
        cut(ring(120 + radius - 4, rim + 24, 30, 14), circle(120, rim, radius - 2), above(rim)),
      );
      const root: [number, number] = [120, rim - gap];
      const shoot = vesica(root, [120, rim - gap - bud], 38);
      const leaf = (length: number, width: number, degrees: number) =>
        cut(turn(vesica(root, [120, rim - gap - length], width), degrees, root), grow(shoot, gap), below(rim - gap));
      return {
        parts: [...ink(cup), ...accent(shoot, leaf(92, 40, right), leaf(72, 34, -left))],
        small: ink(
          cup,
          vesica([120, rim - 14], [120, 20], 46),
          cut(
            turn(vesica([120, rim - 14], [120, 22], 48), 54, [120, rim - 14]),
            grow(vesica([120, rim - 14], [120, 20], 46), 13),
            below(rim - 14),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pot',
    idea: {
      zh: '一把圆润的紫砂壶，壶盖与壶身一弧相分',
      en: 'a round clay teapot, lid and body parted by one curve',
    },
    draw: ({ circle, ring, intersect, union, cut, path, stroke, above, leftOf, soften }, dice) => {
      const radius = dice.between(66, 72);
      const lid = dice.between(18, 24);
      const handle = dice.between(34, 39);
      const weight = dice.between(12, 15);
      const [x, y] = [124, 138];
      const pot = intersect(circle(x, y, radius), above(y + 56));
      const spout = path([x + 48, y + 34])
        .through([x + 74, y + 8], [x + 80, y - 34])
        .line([x + 106, y - 40])
        .through([x + 98, y + 22], [x + 40, y + 52])
        .close();
      const ear = intersect(ring(x - radius + 6, y - 4, handle, weight), leftOf(x - 20));
      const seam = stroke(path([x - 90, y - lid - 14]).through([x, y - lid - 26], [x + 90, y - lid - 14]), 9, 'butt');
      const body = cut(union(cut(pot, above(y - lid - 30)), spout, cut(ear, circle(x, y, radius - 1))), seam);
      const top = soften(intersect(cut(pot, seam), above(y - lid - 20)), 4);
      const knob = circle(x, y - radius - 6, 12);
      return {
        parts: ink(cut(body, intersect(circle(x, y, radius + 1), above(y - lid - 20))), union(top, knob)),
        small: ink(
          union(
            intersect(circle(x, y, 72), above(y + 56)),
            spout,
            cut(intersect(ring(x - 66, y - 4, 40, 18), leftOf(x - 20)), circle(x, y, 70)),
            circle(x, y - 76, 16),
          ),
        ),
        places: { inside: { x: 70, y: 108, width: 100, height: 70 }, ground: 194, facing: 'right' },
      };
    },
  }),
];
