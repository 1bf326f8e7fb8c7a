import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'craft',
  concept: 'gear',
  zh: { word: '齿轮', meaning: '齿齿相扣，运转不息' },
  en: { word: 'gear', meaning: 'tooth into tooth, always turning' },
};

type Wheel = { x: number; y: number; root: number; tip: number; teeth: number; wide: number; from?: number };

function wheelOf({ circle, polygon, union, around, turn }: Kit, wheel: Wheel): Region {
  const { x, y, root, tip, teeth, wide, from = 0 } = wheel;
  const tooth = polygon([
    [x - wide * 0.62, y - root + 8],
    [x - wide * 0.4, y - tip],
    [x + wide * 0.4, y - tip],
    [x + wide * 0.62, y - root + 8],
  ]);
  return union(circle(x, y, root), ...around(turn(tooth, from, [x, y]), teeth, [x, y]));
}

export const gearMarks = [
  defineMark({
    ...words,
    name: 'wheel',
    idea: {
      zh: '一只结实的齿轮，绕着发亮的轴心',
      en: 'one strong gear round a bright hub',
    },
    draw: (kit, dice) => {
      const { circle, cut } = kit;
      const teeth = dice.whole(7, 9);
      const tip = dice.between(104, 108);
      const hole = dice.between(44, 48);
      const hub = dice.between(24, 28);
      const gear = wheelOf(kit, { x: 120, y: 120, root: 80, tip, teeth, wide: 300 / teeth });
      return {
        parts: [...ink(cut(gear, circle(120, 120, hole))), ...accent(circle(120, 120, hub))],
        small: ink(cut(wheelOf(kit, { x: 120, y: 120, root: 76, tip: 108, teeth: 6, wide: 50 }), circle(120, 120, 36))),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'meshing',
    idea: {
      zh: '一大一小两齿轮，齿齿相合',
      en: 'a large and a small gear with their teeth in each other',
    },
    draw: (kit, dice) => {
      const { circle, cut } = kit;
      const lean = dice.between(36, 50);
      const hole = dice.between(25, 30);
      const axle = dice.between(15, 19);
      const angle = (lean * Math.PI) / 180;
      const [x, y, reach] = [88, 140, 130];
      const [sx, sy] = [x + reach * Math.cos(angle), y - reach * Math.sin(angle)];
      // A tooth of the large wheel looks along the line of centres, a gap of the small one looks back.
      const large = wheelOf(kit, { x, y, root: 62, tip: 84, teeth: 8, wide: 22, from: 90 - lean });
      const little = wheelOf(kit, { x: sx, y: sy, root: 36, tip: 58, teeth: 6, wide: 20, from: 300 - lean });
      return {
        parts: [...ink(cut(large, circle(x, y, hole))), ...accent(cut(little, circle(sx, sy, axle)))],
        small: ink(
          cut(wheelOf(kit, { x, y, root: 66, tip: 90, teeth: 6, wide: 40, from: 30 }), circle(x, y, 28)),
          cut(circle(sx + 12, sy - 12, 48), circle(sx + 12, sy - 12, 18)),
        ),
      };
    },
  }),
];
