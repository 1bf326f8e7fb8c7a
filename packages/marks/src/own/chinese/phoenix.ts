import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'chinese',
  concept: 'phoenix',
  zh: { word: '凤', meaning: '凤鸣朝阳，祥瑞来仪' },
  en: { word: 'phoenix', meaning: 'the bird that sings to the rising sun and brings good omen' },
};

export const phoenixMarks = [
  defineMark({
    ...words,
    name: 'crest',
    idea: 'a phoenix in profile: one sweep of neck, a hooked beak, a crest of three plumes',
    draw: ({ circle, path, drop, union, cut, onCircle, vesica }, dice) => {
      const plume = dice.between(14, 16);
      const fan = dice.between(28, 33);
      const breast = dice.between(86, 98);
      const eye = dice.between(9, 10);
      const head = circle(104, 96, 38);
      const beak = path([88, 61.5]).through([44, 70], [26, 116]).line([96, 133]).close();
      const neck = path([66.2, 100])
        .through([breast, 176], [150, 226])
        .line([224, 226])
        .through([160, 176], [141.8, 92])
        .close();
      const feather = (degrees: number) => {
        const [x, y] = onCircle(104, 96, 100, degrees);
        return drop(x, y, plume, onCircle(104, 96, 48, degrees));
      };
      return {
        parts: [
          ...ink(cut(union(head, beak, neck), vesica([78, 98], [114, 84], eye * 1.5))),
          ...accent(feather(-78), feather(-78 + fan), feather(-78 + fan * 2)),
        ],
        small: ink(
          cut(union(head, beak, neck), circle(98, 92, 12)),
          drop(104, 16, 18, [104, 54]),
          drop(170, 46, 18, [136, 72]),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'rising',
    idea: 'a phoenix rising: wings of two crescents, three tail plumes below',
    draw: ({ path, both, drop, vesica, turn }, dice) => {
      const spread = dice.between(12, 22);
      const tail = dice.between(20, 23);
      const open = dice.between(26, 32);
      const crest = dice.between(26, 34);
      const wing = path([112, 132]).through([38, 116], [spread, 30]).through([58, 86], [112, 92]).close();
      const second = path([112, 166])
        .through([60, 158], [spread + 14, 108])
        .through([66, 138], [112, 142])
        .close();
      const plume = vesica([120, 172], [120, 262], tail);
      return {
        parts: [
          ...ink(both(wing), both(second)),
          ...accent(
            drop(120, 70, 16, [120, 70 - crest]),
            plume,
            both(turn(vesica([120, 180], [120, 256], tail), open, [120, 162])),
          ),
        ],
        small: ink(
          both(path([112, 150]).through([38, 124], [16, 40]).through([58, 90], [112, 96]).close()),
          drop(120, 66, 18, [120, 30]),
          vesica([120, 158], [120, 236], 40),
        ),
      };
    },
  }),
];
