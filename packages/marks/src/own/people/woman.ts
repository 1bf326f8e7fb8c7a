import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'people',
  concept: 'woman',
  zh: {
    word: '女人',
    meaning: '自信从容的侧影',
    also: ['女士', '女性', '女人脸', '女人侧脸', '女性侧脸', '女生', '美女', '长发女人', '长发女孩'],
  },
  en: {
    word: 'woman',
    meaning: 'a profile at ease with itself',
    also: [
      "woman's face",
      "lady's face",
      "woman's profile",
      "lady's profile",
      "woman's head",
      'lady',
      'woman with long hair',
      'girl with long hair',
    ],
  },
};

export const womanMarks = [
  defineMark({
    ...words,
    name: 'profile',
    idea: { zh: '女子的侧脸，长发如波浪向后飘', en: 'the profile of a woman, her long hair flowing back in waves' },
    draw: ({ cut, grow, path, shape, stroke }, dice) => {
      const flow = dice.between(-4, 4);
      const face = shape(
        [120, 40, null, 0],
        [172, 74, 62],
        [180, 108, 84],
        [197, 142, 62, null],
        [184, 151, 175, null],
        [190, 161, 70, null],
        [183, 167, null, 20],
        [188, 176, 95, null],
        [181, 183, null, 70],
        [164, 208, 175],
        [146, 204, -170, null],
        [152, 240, 70, null],
        [96, 240, null, null],
        [96, 170, -90],
        [120, 40, -40, null],
      );
      const hair = shape(
        [170, 56, null, -125],
        [110, 6, 180],
        [40, 82, 95],
        [36, 146, 110],
        [2, 194 + flow, 150, 20],
        [46, 186, -25, null],
        [18, 236, 140, 10],
        [76, 212, -45, null],
        [64, 240, 120, 0],
        [108, 196, -60],
        [122, 142, -80],
        [138, 84, -62],
        [170, 56, -20, null],
      );
      const strand = (x: number, y: number) =>
        stroke(
          path([x + 66, y])
            .through([x + 20, y + 30], [x + 6, y + 78])
            .smooth([x - 12, y + 132]),
          8,
        );
      const lid = stroke(path([150, 114]).through([160, 120], [171, 115]), 7);
      return {
        parts: [...ink(cut(face, grow(hair, 9), lid)), ...accent(cut(hair, strand(56, 46), strand(84, 62)))],
        small: [...ink(cut(face, grow(hair, 14))), ...accent(hair)],
        places: {
          head: { x: 108, y: 8, width: 90 },
          eyes: { x: 160, y: 116, width: 30 },
          neck: { x: 124, y: 226, width: 50 },
          ground: 240,
          facing: 'right',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'parted-hair',
    idea: {
      zh: '女子正脸，中分长发垂到肩头，双眼微合',
      en: 'the face of a woman with closed eyes, her parted hair falling to the shoulders',
    },
    draw: ({ both, cut, grow, path, rect, shape, stroke, union, vesica }, dice) => {
      const curl = dice.between(206, 214);
      const fall = both(
        shape(
          [120, 8, null, 0],
          [198, 92, 90],
          [202, 164, 84],
          [232, curl, 30, null],
          [186, 236, 165],
          [146, 210, -120, null],
          [170, 130, -90],
          [120, 46, -140, null],
        ),
      );
      const face = shape(
        [72, 110, null, 90],
        [120, 196, 0],
        [168, 110, -90],
        [120, 46, -140, 140],
        [72, 110, 90, null],
      );
      const neck = cut(rect(101, 186, 38, 54), grow(face, 9));
      const lids = both(stroke(path([134, 122]).through([144, 129], [155, 122]), 8));
      const lips = vesica([105, 164], [135, 164], 15);
      return {
        parts: [...ink(cut(fall, face), neck, lids), ...accent(lips)],
        small: [...ink(cut(union(fall, neck), face)), ...accent(vesica([96, 158], [144, 158], 26))],
        places: {
          head: { x: 120, y: 8, width: 96 },
          eyes: { x: 120, y: 124, width: 70 },
          neck: { x: 120, y: 220, width: 40 },
          ground: 240,
          facing: 'front',
        },
      };
    },
  }),
];
