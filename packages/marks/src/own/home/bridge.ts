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
      zh: '三孔石桥立于水上，桥面一道栏杆',
      en: 'a stone bridge on three tall arches, a railing along its deck, water below',
    },
    draw: ({ circle, cut, rect, stroke, path, union }, dice) => {
      const arch = dice.between(28, 30);
      const rail = dice.between(11, 12.5);
      const spring = dice.between(116, 122);
      const swell = dice.between(6, 9);
      const foot = 170;
      const opening = (x: number) => union(circle(x, spring, arch), rect(x - arch, spring, arch * 2, 80));
      const deck = cut(rect(4, 72, 232, foot - 72), ...[46, 120, 194].map(opening));
      const posts = [4, 78, 150, 224].map((x) => rect(x, 36, 12, 40));
      const river = stroke(
        path([10, 200])
          .through([60, 200 - swell], [120, 200])
          .smooth([230, 200]),
        13,
      );
      return {
        parts: [...ink(union(deck, ...posts, rect(4, 36, 232, rail))), ...accent(river)],
        small: ink(
          cut(rect(4, 60, 232, 110), ...[66, 174].map((x) => union(circle(x, 128, 34), rect(x - 34, 128, 68, 60)))),
          rect(4, 194, 232, 22),
        ),
        places: { top: { x: 120, y: 36, width: 200 }, back: { x: 120, y: 36, width: 160 } },
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
