import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'dress',
  concept: 'tang-suit',
  zh: {
    word: '唐装',
    meaning: '立领对襟，一身的喜庆与体面',
    also: ['马褂', '对襟衫', '中式上衣', '长袍马褂', '功夫衫'],
  },
  en: {
    word: 'tang suit',
    meaning: 'standing collar, knotted front, dressed for the feast',
    also: ['chinese jacket', 'tangzhuang', 'mandarin jacket', 'magua', 'kung fu jacket'],
  },
};

export const tangSuitMarks = [
  defineMark({
    ...words,
    name: 'jacket',
    idea: {
      zh: '一件对襟唐装：立领，一字盘扣排到底',
      en: 'a jacket with a standing collar and a row of knotted buttons',
    },
    draw: ({ circle, rect, polygon, path, union, cut, grow }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const sleeve = dice.between(22, 30);
      const coat = polygon([
        [92, 36],
        [148, 36],
        [190, 48],
        [240, 150 + sleeve],
        [200, 172 + sleeve],
        [176, 118],
        [176, 232],
        [64, 232],
        [64, 118],
        [40, 172 + sleeve],
        [0, 150 + sleeve],
        [50, 48],
      ]);
      const knots = [82, 134, 186].map((y) =>
        union(rect(104, y, 32, 13), circle(104, y + 6.5, 10), circle(136, y + 6.5, 10)),
      );
      const seam = rect(120 - gap / 2, 20, gap, 230);
      const collar = path([88, 26]).line([92, 0], [148, 0], [152, 26]).close();
      return {
        parts: [...ink(cut(coat, seam, ...knots.map((one) => grow(one, 8.5)))), ...accent(...knots, collar)],
        small: ink(
          cut(
            polygon([
              [90, 20],
              [150, 20],
              [194, 40],
              [240, 160],
              [196, 184],
              [174, 130],
              [174, 236],
              [66, 236],
              [66, 130],
              [44, 184],
              [0, 160],
              [46, 40],
            ]),
            rect(111, 10, 18, 240),
          ),
        ),
        places: {
          neck: { x: 120, y: 20, width: 56 },
          hands: [
            [20, 180],
            [220, 180],
          ],
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'worn',
    idea: {
      zh: '穿唐装的人：立领对襟，一排盘扣',
      en: 'somebody in a Tang jacket, standing collar, a row of frog buttons',
    },
    draw: ({ circle, rect, path, shape, stroke, union, cut }, dice) => {
      const shoulder = dice.between(92, 98);
      const head = circle(120, 46, 40);
      const coat = shape(
        [92, 104],
        [148, 104, null, 10],
        [120 + shoulder, 146, 60],
        [226, 240, 85, null],
        [14, 240, null, -85],
        [120 - shoulder, 146, -60],
        [92, 104, -10, null],
      );
      const frog = (y: number) => union(stroke(path([94, y]).line([146, y]), 9), circle(120, y, 9));
      return {
        parts: [
          ...ink(head),
          ...accent(
            cut(
              coat,
              frog(158),
              frog(188),
              frog(218),
              stroke(path([92, 122]).through([106, 134], [120, 134]).through([134, 134], [148, 122]), 9),
            ),
          ),
        ],
        small: ink(circle(120, 46, 42), cut(coat, rect(110, 130, 20, 120))),
        places: {
          head: { x: 120, y: 6, width: 60 },
          eyes: { x: 120, y: 46, width: 60 },
          neck: { x: 120, y: 96, width: 50 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
