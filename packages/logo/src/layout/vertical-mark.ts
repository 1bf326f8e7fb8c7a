import { bottom, right } from '@markwright/vector';
import { setColumn } from './column.ts';
import { UNIT, markOf } from './kit.ts';
import type { Layout } from './layout.ts';
import { movePiece, putAt } from './piece.ts';
import { setSideLine } from './vertical-seal.ts';

/** 竖排 under a mark, like a hanging shop sign. */
export const verticalMark: Layout = {
  id: 'vertical-mark',
  title: { zh: '竖排图标', en: 'Vertical with mark' },
  suits: ['brush', 'serif', 'sans'],
  drawsMark: true,
  setsLetters: true,
  refuses: ['fine'],
  applies: (facts) =>
    facts.hasMark &&
    facts.hanziOnly &&
    facts.letters >= 2 &&
    facts.letters <= 5 &&
    (!facts.hasSlogan || facts.sloganUnits * 0.38 <= facts.letters * 1.1),
  fallbacks: ['stacked', 'wordmark'],
  share: 0.42,
  arrange(kit) {
    const set = setColumn(kit, 'name', UNIT);
    if (!set) return [];
    const mark = putAt(markOf(kit, UNIT * 2.1), 0, 0, { x: 0.5, y: 1 });
    const column = movePiece(set, 0, UNIT * 0.54 - set.box.y);
    const pieces = [mark, column];
    const length = bottom(column.ink) - column.box.y;
    const second = setSideLine(kit, 'secondName', length);
    if (second) pieces.push(putAt(second, right(column.box) + UNIT * 0.22, column.box.y));
    const slogan = setSideLine(kit, 'slogan', length);
    if (slogan) {
      pieces.push(
        second
          ? putAt(slogan, column.box.x - UNIT * 0.22, column.box.y, { x: 1, y: 0 })
          : putAt(slogan, right(column.box) + UNIT * 0.22, column.box.y),
      );
    }
    return pieces;
  },
};
