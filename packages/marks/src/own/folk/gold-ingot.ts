import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'folk',
  concept: 'gold-ingot',
  zh: { word: '元宝', meaning: '招财进宝，财源滚滚', also: ['金元宝', '银锭', '金锭', '招财进宝', '财宝'] },
  en: {
    word: 'gold ingot',
    meaning: 'may wealth come rolling in',
    also: ['sycee', 'yuanbao', 'chinese ingot', 'gold boat ingot'],
  },
};

/** An ingot standing on (x, base), as wide as `half` to each side: hull, lifted ends and the dome between them. */
function ingot(x: number, base: number, half: number, gap: number): { hull: Region; dome: Region } {
  const u = half / 110;
  const hull = kit
    .path([x - 110 * u, base - 104 * u])
    .through([x, base - 46 * u], [x + 110 * u, base - 104 * u])
    .through([x + 96 * u, base - 30 * u], [x + 52 * u, base])
    .line([x - 52 * u, base])
    .through([x - 96 * u, base - 30 * u], [x - 110 * u, base - 104 * u])
    .close();
  const dome = kit.cut(kit.circle(x, base - 78 * u, 56 * u), kit.grow(hull, gap), kit.below(base));
  return { hull, dome };
}

export const goldIngotMarks = [
  defineMark({
    ...words,
    name: 'single',
    idea: { zh: '一只大元宝，两翼翘起，中间一拱', en: 'one great ingot, ends lifted, a dome between' },
    draw: (_, dice) => {
      const gap = dice.between(10, 11.5);
      const half = dice.between(108, 114);
      const { hull, dome } = ingot(120, 206, half, gap);
      return {
        parts: [...ink(hull), ...accent(dome)],
        small: (({ hull: h, dome: d }) => ink(h, d))(ingot(120, 200, 112, 15)),
        places: {
          top: { x: 120, y: 78, width: 80 },
          back: { x: 120, y: 78, width: 80 },
          ground: 206,
          inside: { x: 120, y: 180, width: 100, height: 40 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'pile',
    idea: { zh: '三只元宝叠成一堆', en: 'three ingots in a heap' },
    draw: ({ cut, grow, union }, dice) => {
      const gap = dice.between(9, 10);
      const half = dice.between(60, 62);
      const [top, left, right] = [
        ingot(120, 128, half + 4, gap),
        ingot(60, 226, half - 6, gap),
        ingot(180, 226, half - 6, gap),
      ];
      const upper = union(top.hull, top.dome);
      const lower = (one: typeof left) => [cut(one.dome, grow(upper, gap)), cut(one.hull, grow(upper, gap))];
      const [leftDome, leftHull] = lower(left);
      const [rightDome, rightHull] = lower(right);
      return {
        parts: [...ink(top.hull, leftHull!, rightHull!), ...accent(top.dome, leftDome!, rightDome!)],
        small: ink(ingot(120, 120, 72, 15).hull, ingot(62, 228, 56, 15).hull, ingot(178, 228, 56, 15).hull),
        places: { top: { x: 120, y: 46, width: 50 }, ground: 226, facing: 'front' },
      };
    },
  }),
];
