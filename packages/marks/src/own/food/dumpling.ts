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
    idea: 'a half-moon dumpling with a pleated rim',
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
    name: 'on-a-spoon',
    idea: 'a soup dumpling resting in a spoon',
    draw: ({ circle, below, intersect, union, cut, path, stroke, above, soften, grow, rect }, dice) => {
      const bun = dice.between(50, 56);
      const pleat = dice.between(8.5, 9.5);
      const lift = dice.between(34, 48);
      const spoon = union(
        intersect(circle(96, 140, 80), below(150)),
        stroke(path([150, 172]).through([196, 160], [224, 150 - lift]), 17),
      );
      const body = soften(intersect(circle(96, 112, bun), above(141)), 4);
      const tip = circle(96, 112 - bun - 4, 10);
      const fold = (dx: number) =>
        stroke(
          path([96 + dx * 0.35, 112 - bun + 14]).through([96 + dx * 0.9, 112 - bun + 32], [96 + dx * 1.2, 112 - 6]),
          pleat,
        );
      const dumpling = cut(body, fold(-26), fold(0), fold(26));
      return {
        parts: [...ink(cut(spoon, grow(body, 8))), ...accent(union(dumpling, cut(tip, body)))],
        small: ink(
          cut(spoon, rect(0, 0, 150, 158)),
          union(intersect(circle(96, 108, 58), above(140)), circle(96, 46, 14)),
        ),
      };
    },
  }),
];
