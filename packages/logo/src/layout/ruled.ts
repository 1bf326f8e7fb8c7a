import { bottom } from '@markwright/vector';
import { UNIT, nameStem } from './kit.ts';
import type { Layout } from './layout.ts';
import { setName } from './name-block.ts';
import type { Piece } from './piece.ts';
import { movePiece } from './piece.ts';
import { rule } from './shapes.ts';
import { setSupport } from './support-line.ts';

/** The name between a heavy rule and a fine one, as on a title page. */
export const ruled: Layout = {
  id: 'ruled',
  title: { zh: '上下线', en: 'Ruled' },
  suits: ['serif', 'sans'],
  drawsMark: false,
  lightest: 'light',
  applies: (facts) => facts.letters >= 2,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const set = setName(kit, { widest: 7, tracking: kit.facts.hasHanzi ? 0.08 : 0.02 });
    const name = movePiece(set, -set.box.x, -set.box.y);
    const { width, height } = name.box;
    const heavy = Math.max(5, nameStem(kit) * 0.62);
    const fine = Math.max(1.8, heavy * 0.22);
    const pad = UNIT * 0.3;
    const { accent, name: color } = kit.colors;
    const pieces: Piece[] = [
      rule(0, -pad - heavy, width, heavy, accent),
      name,
      rule(0, height + pad, width, fine, color),
    ];
    let y = height + pad + fine;
    for (const part of ['secondName', 'slogan'] as const) {
      const line = setSupport(kit, part, { width, height: part === 'secondName' ? 0.21 : 0.18, overhang: 1 });
      if (!line) continue;
      const moved = movePiece(line, -line.box.x + (width - line.box.width) / 2, y + UNIT * 0.22 - line.box.y);
      pieces.push(moved);
      y = bottom(moved.box);
    }
    return pieces;
  },
};
