import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'official-hat',
  zh: { word: '乌纱帽', meaning: '两翅一展，官运亨通', also: ['官帽', '状元帽', '宋代官帽', '翅帽'] },
  en: {
    word: "official's black hat",
    meaning: 'two wings spread: an office well earned',
    also: ['wusha hat', 'mandarin hat', 'scholar-official hat', 'official hat'],
  },
};

export const officialHatMarks = [
  defineMark({
    ...words,
    name: 'wings',
    idea: { zh: '一顶乌纱帽，两片帽翅左右平展', en: 'a black gauze hat with a wing at each side' },
    draw: ({ rect, vesica, path, stroke, union, cut, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const wing = dice.between(21, 25);
      const crown = union(rect(70, 96, 100, 72, [34, 34, 6, 6]), rect(84, 40, 72, 80, [32, 32, 0, 0]));
      const flaps = both(union(rect(160, 130, 40, 13), vesica([176, 136], [252, 136], wing * 2)));
      const band = rect(62, 168 + gap, 116, 22, 6);
      return {
        parts: [
          ...ink(cut(union(crown, flaps), stroke(path([60, 106]).through([120, 86], [180, 106]), gap))),
          ...accent(band),
        ],
        small: ink(
          union(rect(64, 88, 112, 100, [34, 34, 0, 0]), rect(82, 36, 76, 80, 30)),
          both(rect(188, 118, 56, 40, 20)),
        ),
        places: { head: { x: 120, y: 200, width: 100 }, top: { x: 120, y: 40, width: 40 }, facing: 'front' },
      };
    },
  }),
];
