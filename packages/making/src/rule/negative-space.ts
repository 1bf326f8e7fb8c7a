import { named } from '../combine/meaning.ts';
import type { Recipe, RuleIcon } from './brief.ts';
import type { Dice } from '@markwright/marks/kit';
import { fitInto } from './fit.ts';
import { type FrameId, frameOf } from './frames.ts';
import { isFlat, outlineOfIcon } from './icon-outline.ts';
import { subtract, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { inPrimary } from './rule-mark.ts';

const SOLIDS: { id: FrameId; zh: string; en: string }[] = [
  { id: 'circle', zh: '圆', en: 'a disc' },
  { id: 'tile', zh: '圆角方块', en: 'a rounded tile' },
  { id: 'shield', zh: '盾形', en: 'a shield' },
  { id: 'leaf', zh: '叶子', en: 'a leaf' },
  { id: 'drop', zh: '水滴', en: 'a drop' },
  { id: 'hexagon', zh: '六边形', en: 'a hexagon' },
  { id: 'arch', zh: '拱门', en: 'an arch' },
];

/** One of the first pictures of the brief that can be drawn flat. */
export function pickIcon(icons: readonly RuleIcon[], dice: Dice, not?: string): RuleIcon | undefined {
  const start = dice.between(0, 1);
  // A leaf in a leaf, or a shield in a shield, says nothing.
  const flat = icons.slice(0, 8).filter((icon) => !(not && icon.en.includes(not)) && isFlat(icon.drawing));
  return flat[Math.floor(start * flat.length)];
}

/** A picture cut out of a solid shape, the same distance from its edge all round for the eye. */
export const negativeSpaces: Recipe[] = SOLIDS.map(({ id, zh, en }) => ({
  kind: 'negative',
  form: id,
  draw: (brief, dice) => {
    const icon = pickIcon(brief.icons, dice, id);
    const outline = icon && outlineOfIcon(icon.drawing);
    if (!outline) return undefined;
    const frame = frameOf(id);
    const solid = outlineOfRegion(frame.inset(0));
    const cutAt = (clear: number): Outline =>
      subtract(
        solid,
        fitInto(outline, {
          within: outlineOfRegion(frame.inset(clear)),
          middle: frame.middle,
          tallest: 140,
          widest: 146,
          pull: 0.3,
        }).outline,
      );
    return {
      layers: inPrimary(cutAt(dice.between(22, 27))),
      small: inPrimary(cutAt(16)),
      guides: [frame.inset(0)],
      meaning: {
        zh: `${icon.zh}嵌在${zh}里，留白成图`,
        en: `${named(icon.en)} in ${en}`,
      },
      id: `negative/${id}/${icon.id}`.slice(0, 200),
    };
  },
}));
