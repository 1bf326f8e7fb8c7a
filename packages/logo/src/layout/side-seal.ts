import { bottom, right } from '@markwright/vector';
import { UNIT } from './kit.ts';
import type { Layout } from './layout.ts';
import { putAt } from './piece.ts';
import { setSeal } from './seal.ts';
import { setTextBlock } from './text-block.ts';

/** A written name with its seal at the lower right, as a calligrapher signs. */
export const sideSeal: Layout = {
  id: 'side-seal',
  title: { zh: '题字落款', en: 'Signed with a seal' },
  suits: ['brush', 'serif'],
  drawsMark: false,
  lightest: 'light',
  takesCursive: true,
  applies: (facts) => facts.hanziOnly && facts.letters >= 2 && facts.letters <= 7,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const text = setTextBlock(kit, { lines: 1, align: 'left' });
    const name = text[0];
    if (!name) return [];
    const seal = setSeal(kit, UNIT * 0.44);
    return [...text, putAt(seal, right(name.ink) + UNIT * 0.2, bottom(name.ink) - UNIT * 0.02, { x: 0, y: 1 })];
  },
};
