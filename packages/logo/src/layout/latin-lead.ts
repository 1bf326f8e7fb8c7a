import { UNIT, displayText } from './kit.ts';
import type { Layout } from './layout.ts';
import { breakText, linesNeeded } from './break-text.ts';
import { boxOf, inkOf, movePiece, putAt } from './piece.ts';
import { letterHeightOf, setLine } from './set-line.ts';
import { setSupport } from './support-line.ts';

/** The Latin name leads, the hanzi are spread under it: for brands that speak English first. */
export const latinLead: Layout = {
  id: 'latin-lead',
  title: { zh: '英文为主', en: 'Latin first' },
  suits: ['sans', 'serif'],
  drawsMark: false,
  setsLetters: true,
  applies: (facts) =>
    facts.hasHanzi && facts.secondNameIsLatin && facts.units <= 8 && facts.units >= 2 && facts.secondNameUnits <= 14,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const { doc, outlines } = kit;
    const { secondName: lead, name } = doc;
    if (!lead) return [];
    const text = displayText(lead);
    const em = ((UNIT * 0.78) / letterHeightOf(outlines.metrics(lead.font), text)) * lead.size;
    const lines = breakText(text, linesNeeded(text, 8)).map((line) =>
      setLine(outlines, {
        role: 'secondName',
        font: lead.font,
        text: line,
        color: name.color,
        em,
        tracking: 0.03 + lead.spacing,
      }),
    );
    let y = 0;
    const placed = lines.map((line) => {
      const moved = putAt(line, 0, y, { x: 0.5, y: 0 });
      y += line.box.height + UNIT * 0.24;
      return moved;
    });
    const head = { ...boxOf(placed) };
    const leadPiece = {
      role: 'secondName' as const,
      box: head,
      ink: inkOf(placed),
      inks: placed.flatMap((piece) => piece.inks),
      letterHeight: UNIT * 0.78,
    };
    const hanziKit = { ...kit, doc: { ...doc, secondName: { ...name, color: name.color, size: 1 } } };
    const hanzi = setSupport(hanziKit, 'secondName', { width: head.width, height: 0.54 * name.size, grow: 1.5 });
    if (!hanzi) return [leadPiece];
    const set = movePiece({ ...hanzi, role: 'name' }, head.x, y + UNIT * 0.08 - hanzi.box.y);
    const slogan = setSupport(kit, 'slogan', { width: head.width, height: 0.17 });
    const end = set.box.y + set.box.height + UNIT * 0.24;
    return slogan ? [leadPiece, set, movePiece(slogan, head.x, end - slogan.box.y)] : [leadPiece, set];
  },
};
