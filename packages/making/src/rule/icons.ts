import { drawingsOf, findConcept, findDrawing, ownMarksOf } from '@markwright/marks';
import { drawMark } from '@markwright/marks/kit';
import type { RuleIcon } from './brief.ts';

const PER_CONCEPT = 2;

/** Pictures for concepts, best first: marks of our own where we have drawn any, else solid ones of the catalogue. */
export function ruleIcons(conceptIds: readonly string[], seed: number): RuleIcon[] {
  return conceptIds.flatMap((id) => {
    const own = ownMarksOf(id).map((mark): RuleIcon => ({
      id: mark.key,
      zh: mark.zh.word,
      en: mark.en.word,
      drawing: drawMark(mark, { seed }),
    }));
    return own.length > 0 ? own.slice(0, PER_CONCEPT) : stockIcons(id);
  });
}

function stockIcons(conceptId: string): RuleIcon[] {
  const words = findConcept(conceptId)?.words;
  const entries = drawingsOf(conceptId).filter((entry) => entry.style === 'solid' || entry.style === 'line');
  // Solid pictures cut out of a shape read better than lines do.
  return entries
    .toSorted((a, b) => Number(a.style === 'line') - Number(b.style === 'line'))
    .slice(0, PER_CONCEPT)
    .flatMap((entry) => {
      const found = findDrawing(entry.id);
      const en = words?.en[0] ?? conceptId;
      return found ? [{ id: entry.id, zh: words?.zh[0] ?? en, en, drawing: found.drawing }] : [];
    });
}
