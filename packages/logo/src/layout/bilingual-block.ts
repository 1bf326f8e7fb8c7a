import { UNIT, displayText } from './kit.ts';
import type { Layout } from './layout.ts';
import { setName } from './name-block.ts';
import { movePiece } from './piece.ts';
import { letterHeightOf, setLine } from './set-line.ts';
import { setSupport } from './support-line.ts';

/** The Latin name as large as it can be under the hanzi, flush without being spread: one solid block. */
export const bilingualBlock: Layout = {
  id: 'bilingual-block',
  title: { zh: '双语齐宽', en: 'Bilingual block' },
  suits: ['sans', 'display', 'serif'],
  drawsMark: false,
  applies: (facts) =>
    facts.hasHanzi &&
    facts.secondNameIsLatin &&
    facts.units <= 7 &&
    facts.secondNameUnits >= facts.units * 0.9 &&
    facts.secondNameUnits <= facts.units * 2.6,
  fallbacks: ['wordmark'],
  arrange(kit) {
    const { secondName } = kit.doc;
    const set = setName(kit, { lines: 1 });
    const name = movePiece(set, -set.box.x, -set.box.y);
    if (!secondName) return [name];
    const { width, height } = name.box;
    const text = displayText(secondName);
    const tracking = 0.05 + secondName.spacing;
    const draw = (em: number) =>
      setLine(kit.outlines, { role: 'secondName', font: secondName.font, text, color: secondName.color, em, tracking });
    const letter = letterHeightOf(kit.outlines.metrics(secondName.font), text);
    const em = Math.min(width / draw(1).box.width, (UNIT * 0.62) / letter) * Math.min(1, secondName.size);
    const second = draw(em);
    const y = height + UNIT * 0.22;
    const placed = movePiece(second, (width - second.box.width) / 2 - second.box.x, y - second.box.y);
    const slogan = setSupport(kit, 'slogan', { width, height: 0.17 });
    return slogan
      ? [name, placed, movePiece(slogan, 0, y + second.box.height + UNIT * 0.22 - slogan.box.y)]
      : [name, placed];
  },
};
