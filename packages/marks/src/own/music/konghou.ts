import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'music',
  concept: 'konghou',
  zh: { word: '箜篌', meaning: '昆山玉碎，凤凰叫', also: ['凤首箜篌', '竖箜篌', '古箜篌'] },
  en: {
    word: 'konghou',
    meaning: 'jade breaking on the mountain, a phoenix calling',
    also: ['chinese harp', 'phoenix harp', 'ancient harp'],
  },
};

export const konghouMarks = [
  defineMark({
    ...words,
    name: 'phoenix',
    idea: {
      zh: '弯弯的凤首琴杆，弦一根根垂到琴箱',
      en: 'a curved frame that ends in a phoenix head, strings falling to the sound box',
    },
    draw: ({ circle, rect, polygon, path, stroke, union, cut, grow }, dice) => {
      const pen = dice.between(19, 21);
      const lean = dice.between(0, 6);
      const frame = stroke(path([64, 214]).line([64, 120]).through([80, 44], [150, 26]), pen);
      const box = path([52, 206]).line([188, 236], [192, 214], [60, 182]).close();
      const beak = polygon(
        [
          [142, 12],
          [176, 14],
          [204, 36],
          [168, 38],
          [150, 44],
        ],
        3,
      );
      const crest = stroke(path([150, 16]).through([144, -4], [126, -8 - lean]), 12);
      const strings = [
        [98, 62],
        [126, 46],
        [154, 44],
      ].map(([x, y]) => rect(x! - 5, y!, 10, 158 + (x! - 98) * 0.2));
      return {
        parts: [
          ...ink(cut(union(frame, box, beak, crest), circle(168, 26, 5.5))),
          ...accent(...strings.map((one) => cut(one, grow(union(frame, box, beak), 9)))),
        ],
        small: ink(
          union(
            stroke(path([60, 210]).line([60, 120]).through([76, 44], [190, 26]), 26),
            path([50, 240]).line([200, 240], [200, 210], [60, 196]).close(),
          ),
          rect(106, 76, 20, 120),
          rect(152, 70, 20, 126),
        ),
        places: { ground: 236, head: { x: 168, y: 8, width: 40 }, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'played',
    idea: {
      zh: '挽髻女子跪坐，怀前一架竖箜篌，弯柱挑出一排弦',
      en: 'a lady kneeling behind an upright harp, its bow curved forward over the strings',
    },
    draw: ({ circle, rect, path, polygon, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const lean = dice.between(10, 16);
      const head = union(circle(70, 78, 28), circle(54, 44, 15));
      const body = path([14, 240])
        .line([26, 168])
        .through([34, 120], [72, 116])
        .line([100, 132], [140, 138], [138, 160], [104, 160], [120, 240])
        .close();
      const frame = stroke(path([140, 232]).through([112, 90], [210, lean]), 20, 'butt');
      const foot = rect(128, 220, 104, 20);
      const strings = [
        [162, 70],
        [188, 40],
        [214, 28],
      ].map(([x, y]) => rect(x! - 5, y!, 10, 182 - y! + 30));
      const harp = union(frame, foot);
      return {
        parts: [...ink(head, cut(body, grow(harp, gap), grow(frame, gap))), ...accent(union(harp, ...strings))],
        small: ink(
          circle(64, 74, 36),
          polygon([
            [34, 124],
            [88, 124],
            [110, 240],
            [14, 240],
          ]),
          union(
            stroke(path([140, 236]).through([124, 90], [226, 20]), 24, 'butt'),
            rect(128, 214, 106, 26),
            rect(192, 40, 20, 190),
          ),
        ),
        places: { head: { x: 54, y: 30, width: 30 }, hands: [[138, 148]], ground: 240, facing: 'right' },
      };
    },
  }),
];
