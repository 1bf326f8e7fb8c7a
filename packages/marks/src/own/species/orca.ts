import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'orca',
  zh: { word: '虎鲸', also: ['逆戟鲸'], meaning: '黑白分明，海里的强者' },
  en: { word: 'orca', also: ['killer whale'], meaning: 'black and white, the strongest in the sea' },
};

export const orcaMarks = [
  defineMark({
    ...words,
    name: 'leaping',
    idea: {
      zh: '跃起的虎鲸，背鳍如刃，眼后一片白',
      en: 'a leaping orca, its fin a blade, the white patch behind its eye',
    },
    draw: ({ shape, vesica, union, cut, stroke, curve, grow }, dice) => {
      const fin = dice.between(4, 12);
      const wave = dice.between(7, 10);
      const fluke = dice.between(218, 228);
      const body = shape(
        [16, 138, -70],
        [58, 72, -40],
        [122, 60, 10],
        [188, 118, 60],
        [206, 176, 80],
        [188, 176, -110],
        [144, 148, -160],
        [92, 160, 160],
        [40, 164, -170],
      );
      const dorsal = shape([104, 68, -80], [126, fin, -50, 100], [150, 80, 80]);
      const tail = shape(
        [196, 168, 30],
        [fluke, 168, 0, 160],
        [212, 196, 120, 60],
        [222, 224, 80, 200],
        [186, 196, -120],
      );
      const flipper = shape([84, 148], [118, 146], [104, 200, 140, -140], [84, 176, -110]);
      const patch = vesica([48, 98], [84, 92], 18);
      const belly = stroke(curve([26, 146, 10], [90, 138, -10], [140, 134, 20]), 11, 'butt');
      const water = stroke(
        curve(
          [20, 226, 0],
          [50, 226 - wave, 0],
          [80, 226, 0],
          [110, 226 - wave, 0],
          [140, 226, 0],
          [170, 226 - wave, 0],
        ),
        12,
      );
      return {
        parts: [
          ...ink(cut(union(body, dorsal, tail, flipper), patch, belly)),
          ...accent(cut(water, grow(flipper, 9), grow(tail, 9))),
        ],
        small: ink(cut(union(body, dorsal, tail), vesica([44, 100], [90, 90], 28))),
        places: {
          back: { x: 110, y: 62, width: 80 },
          eyes: { x: 50, y: 106, width: 20 },
          head: { x: 60, y: 76, width: 50 },
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'head-on',
    idea: { zh: '浮出水面的虎鲸头，两片白斑', en: 'an orca looking out of the water, two white patches' },
    draw: ({ shape, vesica, both, cut, rect, stroke, curve, move }, dice) => {
      const wide = dice.between(62, 68);
      const patch = dice.between(26, 30);
      const wave = dice.between(8, 11);
      const head = shape(
        [120, 18, 0],
        [120 + wide, 110, 84],
        [120 + wide + 6, 178],
        [120 - wide - 6, 178],
        [120 - wide, 110, -84],
      );
      const chin = shape([120, 116, 0], [152, 150, 80], [158, 182], [82, 182], [88, 150, -80]);
      const spots = both(vesica([76, 62], [96, 108], patch));
      const water = stroke(
        curve(
          [12, 200, 0],
          [48, 200 - wave, 0],
          [84, 200, 0],
          [120, 200 - wave, 0],
          [156, 200, 0],
          [192, 200 - wave, 0],
          [228, 200, 0],
        ),
        12,
      );
      return {
        parts: [...ink(cut(head, spots, chin)), ...accent(water, move(water, 0, 22))],
        small: ink(cut(head, both(vesica([70, 62], [94, 112], 30))), rect(16, 194, 208, 22, 10)),
        places: {
          head: { x: 120, y: 18, width: 80 },
          eyes: { x: 120, y: 96, width: 90 },
          ground: 178,
          facing: 'front',
        },
      };
    },
  }),
];
