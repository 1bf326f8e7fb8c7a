import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'dress',
  concept: 'miao-silver',
  zh: {
    word: '苗族银饰',
    meaning: '银角一戴，满山叮当',
    also: ['苗银', '银冠', '银饰', '苗服', '苗族服饰', '民族银饰', '银匠'],
  },
  en: {
    word: 'miao silver',
    meaning: 'horns of silver that ring through the hills',
    also: ['miao silver crown', 'silver headdress', 'silver jewellery', 'ethnic silver'],
  },
};

export const miaoSilverMarks = [
  defineMark({
    ...words,
    name: 'horn-crown',
    idea: {
      zh: '苗家银冠：一对大银角，冠上银花，额前垂铃',
      en: 'a headdress with two great silver horns, flowers on its band and bells over the brow',
    },
    draw: ({ circle, path, cut, grow, both }, dice) => {
      const tall = dice.between(4, 12);
      const bell = dice.between(10, 11);
      const horns = both(path([126, 116]).through([206, 108], [216, tall]).through([246, 128], [126, 146]).close());
      const band = path([40, 190])
        .through([120, 140], [200, 190])
        .line([196, 214])
        .through([120, 168], [44, 214])
        .close();
      const flower = cut(blossom(120, 96, 32, 5), circle(120, 96, 9));
      const bells = [
        [60, 226],
        [98, 208],
        [142, 208],
        [180, 226],
      ].map(([x, y]) => circle(x!, y!, bell));
      return {
        parts: [
          ...ink(cut(horns, grow(flower, 9), grow(band, 9))),
          ...accent(flower),
          ...ink(band),
          ...accent(...bells),
        ],
        small: ink(
          both(path([120, 120]).through([200, 110], [214, 6]).through([248, 140], [120, 156]).close()),
          path([36, 206]).through([120, 172], [204, 206]).line([200, 238]).through([120, 204], [40, 238]).close(),
        ),
        places: { head: { x: 120, y: 190, width: 120 }, facing: 'front' },
      };
    },
  }),
];
