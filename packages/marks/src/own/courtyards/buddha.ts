import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'courtyards',
  concept: 'buddha',
  zh: {
    word: '佛',
    meaning: '一坐千年，低眉慈悲',
    also: ['佛像', '大佛', '乐山大佛', '释迦牟尼', '佛陀', '如来', '莲花座'],
  },
  en: {
    word: 'buddha',
    meaning: 'a thousand years seated, eyes lowered',
    also: ['seated buddha', 'buddha statue', 'giant buddha', 'grotto buddha', 'lotus throne'],
  },
};

export const buddhaMarks = [
  defineMark({
    ...words,
    name: 'seated',
    idea: { zh: '一尊坐佛，头光一圈，结印坐莲', en: 'a seated figure with a halo, hands in his lap, on a lotus' },
    draw: ({ circle, ring, rect, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const halo = dice.between(58, 62);
      const head = union(circle(120, 70, 29), circle(120, 38, 15), both(rect(146, 62, 10, 30, 5)));
      const body = path([98, 112])
        .line([142, 112])
        .through([186, 128], [184, 178])
        .line([206, 186])
        .through([206, 206], [186, 206])
        .line([54, 206])
        .through([34, 206], [34, 186])
        .line([56, 178])
        .through([54, 128], [98, 112])
        .close();
      const fold = stroke(path([84, 172]).through([120, 190], [156, 172]), gap);
      const light = ring(120, 64, halo, 12);
      const seat = [rect(30, 214, 180, 26, [4, 4, 20, 20])];
      return {
        parts: [
          ...ink(head, cut(body, fold, stroke(path([100, 112]).line([140, 150]), gap))),
          ...accent(cut(light, grow(body, gap)), cut(seat[0]!, rect(84, 200, gap, 60), rect(147, 200, gap, 60))),
        ],
        small: ink(
          circle(120, 56, 36),
          path([96, 100]).line([144, 100], [184, 140], [214, 200], [26, 200], [56, 140]).close(),
          rect(20, 214, 200, 26),
        ),
        places: {
          head: { x: 120, y: 22, width: 40 },
          eyes: { x: 120, y: 72, width: 30 },
          lap: { x: 120, y: 180, width: 80, height: 30 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'head',
    idea: { zh: '佛首：螺髻低眉，耳垂至肩', en: 'the head of a Buddha, curls piled high, lids lowered, long ears' },
    draw: ({ circle, rect, above, path, shape, stroke, union, cut, intersect, mirror }, dice) => {
      const calm = dice.between(30, 34);
      const face = shape(
        [66, 96],
        [174, 96, null, 90],
        [164, 172, 100],
        [120, 218, 180],
        [76, 172, -100],
        [66, 96, -90, null],
      );
      const hair = union(intersect(circle(120, 96, 66), above(88)), circle(120, 32, calm));
      const ear = rect(38, 104, 20, 84, 10);
      const lid = stroke(path([84, 134]).through([98, 144], [112, 134]), 9);
      return {
        parts: [
          ...ink(
            hair,
            cut(
              face,
              lid,
              mirror(lid),
              circle(120, 110, 6),
              stroke(path([104, 186]).through([120, 194], [136, 186]), 9),
              stroke(path([120, 140]).line([120, 164]), 9),
            ),
          ),
          ...accent(ear, mirror(ear)),
        ],
        small: ink(
          hair,
          cut(face, stroke(path([82, 136]).line([108, 136]), 16), stroke(path([132, 136]).line([158, 136]), 16)),
        ),
        places: { head: { x: 120, y: 2, width: 60 }, eyes: { x: 120, y: 136, width: 80 }, facing: 'front' },
      };
    },
  }),
];
