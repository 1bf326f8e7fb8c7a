import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'home',
  concept: 'bridge',
  zh: { word: '桥', meaning: '跨过一水，连起两岸人家' },
  en: { word: 'bridge', meaning: 'one step over the water, and two shores are one' },
};

export const bridgeMarks = [
  defineMark({
    ...words,
    name: 'three-arches',
    idea: {
      zh: '三孔石拱桥，横于静水',
      en: 'a humped stone bridge of three arches over quiet water',
    },
    draw: ({ path, circle, cut, rect, stroke }, dice) => {
      const arch = dice.between(40, 44);
      const crest = dice.between(44, 52);
      const little = dice.between(20, 22);
      const swell = dice.between(6, 10);
      const water = 142;
      const hump = path([6, water])
        .line([6, water - 46])
        .through([120, crest], [234, water - 46])
        .line([234, water])
        .close();
      const wave = (y: number, from: number, to: number) =>
        stroke(
          path([from, y])
            .through([(from * 3 + to) / 4, y - swell], [(from + to) / 2, y])
            .smooth([to, y]),
          13,
        );
      return {
        parts: [
          ...ink(cut(hump, circle(48, water, little), circle(120, water, arch), circle(192, water, little))),
          ...accent(wave(170, 20, 220), wave(202, 56, 184)),
        ],
        small: ink(cut(hump, circle(120, water, 46)), rect(40, 168, 160, 24, 12)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hung',
    idea: {
      zh: '一座悬索桥：两塔一索，河水在下',
      en: 'a hanging bridge: two towers, one long cable, a river below',
    },
    draw: ({ rect, path, stroke, union, both, above, intersect }, dice) => {
      const weight = dice.between(12, 14);
      const tower = dice.between(17, 20);
      const sag = dice.between(118, 126);
      const swell = dice.between(7, 10);
      const [x, top, deck] = [66, 40, 146];
      const cable = (thickness: number) =>
        union(
          stroke(path([x, top]).through([120, sag], [240 - x, top]), thickness, 'butt'),
          both(intersect(stroke(path([x, top]).through([34, 104], [4, deck]), thickness, 'butt'), above(deck))),
        );
      const towers = (wide: number) => both(rect(x - wide / 2, 26, wide, 164));
      const hangers = both(rect(94, 104, 10, 50));
      const road = (thickness: number) => rect(6, deck, 228, thickness);
      const river = stroke(
        path([20, 210])
          .through([70, 210 - swell], [120, 210])
          .smooth([220, 210]),
        13,
      );
      return {
        parts: [...ink(union(cable(weight), towers(tower), road(17), hangers)), ...accent(river)],
        small: ink(union(cable(20), towers(26), road(24))),
      };
    },
  }),
];
