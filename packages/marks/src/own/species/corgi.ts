import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'corgi',
  zh: { word: '柯基', also: ['柯基犬', '短腿狗'], meaning: '短腿也跑得飞快，见人就笑' },
  en: { word: 'corgi', also: ['welsh corgi'], meaning: 'short legs, great speed, and a smile for everyone' },
};

export const corgiMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: { zh: '竖耳柯基脸，一道白鼻梁', en: 'a corgi face: tall ears and one white blaze' },
    draw: ({ shape, polygon, circle, union, cut, both, soften, vesica, shrink }, dice) => {
      const ear = dice.between(10, 18);
      const cheek = dice.between(84, 90);
      const blaze = dice.between(15, 18);
      const eye = dice.between(8.5, 10);
      const ears = both(
        polygon(
          [
            [36, ear],
            [98, 70],
            [46, 116],
          ],
          [12, 6, 16],
        ),
      );
      const head = shape(
        [120, 62, 0],
        [184, 92, 50],
        [120 + cheek, 152, 100],
        [120, 222, 180],
        [120 - cheek, 152, -100],
        [56, 92, -50],
      );
      const white = union(
        polygon([
          [120 - blaze * 0.35, 56],
          [120 + blaze * 0.35, 56],
          [120 + blaze, 140],
          [120 - blaze, 140],
        ]),
        shape([120, 132, 0], [162, 172, 90], [120, 210, 180], [78, 172, -90]),
      );
      const nose = soften(vesica([100, 164], [140, 164], 26), 5);
      const inner = both(
        shrink(
          polygon(
            [
              [36, ear],
              [98, 70],
              [46, 116],
            ],
            [12, 6, 16],
          ),
          15,
        ),
      );
      return {
        parts: [
          ...ink(cut(union(ears, head), white, both(circle(82, 134, eye)), inner), nose),
          ...accent(
            both(
              shrink(
                polygon([
                  [36, ear],
                  [98, 70],
                  [46, 116],
                ]),
                24,
              ),
            ),
          ),
        ],
        small: ink(
          cut(
            union(ears, head),
            polygon(
              [
                [112, 90],
                [128, 90],
                [146, 200],
                [94, 200],
              ],
              8,
            ),
          ),
          circle(120, 170, 15),
        ),
        places: {
          head: { x: 120, y: 64, width: 80 },
          eyes: { x: 120, y: 134, width: 96 },
          neck: { x: 120, y: 214, width: 90 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'sitting',
    idea: {
      zh: '端坐的柯基，四条短腿，胸前一片白',
      en: 'a corgi sitting square on its short legs, a white bib in front',
    },
    draw: ({ shape, polygon, circle, rect, union, cut, both, soften, vesica, grow }, dice) => {
      const ear = dice.between(4, 10);
      const hip = dice.between(76, 82);
      const bib = dice.between(26, 30);
      const head = union(
        shape([120, 36, 0], [162, 58, 50], [178, 94, 100], [120, 140, 180], [62, 94, -100], [78, 58, -50]),
        both(
          polygon(
            [
              [66, ear],
              [104, 42],
              [70, 72],
            ],
            [8, 4, 10],
          ),
        ),
      );
      const white = union(
        polygon([
          [116, 30],
          [124, 30],
          [132, 90],
          [108, 90],
        ]),
        shape([120, 84, 0], [148, 110, 90], [120, 134, 180], [92, 110, -90]),
      );
      const body = shape(
        [82, 130],
        [158, 130],
        [120 + hip, 190, 90],
        [120 + hip - 16, 226],
        [120 - hip + 16, 226],
        [120 - hip, 190, -90],
      );
      const chest = shape(
        [120 - bib, 140],
        [120 + bib, 140],
        [120 + bib - 8, 190, 100],
        [120, 206, 180],
        [120 - bib + 8, 190, -100],
      );
      const gap = both(rect(84, 202, 9, 30));
      return {
        parts: [
          ...ink(
            cut(head, white, both(circle(94, 86, 6.5))),
            soften(vesica([106, 106], [134, 106], 18), 4),
            cut(body, grow(head, 9), cut(chest, grow(head, 9)), gap),
          ),
          ...accent(circle(120, 170, 12)),
        ],
        small: ink(
          cut(
            head,
            polygon(
              [
                [112, 60],
                [128, 60],
                [136, 136],
                [104, 136],
              ],
              6,
            ),
          ),
          cut(body, grow(head, 14)),
        ),
        places: {
          head: { x: 120, y: 36, width: 60 },
          eyes: { x: 120, y: 86, width: 62 },
          neck: { x: 120, y: 140, width: 76 },
          lap: { x: 84, y: 150, width: 72, height: 56 },
          ground: 226,
          facing: 'front',
        },
      };
    },
  }),
];
