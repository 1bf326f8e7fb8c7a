import type { MarkChoice } from '@markwright/logo';
import { conceptsOfName, drawingsOf, industryOf, ownMarksFor } from '@markwright/marks';
import { drawSource } from '../draw-source.ts';

/** Marks drawn for walls before: a few hundred at most, and the same ideas come again and again. */
const drawn = new Map<string, MarkChoice | undefined>();

function markOf(concept: string): MarkChoice | undefined {
  if (!drawn.has(concept)) {
    const [own] = ownMarksFor(concept);
    const [icon] = drawingsOf(concept);
    const source = own ? { kind: 'own', id: own.key, seed: 1 } : icon && { kind: 'icon', id: icon.id };
    drawn.set(concept, source && drawSource(source));
  }
  return drawn.get(concept);
}

/**
 * The first two pictures a name calls to mind, its trade's before its characters'. Only words are looked up, never
 * the meaning model: this runs with every pause in typing.
 */
export function ideasOfName(name: string): MarkChoice[] {
  const trade = industryOf(name)?.concepts ?? [];
  const shown = conceptsOfName(name).map(({ concept }) => concept);
  const concepts = [...trade.slice(0, 1), ...shown.slice(0, 1), ...trade.slice(1), ...shown.slice(1)];
  const marks: MarkChoice[] = [];
  for (const concept of concepts) {
    const mark = markOf(concept);
    if (mark && !marks.some(({ source }) => source.id === mark.source.id)) marks.push(mark);
    if (marks.length === 2) break;
  }
  return marks;
}
