import { accent, ink } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** What a salon does, told with two nouns: nails on a hand are fingernails. */
export const paintedScenes = [
  defineScene({
    name: 'painted',
    subject: 'nail',
    relations: ['on', 'and', 'as-part'],
    object: 'hand',
    zh: { word: '指甲', meaning: '指尖有色，举手有光' },
    en: { word: 'painted nails', meaning: 'five fingers, each one finished' },
    idea: { zh: '一只舒展的手，五枚杏仁形指甲都上了色', en: 'a hand held out, its five almond nails painted' },
    draw: ({ cut, grow, rect, shape, turn, union, vesica }, dice) => {
      const lift = dice.between(-3, 3);
      const fingers = [
        [78, 92, -13],
        [107, 62 + lift, -4],
        [137, 64 - lift, 4],
        [166, 94, 13],
      ] as const;
      const finger = (x: number, top: number, lean: number) =>
        turn(rect(x - 12.5, top, 25, 206 - top, 12.5), lean, [x, 206]);
      const nail = (x: number, top: number, lean: number) =>
        turn(
          shape(
            [x, top - 42, null, 24],
            [x + 13, top - 8, 92],
            [x, top + 14, 180],
            [x - 13, top - 8, -92],
            [x, top - 42, -24, null],
          ),
          lean,
          [x, 206],
        );
      const thumb = turn(rect(74, 152, 28, 92, 14), -52, [92, 228]);
      const thumbNail = turn(
        shape([88, 112, null, 24], [102, 146, 92], [88, 166, 180], [74, 146, -92], [88, 112, -24, null]),
        -52,
        [92, 228],
      );
      const palm = shape(
        [68, 176, null, -90],
        [88, 156, -20],
        [156, 156, 20],
        [178, 180, 90],
        [158, 250, 100, null],
        [100, 250, null, -110],
        [68, 200, -100, null],
      );
      const hand = union(palm, thumb, ...fingers.map(([x, top, lean]) => finger(x, top, lean)));
      const nails = union(thumbNail, ...fingers.map(([x, top, lean]) => nail(x, top, lean)));
      const broad = [
        [92, 76, -8],
        [152, 76, 8],
      ] as const;
      const plainNails = union(
        ...broad.map(([x, top, lean]) => turn(vesica([x, top - 44], [x, top + 26], 36), lean, [x, 206])),
      );
      const plainHand = union(
        palm,
        thumb,
        ...broad.map(([x, top, lean]) => turn(rect(x - 19, top, 38, 206 - top, 19), lean, [x, 206])),
      );
      return {
        parts: [...ink(cut(hand, grow(nails, 8.8))), ...accent(nails)],
        small: [...ink(cut(plainHand, grow(plainNails, 13))), ...accent(plainNails)],
      };
    },
  }),
];
