import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'change-moon',
  zh: { word: '嫦娥', meaning: '广袖舒云，奔向明月', also: ['嫦娥奔月', '月宫仙子', '广寒宫', '仙女'] },
  en: {
    word: 'moon goddess',
    meaning: 'wide sleeves on the clouds, flying to the moon',
    also: ['chang’e', 'chang e', 'lady in the moon', 'flying to the moon'],
  },
};

export const changeMoonMarks = [
  defineMark({
    ...words,
    name: 'before-the-moon',
    idea: {
      zh: '满月之前，高髻仙子半身侧坐',
      en: 'the goddess to the waist, her hair piled high, before the full moon',
    },
    draw: ({ circle, path, rect, union, cut, grow, polygon }, dice) => {
      const gap = dice.between(9, 10);
      const r = dice.between(100, 106);
      const loop = dice.between(19, 21);
      const moon = circle(120, 112, r);
      const hair = union(circle(120, 104, 40), circle(120, 46, loop + 4), rect(74, 36, 92, 10, 5));
      const face = path([98, 108])
        .through([120, 84], [142, 108])
        .through([140, 138], [120, 142])
        .through([100, 138], [98, 108])
        .close();
      const robe = path([34, 238])
        .through([50, 174], [104, 158])
        .line([136, 158])
        .through([190, 174], [206, 238])
        .close();
      const collar = polygon([
        [98, 150],
        [142, 150],
        [120, 190],
      ]);
      const lady = union(hair, robe, path([104, 150]).line([136, 150], [136, 170], [104, 170]).close());
      return {
        parts: [...accent(cut(moon, grow(lady, gap), face)), ...ink(cut(hair, face), cut(robe, collar))],
        small: ink(
          cut(circle(120, 112, 108), circle(120, 110, 60), path([20, 240]).through([120, 120], [220, 240]).close()),
          circle(120, 110, 42),
          path([44, 238]).through([120, 166], [196, 238]).close(),
        ),
        places: {
          head: { x: 120, y: 28, width: 60 },
          neck: { x: 120, y: 152, width: 34 },
          behind: { x: 120, y: 112, width: 200, height: 200 },
          ground: 238,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'in-the-crescent',
    idea: {
      zh: '一弯新月里立着敛袖的仙子',
      en: 'the goddess standing with folded sleeves in the curve of a crescent moon',
    },
    draw: ({ circle, path, rect, union, cut, grow, stroke, rightOf }, dice) => {
      const gap = dice.between(9, 10);
      const bite = dice.between(84, 88);
      const hem = dice.between(44, 50);
      const moon = cut(circle(112, 120, 108), circle(152, 104, bite), rightOf(178));
      const head = union(circle(150, 54, 22), circle(150, 22, 15), rect(122, 16, 56, 9, 4));
      const face = path([136, 58])
        .through([150, 46], [164, 58])
        .through([162, 76], [150, 77])
        .through([138, 76], [136, 58])
        .close();
      const sleeves = path([126, 90])
        .through([150, 80], [174, 90])
        .line([208, 142])
        .through([178, 154], [150, 134])
        .through([122, 154], [92, 142])
        .close();
      const collar = stroke(path([138, 80]).line([150, 104], [162, 80]), 9, 'butt');
      const skirt = cut(
        path([128, 116])
          .line([172, 116])
          .through([180, 164], [150 + hem, 206])
          .line([150 - hem, 206])
          .through([120, 164], [128, 116])
          .close(),
        grow(sleeves, gap),
      );
      const lady = union(head, sleeves, skirt);
      return {
        parts: [...accent(cut(moon, grow(lady, gap))), ...ink(cut(head, face), cut(sleeves, collar), skirt)],
        small: ink(
          cut(circle(104, 120, 108), circle(160, 104, 100), rightOf(110)),
          circle(164, 66, 28),
          path([140, 104]).line([188, 104], [210, 196], [118, 196]).close(),
        ),
        places: { head: { x: 150, y: 32, width: 50 }, hands: [[150, 134]], ground: 206, facing: 'front' },
      };
    },
  }),
];
