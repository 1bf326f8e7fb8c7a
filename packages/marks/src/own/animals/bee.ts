import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'bee',
  zh: { word: '蜂', meaning: '勤劳、协作，一点一滴酿成甜' },
  en: { word: 'bee', meaning: 'busy together, making sweetness drop by drop' },
};

export const beeMarks = [
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '俯看一只蜂：条纹身，两对翅',
      en: 'a bee from above: a banded body between two pairs of wings',
    },
    draw: ({ circle, path, rect, stroke, union, cut, both, vesica, grow, intersect, below }, dice) => {
      const wide = dice.between(70, 78);
      const band = dice.between(14, 17);
      const wing = dice.between(46, 52);
      const tilt = dice.between(84, 100);
      const body = union(intersect(vesica([120, 30], [120, 226], wide), below(96)), circle(120, 84, 28));
      const bands = union(rect(60, 124, 120, 10), rect(60, 134 + band, 120, 10), rect(60, 144 + band * 2, 120, 10));
      const feelers = both(stroke(path([112, 66]).through([106, 40], [86, 26]), 9));
      const wings = union(vesica([104, 104], [10, tilt], wing), vesica([106, 116], [34, 166], wing - 12));
      return {
        parts: [...ink(cut(union(body, feelers), bands)), ...accent(both(cut(wings, grow(body, 9))))],
        small: ink(
          cut(body, rect(60, 128, 120, 16), rect(60, 164, 120, 16)),
          both(cut(vesica([112, 108], [8, 92], 60), grow(body, 14))),
        ),
        places: {
          head: { x: 120, y: 60, width: 44 },
          eyes: { x: 120, y: 80, width: 60 },
          neck: { x: 120, y: 100, width: 44 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'flying',
    idea: {
      zh: '一只圆蜂飞过，翅在上，刺在后',
      en: 'a plump bee flying past, its wings up, its sting behind',
    },
    draw: ({ circle, path, rect, polygon, stroke, union, cut, turn, vesica, grow }, dice) => {
      const plump = dice.between(88, 96);
      const band = dice.between(15, 18);
      const wing = dice.between(50, 56);
      const tilt = dice.between(-4, 8);
      const body = union(
        rect(34, 156 - plump / 2, 156, plump, plump / 2),
        polygon(
          [
            [178, 140],
            [226, 156],
            [178, 172],
          ],
          [0, 3, 0],
        ),
      );
      const bands = union(rect(96, 90, 11, 140), rect(107 + band, 90, 11, 140), rect(118 + band * 2, 90, 11, 140));
      const wings = [vesica([112, 104], [84, 8], wing), vesica([130, 104], [186, 24], wing)];
      const feeler = union(stroke(path([62, 120]).through([58, 90], [36, 82]), 9));
      const bee = cut(union(body, feeler), bands, circle(62, 148, 8));
      return {
        parts: [
          ...ink(turn(bee, tilt)),
          ...accent(...wings.map((w, i) => turn(cut(w, grow(body, 9), ...(i ? [grow(wings[0]!, 9)] : [])), tilt))),
        ],
        small: ink(
          cut(body, rect(94, 90, 16, 140), rect(130, 90, 16, 140)),
          cut(vesica([124, 116], [124, 12], 66), grow(body, 12)),
        ),
        places: {
          head: { x: 56, y: 116, width: 50 },
          eyes: { x: 62, y: 148, width: 64 },
          back: { x: 110, y: 100, width: 60 },
          lap: { x: 36, y: 164, width: 108, height: 84 },
          hands: [[74, 196]],
          facing: 'left',
        },
      };
    },
  }),
];
