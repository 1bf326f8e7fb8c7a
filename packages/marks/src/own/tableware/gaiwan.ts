import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';

const words = {
  family: 'tableware',
  concept: 'gaiwan',
  zh: { word: '盖碗', meaning: '天盖、地托、人碗，一盏茶里有三才', also: ['盖碗茶', '三才碗', '茶盏'] },
  en: {
    word: 'gaiwan',
    meaning: 'lid for heaven, saucer for earth, and the cup between for people',
    also: ['lidded tea bowl', 'covered tea cup', 'tea bowl'],
  },
};

export const gaiwanMarks = [
  defineMark({
    ...words,
    name: 'closed',
    idea: { zh: '一盏盖碗：扣盖、敞口碗、浅托', en: 'a gaiwan at rest: lid, flaring bowl and shallow saucer' },
    draw: ({ path, rect, union }, dice) => {
      const gap = dice.between(9, 10.5);
      const flare = dice.between(88, 94);
      const dome = dice.between(48, 56);
      const cup = path([120 - flare, 96])
        .line([120 + flare, 96])
        .through([188, 142], [152, 186])
        .line([88, 186])
        .through([52, 142], [120 - flare, 96])
        .close();
      const lid = path([52, 96 - gap])
        .through([120, dome - 8], [188, 96 - gap])
        .close();
      const knob = rect(98, dome - 26, 44, 26, [6, 6, 0, 0]);
      const saucer = path([22, 196])
        .line([218, 196])
        .through([196, 222], [166, 224])
        .line([74, 224])
        .through([44, 222], [22, 196])
        .close();
      return {
        parts: [...ink(cup, saucer), ...accent(union(lid, knob))],
        small: ink(
          path([20, 92])
            .line([220, 92])
            .through([190, 150], [150, 182])
            .line([90, 182])
            .through([50, 150], [20, 92])
            .close(),
          union(path([46, 76]).through([120, 36], [194, 76]).close(), rect(98, 18, 44, 36)),
          rect(24, 198, 192, 26),
        ),
        places: {
          top: { x: 120, y: dome - 26, width: 44 },
          ground: 224,
          inside: { x: 120, y: 138, width: 90, height: 60 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lid-lifted',
    idea: { zh: '盖子斜斜掀开，茶香正往外走', en: 'the lid tilted aside, the scent of tea on its way out' },
    draw: ({ path, rect, union, turn }, dice) => {
      const tilt = dice.between(16, 24);
      const weight = dice.between(11, 12.5);
      const flare = dice.between(78, 84);
      const cup = path([120 - flare, 122])
        .line([120 + flare, 122])
        .through([174, 162], [146, 192])
        .line([94, 192])
        .through([66, 162], [120 - flare, 122])
        .close();
      const saucer = path([28, 202])
        .line([212, 202])
        .through([196, 226], [168, 228])
        .line([72, 228])
        .through([44, 226], [28, 202])
        .close();
      const lid = turn(
        union(path([90, 90]).through([152, 40], [214, 90]).close(), rect(134, 30, 36, 32, [6, 6, 0, 0])),
        tilt,
        [152, 70],
      );
      return {
        parts: [...ink(cup, saucer, steam(58, 104, 76, weight)), ...accent(lid)],
        small: ink(
          path([30, 122])
            .line([210, 122])
            .through([176, 170], [148, 190])
            .line([92, 190])
            .through([64, 170], [30, 122])
            .close(),
          rect(28, 208, 184, 24),
          turn(path([80, 90]).through([150, 16], [220, 90]).close(), 14, [150, 70]),
        ),
        places: {
          top: { x: 120, y: 122, width: 130 },
          ground: 228,
          inside: { x: 120, y: 156, width: 80, height: 44 },
          facing: 'front',
        },
      };
    },
  }),
];
