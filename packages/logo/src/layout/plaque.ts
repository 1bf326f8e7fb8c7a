import { growBox } from '@markwright/vector';
import { containerColors } from './container.ts';
import { UNIT } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt } from './piece.ts';
import { fillInk, ornament, rectPath, strokeInk } from './shapes.ts';
import { setTextBlock } from './text-block.ts';

/** A filled plaque like a shop board, the name reversed on it. */
export const plaque: Layout = {
  id: 'plaque',
  title: { zh: '匾额', en: 'Plaque' },
  suits: ['serif', 'display', 'sans', 'brush'],
  drawsMark: false,
  applies: (facts) => facts.letters >= 2,
  fallbacks: ['wordmark'],
  share: 0.4,
  arrange(kit) {
    const { fill, inside } = containerColors(kit);
    const text = putAllAt(
      setTextBlock(kit, {
        widest: 7,
        tracking: 0.05,
        color: inside.primary,
        supportColor: inside.primary,
        overhang: 1,
      }),
      0,
      0,
      { x: 0.5, y: 0 },
    );
    const content = boxOf(text);
    const board = growBox(content, UNIT * 0.5);
    const wide = { ...board, x: board.x - UNIT * 0.16, width: board.width + UNIT * 0.32 };
    return [
      ornament(wide, [
        fillInk(rectPath(wide, UNIT * 0.12), fill),
        strokeInk(rectPath(growBox(wide, -UNIT * 0.11), UNIT * 0.05), inside.primary, 2),
      ]),
      ...text,
    ];
  },
};
