import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'little-monk',
  zh: {
    word: '小和尚',
    meaning: '双手合十，心自清净',
    also: ['和尚', '僧人', '禅师', '小沙弥', '禅修', '少林'],
  },
  en: {
    word: 'little monk',
    meaning: 'palms together, mind at rest',
    also: ['monk', 'buddhist monk', 'novice monk', 'zen monk', 'shaolin monk'],
  },
};

export const littleMonkMarks = [
  defineMark({
    ...words,
    name: 'palms-joined',
    idea: { zh: '圆头小和尚合十闭目', en: 'a round-headed novice, eyes closed, palms together' },
    draw: ({ circle, rect, vesica, path, stroke, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(60, 63);
      const head = cut(
        circle(120, 72, r),
        both(stroke(path([134, 76]).through([145, 84], [156, 76]), 10)),
        stroke(path([108, 102]).through([120, 110], [132, 102]), 10),
        circle(120, 34, 6.5),
      );
      const hands = vesica([120, 134], [120, 216], 44);
      const robe = path([84, 142])
        .line([156, 142])
        .through([206, 168], [214, 240])
        .line([26, 240])
        .through([34, 168], [84, 142])
        .close();
      return {
        parts: [
          ...ink(head),
          ...accent(cut(robe, circle(120, 72, r + gap), grow(hands, gap))),
          ...ink(cut(hands, circle(120, 72, r + gap), rect(115, 150, 10, 90))),
        ],
        small: ink(
          circle(120, 70, 64),
          cut(
            path([80, 146]).line([160, 146], [222, 238], [18, 238]).close(),
            circle(120, 70, 78),
            rect(111, 156, 18, 84),
          ),
        ),
        places: {
          head: { x: 120, y: 10, width: 80 },
          eyes: { x: 120, y: 76, width: 70 },
          neck: { x: 120, y: 138, width: 60 },
          hands: [[120, 180]],
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '小和尚的圆脑袋：光头六点戒疤，闭眼微笑',
      en: "a little monk's round head, six dots on the scalp, eyes closed, smiling",
    },
    draw: ({ circle, above, path, stroke, grow, cut, intersect, mirror }, dice) => {
      const ear = dice.between(20, 23);
      const head = circle(120, 116, 92);
      const eye = stroke(path([66, 138]).through([82, 150], [98, 138]), 10);
      const lobe = cut(circle(22, 132, ear), grow(head, 9));
      return {
        parts: [
          ...ink(
            cut(
              head,
              eye,
              mirror(eye),
              stroke(path([104, 172]).through([120, 182], [136, 172]), 9),
              circle(100, 58, 7),
              circle(140, 58, 7),
              circle(100, 84, 7),
              circle(140, 84, 7),
            ),
            lobe,
            mirror(lobe),
          ),
          ...accent(intersect(cut(circle(120, 290, 104), grow(head, 9)), above(240))),
        ],
        small: ink(cut(head, circle(88, 138, 12), circle(152, 138, 12), circle(120, 64, 11))),
        places: {
          head: { x: 120, y: 26, width: 110 },
          eyes: { x: 120, y: 140, width: 90 },
          neck: { x: 120, y: 204, width: 80 },
          facing: 'front',
        },
      };
    },
  }),
];
