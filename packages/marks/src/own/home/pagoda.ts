import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';
import { eaves } from '../motifs/eaves.ts';

const words = {
  family: 'home',
  concept: 'pagoda',
  zh: { word: '宝塔', meaning: '层层而上，站得高看得远' },
  en: { word: 'pagoda', meaning: 'storey upon storey, the view grows wider' },
};

/** Roofs stepping out from the top, each on its own storey; floor is where it stands. */
function tower({ rect, union }: Kit, x: number, floor: number, tiers: number, rise: number): Region {
  const storeys = Array.from({ length: tiers }, (_, i) => {
    const half = rise * (1 + i * 0.27);
    const y = floor - (tiers - i) * rise;
    return union(eaves(x, y, half, rise * 0.62), rect(x - half * 0.46, y + rise * 0.4, half * 0.92, rise * 0.62));
  });
  return union(...storeys);
}

export const pagodaMarks = [
  defineMark({
    ...words,
    name: 'storeys',
    idea: {
      zh: '飞檐层叠的塔，顶着一颗明珠',
      en: 'a pagoda of lifted eaves under a bright pearl',
    },
    draw: (kit, dice) => {
      const { union, rect, circle } = kit;
      const tiers = dice.pick([3, 4]);
      const rise = (tiers === 3 ? 54 : 42) + dice.between(-1.5, 1.5);
      const pearl = dice.between(13, 16);
      const base = dice.between(13, 16);
      const floor = 212;
      const stand = rect(120 - rise * 1.2, floor, rise * 2.4, base, 3);
      return {
        parts: [
          ...ink(union(tower(kit, 120, floor, tiers, rise), stand)),
          ...accent(circle(120, floor - tiers * rise - 9 - pearl, pearl)),
        ],
        small: ink(tower(kit, 120, 220, 2, 78), circle(120, 36, 17)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'before-the-sun',
    idea: {
      zh: '一座高塔立在夕阳前',
      en: 'a pagoda standing tall against the evening sun',
    },
    draw: (kit, dice) => {
      const { circle, cut, grow, rect, union } = kit;
      const sun = dice.between(62, 68);
      const rise = dice.between(46, 49);
      const aside = dice.between(60, 72);
      const whole = union(
        tower(kit, 146, 204, 3, rise),
        rect(139, 204 - rise * 3 - 26, 14, 40, [7, 7, 0, 0]),
        rect(16, 202, 208, 18, 9),
      );
      return {
        parts: [...accent(cut(circle(aside + 20, 100, sun), grow(whole, 10))), ...ink(whole)],
        small: ink(union(tower(kit, 120, 200, 2, 74), rect(16, 198, 208, 24, 8))),
      };
    },
  }),
];
