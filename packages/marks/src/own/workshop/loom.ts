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
    idea: { zh: '一架立式织机，上为经线，下已成布', en: 'an upright loom: warp above, finished cloth below' },
    draw: ({ rect, union, cut, polygon }, dice) => {
      const strands = 5;
      const woven = dice.between(132, 146);
      const post = dice.between(17, 20);
      const thread = dice.between(9, 10);
      const frame = union(
        rect(14, 12, 212, 18, 6),
        rect(14, 196, 212, 18, 6),
        rect(24, 12, post, 216, 4),
        rect(216 - post, 12, post, 216, 4),
      );
      const inner = { x: 24 + post + 12, width: 192 - post * 2 - 24 };
      const pitch = (inner.width - thread) / (strands - 1);
      const warp = Array.from({ length: strands }, (_, i) => rect(inner.x + i * pitch, 28, thread, woven - 28 - 20));
      const comb = rect(inner.x - 2, woven - 20, inner.width + 4, 12, 4);
      const cloth = cut(
        rect(inner.x, woven, inner.width, 186 - woven),
        polygon([
          [120, woven + 8],
          [138, woven + 22],
          [120, woven + 36],
          [102, woven + 22],
        ]),
      );
      return {
        parts: [...ink(union(frame, ...warp, comb)), ...accent(cloth)],
        small: ink(
          union(rect(14, 12, 212, 24), rect(14, 190, 212, 24), rect(22, 12, 26, 216), rect(192, 12, 26, 216)),
          rect(66, 54, 20, 60),
          rect(110, 54, 20, 60),
          rect(154, 54, 20, 60),
          rect(66, 130, 108, 42),
        ),
        places: { inside: { x: 54, y: 36, width: 132, height: 150 }, top: { x: 120, y: 12, width: 212 }, ground: 228 },
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
