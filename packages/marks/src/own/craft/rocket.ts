import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'craft',
  concept: 'rocket',
  zh: { word: '火箭', meaning: '目标向上，点火就出发' },
  en: { word: 'rocket', meaning: 'aim up, light it, go' },
};

/** A hull of two arcs, cut flat below, between two swept fins. */
function hullOf({ vesica, above, intersect, path, union, both }: Kit, wide: number, fin: number): Region {
  const hull = intersect(vesica([120, 8], [120, 248], wide), above(168));
  const wing = path([90, 96]).through([66, 110], [fin, 184]).line([100, 160]).close();
  return union(hull, both(wing));
}

export const rocketMarks = [
  defineMark({
    ...words,
    name: 'rising',
    idea: {
      zh: '一枚火箭笔直向上，尾焰如滴',
      en: 'a rocket straight up on a drop of fire',
    },
    draw: (kit, dice) => {
      const { circle, cut, drop } = kit;
      const wide = dice.between(88, 98);
      const fin = dice.between(48, 58);
      const port = dice.between(16, 19);
      const flame = dice.between(17, 20);
      const rocket = hullOf(kit, wide, fin);
      return {
        parts: [...ink(cut(rocket, circle(120, 92, port))), ...accent(drop(120, 195, flame, [120, 234]))],
        small: ink(cut(rocket, circle(120, 96, 20)), drop(120, 200, 18, [120, 238])),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'lift-off',
    idea: {
      zh: '一枚刚离地的火箭，烟云在下翻滚',
      en: 'a rocket just clear of the ground, clouds of smoke rolling under it',
    },
    draw: (kit, dice) => {
      const { circle, cut, grow, scale, union, above, intersect, both } = kit;
      const wide = dice.between(92, 104);
      const puff = dice.between(32, 36);
      const port = dice.between(15, 17);
      const rocket = scale(hullOf(kit, wide, 44), 0.86, [120, 0]);
      const smoke = intersect(
        union(both(circle(52, 218, puff)), both(circle(92, 206, puff)), circle(120, 190, 28)),
        above(226),
      );
      return {
        parts: [...ink(cut(rocket, circle(120, 82, port))), ...accent(cut(smoke, grow(rocket, 10)))],
        small: ink(rocket, cut(smoke, grow(rocket, 17))),
      };
    },
  }),
];
