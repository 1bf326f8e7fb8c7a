import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'dumpling',
  zh: { word: '饺子', meaning: '团团圆圆，手捏的心意' },
  en: { word: 'dumpling', meaning: 'together again, folded by hand' },
};

export const dumplingMarks = [
  defineMark({
    ...words,
    name: 'pleated',
    idea: {
      zh: '半月形的饺子，边上一圈褶',
      en: 'a half-moon dumpling with a pleated rim',
    },
    draw: ({ circle, union, cut, path, stroke, onCircle, intersect, above }, dice) => {
      const pleats = dice.whole(5, 6);
      const gap = dice.between(9, 11);
      const sag = dice.between(22, 30);
      // The rim runs along one great circle; each pleat is a smaller circle set on it.
      const [x, y, r] = [120, 176, 96];
      const belly = path([24, 176])
        .through([120, 176 - r], [216, 176])
        .through([120, 176 + sag], [24, 176])
        .close();
      const step = 148 / pleats;
      const scallops = Array.from({ length: pleats }, (_, i) => {
        const [px, py] = onCircle(x, y, r - 4, 180 + 16 + step * (i + 0.5));
        return circle(px, py, (r * step * Math.PI) / 360 + 1);
      });
      const seam = intersect(
        stroke(
          path(onCircle(x, y, r - 27, 188)).through(onCircle(x, y, r - 27, 270), onCircle(x, y, r - 27, 352)),
          gap,
        ),
        above(190),
      );
      return {
        parts: ink(cut(union(belly, ...scallops), seam)),
        small: ink(
          cut(
            union(belly, ...scallops),
            stroke(path(onCircle(x, y, 66, 196)).through(onCircle(x, y, 66, 270), onCircle(x, y, 66, 344)), 16),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lifted',
    idea: {
      zh: '一双筷子夹着一只弯月饺子，褶子密密排在背上',
      en: 'chopsticks hold one crescent dumpling, its pleats close along the back',
    },
    draw: ({ rect, path, stroke, cut, turn }, dice) => {
      const belly = dice.between(62, 68);
      const body = path([14, 150])
        .through([72, 70], [120, 66])
        .through([168, 70], [226, 150])
        .through([120, 150 + belly], [14, 150])
        .close();
      const pleats = [-52, -18, 18, 52].map((a) => turn(rect(115, 58, 10, 44, 5), a * 0.9, [120, 190]));
      const edge = stroke(path([40, 150]).through([120, 92], [200, 150]), 10);
      return {
        parts: [
          ...ink(cut(body, edge, ...pleats)),
          ...accent(stroke(path([10, 52]).line([232, 26]), 12), stroke(path([10, 24]).line([232, 4]), 12)),
        ],
        small: ink(
          cut(
            path([14, 150])
              .through([72, 70], [120, 66])
              .through([168, 70], [226, 150])
              .through([120, 222], [14, 150])
              .close(),
            stroke(path([44, 156]).through([120, 104], [196, 156]), 17),
          ),
          rect(10, 14, 220, 20, 8),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
