import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'horse',
  zh: { word: '马', meaning: '马到成功，向前的力量' },
  en: { word: 'horse', meaning: 'strength that goes forward, success on arrival' },
};

export const horseMarks = [
  defineMark({
    ...words,
    name: 'head',
    idea: {
      zh: '一匹马的侧面，鬃毛一笔着色',
      en: 'a horse head in profile, the mane one sweep of colour',
    },
    draw: ({ circle, path, cut, grow }, dice) => {
      const nose = dice.between(34, 44);
      const mane = dice.between(222, 234);
      const jaw = dice.between(140, 150);
      const head = path([124, 12])
        .line([108, 46], [nose, 122])
        .through([nose - 10, 144], [nose + 14, 158])
        .line([84, jaw])
        .through([114, jaw - 2], [126, 118])
        .through([126, 176], [84, 222])
        .line([186, 222])
        .through([188, 116], [136, 46])
        .close();
      const sweep = path([138, 18])
        .through([mane, 104], [214, 222])
        .line([150, 222])
        .through([180, 116], [120, 60])
        .close();
      return {
        parts: [...ink(cut(head, circle(98, 88, 7.5))), ...accent(cut(sweep, grow(head, 9)))],
        small: ink(cut(head, circle(98, 92, 11))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'standing',
    idea: {
      zh: '一匹如整木雕成的健马，背披毯',
      en: 'a sturdy horse carved in one piece, a blanket on its back',
    },
    draw: ({ circle, path, rect, stroke, union, cut, grow }, dice) => {
      const foot = dice.between(34, 38);
      const blanket = dice.between(28, 34);
      const nose = dice.between(16, 24);
      const body = path([88, 10])
        .line([66, 40], [nose, 86])
        .through([nose - 2, 104], [nose + 16, 106])
        .line([64, 92])
        .through([58, 116], [62, 144])
        .line([62, 218], [196, 218], [196, 138])
        .through([192, 104], [162, 98])
        .line([116, 98])
        .through([112, 60], [88, 10])
        .close();
      const half = (134 - foot * 2) / 2;
      const arch = union(rect(129 - half, 186, half * 2, 60), circle(129, 186, half));
      const saddle = rect(142 - blanket / 2, 98, blanket, 40, [0, 0, 8, 8]);
      const room = rect(133 - blanket / 2, 90, blanket + 18, 57, [0, 0, 17, 17]);
      const tail = stroke(path([196, 118]).through([222, 132], [218, 186]), 15);
      const horse = cut(body, arch, circle(72, 60, 6));
      return {
        parts: [...ink(cut(horse, room), cut(tail, grow(body, 8))), ...accent(saddle)],
        small: ink(union(cut(body, arch), stroke(path([190, 118]).through([220, 130], [216, 180]), 20))),
        places: { back: { x: 142, y: 98, width: 56 }, ground: 218, facing: 'left' },
      };
    },
  }),
];
