import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { blossom } from '../motifs/blossom.ts';

const words = {
  family: 'handcraft',
  concept: 'huadan',
  zh: {
    word: '花旦',
    meaning: '凤冠珠翠，一笑倾城',
    also: ['旦角', '青衣', '京剧花旦', '戏曲人物', '昆曲', '粤剧', '越剧', '戏服', '名伶'],
  },
  en: {
    word: 'opera heroine',
    meaning: 'pearls at the brow and a smile that takes the city',
    also: ['huadan', 'peking opera actress', 'kunqu', 'chinese opera lady', 'dan role'],
  },
};

export const huadanMarks = [
  defineMark({
    ...words,
    name: 'headdress',
    idea: {
      zh: '花旦正面：满头珠花，贴片勾脸，垂着耳坠',
      en: 'an opera heroine: flowers and pearls on her hair, side locks framing the face',
    },
    draw: ({ circle, vesica, onCircle, path, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const pearl = dice.between(10, 11.5);
      const hair = path([42, 150])
        .through([28, 70], [120, 46])
        .through([212, 70], [198, 150])
        .line([176, 176])
        .through([172, 110], [120, 92])
        .through([68, 110], [64, 176])
        .close();
      const face = path([120, 104])
        .through([158, 122], [160, 160])
        .through([148, 210], [120, 224])
        .through([92, 210], [80, 160])
        .through([82, 122], [120, 104])
        .close();
      const pearls = [-56, -28, 28, 56].map((at) => circle(...onCircle(120, 134, 106, -90 + at), pearl));
      const flower = cut(blossom(120, 62, 27, 5), circle(120, 62, 9));
      const features = [both(vesica([132, 152], [154, 144], 12)), vesica([106, 196], [134, 196], 13)];
      return {
        parts: [
          ...ink(cut(hair, grow(flower, 8), ...pearls.map((one) => grow(one, 8)))),
          ...accent(flower, ...pearls),
          ...ink(cut(face, ...features, grow(hair, gap))),
          ...accent(both(circle(192, 198, 11))),
        ],
        small: ink(
          cut(
            path([36, 180]).through([28, 60], [120, 30]).through([212, 60], [204, 180]).close(),
            circle(120, 150, 54),
          ),
          circle(120, 156, 38),
        ),
        places: { head: { x: 120, y: 20, width: 120 }, eyes: { x: 120, y: 150, width: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'water-sleeves',
    idea: {
      zh: '花旦侧身起舞，一袖高扬，一袖低垂',
      en: 'an opera heroine in a turn of the dance, one long sleeve flung up, the other trailing down',
    },
    draw: ({ circle, rect, polygon, onCircle, path, stroke, union, cut }, dice) => {
      const sway = dice.between(0, 8);
      const head = circle(120, 58, 23);
      const pearls = [-70, -35, 0, 35, 70].map((at) => circle(...onCircle(120, 58, 44, -90 + at), 11));
      const robe = path([106, 92])
        .line([134, 92])
        .through([136, 160], [176, 236])
        .line([64, 236])
        .through([104, 160], [106, 92])
        .close();
      const up = stroke(
        path([128, 100])
          .through([180, 106], [186, 72])
          .smooth([236, 36 - sway]),
        18,
        'butt',
      );
      const down = stroke(
        path([112, 100])
          .through([60, 98], [54, 140])
          .smooth([8, 176 + sway]),
        18,
        'butt',
      );
      return {
        parts: [...ink(head, cut(union(robe, up, down), rect(80, 140, 80, 11))), ...accent(...pearls)],
        small: ink(
          circle(120, 44, 34),
          union(
            polygon([
              [100, 92],
              [140, 92],
              [180, 236],
              [60, 236],
            ]),
            stroke(path([130, 104]).line([216, 50]), 24),
            stroke(path([110, 104]).line([24, 160]), 24),
          ),
        ),
        places: {
          head: { x: 120, y: 4, width: 60 },
          ground: 236,
          hands: [
            [8, 180],
            [232, 30],
          ],
          facing: 'front',
        },
      };
    },
  }),
];
