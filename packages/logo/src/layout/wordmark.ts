import type { Layout } from './layout.ts';
import { setTextBlock } from './text-block.ts';

/** The name alone carries the logo. Applies to everything, so every fallback ends here. */
export const wordmark: Layout = {
  id: 'wordmark',
  title: { zh: '纯文字', en: 'Wordmark' },
  suits: 'any',
  drawsMark: false,
  applies: () => true,
  fallbacks: [],
  share: 0.3,
  arrange: (kit) => setTextBlock(kit, { widest: 8, gap: 0.27, secondHeight: 0.23 }),
};
