import { contrast, readableOn } from '../color/contrast.ts';
import { graphemes } from '../document/text-rules.ts';
import { box } from '@markwright/vector';
import { displayText, emFor, markOf, UNIT } from './kit.ts';
import type { Layout } from './layout.ts';
import type { Piece } from './piece.ts';
import { boxOf, inkOf, movePiece, putAt } from './piece.ts';
import { setLine } from './set-line.ts';
import { circlePath, fillInk, ornament } from './shapes.ts';
import { setSupport } from './support-line.ts';

const RADIUS = 0.84;
const GAP = 0.16;
const LETTER_CONTRAST = 2.6;

/** Every character on a bead of its own, the mark above. */
export const beads: Layout = {
  id: 'beads',
  title: { zh: '串珠', en: 'Beads' },
  suits: ['round', 'display', 'sans'],
  drawsMark: true,
  setsLetters: true,
  isForAsking: true,
  applies: (facts) => facts.hasMark && facts.hanziOnly && facts.letters >= 2 && facts.letters <= 5,
  fallbacks: ['stacked', 'wordmark'],
  arrange(kit) {
    const { doc, outlines, colors } = kit;
    const size = UNIT * doc.name.size;
    const [radius, gap] = [size * RADIUS, size * (GAP + doc.name.spacing)];
    const paints = [colors.primary, colors.secondary, colors.accent];
    const letters: Piece[] = [];
    const discs = graphemes(displayText(doc.name))
      .filter((letter) => letter !== ' ')
      .map((text, index) => {
        const paint = paints[index % paints.length] ?? colors.primary;
        const x = index * (2 * radius + gap) + radius;
        const color = contrast(colors.ground, paint) >= LETTER_CONTRAST ? colors.ground : readableOn(paint);
        const em = emFor(outlines, doc.name.font, text, size * 0.94);
        const letter = setLine(outlines, { role: 'name', font: doc.name.font, text, color, em, tracking: 0 });
        letters.push(putAt({ ...letter, box: letter.ink }, x, 0, { x: 0.5, y: 0.5 }));
        return fillInk(circlePath(x, 0, radius), paint);
      });
    const width = discs.length * (2 * radius + gap) - gap;
    const row = ornament(box(0, -radius, width, radius * 2), discs);
    const name: Piece = {
      role: 'name',
      box: boxOf(letters),
      ink: inkOf(letters),
      inks: letters.flatMap(({ inks }) => inks).map((ink) => ({ ...ink, isGround: true })),
      letterHeight: size,
    };
    const mark = putAt(markOf(kit, UNIT * 2.1), width / 2, -radius - UNIT * 0.42, { x: 0.5, y: 1 });
    const pieces = [mark, row, name];
    for (const part of ['secondName', 'slogan'] as const) {
      const support = setSupport(kit, part, { width, height: part === 'secondName' ? 0.24 : 0.2 });
      const end = boxOf(pieces);
      if (support) pieces.push(movePiece(support, 0, end.y + end.height + UNIT * 0.25 - support.box.y));
    }
    return pieces;
  },
};
