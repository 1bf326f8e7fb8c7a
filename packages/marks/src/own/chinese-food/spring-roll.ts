import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'chinese-food',
  concept: 'spring-roll',
  zh: { word: '春卷', meaning: '薄皮卷起新韭，一口是春', also: ['炸春卷', '薄饼卷'] },
  en: {
    word: 'spring roll',
    meaning: 'thin skin rolled round the first greens, spring in one bite',
    also: ['egg roll', 'fried roll'],
  },
};

export const springRollMarks = [
  defineMark({
    ...words,
    name: 'two-on-a-plate',
    idea: {
      zh: '两根春卷架在盘上，面皮折成三角',
      en: 'two spring rolls across a plate, their skins folded to a point',
    },
    draw: ({ rect, path, stroke, cut, turn, grow }, dice) => {
      const gap = dice.between(9, 10.5);
      const tilt = dice.between(-26, -20);
      const fat = dice.between(52, 56);
      const roll = (y: number, fold: number) => {
        const body = rect(20, y, 196, fat, fat * 0.36);
        return cut(
          body,
          stroke(path([fold - 40, y - 8]).line([fold, y + fat / 2], [fold - 40, y + fat + 8]), gap, 'butt'),
          stroke(path([fold + 34, y - 4]).line([fold + 34, y + fat + 4]), gap, 'butt'),
        );
      };
      const lie = (region: ReturnType<typeof rect>) => turn(region, tilt, [120, 110]);
      const plate = path([2, 196])
        .line([238, 196])
        .through([214, 222], [184, 222])
        .line([56, 222])
        .through([26, 222], [2, 196])
        .close();
      const upper = rect(20, 42, 196, fat, fat * 0.36);
      return {
        parts: [
          ...accent(lie(roll(42, 120))),
          ...ink(cut(lie(roll(42 + fat + gap, 96)), grow(plate, gap)), cut(plate, grow(lie(upper), gap))),
        ],
        small: ink(lie(rect(20, 34, 196, 58, 20)), cut(lie(rect(20, 110, 196, 58, 20)), grow(plate, 14)), plate),
        places: { ground: 222, top: { x: 140, y: 40, width: 120 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bitten',
    idea: {
      zh: '一根春卷斜刀切成两段，竖起来见馅',
      en: 'a spring roll cut aslant and stood up, its filling to be seen',
    },
    draw: ({ rect, cut, turn, polygon, grow, move, circle }, dice) => {
      const gap = dice.between(9, 10.5);
      const tilt = dice.between(-26, -22);
      const lower = dice.between(26, 36);
      const face = turn(oval(66, 66, 52, 34), tilt, [66, 66]);
      const body = cut(
        rect(18, 40, 96, 168, [0, 0, 14, 14]),
        polygon([
          [0, 0],
          [130, 0],
          [130, 42],
          [0, 92],
        ]),
        grow(face, gap),
      );
      const bits = [
        circle(38, 76, 6.5),
        circle(56, 60, 6.5),
        circle(64, 80, 6.5),
        circle(78, 58, 6.5),
        circle(94, 56, 6.5),
      ];
      const second = (region: typeof body) => move(region, 108, lower);
      const plate = rect(2, 218, 236, 18, 9);
      return {
        parts: [
          ...ink(body, cut(second(body), grow(plate, gap)), plate),
          ...accent(cut(face, ...bits), second(cut(face, ...bits))),
        ],
        small: ink(
          cut(rect(16, 60, 92, 150), grow(face, 15)),
          face,
          cut(second(rect(16, 60, 92, 120)), second(grow(face, 15))),
          second(face),
        ),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
];
