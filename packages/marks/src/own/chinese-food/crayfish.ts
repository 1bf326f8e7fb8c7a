import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'chinese-food',
  concept: 'crayfish',
  zh: { word: '小龙虾', meaning: '一盆红亮，夏夜的热闹', also: ['麻辣小龙虾', '龙虾', '蒜蓉小龙虾', '虾尾'] },
  en: {
    word: 'crayfish',
    meaning: 'a red bowlful, the noise of a summer night',
    also: ['crawfish', 'spicy crayfish', 'lobster'],
  },
};

export const crayfishMarks = [
  defineMark({
    ...words,
    name: 'claws-up',
    idea: { zh: '一只小龙虾，双钳高举，尾节分明', en: 'a crayfish with both claws raised, its tail in joints' },
    draw: ({ circle, path, rect, vesica, union, cut, grow, both, stroke, polygon, drop }, dice) => {
      const gap = dice.between(9, 10);
      const claw = dice.between(26, 28);
      const spread = dice.between(36, 42);
      const shell = path([84, 132]).through([90, 62], [120, 46]).through([150, 62], [156, 132]).close();
      const tail = [0, 1, 2].map((i) => rect(88 + i * 5, 132 + gap + i * (20 + gap), 64 - i * 10, 20, 6));
      const fan = union(vesica([120, 216], [120, 250], 24), both(vesica([116, 216], [78, 240], 22)));
      const arm = both(stroke(path([88, 112]).through([54, 108], [44, 74]), 13));
      const pincer = both(
        cut(
          drop(40, 48, claw, [44 + spread * 0.1, 96]),
          polygon([
            [44, 54],
            [24, 4],
            [58, 2],
          ]),
        ),
      );
      const legs = both(
        union(stroke(path([84, 122]).line([52, 142]), 10), stroke(path([86, 128]).line([60, 172]), 10)),
      );
      const eyes = both(circle(106, 84, 6.5));
      return {
        parts: [
          ...ink(cut(union(shell, arm, pincer, legs), eyes, ...tail.map((one) => grow(one, gap))), ...tail),
          ...accent(cut(fan, rect(0, 0, 240, 212 + gap))),
        ],
        small: ink(
          union(
            path([76, 140]).through([90, 50], [120, 40]).through([150, 50], [164, 140]).close(),
            both(circle(42, 50, 32)),
            both(stroke(path([84, 110]).line([50, 76]), 20)),
          ),
          rect(88, 158, 64, 30),
          rect(98, 204, 44, 30),
        ),
        places: {
          head: { x: 120, y: 46, width: 40 },
          eyes: { x: 120, y: 84, width: 34 },
          hands: [
            [40, 40],
            [200, 40],
          ],
          back: { x: 120, y: 130, width: 50 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'bowlful',
    idea: { zh: '一盆小龙虾，钳子伸出盆沿', en: 'a bowl of crayfish, claws reaching over the rim' },
    draw: ({ circle, path, union, cut, both, stroke, polygon, below, drop }, dice) => {
      const gap = dice.between(9, 10);
      const claw = dice.between(23, 25);
      const rise = dice.between(60, 68);
      const dish = bowl(120, 150, 104);
      const sea = below(150 - gap);
      const arm = both(stroke(path([82, 156]).through([66, 128], [58, 92]), 14));
      const pincer = both(
        cut(
          drop(52, 62, claw, [60, 106]),
          polygon([
            [54, 66],
            [34, 20],
            [68, 20],
          ]),
        ),
      );
      const head = path([88, 160])
        .through([94, rise + 14], [120, rise])
        .through([146, rise + 14], [152, 160])
        .close();
      const feelers = both(stroke(path([112, rise + 2]).through([106, 34], [88, 14]), 9));
      const beast = cut(union(arm, pincer, head, feelers), both(circle(108, rise + 36, 6.5)), sea);
      return {
        parts: [...ink(dish), ...accent(beast)],
        small: ink(
          bowl(120, 150, 108),
          cut(
            union(circle(120, 110, 34), both(circle(48, 64, 30)), both(stroke(path([52, 70]).line([84, 140]), 20))),
            below(134),
          ),
        ),
        places: {
          ground: 246,
          inside: { x: 120, y: 196, width: 120, height: 56 },
          hands: [
            [52, 40],
            [188, 40],
          ],
          facing: 'front',
        },
      };
    },
  }),
];
