import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'craft',
  concept: 'camera',
  zh: { word: '相机', meaning: '快门一瞬，留住此刻的光' },
  en: { word: 'camera', meaning: 'one click keeps the light of this moment' },
};

export const cameraMarks = [
  defineMark({
    ...words,
    name: 'body',
    idea: {
      zh: '一方一圆成相机，镜头发亮',
      en: 'a camera of a box and a circle, the lens shining',
    },
    draw: ({ rect, circle, polygon, union, cut }, dice) => {
      const lens = dice.between(46, 50);
      const glass = dice.between(26, 30);
      const corner = dice.between(20, 30);
      const hump = dice.between(34, 42);
      const box = union(
        rect(16, 68, 208, 140, corner),
        polygon(
          [
            [120 - hump, 36],
            [120 + hump, 36],
            [120 + hump + 18, 80],
            [120 - hump - 18, 80],
          ],
          [12, 12, 0, 0],
        ),
      );
      return {
        parts: [...ink(cut(box, circle(120, 136, lens), circle(190, 98, 9))), ...accent(circle(120, 136, glass))],
        small: ink(cut(box, circle(120, 136, 42))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'aperture',
    idea: {
      zh: '六片光圈叶，向光张开',
      en: 'the six blades of an iris, opening on the light',
    },
    draw: ({ circle, cut, path, polygon, onCircle, stroke, around }, dice) => {
      const opening = dice.between(40, 50);
      const gap = dice.between(10, 12);
      const spin = dice.between(0, 60);
      const iris = (count: number, radius: number, weight: number) => {
        const corners = Array.from({ length: count }, (_, i) => onCircle(120, 120, radius, spin + (360 / count) * i));
        const [[ax, ay], [bx, by]] = [corners[0]!, corners[1]!];
        const side = Math.hypot(ax - bx, ay - by);
        const [ux, uy] = [(ax - bx) / side, (ay - by) / side];
        // One edge of each slit prolongs a side of the opening; the slit lies towards the middle of it.
        const [x, y] = [ax - ux * 4 + (uy * weight) / 2, ay - uy * 4 - (ux * weight) / 2];
        const slit = stroke(path([x, y]).line([x + ux * 160, y + uy * 160]), weight, 'butt');
        return cut(circle(120, 120, 106), polygon(corners), ...around(slit, count));
      };
      return { parts: ink(iris(6, opening, gap)), small: ink(iris(4, 52, 21)) };
    },
  }),
];
