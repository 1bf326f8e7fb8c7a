import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';

const words = {
  family: 'myth',
  concept: 'god-of-wealth',
  zh: { word: '财神', meaning: '财神到，好运到', also: ['财神爷', '文财神', '迎财神', '发财'] },
  en: {
    word: 'god of wealth',
    meaning: 'when he comes to the door, luck comes in',
    also: ['caishen', 'money god', 'wealth god'],
  },
};

/** Hat with its two wings, smiling eyes and long beard; the face between them stays empty. */
function headOf(gap: number, wing: number) {
  const { path, rect, union, both, stroke, cut, circle } = kit;
  const hat = union(
    path([70, 74])
      .line([70, 56])
      .through([82, 34], [96, 34])
      .line([96, 28])
      .through([120, -6], [144, 28])
      .line([144, 34])
      .through([158, 34], [170, 56])
      .line([170, 74])
      .close(),
    both(union(rect(40, 46, 40, 12), circle(28, 52, wing))),
  );
  const eyes = both(stroke(path([84, 106]).through([96, 96], [108, 106]), 10));
  const beard = cut(
    path([64, 84 + gap])
      .line([78, 84 + gap])
      .through([84, 136], [120, 134])
      .through([156, 136], [162, 84 + gap])
      .line([176, 84 + gap])
      .through([176, 178], [120, 196])
      .through([64, 178], [64, 84 + gap])
      .close(),
    path([98, 146]).line([142, 146]).through([120, 172], [98, 146]).close(),
  );
  return { hat, eyes, beard };
}

export const godOfWealthMarks = [
  defineMark({
    ...words,
    name: 'face',
    idea: {
      zh: '财神笑脸：乌纱展翅，长髯飘飘，额前一颗玉',
      en: 'his smiling face: winged hat with a jewel, a long flowing beard',
    },
    draw: ({ rect, cut, union, circle }, dice) => {
      const gap = dice.between(9, 10);
      const wing = dice.between(17, 20);
      const gem = dice.between(11, 13);
      const { hat, eyes, beard } = headOf(gap, wing);
      return {
        parts: [...ink(cut(hat, circle(120, 46, gem + 9)), eyes, beard), ...accent(circle(120, 46, gem))],
        small: ink(
          union(rect(70, 20, 100, 56, 24), rect(8, 44, 224, 24, 12)),
          cut(rect(64, 96, 112, 110, 50), rect(92, 96, 56, 44)),
        ),
        places: { head: { x: 120, y: 10, width: 80 }, eyes: { x: 120, y: 102, width: 60 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'with-ingot',
    idea: { zh: '财神怀抱元宝，袍袖宽大', en: 'the god in his wide robe with a gold ingot in his arms' },
    draw: ({ path, cut, grow, circle, union }, dice) => {
      const gap = dice.between(10, 11.5);
      const wing = dice.between(17, 20);
      const wide = dice.between(96, 104);
      const { hat, eyes, beard } = headOf(gap, wing);
      const hull = path([56, 230])
        .through([120, 262], [184, 230])
        .through([178, 282], [146, 296])
        .line([94, 296])
        .through([62, 282], [56, 230])
        .close();
      const dome = cut(
        circle(120, 238, 32),
        grow(hull, gap),
        path([0, 238]).line([240, 238], [240, 320], [0, 320]).close(),
      );
      const gold = union(hull, dome);
      const robe = cut(
        path([120 - wide, 320])
          .through([120 - wide + 10, 220], [66, 176])
          .line([174, 176])
          .through([110 + wide, 220], [120 + wide, 320])
          .close(),
        grow(beard, gap),
        grow(gold, gap),
      );
      return {
        parts: [...ink(hat, eyes, beard, robe), ...accent(hull, dome)],
        small: ink(
          path([60, 64]).through([120, -20], [180, 64]).close(),
          circle(120, 128, 46),
          path([30, 240]).line([60, 192], [180, 192], [210, 240]).close(),
        ),
        places: {
          head: { x: 120, y: 10, width: 80 },
          lap: { x: 120, y: 260, width: 110, height: 60 },
          hands: [
            [60, 250],
            [180, 250],
          ],
          ground: 320,
          facing: 'front',
        },
      };
    },
  }),
];
