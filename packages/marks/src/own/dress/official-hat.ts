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
    idea: {
      zh: '乌纱帽戴在脸上：帽高两层，长翅左右平伸',
      en: "an official's hat on its wearer: a two-stepped crown, long wings held level on both sides",
    },
    draw: ({ circle, rect, rightOf, path, stroke, union, cut, both }, dice) => {
      const span = dice.between(0, 4);
      const crown = union(rect(88, 8, 64, 50, [18, 18, 0, 0]), rect(70, 46, 100, 34, [10, 10, 0, 0]));
      const wing = union(rect(2 - span, 58, 62, 15, 7), circle(18 - span, 65, 14));
      const face = cut(
        path([76, 98])
          .line([164, 98])
          .line([164, 122])
          .through([156, 168], [120, 176])
          .through([84, 168], [76, 122])
          .close(),
        circle(102, 122, 7),
        circle(138, 122, 7),
        stroke(path([104, 150]).through([120, 156], [136, 150]), 9),
      );
      const robe = path([44, 238])
        .through([54, 196], [88, 182])
        .line([120, 204])
        .line([152, 182])
        .through([186, 196], [196, 238])
        .close();
      return {
        parts: [...ink(crown, both(cut(wing, rightOf(60)))), ...accent(face, robe)],
        small: ink(
          union(rect(84, 10, 72, 60, 16), rect(66, 56, 108, 36, 8)),
          rect(2, 62, 50, 22, 8),
          rect(188, 62, 50, 22, 8),
          rect(74, 110, 92, 76, 34),
        ),
        places: { head: { x: 120, y: 8, width: 60 }, eyes: { x: 120, y: 122, width: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'worn',
    idea: { zh: '戴乌纱帽的官：两翅平展，长须', en: 'an official in his gauze hat, two wings out, a long beard' },
    draw: ({ circle, rect, above, path, shape, stroke, grow, union, cut, intersect }, dice) => {
      const wing = dice.between(22, 25);
      const hat = union(rect(74, 44, 92, 34, [14, 14, 0, 0]), intersect(circle(120, 44, 36), above(46)));
      const face = shape([78, 87], [162, 87, null, 90], [120, 160, 180], [78, 87, -90, null]);
      const beard = shape(
        [88, 150, null, 40],
        [152, 150, -40, null],
        [142, 200, 110],
        [120, 238, null, null],
        [98, 200, -110],
        [88, 150, -80, null],
      );
      return {
        parts: [
          ...ink(
            hat,
            rect(0, 64 - wing / 2, 65, wing, wing / 2),
            rect(175, 64 - wing / 2, 65, wing, wing / 2),
            cut(beard, grow(face, 9)),
          ),
          ...accent(cut(face, circle(102, 112, 7), circle(138, 112, 7), stroke(path([100, 138]).line([140, 138]), 9))),
        ],
        small: ink(
          hat,
          rect(0, 52, 60, 24, 10),
          rect(180, 52, 60, 24, 10),
          cut(face, above(94)),
          cut(beard, grow(face, 15)),
        ),
        places: { head: { x: 120, y: 10, width: 70 }, eyes: { x: 120, y: 112, width: 60 }, facing: 'front' },
      };
    },
  }),
];
