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
    name: 'plateful',
    idea: {
      zh: '盘中两只饺子相靠',
      en: 'two dumplings leaning together on a plate',
    },
    draw: ({ circle, union, cut, path, polygon, onCircle, grow, stroke, above, intersect }, dice) => {
      const gap = dice.between(9, 10.5);
      const back = dice.between(150, 156);
      const lift = dice.between(14, 20);
      const foot = dice.between(38, 52);
      const [x, y, r] = [84, 150, 68];
      const folded = (dx: number, dy: number, pleats: number) => {
        const step = 150 / pleats;
        const rim = Array.from({ length: pleats }, (_, i) => {
          const [px, py] = onCircle(x + dx, y + dy, r - 4, 195 + step * (i + 0.5));
          return circle(px, py, (r * step * Math.PI) / 360 + 1);
        });
        const belly = path([x + dx - r, y + dy])
          .through([x + dx, y + dy - r], [x + dx + r, y + dy])
          .through([x + dx, y + dy + 30], [x + dx - r, y + dy])
          .close();
        return union(belly, ...rim);
      };
      const front = folded(0, 0, 4);
      const rear = intersect(cut(folded(back - x, -lift, 4), grow(front, gap)), above(178));
      const seam = stroke(path(onCircle(x, y, 44, 205)).through(onCircle(x, y, 44, 270), onCircle(x, y, 44, 335)), gap);
      const plate = polygon([
        [10, 180 + gap],
        [230, 180 + gap],
        [230 - foot, 214],
        [10 + foot, 214],
      ]);
      return {
        parts: [...ink(cut(front, seam), plate), ...accent(rear)],
        small: ink(front, plate, rear),
      };
    },
  }),
];
