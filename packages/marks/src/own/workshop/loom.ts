import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'workshop',
  concept: 'loom',
  zh: { word: '织布机', also: ['织机', '手工织布', '纺织机', '织锦'], meaning: '经线纬线，织出花样' },
  en: { word: 'loom', also: ['weaving loom', 'handloom', 'weaver'], meaning: 'warp and weft, a pattern made by hand' },
};

export const loomMarks = [
  defineMark({
    ...words,
    name: 'frame',
    idea: {
      zh: '一架立式织机，经线如弦，布已织成半幅',
      en: 'an upright loom, its warp like strings and half the cloth done',
    },
    draw: ({ rect, union, cut, vesica, polygon }, dice) => {
      const fell = dice.between(122, 128);
      const post = dice.between(14, 16);
      const frame = union(
        rect(8, 8, 224, 17, 6),
        rect(8, 200, 224, 17, 6),
        rect(20, 8, post, 226, 4),
        rect(220 - post, 8, post, 226, 4),
      );
      const shuttle = vesica([48, fell - 20], [192, fell - 20], 32);
      const threads = [64, 92, 120, 148, 176].map((x) => rect(x - 4.5, 20, 9, fell - 70));
      const mark = (x: number) =>
        polygon([
          [x, fell + 16],
          [x + 17, fell + 33],
          [x, fell + 50],
          [x - 17, fell + 33],
        ]);
      const cloth = cut(rect(52, fell + 4, 136, 188 - fell), mark(90), mark(150));
      return {
        parts: [...ink(union(frame, ...threads)), ...accent(shuttle, cloth)],
        small: ink(
          union(rect(8, 8, 224, 22), rect(8, 196, 224, 22), rect(18, 8, 24, 226), rect(198, 8, 24, 226)),
          rect(64, 48, 18, 66),
          rect(111, 48, 18, 66),
          rect(158, 48, 18, 66),
          rect(62, 130, 116, 48),
        ),
        places: { inside: { x: 54, y: 36, width: 132, height: 150 }, top: { x: 120, y: 8, width: 212 }, ground: 234 },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'shuttle',
    idea: { zh: '一枚梭子穿过经线', en: 'a shuttle passing through the warp' },
    draw: ({ vesica, rect, cut, grow, turn }, dice) => {
      const long = dice.between(108, 114);
      const fat = dice.between(60, 66);
      const tilt = dice.between(-18, -10);
      const at = [120, 120] as const;
      const shuttle = turn(vesica([120 - long, 120], [120 + long, 120], fat), tilt, at);
      const bobbin = turn(rect(82, 109, 76, 22, 11), tilt, at);
      const warp = [40, 80, 120, 160, 200].map((x) => cut(rect(x - 9, 18, 18, 204, 6), grow(shuttle, 9)));
      return {
        parts: [...ink(...warp), ...accent(cut(shuttle, bobbin))],
        small: ink(
          cut(shuttle, rect(96, 112, 48, 18, 9)),
          ...[44, 120, 196].map((x) => cut(rect(x - 11, 20, 22, 200, 4), grow(shuttle, 14))),
        ),
      };
    },
  }),
];
