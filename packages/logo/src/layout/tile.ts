import { UNIT, widestLine } from './kit.ts';
import type { Layout } from './layout.ts';
import { setMarkTile } from './mark-tile.ts';
import { boxOf, putAllAt } from './piece.ts';
import { setTextBlock } from './text-block.ts';

/** App-icon tile with the name beside it. */
export const tile: Layout = {
  id: 'tile',
  title: { zh: '图标块', en: 'Tile' },
  suits: ['sans', 'round', 'display'],
  drawsMark: true,
  refuses: ['framed', 'fine'],
  applies: (facts) => facts.hasMark && facts.letters >= 2,
  fallbacks: ['monogram-row', 'wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { align: 'left', widest: widestLine(kit, 7) });
    const side = Math.max(boxOf(text).height * 1.14, UNIT * (kit.facts.hasHanzi ? 1.6 : 1.75));
    return [
      ...putAllAt(setMarkTile(kit, side), -side * 0.26, 0, { x: 1, y: 0.5 }),
      ...putAllAt(text, 0, 0, { x: 0, y: 0.5 }),
    ];
  },
};
