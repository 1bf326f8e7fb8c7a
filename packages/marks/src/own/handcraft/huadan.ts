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
];
