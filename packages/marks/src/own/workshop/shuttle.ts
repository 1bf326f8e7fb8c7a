import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'shuttle',
  zh: { word: '梭子', meaning: '来来回回，织出一匹好布', also: ['织布梭', '织梭', '木梭', '织布梭子', '飞梭'] },
  en: {
    word: 'weaving shuttle',
    meaning: 'to and fro until there is cloth',
    also: ['shuttle', 'loom shuttle', 'boat shuttle', "weaver's shuttle", 'flying shuttle'],
  },
};

export const shuttleMarks = [
  defineMark({
    ...words,
    name: 'boat',
    idea: {
      zh: '斜放的木梭，中间装着线轴，一缕线甩出来',
      en: 'a boat shuttle aslant with its bobbin, the thread running out',
    },
    draw: ({ cut, path, rect, stroke, turn, vesica }, dice) => {
      const lean = dice.between(-34, -26);
      const hull = vesica([-14, 120], [254, 120], 92);
      const room = rect(62, 98, 116, 44, 22);
      const bobbin = cut(rect(72, 108, 96, 24, 12), ...[96, 120, 144].map((x) => rect(x - 4.5, 100, 9, 40)));
      const thread = stroke(path([112, 190]).through([126, 212], [156, 212]).smooth([206, 212]).smooth([232, 184]), 10);
      const lie = (region: typeof hull) => turn(region, lean);
      return {
        parts: [...ink(lie(cut(hull, room))), ...accent(lie(bobbin), thread)],
        small: ink(lie(cut(hull, rect(64, 100, 112, 40, 20)))),
        places: { facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'through-the-warp',
    idea: { zh: '木梭横穿一排直立的经线', en: 'the shuttle lying across upright warp threads' },
    draw: ({ cut, grow, rect, union, vesica }, dice) => {
      const width = dice.between(60, 66);
      const hull = vesica([4, 120], [236, 120], width);
      const eye = rect(88, 112, 64, 16, 8);
      const warp = [66, 102, 138, 174].map((x) => rect(x - 7, 16, 14, 208));
      return {
        parts: [...ink(cut(hull, eye)), ...accent(cut(union(...warp), grow(hull, 10)))],
        small: [
          ...ink(hull),
          ...accent(cut(union(rect(60, 16, 20, 208), rect(110, 16, 20, 208), rect(160, 16, 20, 208)), grow(hull, 15))),
        ],
        places: { facing: 'right' },
      };
    },
  }),
];
