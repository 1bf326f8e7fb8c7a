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
  defineMark({
    ...words,
    name: 'girl',
    idea: {
      zh: '苗家姑娘戴着银角与层层项圈，笑眼弯弯',
      en: 'a smiling Miao girl under silver horns, rings of silver round her neck',
    },
    draw: ({ circle, rect, path, stroke, cut, intersect, both, above, below }, dice) => {
      const reach = dice.between(2, 8);
      const horns = path([92, 58])
        .through([40, 62], [34, reach])
        .through([-2, 68], [62, 92])
        .line([178, 92])
        .through([242, 68], [206, reach])
        .through([200, 62], [148, 58])
        .close();
      const face = intersect(circle(120, 116, 46), below(102));
      const rings = [
        cut(circle(120, 140, 100), circle(120, 126, 78)),
        cut(circle(120, 132, 72), circle(120, 120, 56)),
      ].map((one) => cut(one, above(140)));
      const bells = [58, 120, 182].map((x) => circle(x, x === 120 ? 252 : 238, 11));
      return {
        parts: [
          ...ink(
            horns,
            cut(
              face,
              both(stroke(path([93, 122]).through([101, 114], [109, 122]), 9)),
              stroke(path([108, 138]).through([120, 147], [132, 138]), 9),
            ),
          ),
          ...accent(...rings, ...bells),
        ],
        small: ink(
          cut(horns, rect(0, 0, 1, 1)),
          intersect(circle(120, 110, 48), below(108)),
          cut(circle(120, 146, 96), circle(120, 122, 72), above(140)),
        ),
        places: {
          head: { x: 120, y: 60, width: 60 },
          eyes: { x: 120, y: 118, width: 46 },
          neck: { x: 120, y: 164, width: 60 },
          facing: 'front',
        },
      };
    },
  }),
];
