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
    name: 'full-moon',
    idea: 'a stone arch that makes a full moon with its reflection',
    draw: ({ path, circle, cut, intersect, below, rect }, dice) => {
      const arch = dice.between(58, 64);
      const crest = dice.between(40, 48);
      const band = dice.between(15, 17);
      const bank = dice.between(30, 36);
      const water = 142;
      const hump = path([10, water])
        .line([10, water - bank])
        .through([120, crest], [230, water - bank])
        .line([230, water])
        .close();
      const mirrored = intersect(circle(120, water, arch), below(water + 11));
      const ripples = [0, 1].map((i) => rect(0, water + 11 + band + i * (band + 10), 240, 10));
      return {
        parts: [...ink(cut(hump, circle(120, water, arch))), ...accent(cut(mirrored, ...ripples))],
        small: ink(cut(hump, circle(120, water, 58)), rect(56, 162, 128, 24, 12)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'hung',
    idea: 'a hanging bridge: two towers, one long cable, a river below',
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
