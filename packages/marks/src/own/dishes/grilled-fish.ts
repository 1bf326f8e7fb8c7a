import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'dishes',
  concept: 'grilled-fish',
  zh: {
    word: '烤鱼',
    meaning: '外焦里嫩，一条鱼吃得满头汗',
    also: ['万州烤鱼', '炭烤鱼', '纸包鱼'],
  },
  en: {
    word: 'grilled fish',
    meaning: 'crisp outside, tender inside, and very hot',
    also: ['roast fish', 'charcoal fish', 'spicy grilled fish', 'whole grilled fish'],
  },
};

export const grilledFishMarks = [
  defineMark({
    ...words,
    name: 'tray',
    idea: { zh: '铁盘里一条划了花刀的鱼，盘下炭火', en: 'a scored fish in an iron tray over the coals' },
    draw: ({ circle, rect, polygon, vesica, path, stroke, union, cut }, dice) => {
      const fat = dice.between(62, 68);
      const body = union(
        vesica([8, 92], [184, 92], fat),
        polygon(
          [
            [164, 92],
            [226, 58],
            [210, 92],
            [226, 126],
          ],
          2,
        ),
      );
      const cuts = [78, 106, 134].map((x) => stroke(path([x - 8, 72]).line([x + 8, 112]), 10));
      const tray = polygon(
        [
          [0, 142],
          [240, 142],
          [220, 184],
          [20, 184],
        ],
        [4, 4, 14, 14],
      );
      return {
        parts: [
          ...ink(cut(body, ...cuts, circle(42, 86, 7))),
          ...ink(tray),
          ...accent(flame(64, 240, 46), flame(120, 240, 46), flame(176, 240, 46)),
        ],
        small: ink(
          cut(body, rect(86, 70, 18, 44)),
          polygon([
            [0, 146],
            [240, 146],
            [216, 188],
            [24, 188],
          ]),
          flame(70, 240, 40),
          flame(170, 240, 40),
        ),
        places: { top: { x: 120, y: 142, width: 200 }, ground: 240, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'by-the-fire',
    idea: { zh: '两条鱼穿着木签斜插在火边烤', en: 'two fish on sticks leaning in towards a fire' },
    draw: ({ circle, rect, polygon, vesica, path, stroke, union, cut, turn, mirror }, dice) => {
      const blaze = dice.between(92, 104);
      const tilt = dice.between(13, 16);
      const fish = union(
        vesica([56, -14], [56, 152], 84),
        polygon([
          [56, 116],
          [94, 176],
          [56, 160],
          [18, 176],
        ]),
        rect(49, 150, 14, 94),
      );
      const score = (y: number) => stroke(path([36, y + 14]).line([76, y - 14]), 11, 'butt');
      const left = turn(cut(fish, circle(66, 28, 7), score(70), score(104)), tilt, [56, 120]);
      return {
        parts: [...ink(left, mirror(left)), ...accent(flame(120, 246, blaze))],
        small: ink(...[turn(fish, tilt, [56, 120])].flatMap((one) => [one, mirror(one)]), flame(120, 246, 90)),
        places: { ground: 246, facing: 'front' },
      };
    },
  }),
];
