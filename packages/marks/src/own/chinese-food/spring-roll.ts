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
    idea: { zh: '一根春卷斜着咬开，馅料探出头', en: 'a spring roll bitten at one end, its filling looking out' },
    draw: ({ circle, rect, union, cut, path, stroke, turn, vesica, grow }, dice) => {
      const gap = dice.between(9, 10.5);
      const tilt = dice.between(30, 40);
      const half = dice.between(43, 47);
      const body = rect(120 - half, 60, half * 2, 180, [0, 0, 22, 22]);
      const bites = union(circle(120 - half + 12, 58, 20), circle(120, 54, 22), circle(120 + half - 12, 58, 20));
      const flap = stroke(path([60, 196]).line([120, 158], [190, 118]), gap, 'butt');
      const tuck = stroke(path([190, 226]).line([120, 158]), gap, 'butt');
      const strip = (x: number, top: number) => rect(x - 9, top, 18, 90, [9, 9, 0, 0]);
      const greens = union(strip(92, 22), strip(120, 4), strip(148, 16));
      const lean = (region: typeof body) => turn(region, tilt, [120, 140]);
      const roll = cut(body, bites, flap, tuck);
      return {
        parts: [...ink(lean(roll)), ...accent(lean(cut(greens, grow(cut(body, bites), gap))))],
        small: ink(
          lean(cut(body, bites, stroke(path([60, 190]).line([190, 120]), 17))),
          lean(cut(vesica([120, 90], [120, 0], 60), grow(cut(body, bites), 14))),
        ),
        places: { facing: 'right' },
      };
    },
  }),
];
