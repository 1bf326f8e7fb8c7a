import { growBox } from '@markwright/vector';
import { UNIT, widestLine } from './kit.ts';
import type { Layout } from './layout.ts';
import { boxOf, putAllAt, putAt } from './piece.ts';
import { markOver } from './present-mark.ts';
import { ornament, rectPath, strokeInk } from './shapes.ts';
import { setTextBlock } from './text-block.ts';

const GAP = UNIT * 0.36;

/** A double frame, one fine and one finer, round the whole lockup. */
export const framed: Layout = {
  id: 'framed',
  title: { zh: '双框', en: 'Framed' },
  suits: ['serif', 'brush', 'sans'],
  drawsMark: true,
  refuses: ['framed', 'fine'],
  lightest: 'light',
  applies: (facts) => facts.letters >= 2,
  fallbacks: ['wordmark'],
  share: 0.42,
  arrange(kit) {
    const text = putAllAt(setTextBlock(kit, { widest: widestLine(kit, 6) }), 0, 0, { x: 0.5, y: 0 });
    const mark = kit.doc.mark ? [markOver(kit, boxOf(text), GAP, UNIT * 1.5)] : [];
    const content = [...mark.map((piece) => putAt(piece, 0, -GAP, { x: 0.5, y: 1 })), ...text];
    const inner = growBox(boxOf(content), UNIT * 0.52);
    const frame = { ...inner, x: inner.x - UNIT * 0.1, width: inner.width + UNIT * 0.2 };
    const outer = growBox(frame, 14);
    const color = kit.colors.name;
    return [
      ornament(growBox(outer, 2.2), [strokeInk(rectPath(outer), color, 4.4), strokeInk(rectPath(frame), color, 1.6)]),
      ...content,
    ];
  },
};
