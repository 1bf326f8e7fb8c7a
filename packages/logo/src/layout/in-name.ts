import { UNIT, displayText, emFor, markOf } from './kit.ts';
import type { LayoutKit } from './kit.ts';
import { breakText } from './break-text.ts';
import type { Layout } from './layout.ts';
import { opticalSize } from './mark-piece.ts';
import { boxOf, inkOf, movePiece, movePieces, putAt } from './piece.ts';
import type { Piece } from './piece.ts';
import { setLine } from './set-line.ts';
import { setSupport } from './support-line.ts';

/** A mark in place of a round letter is larger than the letter, a redrawn character exactly as large. */
const LARGER = 1.34;
const GAP = 0.09;
const LEADING = 0.3;
const ONE_LINE = 6.5;
type Parts = { before: string; letter: string; after: string };

/** One line in three pieces: the letters before, the mark where its letter stood, the letters after. */
function setWithMark(kit: LayoutKit, { before, letter, after }: Parts, em: number): Piece[] {
  const { doc, outlines } = kit;
  const set = (text: string) =>
    setLine(outlines, {
      role: 'name',
      font: doc.name.font,
      text,
      color: doc.name.color,
      em,
      tracking: doc.name.spacing,
    });
  const isRedrawn = doc.mark?.source.kind === 'lift';
  const { ink } = set(letter);
  const drawn = doc.mark?.drawing.box ?? ink;
  const height = ink.height * (isRedrawn ? 1 : LARGER);
  const plain = markOf(kit, ((height * opticalSize(drawn)) / drawn.height) * (1 / (doc.mark?.scale ?? 1)));
  const mark = putAt(plain, 0, ink.y + ink.height / 2, { x: 0, y: 0.5 });
  const gap = em * (GAP + doc.name.spacing);
  const head = before.trim() === '' ? [] : [set(before)];
  const start = head[0] ? head[0].box.x + head[0].box.width + (before.endsWith(' ') ? em * 0.3 : gap) : 0;
  const placed = movePiece(mark, start - mark.box.x, 0);
  if (after.trim() === '') return [...head, placed];
  const tail = set(after);
  const end = placed.box.x + placed.box.width + (after.startsWith(' ') ? em * 0.3 : gap);
  return [...head, placed, movePiece(tail, end - tail.box.x, 0)];
}

/** The mark stands in the name, in place of one of its letters. */
export const inName: Layout = {
  id: 'in-name',
  title: { zh: '图在字中', en: 'Mark in the name' },
  suits: ['sans', 'serif', 'round', 'display'],
  drawsMark: true,
  setsLetters: true,
  isForAsking: true,
  applies: (facts) => facts.hasMark && facts.markLetter >= 0 && facts.letters >= 2 && facts.units <= 14,
  fallbacks: ['horizontal', 'wordmark'],
  arrange(kit) {
    const { doc, outlines, facts } = kit;
    const text = displayText(doc.name);
    const em = emFor(outlines, doc.name.font, text, UNIT * doc.name.size);
    const lines = breakText(text, facts.units > ONE_LINE && facts.words > 1 ? 2 : 1);
    const pieces: Piece[] = [];
    let from = 0;
    let y = 0;
    for (const line of lines) {
      const letters = Array.from(line);
      const begins = Array.from(text.slice(0, text.indexOf(line, from))).length;
      from = text.indexOf(line, from) + line.length;
      const at = facts.markLetter - begins;
      const parts = at >= 0 && at < letters.length;
      const set = parts
        ? setWithMark(
            kit,
            {
              before: letters.slice(0, at).join(''),
              letter: letters[at]!,
              after: letters.slice(at + 1).join(''),
            },
            em,
          )
        : [
            setLine(outlines, {
              role: 'name',
              font: doc.name.font,
              text: line,
              color: doc.name.color,
              em,
              tracking: doc.name.spacing,
            }),
          ];
      const extent = boxOf(set);
      pieces.push(...movePieces(set, -extent.x - extent.width / 2, y - extent.y));
      y += extent.height + UNIT * LEADING;
    }
    const marks = pieces.filter(({ role }) => role === 'mark');
    const names = pieces.filter(({ role }) => role === 'name');
    const name: Piece = {
      role: 'name',
      box: boxOf(names),
      ink: inkOf(names),
      inks: names.flatMap(({ inks }) => inks),
      letterHeight: UNIT * doc.name.size,
    };
    const all = [...marks, name];
    for (const part of ['secondName', 'slogan'] as const) {
      const extent = boxOf(all);
      const support = setSupport(kit, part, { width: extent.width, height: part === 'secondName' ? 0.24 : 0.22 });
      if (support)
        all.push(
          movePiece(
            support,
            extent.x + (extent.width - support.box.width) / 2 - support.box.x,
            extent.y + extent.height + UNIT * 0.26 - support.box.y,
          ),
        );
    }
    return all;
  },
};
