import { setInitialContainer } from './initial-container.ts';
import { UNIT } from './kit.ts';
import type { Layout } from './layout.ts';
import { putAllAt, putAt } from './piece.ts';
import { setTextBlock } from './text-block.ts';

/** The telling letter as the mark, above the name. */
export const monogram: Layout = {
  id: 'monogram',
  title: { zh: '首字', en: 'Monogram' },
  suits: ['serif', 'sans', 'display', 'brush'],
  drawsMark: false,
  applies: (facts) => facts.letters >= 2 && !facts.initialIsBar,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { widest: 8 });
    const mark = setInitialContainer(kit, UNIT * 1.6);
    return [putAt(mark, 0, 0, { x: 0.5, y: 1 }), ...putAllAt(text, 0, UNIT * 0.44, { x: 0.5, y: 0 })];
  },
};
