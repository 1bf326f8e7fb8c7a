import { UNIT } from './kit.ts';
import type { Layout } from './layout.ts';
import { setMarkTile } from './mark-tile.ts';
import { putAllAt } from './piece.ts';
import { setTextBlock } from './text-block.ts';

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
    const text = setTextBlock(kit, { widest: 8 });
    return [
      ...putAllAt(setMarkTile(kit, UNIT * 1.9), 0, 0, { x: 0.5, y: 1 }),
      ...putAllAt(text, 0, UNIT * 0.44, { x: 0.5, y: 0 }),
    ];
  },
};
