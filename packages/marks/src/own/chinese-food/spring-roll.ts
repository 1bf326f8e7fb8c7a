import { accent, defineMark, ink } from '../../kit/define-mark.ts';

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
      zh: '一根春卷咬去一头，豆芽和菜丝从里面露出来',
      en: 'a spring roll bitten at one end, shoots and shreds standing out of it',
    },
    draw: ({ rect, above, below, path, stroke, union, cut, turn }, dice) => {
      const wave = dice.between(8, 10);
      const tube = rect(72, 96, 96, 140, 26);
      const edge = path([40, 90])
        .line([40, 116])
        .through([72, 116 - wave], [96, 116])
        .smooth([144, 116])
        .smooth([200, 112])
        .line([200, 90])
        .close();
      const shred = [94, 120, 146].map((x, i) =>
        stroke(path([x, 112]).through([x + (i - 1) * 8 - 7, 78], [x + (i - 1) * 14, 44]), 13),
      );
      const fold = stroke(path([64, 198]).through([120, 182], [176, 146]), 10);
      return {
        parts: [
          ...ink(turn(cut(tube, edge, fold), 32, [120, 140])),
          ...accent(turn(cut(union(...shred), below(100)), 32, [120, 140])),
        ],
        small: ink(
          turn(cut(rect(72, 96, 96, 140, 26), above(116)), 32, [120, 140]),
          turn(rect(84, 44, 22, 56, 8), 32, [120, 140]),
          turn(rect(126, 54, 22, 46, 8), 32, [120, 140]),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
