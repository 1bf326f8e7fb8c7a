import { graphemes } from '../document/text-rules.ts';
import { box } from '@markwright/vector';
import { containerColors } from './container.ts';
import { setInitial } from './initial.ts';
import { UNIT, displayText } from './kit.ts';
import type { Layout } from './layout.ts';
import type { Piece } from './piece.ts';
import { movePiece } from './piece.ts';
import { fillInk, ornament, rectPath } from './shapes.ts';
import { setSupport } from './support-line.ts';

/** Four characters two by two in a square. They read in rows, as people read today, not down from the right. */
export const gridSeal: Layout = {
  id: 'grid-seal',
  title: { zh: '方印', en: 'Square seal' },
  suits: ['brush', 'serif', 'sans'],
  drawsMark: false,
  setsLetters: true,
  applies: (facts) => facts.hanziOnly && facts.letters === 4,
  fallbacks: ['split', 'wordmark'],
  share: 0.36,
  arrange(kit) {
    const { fill, inside } = containerColors(kit);
    const cell = UNIT * 1.12 * Math.min(1.2, kit.doc.name.size);
    const pad = UNIT * 0.2;
    const side = cell * 2 + pad * 2;
    const letters = graphemes(displayText(kit.doc.name)).filter((part) => part !== ' ');
    const parts = letters.map((letter, index) => {
      const piece = setInitial(kit, cell * 0.86, inside.primary, letter);
      return movePiece(piece, pad + cell * (index % 2 === 0 ? 0.5 : 1.5), pad + cell * (index < 2 ? 0.5 : 1.5));
    });
    const extent = box(0, 0, side, side);
    const name: Piece = {
      role: 'name',
      box: extent,
      ink: extent,
      inks: parts.flatMap((part) => part.inks),
      letterHeight: cell * 0.86,
    };
    const pieces: Piece[] = [ornament(extent, [fillInk(rectPath(extent, UNIT * 0.14), fill)]), name];
    let y = side + UNIT * 0.3;
    for (const part of ['secondName', 'slogan'] as const) {
      const line = setSupport(kit, part, { width: side, height: part === 'secondName' ? 0.24 : 0.2, overhang: 1.35 });
      if (!line) continue;
      pieces.push(movePiece(line, 0, y - line.box.y));
      y += line.box.height + UNIT * 0.2;
    }
    return pieces;
  },
};
