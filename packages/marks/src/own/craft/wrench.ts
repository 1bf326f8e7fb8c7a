import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'craft',
  concept: 'wrench',
  zh: { word: '扳手', meaning: '拧紧每一颗螺母，修得放心' },
  en: { word: 'wrench', meaning: 'every nut tight, every repair trusted' },
};

/** An open jaw on top, a ringed end below, upright about x = 120. */
function spanner({ circle, rect, union, cut, fillet }: Kit, jaw: number, shaft: number): Region {
  const body = union(circle(120, 52, 46), rect(120 - shaft / 2, 60, shaft, 150), circle(120, 206, 30));
  return cut(fillet(body, 10), rect(120 - jaw / 2, -20, jaw, 74, [0, 0, 8, 8]), circle(120, 206, 12));
}

export const wrenchMarks = [
  defineMark({
    ...words,
    name: 'and-nut',
    idea: {
      zh: '一把开口扳手，扣住六角螺母',
      en: 'an open wrench closing on a six-sided nut',
    },
    draw: (kit, dice) => {
      const { circle, polygon, rect, union, cut, grow, turn, onCircle } = kit;
      const tilt = dice.between(38, 50);
      const nut = dice.between(44, 48);
      const shaft = dice.between(38, 44);
      const hole = dice.between(17, 20);
      const hexagon = polygon([0, 1, 2, 3, 4, 5].map((i) => onCircle(120, 66, nut, i * 60)));
      const head = union(circle(120, 84, 74), rect(120 - shaft / 2, 120, shaft, 142, shaft / 2));
      const jaw = cut(head, grow(hexagon, 10), rect(120 - nut * 0.87 - 10, -60, nut * 1.74 + 20, 126));
      const place = (region: Region) => turn(region, tilt);
      return {
        parts: [...ink(place(jaw)), ...accent(place(cut(hexagon, circle(120, 66, hole))))],
        small: ink(place(cut(head, rect(84, -60, 72, 140, [0, 0, 12, 12])))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'crossed',
    idea: {
      zh: '扳手与螺丝刀交叉，随时上手',
      en: 'a wrench and a screwdriver crossed, ready for anything',
    },
    draw: (kit, dice) => {
      const { rect, polygon, union, cut, grow, turn } = kit;
      const tilt = dice.between(40, 47);
      const jaw = dice.between(34, 40);
      const handle = dice.between(38, 44);
      const wrench = turn(spanner(kit, jaw, 32), -tilt);
      const driver = (blade: number) =>
        turn(
          union(
            rect(120 - handle / 2, 146, handle, 88, 14),
            rect(120 - blade / 2, 30, blade, 130),
            polygon([
              [120 - blade / 2, 34],
              [120 - blade / 2 - 5, 8],
              [120 + blade / 2 + 5, 8],
              [120 + blade / 2, 34],
            ]),
          ),
          tilt,
        );
      return {
        parts: [...ink(wrench), ...accent(cut(driver(17), grow(wrench, 9)))],
        small: ink(turn(spanner(kit, 42, 38), -tilt), cut(driver(22), grow(turn(spanner(kit, 42, 38), -tilt), 15))),
      };
    },
  }),
];
