import { UNIT, displayText, emFor, markOf } from './kit.ts';
import { breakText } from './break-text.ts';
import type { Layout } from './layout.ts';
import { boxOf, inkOf, putAt } from './piece.ts';
import { setLine } from './set-line.ts';
import { setSupport } from './support-line.ts';
import { movePiece } from './piece.ts';

/** The mark stands between the two halves of the name. */
export const inlineMark: Layout = {
  id: 'inline-mark',
  title: { zh: '图居中', en: 'Mark between' },
  suits: ['serif', 'sans', 'brush', 'round'],
  drawsMark: true,
  setsLetters: true,
  refuses: ['letter', 'fine'],
  applies: (facts) =>
    facts.hasMark &&
    ((facts.hanziOnly && (facts.letters === 2 || facts.letters === 4 || facts.letters === 6)) ||
      (!facts.hasHanzi && facts.words === 2 && facts.units <= 9)),
  fallbacks: ['stacked', 'wordmark'],
  arrange(kit) {
    const { doc, outlines } = kit;
    const text = displayText(doc.name);
    const halves = kit.facts.hanziOnly
      ? [text.slice(0, text.length / 2), text.slice(text.length / 2)]
      : breakText(text, 2);
    const em = emFor(outlines, doc.name.font, text, UNIT * doc.name.size);
    const [left, right] = halves.map((half) =>
      setLine(outlines, {
        role: 'name',
        font: doc.name.font,
        text: half,
        color: doc.name.color,
        em,
        tracking: doc.name.spacing + (kit.facts.hanziOnly ? 0.04 : 0.02),
      }),
    );
    if (!left || !right) return [];
    const mark = putAt(markOf(kit, UNIT * 1.7), 0, 0, { x: 0.5, y: 0.5 });
    const gap = mark.box.width / 2 + UNIT * 0.36;
    const one = putAt(left, -gap, 0, { x: 1, y: 0.5 });
    const other = putAt(right, gap, 0, { x: 0, y: 0.5 });
    const both = [one, other];
    const name = {
      role: 'name' as const,
      box: boxOf(both),
      ink: inkOf(both),
      inks: [...one.inks, ...other.inks],
      letterHeight: UNIT,
    };
    const pieces = [mark, name];
    let y = boxOf(pieces).y + boxOf(pieces).height + UNIT * 0.24;
    for (const part of ['secondName', 'slogan'] as const) {
      const line = setSupport(kit, part, { width: name.box.width * 0.62, height: 0.2, overhang: 1.5, grow: 1.15 });
      if (!line) continue;
      pieces.push(movePiece(line, name.box.x + (name.box.width - line.box.width) / 2 - line.box.x, y - line.box.y));
      y += line.box.height + UNIT * 0.2;
    }
    return pieces;
  },
};
