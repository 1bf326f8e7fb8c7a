import { UNIT, widestLine } from './kit.ts';
import type { Layout } from './layout.ts';
import { setMarkTile } from './mark-tile.ts';
import { boxOf, putAllAt } from './piece.ts';
import { heightOver } from './present-mark.ts';
import { setTextBlock } from './text-block.ts';

const GAP = UNIT * 0.44;

/** App-icon tile with the name under it. */
export const tileStacked: Layout = {
  id: 'tile-stacked',
  title: { zh: '图标块上下', en: 'Tile, stacked' },
  suits: ['sans', 'round', 'display'],
  drawsMark: true,
  refuses: ['framed', 'fine'],
  applies: (facts) => facts.hasMark,
  fallbacks: ['monogram', 'wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { widest: widestLine(kit, 8) });
    const side = Math.max(UNIT * 2.1, heightOver(boxOf(text).height + GAP));
    return [...putAllAt(setMarkTile(kit, side), 0, 0, { x: 0.5, y: 1 }), ...putAllAt(text, 0, GAP, { x: 0.5, y: 0 })];
  },
};
