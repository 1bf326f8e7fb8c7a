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
    name: 'with-rabbit',
    idea: {
      zh: '嫦娥立在满月前，云髻高挽，玉兔相伴',
      en: "Chang'e before the full moon, her hair piled high, the jade rabbit at her side",
    },
    draw: ({ circle, polygon, vesica, below, shape, grow, union, cut }, dice) => {
      const disc = dice.between(98, 102);
      const hair = union(
        circle(96, 78, 26),
        shape([80, 62, null, -80], [86, 26, -30], [124, 30, 40], [114, 66, 110, null]),
      );
      const robe = shape(
        [84, 110],
        [110, 110, null, 25],
        [142, 140, 70],
        [150, 176, 90, 200],
        [128, 168, null, 75],
        [150, 240, 75, null],
        [44, 240],
        [66, 168, null, null],
        [42, 176, null, -90],
        [52, 140, -70],
        [84, 110, -25, null],
      );
      const rabbit = union(
        circle(192, 206, 32),
        circle(186, 170, 21),
        vesica([182, 160], [170, 114], 17),
        vesica([192, 158], [198, 114], 17),
      );
      const lady = union(hair, robe);
      return {
        parts: [
          ...accent(cut(circle(122, 112, disc), grow(lady, 9), grow(rabbit, 9), below(240))),
          ...ink(
            cut(hair, circle(96, 86, 17)),
            cut(
              robe,
              polygon([
                [84, 106],
                [110, 106],
                [97, 136],
              ]),
            ),
            cut(rabbit, circle(178, 166, 5), below(240), grow(robe, 9)),
          ),
        ],
        small: ink(cut(circle(122, 112, 100), grow(lady, 15), below(240)), cut(hair, circle(96, 86, 18)), robe),
        places: {
          head: { x: 104, y: 28, width: 44 },
          eyes: { x: 96, y: 84, width: 28 },
          hands: [
            [54, 172],
            [140, 172],
          ],
          ground: 240,
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
