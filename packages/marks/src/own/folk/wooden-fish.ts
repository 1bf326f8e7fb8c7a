import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'folk',
  concept: 'wooden-fish',
  zh: { word: '木鱼', meaning: '敲一下，静一分', also: ['敲木鱼', '电子木鱼', '功德'] },
  en: { word: 'wooden fish', meaning: 'one knock, a little stillness', also: ['temple block', 'muyu', 'wood block'] },
};

export const woodenFishMarks = [
  defineMark({
    ...words,
    name: 'with-mallet',
    idea: { zh: '一只木鱼，开口如笑，槌子正敲', en: 'a wooden fish, its mouth a slit, the mallet above' },
    draw: ({ circle, path, rect, union, cut, grow, stroke, intersect, above, turn }, dice) => {
      const gap = dice.between(9.5, 11);
      const tilt = dice.between(-36, -28);
      const knob = dice.between(20, 22);
      const body = union(intersect(circle(104, 150, 84), above(216)), circle(178, 152, 34));
      const slit = union(stroke(path([8, 166]).through([60, 190], [128, 168]), gap + 2), circle(132, 166, 14));
      const eye = circle(84, 122, 13);
      const mallet = turn(union(rect(120, 40, 112, 13, 6), circle(118, 46, knob)), tilt, [118, 46]);
      return {
        parts: [...ink(cut(body, slit, eye, circle(186, 150, 13))), ...accent(cut(mallet, grow(body, gap)))],
        small: ink(
          cut(
            union(intersect(circle(106, 152, 90), above(224)), circle(190, 160, 36)),
            stroke(path([8, 172]).line([130, 172]), 18),
          ),
          circle(118, 30, 26),
        ),
        places: { top: { x: 104, y: 66, width: 90 }, hands: [[210, 0]], ground: 216, facing: 'left' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-cushion',
    idea: {
      zh: '木鱼正面坐在垫上，一道横口，声波两道',
      en: 'a wooden fish from the front on its cushion, two rings of sound',
    },
    draw: ({ circle, path, rect, cut, stroke, both, intersect, above, ring, sector }, dice) => {
      const gap = dice.between(9.5, 11);
      const r = dice.between(70, 74);
      const eye = dice.between(11, 13);
      const body = intersect(circle(120, 122, r), above(178));
      const mouth = stroke(path([72, 138]).line([168, 138]), gap + 2);
      const handle = cut(circle(120, 42, 22), circle(120, 42, 10), body);
      const cushion = path([26, 188])
        .line([214, 188])
        .through([232, 210], [214, 232])
        .line([26, 232])
        .through([8, 210], [26, 188])
        .close();
      const waves = both(intersect(ring(120, 110, 114, 12), sector(120, 110, 200, 195, 235)));
      return {
        parts: [...ink(cut(body, mouth, both(circle(72, 138, eye))), handle), ...accent(cushion, waves)],
        small: ink(cut(intersect(circle(120, 110, 88), above(176)), rect(60, 136, 120, 18)), rect(20, 194, 200, 34)),
        places: {
          top: { x: 120, y: 20, width: 40 },
          eyes: { x: 120, y: 108, width: 70 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
];
