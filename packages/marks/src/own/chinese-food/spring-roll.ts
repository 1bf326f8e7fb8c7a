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
    name: 'cut-across',
    idea: {
      zh: '两条春卷叠着，切口露出菜丝馅',
      en: 'two spring rolls side by side, the cut ends showing their filling',
    },
    draw: ({ rect, path, stroke, grow, union, cut, turn }, dice) => {
      const gap = dice.between(9, 10);
      const roll = (y: number, x: number) => {
        const face = turn(oval(x, y + 39, 39, 27), 90, [x, y + 39]);
        return { body: union(rect(x, y, 160, 78, [0, 34, 34, 0]), face), face };
      };
      const [top, low] = [roll(36, 66), roll(124, 36)];
      const tilt = (part: typeof top.body) => turn(part, -14, [120, 120]);
      const inside = (x: number, y: number) =>
        union(
          stroke(path([x - 8, y + 22]).line([x + 6, y + 30]), 9),
          stroke(path([x + 8, y + 46]).line([x - 8, y + 54]), 9),
        );
      return {
        parts: [
          ...ink(
            tilt(cut(top.body, grow(top.face, gap), stroke(path([176, 30]).line([150, 120]), 9))),
            tilt(cut(low.body, grow(low.face, gap), stroke(path([146, 118]).line([120, 208]), 9))),
          ),
          ...accent(tilt(cut(top.face, inside(66, 36))), tilt(cut(low.face, inside(36, 124)))),
        ],
        small: ink(
          tilt(cut(top.body, grow(top.face, 15))),
          tilt(cut(low.body, grow(low.face, 15))),
          tilt(top.face),
          tilt(low.face),
        ),
        places: { facing: 'front' },
      };
    },
  }),
];
