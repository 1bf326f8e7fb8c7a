import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'animals',
  concept: 'rabbit',
  zh: { word: '兔', meaning: '温柔、灵动，一跃就是春天' },
  en: { word: 'rabbit', meaning: 'gentle and quick, one leap and it is spring' },
};

export const rabbitMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '圆头上两只长耳，一只折下',
      en: 'a round head under two long ears, one of them bent over',
    },
    draw: ({ circle, rect, vesica, path, stroke, union, cut, both }, dice) => {
      const head = dice.between(62, 68);
      const wide = dice.between(38, 42);
      const apart = dice.between(25, 29);
      const bend = dice.between(24, 27);
      const tip = dice.between(66, 84);
      const y = 162;
      const ear = rect(94 - wide / 2, 4, wide, 130, wide / 2);
      const inner = rect(94 - wide / 2 + 13, 22, wide - 26, 66, (wide - 26) / 2);
      const bent = stroke(
        path([146, 130])
          .line([146, 48])
          .through([146 + bend, 48 - bend], [146 + bend * 2, 48])
          .line([146 + bend * 2, tip]),
        wide,
      );
      const skull = circle(120, y, head);
      const nose = vesica([103, y + 14], [137, y + 14], 20);
      return {
        parts: [...ink(cut(union(cut(ear, inner), bent, skull), both(circle(120 - apart, y - 12, 9)), nose))],
        small: ink(union(rect(74, 4, 40, 130, 20), rect(126, 4, 40, 130, 20), skull)),
        places: {
          head: { x: 120, y: 100, width: 78 },
          eyes: { x: 120, y: 150, width: 104 },
          neck: { x: 120, y: 224, width: 90 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'crouching',
    idea: {
      zh: '一只安卧的兔：大圆小圆，双耳后贴，一点短尾',
      en: 'a rabbit at rest: a large circle, a small circle, two ears laid back and a tail',
    },
    draw: ({ circle, rect, vesica, union, cut, grow, above, intersect, fillet }, dice) => {
      const rump = dice.between(62, 67);
      const head = dice.between(36, 40);
      const tail = dice.between(17, 20);
      const ear = dice.between(30, 35);
      const lay = dice.between(20, 34);
      const body = intersect(
        union(circle(138, 206 - rump, rump), circle(96, 176, 44), rect(48, 184, 130, 22, 11)),
        above(206),
      );
      const skull = circle(62, 122, head);
      const front = vesica([56, 106], [120 - lay, 8], ear);
      const back = vesica([70, 104], [158 - lay, 30], ear - 4);
      const seated = union(body, skull);
      return {
        parts: [
          ...ink(cut(fillet(union(seated, front), 6), circle(50, 116, 7.5)), cut(back, grow(union(seated, front), 8))),
          ...accent(cut(circle(138 + rump + 4, 184, tail), grow(body, 8))),
        ],
        small: ink(union(body, skull, vesica([56, 120], [100, 10], 44))),
        places: { back: { x: 150, y: 78, width: 70 }, ground: 206, facing: 'left' },
      };
    },
  }),
];
