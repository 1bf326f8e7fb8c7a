import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'koi',
  zh: { word: '锦鲤', meaning: '锦鲤跃起，好运跟着来' },
  en: { word: 'koi', meaning: 'luck swims up to whoever waits by the water' },
};

export const koiMarks = [
  defineMark({
    ...words,
    name: 'leaping',
    idea: {
      zh: '一尾锦鲤跃出水面，背腹各一弧',
      en: 'a koi leaping out of the water, its back one arc, its belly another',
    },
    draw: ({ circle, path, vesica, stroke, union, cut, turn }, dice) => {
      const fan = dice.between(34, 40);
      const gill = dice.between(9, 10.5);
      const back = dice.between(28, 38);
      const wave = dice.between(12, 14);
      const body = path([220, 84])
        .through([128, back], [56, 150])
        .line([74, 162])
        .through([116, 124], [172, 132])
        .through([206, 122], [220, 84])
        .close();
      const fins = union(
        vesica([70, 146], [10, 144], fan),
        vesica([66, 150], [54, 212], fan),
        path([158, 54]).through([112, 26], [66, 52]).through([84, 70], [84, 104]).close(),
        vesica([150, 118], [128, 168], 28),
        stroke(path([204, 110]).through([220, 122], [218, 140]), 9),
      );
      const cheek = stroke(path([166, 50]).through([154, 92], [172, 140]), gill, 'butt');
      const water = (y: number, from: number) =>
        stroke(
          path([from, y])
            .through([from + 32, y + 14], [from + 64, y])
            .smooth([from + 126, y]),
          wave,
        );
      return {
        parts: [...ink(cut(union(body, fins), cheek, circle(192, 80, 7))), ...accent(water(188, 94), water(214, 94))],
        small: ink(
          turn(
            cut(
              union(
                vesica([10, 120], [186, 120], 112),
                vesica([164, 124], [232, 66], 46),
                vesica([164, 116], [232, 174], 46),
              ),
              circle(62, 108, 12),
            ),
            150,
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ring',
    idea: {
      zh: '两尾锦鲤首尾相逐，合成一圆',
      en: 'two koi chasing round, making one circle',
    },
    draw: ({ circle, path, vesica, union, cut, turn }, dice) => {
      const fat = dice.between(46, 54);
      const fin = dice.between(24, 30);
      const fish = union(
        path([30, 126])
          .through([64, fat], [146, 26])
          .through([100, 74], [92, 120])
          .through([84, 160], [30, 126])
          .close(),
        vesica([140, 32], [210, 20], fin),
        vesica([140, 32], [190, 66], fin),
      );
      const one = cut(fish, circle(56, 116, 8));
      return { parts: [...ink(one), ...accent(turn(one, 180))], small: ink(fish, turn(fish, 180)) };
    },
  }),
];
