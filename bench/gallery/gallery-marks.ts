import type { MarkChoice } from '@markwright/logo';
import { hashText } from '@markwright/logo';
import { drawOwnMark, ownMarksOf } from '../../packages/marks/src/own/own-marks.ts';

/** Our own drawings for a brief's concepts, one idea of each concept before the second of any. */
export function marksFor(concepts: readonly string[], name: string): MarkChoice[] {
  const byConcept = concepts.map((concept) => ownMarksOf(concept)).filter((ideas) => ideas.length > 0);
  const rounds = Math.max(0, ...byConcept.map((ideas) => ideas.length));
  const seed = hashText(name) % 1000;
  return Array.from({ length: rounds }, (_, round) => byConcept.flatMap((ideas) => ideas[round] ?? []))
    .flat()
    .map((mark) => ({
      drawing: drawOwnMark(mark.key, { seed }),
      source: { kind: 'own', id: mark.key, seed },
      meaning: { zh: mark.zh.meaning, en: mark.en.meaning },
    }));
}
