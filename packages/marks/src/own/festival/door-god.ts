import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'festival',
  concept: 'door-god',
  zh: { word: '门神', meaning: '金盔金甲，守住一家平安', also: ['秦琼敬德', '门神画', '武将', '将军', '关公', '关羽'] },
  en: {
    word: 'door god',
    meaning: 'gold armour at the gate, peace inside',
    also: ['door guardian', 'gate god', 'warrior general', 'guan gong'],
  },
};

export const doorGodMarks = [
  defineMark({
    ...words,
    name: 'bust',
    idea: {
      zh: '头戴盔缨、长髯垂胸的武将正面',
      en: 'a helmeted general from the front, plume above, long beard below',
    },
    draw: ({ rect, polygon, vesica, drop, path, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const plume = dice.between(16, 19);
      const helm = path([60, 84])
        .through([74, 40], [120, 36])
        .through([166, 40], [180, 84])
        .line([206, 72], [198, 104], [42, 104], [34, 72])
        .close();
      const crest = drop(120, 12, plume, [120, 46]);
      const beard = path([66, 138])
        .line([96, 152])
        .through([120, 142], [144, 152])
        .line([174, 138])
        .through([170, 200], [120, 244])
        .through([70, 200], [66, 138])
        .close();
      const face = cut(rect(66, 104 + gap, 108, 50), both(vesica([132, 130], [160, 120], 13)), grow(beard, gap));
      const shoulders = both(
        cut(
          polygon(
            [
              [172, 172],
              [226, 190],
              [238, 242],
              [132, 242],
              [156, 214],
            ],
            8,
          ),
          grow(beard, gap),
        ),
      );
      return {
        parts: [...ink(cut(helm, grow(crest, gap))), ...accent(crest, face), ...ink(beard, shoulders)],
        small: ink(
          path([30, 92]).line([60, 50]).through([120, -20], [180, 50]).line([210, 92]).close(),
          polygon([
            [66, 116],
            [174, 116],
            [120, 236],
          ]),
          both(
            polygon([
              [186, 164],
              [230, 186],
              [240, 240],
              [156, 240],
            ]),
          ),
        ),
        places: {
          head: { x: 120, y: 10, width: 80 },
          eyes: { x: 120, y: 126, width: 70 },
          ground: 242,
          facing: 'front',
        },
      };
    },
  }),
];
