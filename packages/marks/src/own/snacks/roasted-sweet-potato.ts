import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';
import { steam } from '../motifs/steam.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'snacks',
  concept: 'roasted-sweet-potato',
  zh: { word: '烤红薯', meaning: '冬天街角捧在手心的甜', also: ['烤地瓜', '烤番薯', '蜜薯'] },
  en: {
    word: 'roasted sweet potato',
    meaning: 'the sweetness you hold in both hands on a winter corner',
    also: ['baked sweet potato', 'roast yam'],
  },
};

export const roastedSweetPotatoMarks = [
  defineMark({
    ...words,
    name: 'open',
    idea: { zh: '一只红薯掰成两半，热气冒出来', en: 'a sweet potato broken in two, steaming at the heart' },
    draw: ({ circle, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const fat = dice.between(52, 56);
      const face = turn(oval(136, 140, fat, 30), 90, [136, 140]);
      const skin = path([-8, 140])
        .through([40, 140 - fat * 0.9], [136, 140 - fat])
        .line([136, 140 + fat])
        .through([40, 140 + fat * 0.9], [-8, 140])
        .close();
      const flesh = turn(oval(138, 140, fat - 20, 14), 90, [138, 140]);
      const rest = path([190, 140 - fat + 6])
        .through([232, 110], [262, 140])
        .through([232, 170], [190, 140 + fat - 6])
        .through([206, 140], [190, 140 - fat + 6])
        .close();
      const lean = (region: ReturnType<typeof circle>) => turn(region, -18, [120, 140]);
      return {
        parts: [
          ...ink(
            lean(
              cut(
                union(skin, face),
                grow(flesh, gap),
                stroke(path([30, 128]).line([58, 122]), 11),
                stroke(path([66, 160]).line([92, 158]), 11),
              ),
            ),
            lean(rest),
          ),
          ...accent(lean(flesh)),
          ...ink(steam(66, 84, 64, 13), steam(110, 68, 64, 13)),
        ],
        small: ink(lean(cut(union(skin, face), flesh)), lean(rest), steam(80, 78, 70, 19)),
        places: { ground: 214, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'barrel-oven',
    idea: {
      zh: '街头的铁桶烤炉，炉上一只大红薯冒着热气',
      en: "a street vendor's iron drum, a big sweet potato steaming on its lid",
    },
    draw: ({ circle, rect, path, stroke, union, cut }, dice) => {
      const tall = dice.between(40, 46);
      const blaze = dice.between(40, 46);
      const spud = path([22, 88]).through([92, 40], [220, 78]).through([142, 114], [22, 88]).close();
      const drum = union(rect(36, 130, 168, 120), rect(16, 130, 208, 20));
      const door = path([92, 236]).line([92, 206]).through([120, 176], [148, 206]).line([148, 236]).close();
      return {
        parts: [
          ...accent(
            cut(
              spud,
              stroke(path([66, 82]).line([96, 70]), 11, 'butt'),
              stroke(path([130, 90]).line([162, 80]), 11, 'butt'),
            ),
            flame(120, 234, blaze),
          ),
          ...ink(cut(drum, door, rect(30, 160, 180, 9)), steam(88, 12, tall, 13), steam(146, 12, tall, 13)),
        ],
        small: ink(
          cut(rect(36, 140, 168, 104), circle(120, 196, 28)),
          path([14, 96]).through([92, 34], [226, 78]).through([142, 130], [14, 96]).close(),
        ),
        places: { ground: 250, top: { x: 120, y: 130, width: 200 }, facing: 'front' },
      };
    },
  }),
];
