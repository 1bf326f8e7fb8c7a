import { bottom, right } from '@markwright/vector';
import { setColumn, setTurnedLine } from './column.ts';
import { UNIT } from './kit.ts';
import type { Facts, LayoutKit } from './kit.ts';
import type { Layout } from './layout.ts';
import type { Piece } from './piece.ts';
import { putAt } from './piece.ts';
import { setSeal } from './seal.ts';

/** The second name runs down beside the column: turned when Latin, as a small column when hanzi. */
export function setSideLine(kit: LayoutKit, part: 'secondName' | 'slogan', length: number): Piece | null {
  const latin = part === 'secondName' ? kit.facts.secondNameIsLatin : !kit.facts.sloganIsHanzi;
  return latin ? setTurnedLine(kit, part, 0.26, length) : setColumn(kit, part, UNIT * 0.26 * kit.boost, 0.3);
}

/** A small column beside the name must end above the seal. */
const sideLineFits = (facts: Facts): boolean =>
  !facts.hasSlogan || facts.sloganUnits * 0.38 <= facts.letters * 1.1 - (facts.hasSecondName ? 0 : 0.8);

/** 竖排: the name downwards, the Latin name beside it, a seal at the foot. */
export const verticalSeal: Layout = {
  id: 'vertical-seal',
  title: { zh: '竖排印章', en: 'Vertical with seal' },
  suits: ['brush', 'serif'],
  drawsMark: false,
  setsLetters: true,
  lightest: 'light',
  takesCursive: true,
  applies: (facts) => facts.hanziOnly && facts.letters >= 2 && facts.letters <= 5 && sideLineFits(facts),
  fallbacks: ['side-seal', 'split', 'wordmark'],
  share: 0.42,
  arrange(kit) {
    const column = setColumn(kit, 'name', UNIT);
    if (!column) return [];
    const side = UNIT * 0.5;
    const gap = UNIT * 0.2;
    const x = right(column.box) + gap;
    const end = bottom(column.ink);
    const pieces = [column, putAt(setSeal(kit, side), x, end, { x: 0, y: 1 })];
    const length = end - side - UNIT * 0.22 - column.box.y;
    const second = setSideLine(kit, 'secondName', length);
    if (second) pieces.push(putAt(second, x + side / 2, column.box.y, { x: 0.5, y: 0 }));
    const slogan = setSideLine(kit, 'slogan', second ? end - column.box.y : length);
    if (slogan) {
      pieces.push(
        second
          ? putAt(slogan, column.box.x - gap, column.box.y, { x: 1, y: 0 })
          : putAt(slogan, x + side / 2, column.box.y, { x: 0.5, y: 0 }),
      );
    }
    return pieces;
  },
};
