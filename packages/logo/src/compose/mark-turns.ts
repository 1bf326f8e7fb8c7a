import type { Layout, MarkTrait } from '../layout/layout.ts';
import type { MarkChoice } from '../ops/edit-mark.ts';

/** A mark and what speaks against it in some layouts. */
export type SeriesMark = MarkChoice & {
  traits?: readonly MarkTrait[];
  /** The arrangement it was made for, and the face the name is then set in. */
  madeFor?: { layout: string; face?: string | undefined };
};
/** Marks by their place in a list; an array is one, and so is a list that draws a mark only when it is asked for. */
export type MarkSequence = { at(place: number): SeriesMark | undefined };

/** How far ahead a layout may look for a mark it can show well. */
const LOOK_AHEAD = 4;

const isWelcome = ({ refuses = [] }: Layout, { traits = [] }: SeriesMark): boolean =>
  !traits.some((trait) => refuses.includes(trait));

/**
 * Hands out marks in their order, but a mark waits while a layout refuses it. Goes through them again from the first
 * once they are used up; a layout that draws no mark of its own is shown the next one and leaves it.
 */
export function markTurns(marks: MarkSequence): (layout: Layout) => SeriesMark | undefined {
  const waiting: SeriesMark[] = [];
  let place = 0;
  let length = Infinity;
  const pull = (): SeriesMark | undefined => {
    const mark = marks.at(place % length);
    if (!mark && place > 0 && length === Infinity) {
      length = place;
      return pull();
    }
    if (mark) place += 1;
    return mark;
  };
  const fill = (count: number) => {
    while (waiting.length < count) {
      const mark = pull();
      if (!mark) break;
      waiting.push(mark);
    }
  };
  return (layout) => {
    fill(1);
    if (!layout.drawsMark) return waiting[0];
    const isTaken = (mark: SeriesMark) => isWelcome(layout, mark);
    while (!waiting.some(isTaken) && waiting.length < LOOK_AHEAD) {
      const before = waiting.length;
      fill(before + 1);
      if (waiting.length === before) break;
    }
    const [mark] = waiting.splice(Math.max(0, waiting.findIndex(isTaken)), 1);
    return mark;
  };
}
