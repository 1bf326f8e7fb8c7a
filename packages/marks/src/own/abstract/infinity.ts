import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { onCircle, type Spot } from '../../kit/shapes.ts';

const words = {
  family: 'abstract',
  concept: 'infinity',
  zh: { word: '无限', meaning: '循环往复，没有尽头的可能' },
  en: { word: 'infinity', meaning: 'round and round: possibility without an end' },
};

export const infinityMarks = [
  defineMark({
    ...words,
    name: 'band',
    idea: {
      zh: '一条带子越过自身，找不到尽头',
      en: 'one band crossing over itself, no end to be found',
    },
    draw: ({ path, stroke, cut, union }, dice) => {
      const weight = dice.between(22, 26);
      const r = dice.between(42, 46);
      const gap = dice.between(10, 12);
      const { left, right, half } = loops(r, 60);
      const over = path(right(180 - half))
        .line(left(-half))
        .through(left(180), left(half));
      const under = path(left(half))
        .line(right(180 + half))
        .through(right(0), right(180 - half));
      // Only the middle of the crossing is cleared; the band meets itself again where the loops begin.
      const along = (share: number) => between(left(-half), right(180 - half), share);
      const clear = stroke(path(along(0.1)).line(along(0.9)), weight + gap * 2, 'butt');
      return {
        parts: ink(union(cut(stroke(under, weight, 'butt'), clear), stroke(over, weight, 'butt'))),
        small: ink(union(stroke(over, 30, 'butt'), stroke(under, 30, 'butt'))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'two-lanes',
    idea: {
      zh: '一条双道的无尽之路，越过自身',
      en: 'an endless road of two lanes, passing over itself',
    },
    draw: ({ path, stroke, cut, turn, union, intersect, leftOf, rightOf }, dice) => {
      const lane = dice.between(13, 15);
      const gap = dice.between(10, 12);
      const r = dice.between(44, 47);
      const lean = dice.between(-24, -16);
      const wide = lane * 2 + gap;
      const { left, right, half } = loops(r, 62);
      const along = (share: number) => between(left(-half), right(180 - half), share);
      const loop = path(left(half))
        .line(right(180 + half))
        .through(right(0), right(180 - half));
      const bridge = path(right(180 - half))
        .line(left(-half))
        .through(left(180), left(half));
      const lanes = (line: typeof loop, by: number, thickness: number) =>
        cut(stroke(line, thickness, 'butt'), stroke(line, by, 'butt'));
      const clear = stroke(path(along(0.02)).line(along(0.98)), wide + gap * 2, 'butt');
      const under = cut(lanes(loop, gap, wide), clear);
      return {
        parts: [
          ...ink(turn(union(lanes(bridge, gap, wide), intersect(under, leftOf(120))), lean)),
          ...accent(turn(intersect(under, rightOf(120)), lean)),
        ],
        small: ink(
          turn(stroke(bridge, 28, 'butt'), lean),
          turn(cut(stroke(loop, 28, 'butt'), stroke(bridge, 56, 'butt')), lean),
        ),
      };
    },
  }),
];

/** The spots of two circles of radius r about (120 ± apart, 120); `half` is where the lines crossing between them touch. */
function loops(r: number, apart: number) {
  const half = (Math.acos(Math.min(1, r / apart)) * 180) / Math.PI;
  const left = (degrees: number) => onCircle(120 - apart, 120, r, degrees);
  const right = (degrees: number) => onCircle(120 + apart, 120, r, degrees);
  return { left, right, half };
}

function between([x, y]: Spot, [toX, toY]: Spot, share: number): Spot {
  return [x + (toX - x) * share, y + (toY - y) * share];
}
