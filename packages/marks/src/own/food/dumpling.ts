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
      zh: '一双筷子夹起一只饺子',
      en: 'a pair of chopsticks lifting one dumpling',
    },
    draw: ({ circle, union, cut, path, onCircle, grow, stroke }, dice) => {
      const gap = dice.between(9, 10.5);
      const stick = dice.between(13, 15);
      const sag = dice.between(30, 36);
      const reach = dice.between(138, 146);
      const [x, y, r] = [108, 182, 92];
      const belly = path([x - r, y])
        .through([x, y - r], [x + r, y])
        .through([x, y + sag], [x - r, y])
        .close();
      const rim = [0, 1, 2, 3, 4].map((i) => circle(...onCircle(x, y, r - 4, 192 + 31.2 * (i + 0.5)), 25.5));
      const seam = stroke(path(onCircle(x, y, 62, 186)).through(onCircle(x, y, 62, 236), onCircle(x, y, 62, 286)), gap);
      const dumpling = union(belly, ...rim);
      const front = stroke(path([reach, 158]).line([232, 34]), stick);
      const behind = cut(stroke(path([96, 150]).line([190, 12]), stick), grow(dumpling, gap));
      return {
        parts: [...ink(cut(dumpling, seam, grow(front, gap))), ...accent(front, behind)],
        small: ink(cut(dumpling, grow(front, 18)), grow(front, 3)),
      };
    },
  }),
];
