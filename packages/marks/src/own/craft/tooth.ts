import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'craft',
  concept: 'tooth',
  zh: { word: '牙齿', meaning: '健康的牙，自信的笑' },
  en: { word: 'tooth', meaning: 'a sound tooth, a confident smile' },
};

/** A molar: two round cusps, two roots parted by an arch. */
function molar({ path, mirror, union, fillet }: Kit, root: number, arch: number): Region {
  const half = path([120, 40])
    .through([170, 18], [206, 74])
    .through([204, 112], [186, 148])
    .line([176, root])
    .arc([150, root], 14, 'left')
    .line([144, 176])
    .through([136, arch + 4], [120, arch])
    .close();
  return fillet(union(half, mirror(half)), 8);
}

export const toothMarks = [
  defineMark({
    ...words,
    name: 'molar',
    idea: {
      zh: '一颗会笑的臼齿',
      en: 'a molar that smiles',
    },
    draw: (kit, dice) => {
      const { path, stroke, cut } = kit;
      const root = dice.between(202, 212);
      const arch = dice.between(150, 158);
      const smile = dice.between(24, 32);
      const weight = dice.between(12, 14);
      const tooth = molar(kit, root, arch);
      const mouth = (thickness: number) =>
        stroke(path([120 - smile * 1.3, 92]).through([120, 92 + smile * 0.8], [120 + smile * 1.3, 92]), thickness);
      return {
        parts: ink(cut(tooth, mouth(weight))),
        small: ink(molar(kit, 208, 146)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'and-brush',
    idea: {
      zh: '一支牙刷横过一颗牙，刷毛相向',
      en: 'a toothbrush drawn across a tooth, bristles towards it',
    },
    draw: (kit, dice) => {
      const { rect, cut, grow, turn, scale, move } = kit;
      const tilt = dice.between(-34, -26);
      const bristle = dice.between(28, 33);
      const wide = dice.between(20, 23);
      const handle = turn(rect(-14, 176, 268, wide, wide / 2), tilt);
      const tufts = [0, 1, 2].map((i) => turn(rect(150 + i * 29, 167 - bristle, 20, bristle, 4), tilt));
      const tooth = move(scale(molar(kit, 206, 152), 0.82), -20, -34);
      return {
        parts: [
          ...ink(cut(tooth, grow(handle, 10), ...tufts.map((tuft) => grow(tuft, 9)))),
          ...accent(handle, ...tufts),
        ],
        small: ink(cut(tooth, grow(handle, 16)), handle),
      };
    },
  }),
];
