import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'brush-stroke',
  zh: {
    word: '笔触',
    meaning: '一笔落下，神气自在',
    also: ['毛笔笔触', '墨迹', '笔刷', '一笔墨', '水墨笔触', '刷痕', '飞白'],
  },
  en: {
    word: 'brush stroke',
    meaning: 'one stroke, and the hand shows in it',
    also: ['brushstroke', 'paint stroke', 'ink stroke', 'brush mark', 'ink brush stroke', 'swipe of paint'],
  },
};

export const brushStrokeMarks = [
  defineMark({
    ...words,
    name: 'dry-end',
    idea: { zh: '一道横扫的笔触，收笔处墨干成丝', en: 'a stroke swept across, running dry in streaks at its end' },
    draw: ({ circle, cut, intersect, onCircle, rightOf, ring, sector, turn, union }, dice) => {
      const far = dice.between(214, 226);
      const lean = dice.between(-16, -10);
      const [x, y, radius] = [120, 420, 300];
      const band = (inner: number, weight: number) => ring(x, y, radius + inner + weight, weight);
      const whole = union(
        intersect(band(-46, 92), sector(x, y, 500, -105, -66)),
        circle(...onCircle(x, y, radius, -105), 46),
      );
      const streaks = [
        intersect(band(-27.5, 9), rightOf(132)),
        intersect(band(-4.5, 9), rightOf(84)),
        intersect(band(18.5, 9), rightOf(150)),
        intersect(band(-50, 24), rightOf(far - 40)),
        intersect(band(-20, 20), rightOf(far)),
        intersect(band(3, 17), rightOf(far - 22)),
        intersect(band(26, 24), rightOf(far - 6)),
      ];
      return {
        parts: ink(turn(cut(whole, ...streaks), lean)),
        small: ink(turn(cut(whole, intersect(band(-9, 18), rightOf(100)), rightOf(far)), lean)),
        places: { facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three',
    idea: { zh: '三道笔触斜斜排开，中间一道亮色', en: 'three strokes laid aslant, the middle one bright' },
    draw: ({ path, turn }, dice) => {
      const lean = dice.between(-22, -14);
      const stroke = (left: number, right: number, y: number) =>
        path([left, y])
          .line([right, y])
          .line([right - 26, y + 20], [right - 8, y + 22], [right - 34, y + 48], [left - 4, y + 48])
          .through([left - 24, y + 22], [left, y])
          .close();
      const lie = (region: ReturnType<typeof stroke>) => turn(region, lean);
      return {
        parts: [...ink(lie(stroke(46, 224, 36)), lie(stroke(66, 196, 156))), ...accent(lie(stroke(22, 238, 96)))],
        small: [...ink(lie(stroke(46, 224, 30)), lie(stroke(66, 196, 162))), ...accent(lie(stroke(22, 238, 96)))],
        places: { facing: 'right' },
      };
    },
  }),
];
