import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'species',
  concept: 'antler',
  zh: { word: '鹿角', meaning: '年年新枝，山林的冠冕', also: ['一对鹿角', '鹿茸', '雄鹿角', '鹿角架'] },
  en: {
    word: 'antlers',
    meaning: 'the crown of the woods, new every year',
    also: ['antler', "stag's antlers", 'deer antlers', 'stag antlers', 'antler rack', 'deer antler'],
  },
};

export const antlerMarks = [
  defineMark({
    ...words,
    name: 'pair',
    idea: { zh: '一对鹿角立在额骨上，枝杈向上', en: 'a pair of antlers on their plate, points rising on either side' },
    draw: ({ both, curve, cut, grow, path, polygon, stroke, union }, dice) => {
      const spread = dice.between(84, 92);
      const beam = stroke(curve([130, 214], [120 + spread, 128, -70], [120 + spread - 22, 24, -104, null]), 17);
      const brow = stroke(path([148, 190]).through([150, 150], [140, 122]), 14);
      const bez = stroke(path([190, 158]).through([182, 112], [162, 88]), 14);
      const outer = stroke(path([202, 140]).line([234, 92]), 14);
      const plate = polygon(
        [
          [98, 196],
          [142, 196],
          [132, 236],
          [108, 236],
        ],
        [8, 8, 10, 10],
      );
      return {
        parts: [...ink(cut(both(union(beam, brow, bez, outer)), grow(plate, 9))), ...accent(plate)],
        small: ink(
          both(
            union(
              stroke(curve([124, 214], [120 + spread, 128, -70], [120 + spread - 22, 24, -104, null]), 24),
              stroke(path([176, 176]).line([150, 100]), 20),
            ),
          ),
        ),
        places: { inside: { x: 120, y: 90, width: 70, height: 80 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'shed',
    idea: { zh: '一支脱落的鹿角，枝杈一根根向上', en: 'one shed antler, its points rising from the beam' },
    draw: ({ circle, curve, cut, grow, path, stroke, union }, dice) => {
      const rise = dice.between(4, 14);
      const beam = stroke(curve([22, 206], [110, 190, -12], [200, 128, -52], [228, 52, null, null]), 22);
      const tine = (from: readonly [number, number], by: readonly [number, number], to: readonly [number, number]) =>
        stroke(path(from).through(by, to), 17);
      const antler = union(
        beam,
        tine([70, 202], [52, 158], [52, 118 - rise]),
        tine([124, 186], [106, 136], [110, 74 - rise]),
        tine([178, 154], [164, 104], [168, 36 - rise]),
      );
      const burr = circle(24, 206, 21);
      return {
        parts: [...ink(cut(antler, grow(burr, 9))), ...accent(burr)],
        small: ink(
          union(
            stroke(curve([22, 206], [110, 190, -12], [200, 128, -52], [228, 52, null, null]), 28),
            stroke(path([100, 192]).line([80, 90]), 24),
            stroke(path([170, 156]).line([160, 44]), 24),
          ),
        ),
        places: { facing: 'right' },
      };
    },
  }),
];
