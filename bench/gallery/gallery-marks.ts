import type { MarkChoice } from '@markwright/logo';
import { hashText } from '@markwright/logo';
import { drawingsOf, findDrawing, meaningOfMark } from '@markwright/marks';
import { drawOwnMark, ownMarksOf } from '../../packages/marks/src/own/own-marks.ts';

const STOCK_PER_CONCEPT = 2;

function ownChoices(concept: string, seed: number): MarkChoice[] {
  return ownMarksOf(concept).map((mark) => ({
    drawing: drawOwnMark(mark.key, { seed }),
    source: { kind: 'own', id: mark.key, seed },
    meaning: meaningOfMark(mark),
  }));
}

function stockChoices(concept: string): MarkChoice[] {
  return drawingsOf(concept)
    .slice(0, STOCK_PER_CONCEPT)
    .flatMap(({ id }) => {
      const found = findDrawing(id);
      return found
        ? [{ drawing: found.drawing, source: { kind: 'icon', id }, meaning: { zh: concept, en: concept } }]
        : [];
    });
}

/** Drawings for a brief's concepts, our own before stock, one idea of each concept before the second of any. */
export function marksFor(concepts: readonly string[], name: string): MarkChoice[] {
  const seed = hashText(name) % 1000;
  const own = concepts.map((concept) => ownChoices(concept, seed)).filter((ideas) => ideas.length > 0);
  const ideas = own.length > 0 ? own : concepts.map(stockChoices);
  const rounds = Math.max(0, ...ideas.map((each) => each.length));
  return Array.from({ length: rounds }, (_, round) => ideas.flatMap((each) => each[round] ?? [])).flat();
}
