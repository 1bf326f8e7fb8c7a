import type { Layout } from './layout.ts';
import { setTextBlock } from './text-block.ts';

/** The name in two even lines as one block. */
export const split: Layout = {
  id: 'split',
  title: { zh: '双行', en: 'Two lines' },
  suits: ['serif', 'sans', 'display', 'round'],
  drawsMark: false,
  applies: (facts) => (facts.hasHanzi ? facts.units >= 4 && facts.letters >= 4 : facts.words >= 2),
  fallbacks: ['wordmark'],
  arrange: (kit) =>
    setTextBlock(kit, {
      lines: kit.facts.units > 10 || (!kit.facts.hasHanzi && kit.facts.words > 3) ? 3 : 2,
      poster: kit.facts.hasHanzi,
      leading: 0.14,
      gap: 0.26,
      secondHeight: 0.22,
      align: kit.facts.hasHanzi ? 'center' : 'left',
    }),
};
