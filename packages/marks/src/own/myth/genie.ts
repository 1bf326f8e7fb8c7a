import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'genie',
  zh: { word: '灯神', meaning: '一声召唤，心愿成真', also: ['神灯精灵', '阿拉丁灯神', '精灵灯神'] },
  en: {
    word: 'genie',
    meaning: 'one call and the wish is granted',
    also: ['djinn', 'jinn', 'genie spirit', 'wish genie'],
  },
};

export const genieMarks = [
  defineMark({
    ...words,
    name: 'arms-crossed',
    idea: { zh: '灯神抱臂升起，身下一缕轻烟', en: 'a genie rising with folded arms, his body ending in a wisp' },
    draw: ({ circle, cut, grow, path, rect, shape, stroke, union }, dice) => {
      const curl = dice.between(188, 198);
      const turban = union(
        shape([80, 46, null, -80], [120, 14, 0], [160, 46, 80, null], [120, 36, 180]),
        circle(120, 10, 10),
      );
      const head = cut(circle(120, 60, 33), grow(turban, 9.6));
      const chest = shape(
        [50, 124, -80],
        [88, 96, -10, 0],
        [152, 96],
        [190, 124, 80],
        [176, 150, 120, null],
        [64, 150],
        [50, 124, -120, null],
      );
      const arms = rect(34, 124, 172, 34, 17);
      const join = stroke(path([104, 110]).line([136, 172]), 10);
      const body = cut(chest, grow(arms, 9.8), grow(circle(120, 60, 33), 9.6));
      const smoke = shape(
        [74, 168],
        [166, 168],
        [150, 200, 130],
        [curl - 50, 222, 100],
        [166, 238, 10, null],
        [108, 238, -170],
        [84, 210, -95],
        [74, 168, -110, null],
      );
      return {
        parts: [...ink(head, body, cut(arms, join), smoke), ...accent(turban)],
        small: [
          ...ink(union(cut(chest, grow(circle(120, 60, 33), 14)), arms, rect(80, 140, 80, 40), smoke), head),
          ...accent(turban),
        ],
        places: { head: { x: 120, y: 14, width: 70 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'out-of-a-lamp',
    idea: { zh: '神灯嘴里飘出一个小灯神', en: 'a small genie drifting from the spout of his lamp' },
    draw: ({ circle, cut, curve, grow, path, rect, shape, stroke, union }, dice) => {
      const lid = dice.between(12, 15);
      const bowl = shape(
        [70, 168],
        [190, 168],
        [172, 206, 120],
        [120, 218, 180],
        [70, 196, -140],
        [8, 156, 200, null],
        [20, 146, null, 10],
        [70, 168, 30, null],
      );
      const lamp = union(
        bowl,
        stroke(curve([186, 176, -50], [226, 166, 90], [176, 202, 170]), 13),
        rect(92, 212, 62, 22, [4, 4, 8, 8]),
        circle(132, 158, lid),
      );
      const spirit = shape(
        [16, 134, -60],
        [58, 112, -30],
        [56, 72, -90],
        [104, 58, 0],
        [150, 74, 80],
        [128, 118, 140],
        [70, 132, 190],
        [16, 134, 170, null],
      );
      const head = circle(104, 32, 23);
      const arms = stroke(path([68, 88]).line([138, 88]), 12);
      return {
        parts: [...ink(cut(lamp, grow(spirit, 9.8))), ...accent(cut(spirit, grow(head, 9.6), arms), head)],
        small: [...ink(cut(lamp, grow(spirit, 14))), ...accent(cut(spirit, grow(head, 12)), head)],
        places: { ground: 234, facing: 'front' },
      };
    },
  }),
];
