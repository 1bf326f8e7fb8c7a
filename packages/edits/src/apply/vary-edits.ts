import { toHex, toOklch } from '@markwright/logo';
import type { Edit, Much } from '../command.ts';
import { COLORS } from '../read/colors.data.ts';

/** How far each further variation goes; the first does what was said. */
const DEGREES: Record<Much | 'usual', readonly (Much | undefined)[]> = {
  bit: ['bit', undefined, 'much', 'most'],
  usual: [undefined, 'much', 'bit', 'most'],
  much: ['much', 'most', undefined, 'bit'],
  most: ['most', 'much', undefined, 'bit'],
};

/** Shades beside a colour that was named: a little deeper, a little lighter, leaning to its neighbour. */
const SHADES = [
  { l: 0, h: 0, c: 1 },
  { l: -0.07, h: 0, c: 1 },
  { l: 0.05, h: 10, c: 1 },
  { l: -0.03, h: -12, c: 0.85 },
] as const;
/** Papers for whoever wants white: all of them pass for white. */
const WHITES = ['#ffffff', '#fbf8f2', '#f6f8fa', '#faf7f7'];

const hasDegree = (edit: Edit): edit is Edit & { much?: Much } =>
  /^(?:color\.(?:warmer|cooler|darker|lighter|calmer|brighter)|type\.(?:bigger|smaller|looser|tighter|bolder|thinner)|mark\.(?:bigger|smaller|turn))$/.test(
    edit.do,
  );

/** A colour as it was named, or a shade beside it. Whoever gave a number wants that number. */
function shadeOf(color: string, hex: string | undefined, turn: number): string | undefined {
  const known = hex ?? COLORS.find(([name]) => name === color.toLowerCase())?.[1];
  if (!known || turn === 0 || color.startsWith('#')) return hex;
  if (known === '#ffffff') return WHITES[turn % WHITES.length];
  const { l, c, h } = toOklch(known);
  const shade = SHADES[turn % SHADES.length]!;
  return toHex({ l: Math.min(0.97, Math.max(0.12, l + shade.l)), c: c * shade.c, h: (h + shade.h + 360) % 360 });
}

/**
 * The same wishes, carried out a little differently: by degree, by shade, by the next set of colours. What is chosen
 * from a list (faces, drawings) differs by the kit that the caller brings.
 */
export function varyEdits(edits: readonly Edit[], turn: number): Edit[] {
  return edits.flatMap((edit): Edit[] => {
    if (edit.do === 'color.other') return Array.from({ length: turn + 1 }, () => edit);
    if (edit.do === 'color.set' || edit.do === 'ground.set') {
      const hex = shadeOf(edit.color, edit.hex, turn);
      return [hex === undefined ? edit : { ...edit, hex }];
    }
    if (!hasDegree(edit)) return [edit];
    const { much, ...rest } = edit;
    const varied = DEGREES[much ?? 'usual'][turn % 4];
    return [(varied ? { ...rest, much: varied } : rest) as Edit];
  });
}
