import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'courtyards',
  concept: 'gate-tower',
  zh: {
    word: '城楼',
    meaning: '城门一座，古都在望',
    also: ['城门', '鼓楼', '钟楼', '天安门', '箭楼', '城门楼', '钟鼓楼', '西安城墙'],
  },
  en: {
    word: 'gate tower',
    meaning: 'one gate, and the old capital is in sight',
    also: ['city gate tower', 'drum tower', 'bell tower', 'chinese city gate', 'tiananmen'],
  },
};

export const gateTowerMarks = [
  defineMark({
    ...words,
    name: 'on-the-wall',
    idea: { zh: '城台开拱门，上起重檐城楼', en: 'a wall with its arched gate, a double-eaved tower on top' },
    draw: ({ rect, union, cut }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const door = dice.between(26, 30);
      const upper = union(eaves(120, 2, 84, 44, 46), rect(72, 36, 96, 40));
      const lower = union(eaves(120, 66, 112, 44, 76));
      const base = cut(rect(6, 150, 228, 90), rect(120 - door, 186, 2 * door, 70, [door, door, 0, 0]));
      const posts = [46, 90, 134, 178].map((x) => rect(x, 118, 18, 23));
      return {
        parts: [...ink(cut(union(upper, lower), rect(88, 52, 64, gap)), base), ...accent(...posts)],
        small: ink(
          eaves(120, 4, 100, 60, 46),
          rect(56, 72, 128, 30),
          cut(rect(0, 124, 240, 114), rect(90, 176, 60, 70, [30, 30, 0, 0])),
        ),
        places: {
          top: { x: 120, y: 4, width: 80 },
          inside: { x: 120, y: 214, width: 50, height: 50 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'three-storeys',
    idea: {
      zh: '三重檐的关楼立在山脊城墙上，两边垛口顺坡而下',
      en: 'a tower of three roofs on a ridge, battlements stepping down on either side',
    },
    draw: ({ circle, rect, polygon, union, cut }, dice) => {
      const rise = dice.between(0, 6);
      const roofs = [
        eaves(120, 0 - rise, 66, 38, 34),
        eaves(120, 48 - rise, 82, 40, 50),
        eaves(120, 98 - rise, 98, 44, 66),
      ];
      const wall = cut(
        polygon([
          [26, 152],
          [214, 152],
          [214, 174],
          [240, 174],
          [240, 240],
          [0, 240],
          [0, 174],
          [26, 174],
        ]),
        union(circle(120, 204, 26), rect(94, 204, 52, 50)),
      );
      return {
        parts: [...accent(roofs[0]!), ...ink(roofs[1]!, roofs[2]!, wall)],
        small: ink(
          eaves(120, 0, 60, 50, 24),
          eaves(120, 66, 84, 54, 40),
          cut(
            polygon([
              [36, 138],
              [204, 138],
              [204, 172],
              [240, 172],
              [240, 240],
              [0, 240],
              [0, 172],
              [36, 172],
            ]),
            rect(96, 180, 48, 70),
          ),
        ),
        places: {
          top: { x: 120, y: 0, width: 30 },
          inside: { x: 120, y: 210, width: 50, height: 60 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
