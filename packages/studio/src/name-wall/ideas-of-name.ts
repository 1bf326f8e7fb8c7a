import type { MarkChoice } from '@markwright/logo';
import { conceptsOfName, industryOf } from '@markwright/reading';
import { drawingsOf, ownMarksFor } from '@markwright/marks';
import { drawSource } from '../choose/draw-source.ts';

function markOf(concept: string): MarkChoice | undefined {
  const [own] = ownMarksFor(concept);
  const [icon] = drawingsOf(concept);
  const source = own ? { kind: 'own', id: own.key, seed: 1 } : icon && { kind: 'icon', id: icon.id };
  return source && drawSource(source);
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
