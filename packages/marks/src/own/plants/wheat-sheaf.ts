import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'plants',
  concept: 'wheat-sheaf',
  zh: {
    word: '麦束',
    meaning: '一束金黄，收成在手',
    also: ['麦捆', '一束麦穗', '小麦捆', '麦穗束', '一捆麦子', '稻束'],
  },
  en: {
    word: 'wheat sheaf',
    meaning: 'a harvest held in one hand',
    also: ['sheaf', 'sheaf of wheat', 'sheaves', 'bundle of wheat', 'wheatsheaf', 'sheaf of corn'],
  },
};

export const wheatSheafMarks = [
  defineMark({
    ...words,
    name: 'tied',
    idea: { zh: '一束麦子中间扎紧，穗头散开如扇', en: 'stalks tied at the waist, the ears opening into a fan' },
    draw: ({ both, cut, grow, path, rect, stroke, turn, union, vesica }, dice) => {
      const fan = dice.between(30, 32);
      const grain = (y: number) => both(vesica([126, y + 22], [145, y - 19], 23));
      const ear = [vesica([120, 16], [120, -30], 27), grain(36), grain(78)];
      const stalk = rect(114, 106, 12, 60);
      const one = (angle: number) => [...ear, stalk].map((region) => turn(region, angle, [120, 204]));
      const foot = both(stroke(path([126, 176]).through([136, 208], [160, 236]), 11, 'butt'));
      const band = rect(92, 160, 56, 22, 8);
      return {
        parts: [
          ...ink(cut(union(...[-fan, 0, fan].flatMap(one), foot, rect(114, 170, 12, 66)), grow(band, 9))),
          ...accent(band),
        ],
        small: [
          ...ink(
            ...[-1, 0, 1].map((i) => turn(vesica([120, 116], [120, -4], 54), i * 30, [120, 190])),
            path([98, 186]).line([142, 186], [164, 236], [76, 236]).close(),
          ),
          ...accent(rect(84, 142, 72, 30, 8)),
        ],
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'crossed-ears',
    idea: { zh: '两穗麦交叉，底下一道结', en: 'two ears of wheat crossed and tied where they meet' },
    draw: ({ both, cut, grow, rect, turn, union, vesica }, dice) => {
      const lean = dice.between(24, 28);
      const grain = (y: number) => both(vesica([127, y + 20], [153, y - 18], 23));
      const ear = [vesica([120, 14], [120, -34], 26), grain(22), grain(60), grain(98)];
      const stem = rect(115, 24, 10, 212);
      const laid = (angle: number) => ear.map((part) => turn(part, angle, [120, 196]));
      const stems = union(turn(stem, lean, [120, 196]), turn(stem, -lean, [120, 196]));
      const band = rect(94, 184, 52, 22, 8);
      return {
        parts: [...ink(...laid(lean), ...laid(-lean), cut(stems, grow(band, 9))), ...accent(band)],
        small: [
          ...ink(...[lean, -lean].map((a) => turn(vesica([120, 130], [120, -30], 64), a, [120, 196]))),
          ...accent(rect(80, 170, 80, 44, 10)),
        ],
        places: { facing: 'front' },
      };
    },
  }),
];
