import { defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'folk',
  concept: 'double-happiness',
  zh: { word: '囍', meaning: '双喜临门，百年好合', also: ['双喜', '喜字', '红双喜', '婚礼', '喜庆'] },
  en: {
    word: 'double happiness',
    meaning: 'joy come twice to one door',
    also: ['shuangxi', 'chinese wedding sign', 'wedding character'],
  },
};

/** The character 囍 round x, from `top` down: strokes as thick as `pen`, as far apart as `gap`; bars run through both halves. */
function doubleJoy(x: number, top: number, pen: number, gap: number, mouth: number): Region {
  const { rect, union, cut, both } = kit;
  const half = mouth + gap * 0.9;
  const middle = x - gap * 0.9 - mouth / 2;
  const box = (y: number, high: number): Region =>
    both(
      cut(
        rect(x - gap * 0.9 - mouth, y, mouth, high),
        rect(x - gap * 0.9 - mouth + pen, y + pen, mouth - pen * 2, high - pen * 2),
      ),
      x,
    );
  const tall = pen * 2 + gap;
  const second = top + gap + pen * 2 + gap;
  const upper = union(
    rect(x - half - pen, top + gap, (half + pen) * 2, pen),
    rect(x - half, top + gap + pen + gap, half * 2, pen),
    both(rect(middle - pen / 2, top - pen * 0.4, pen, gap * 1.4 + pen * 1.6 + gap), x),
  );
  const bar = second + gap + tall + gap;
  return union(
    upper,
    box(second + gap, tall),
    rect(x - half - pen, bar, (half + pen) * 2, pen),
    box(bar + pen + gap, tall),
  );
}

export const doubleHappinessMarks = [
  defineMark({
    ...words,
    name: 'character',
    idea: { zh: '一个大红囍字，横画连通左右', en: 'the character 囍 with its bars run through both halves' },
    draw: ({ rect }, dice) => {
      const pen = dice.between(15, 16.5);
      const gap = dice.between(12, 13);
      const mouth = dice.between(74, 80);
      return {
        parts: ink(doubleJoy(120, 10, pen, gap, mouth)),
        small: ink(
          rect(10, 30, 220, 26),
          rect(30, 76, 76, 50),
          rect(134, 76, 76, 50),
          rect(10, 146, 220, 22),
          rect(30, 186, 76, 50),
          rect(134, 186, 76, 50),
        ),
        places: { ground: 230, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-disc',
    idea: { zh: '一枚圆喜帖，囍字镂在中间', en: 'a round red paper with 囍 cut through its middle' },
    draw: ({ circle, cut, rect }, dice) => {
      const pen = dice.between(10, 10.8);
      const gap = dice.between(10, 10.6);
      const mouth = dice.between(46, 50);
      return {
        parts: ink(cut(circle(120, 120, 108), doubleJoy(120, 47, pen, gap, mouth))),
        small: ink(
          cut(
            circle(120, 120, 108),
            rect(60, 72, 120, 18),
            rect(66, 108, 46, 26),
            rect(128, 108, 46, 26),
            rect(66, 150, 46, 26),
            rect(128, 150, 46, 26),
          ),
        ),
        places: { inside: { x: 120, y: 120, width: 130, height: 130 }, facing: 'front' },
      };
    },
  }),
];
