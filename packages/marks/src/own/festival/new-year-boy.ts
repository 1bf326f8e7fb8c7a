import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'new-year-boy',
  zh: {
    word: '年画',
    meaning: '胖娃娃抱鲤鱼，年年有余',
    also: ['年画娃娃', '杨柳青年画', '木版年画', '福娃', '胖娃娃', '木刻'],
  },
  en: {
    word: 'new year picture',
    meaning: 'a plump boy with a carp: plenty every year',
    also: ['nianhua', 'new year print', 'boy with carp', 'woodblock new year print', 'lucky boy'],
  },
};

export const newYearBoyMarks = [
  defineMark({
    ...words,
    name: 'carp',
    idea: { zh: '胖娃娃抱着一条大鲤鱼', en: 'a plump boy hugging a great carp' },
    draw: ({ circle, polygon, vesica, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const tuft = dice.between(14, 16);
      const head = circle(120, 70, 52);
      const hair = union(circle(120, 12, tuft), both(circle(166, 34, tuft - 2)));
      const fish = union(
        vesica([10, 150], [206, 150], 76),
        polygon(
          [
            [196, 150],
            [240, 112],
            [230, 150],
            [240, 188],
          ],
          3,
        ),
      );
      const legs = path([58, 234]).through([64, 190], [120, 180]).through([176, 190], [182, 234]).close();
      const face = cut(
        head,
        circle(100, 68, 6.5),
        circle(140, 68, 6.5),
        stroke(path([104, 88]).through([120, 98], [136, 88]), 10),
      );
      return {
        parts: [
          ...ink(cut(face, grow(fish, gap), grow(hair, 6)), hair, cut(legs, grow(fish, gap))),
          ...accent(
            cut(
              fish,
              circle(44, 144, 7),
              ...[76, 106].map((x) => stroke(path([x, 128]).through([x + 12, 150], [x, 172]), 10)),
              stroke(path([136, 128]).through([148, 150], [136, 172]), 10),
            ),
          ),
        ],
        small: ink(
          union(circle(120, 60, 54), circle(120, 4, 18)),
          union(
            vesica([0, 156], [204, 156], 80),
            polygon([
              [184, 156],
              [240, 110],
              [240, 202],
            ]),
          ),
        ),
        places: {
          head: { x: 120, y: 10, width: 80 },
          eyes: { x: 120, y: 68, width: 54 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bib',
    idea: { zh: '胖娃娃盘腿而坐，红肚兜，双手高高举起', en: 'a plump boy sitting in his red bib, both arms raised' },
    draw: ({ circle, polygon, path, stroke, grow, cut, both }, dice) => {
      const tuft = dice.between(15, 17);
      const head = cut(
        circle(120, 70, 44),
        circle(103, 66, 7),
        circle(137, 66, 7),
        stroke(path([102, 86]).through([120, 98], [138, 86]), 10, 'butt'),
      );
      const tufts = [circle(120, 14, tuft), circle(72, 36, tuft - 2), circle(168, 36, tuft - 2)];
      const bib = polygon([
        [120, 124],
        [164, 166],
        [120, 208],
        [76, 166],
      ]);
      const arm = both(stroke(path([150, 140]).through([190, 146], [206, 96]), 26));
      const legs = path([34, 236])
        .through([44, 196], [90, 196])
        .line([150, 196])
        .through([196, 196], [206, 236])
        .close();
      return {
        parts: [
          ...ink(cut(head, ...tufts.map((one) => grow(one, 8))), ...tufts),
          ...accent(cut(bib, circle(120, 164, 14))),
          ...ink(cut(arm, grow(bib, 9)), cut(legs, grow(bib, 9))),
        ],
        small: ink(
          circle(120, 60, 46),
          polygon([
            [120, 118],
            [166, 162],
            [120, 206],
            [74, 162],
          ]),
          both(stroke(path([176, 150]).line([216, 100]), 26)),
        ),
        places: {
          head: { x: 120, y: 10, width: 80 },
          eyes: { x: 120, y: 66, width: 50 },
          hands: [
            [34, 96],
            [206, 96],
          ],
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
];
