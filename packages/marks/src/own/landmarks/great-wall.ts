import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'landmarks',
  concept: 'great-wall',
  zh: { word: '长城', meaning: '万里起伏，守望与担当', also: ['万里长城', '烽火台', '城墙', '箭楼'] },
  en: {
    word: 'great wall',
    meaning: 'ten thousand li over the ridges, watchful and steadfast',
    also: ['great wall of china', 'beacon tower', 'chinese wall'],
  },
};

export const greatWallMarks = [
  defineMark({
    ...words,
    name: 'over-the-ridges',
    idea: {
      zh: '山脊上的烽火台，城墙一级级往两边下去',
      en: 'a beacon tower on the ridge, the wall stepping down on both sides',
    },
    draw: ({ path, rect, union, cut, grow, both }, dice) => {
      const gap = dice.between(9, 10);
      const step = dice.between(24, 28);
      const notch = dice.between(12, 14);
      const tower = union(
        rect(88, 46, 64, 90),
        rect(78, 34, 84, 18),
        ...[78, 108, 138].map((x) => rect(x, 16, 24, 22)),
      );
      const stair = [0, 1, 2].map((i) =>
        union(
          rect(60 - i * 28, 92 + i * step, 29, 60 + i * 4),
          rect(60 - i * 28, 92 + i * step - notch, 15, notch + 2),
        ),
      );
      const wall = cut(union(tower, both(union(...stair))), rect(108, 92, 24, 60, [12, 12, 0, 0]));
      const hill = path([0, 228])
        .line([34, 196 + step / 2])
        .through([78, 184], [120, 150])
        .through([162, 184], [206, 196 + step / 2])
        .line([240, 228])
        .close();
      return {
        parts: [...ink(cut(wall, grow(hill, gap))), ...accent(hill)],
        small: ink(
          union(rect(80, 40, 80, 100), rect(68, 20, 104, 28), both(rect(42, 96, 40, 70)), both(rect(6, 130, 40, 70))),
        ),
        places: { top: { x: 120, y: 16, width: 84 }, ground: 228, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'battlements',
    idea: {
      zh: '一段城墙：垛口整齐，箭窗两个，砖缝分明',
      en: 'a stretch of wall: even battlements, two arrow slits, courses of brick',
    },
    draw: ({ rect, union, cut, circle, intersect, above, grow }, dice) => {
      const gap = dice.between(10, 11);
      const merlon = dice.between(42, 46);
      const sun = dice.between(36, 40);
      const step = (232 - merlon) / 3;
      const teeth = [0, 1, 2, 3].map((i) => rect(4 + i * step, 96, merlon, 40));
      const upper = union(...teeth, rect(4, 126, 232, 40));
      const slits = [1, 2].map((i) => rect(4 + i * step + merlon / 2 - 7, 112, 14, 32, [7, 7, 0, 0]));
      const low = rect(4, 166 + gap, 232, 54 - gap);
      const bricks = [78, 162].map((x) => rect(x - gap / 2, 160, gap, 70));
      const dawn = cut(circle(120, 92, sun + 18), grow(upper, gap));
      return {
        parts: [...ink(cut(upper, ...slits), cut(low, ...bricks)), ...accent(intersect(dawn, above(86)))],
        small: ink(union(...[4, 94, 184].map((x) => rect(x, 70, 52, 60)), rect(4, 112, 232, 108))),
        places: {
          top: { x: 120, y: 96, width: 220 },
          behind: { x: 120, y: 60, width: 200, height: 70 },
          ground: 220,
          facing: 'front',
        },
      };
    },
  }),
];
