import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'twin-fish',
  zh: {
    word: '双鱼',
    meaning: '双鱼吉庆，年年有余',
    also: ['双鱼玉佩', '太极鱼', '年年有余', '双鲤', '阴阳鱼', '鱼纹'],
  },
  en: {
    word: 'twin fish',
    meaning: 'two fish chase each other, plenty never ends',
    also: ['double fish', 'pair of fish', 'two carp', 'paired fish'],
  },
};

export const twinFishMarks = [
  defineMark({
    ...words,
    name: 'circling',
    idea: { zh: '两尾鱼首尾相追，绕成一圆', en: 'two fish chasing tails in one round' },
    draw: ({ circle, path, stroke, cut, move, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const away = dice.between(0, 3);
      const fish = path([44, 124])
        .through([44, 60], [110, 30])
        .through([166, 22], [196, 60])
        .through([166, 80], [124, 78])
        .through([94, 84], [84, 116])
        .line([92, 144], [66, 136], [34, 148])
        .close();
      const body = move(fish, -away, -12 - away);
      const one = cut(
        body,
        circle(164 - away, 40 - away, 7),
        stroke(path([138, 30]).through([130, 46], [138, 62]), gap),
      );
      return {
        parts: [...ink(one), ...accent(turn(one, 180, [120, 120]))],
        small: ink(move(fish, -8, -16), turn(move(fish, -8, -16), 180, [120, 120])),
        places: { inside: { x: 120, y: 120, width: 40, height: 40 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'face-to-face',
    idea: {
      zh: '两条鱼直立相对，嘴对着嘴，红绳从中穿过打结',
      en: 'two fish standing mouth to mouth, hung from one red cord',
    },
    draw: ({ circle, path, polygon, ring, vesica, stroke, union, cut, grow, both, mirror }, dice) => {
      const wide = dice.between(72, 78);
      const fish = union(
        vesica([94, 48], [62, 204], wide),
        polygon([
          [66, 176],
          [10, 240],
          [60, 230],
          [102, 240],
        ]),
      );
      const one = cut(fish, circle(78, 94, 8), stroke(path([30, 124]).through([72, 138], [110, 118]), 10, 'butt'));
      const cord = cut(
        union(ring(120, 18, 22, 12), both(stroke(path([112, 34]).line([86, 62]), 12))),
        grow(both(fish), 9),
      );
      return {
        parts: [...ink(one, mirror(one)), ...accent(cord)],
        small: ink(...[cut(fish, circle(78, 96, 13))].flatMap((half) => [half, mirror(half)])),
        places: { top: { x: 120, y: 0, width: 30 }, facing: 'front' },
      };
    },
  }),
];
