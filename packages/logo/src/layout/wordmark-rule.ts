import { bottom } from '@markwright/vector';
import { UNIT, nameStem } from './kit.ts';
import type { Layout } from './layout.ts';
import { setName } from './name-block.ts';
import type { Piece } from './piece.ts';
import { movePiece } from './piece.ts';
import { rule } from './shapes.ts';
import { setSupport } from './support-line.ts';

/** Name, a fine rule of its width, the second line under it. */
export const wordmarkRule: Layout = {
  id: 'wordmark-rule',
  title: { zh: '文字横线', en: 'Wordmark with rule' },
  suits: ['serif', 'sans', 'brush'],
  drawsMark: false,
  lightest: 'light',
  applies: (facts) => (facts.hasSecondName || facts.hasSlogan) && facts.letters >= 2,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const set = setName(kit, { widest: 7, tracking: kit.facts.hasHanzi ? 0.06 : 0.02 });
    const name = movePiece(set, -set.box.x, -set.box.y);
    const { width, height } = name.box;
    const weight = Math.min(5, Math.max(1.8, nameStem(kit) * 0.2));
    const pieces: Piece[] = [name, rule(0, height + UNIT * 0.25, width, weight, kit.colors.accent)];
    let y = height + UNIT * 0.25 + weight;
    for (const part of ['secondName', 'slogan'] as const) {
      const line = setSupport(kit, part, {
        width: width * (part === 'secondName' ? 0.86 : 0.9),
        height: part === 'secondName' ? 0.22 : 0.18,
        overhang: 1.16,
        grow: 1.1,
      });
      if (!line) continue;
      const moved = movePiece(line, (width - line.box.width) / 2 - line.box.x, y + UNIT * 0.22 - line.box.y);
      pieces.push(moved);
      y = bottom(moved.box);
    }
    return pieces;
  },
};
