import { LRUCache } from 'lru-cache';
import type { MarkChoice } from '@markwright/logo';
import { drawCombined, drawScene } from '@markwright/making';
import { drawOwnMark, findConcept, findDrawing, findOwnMark, meaningOfMark } from '@markwright/marks';
import { meaningOf } from '../read/meaning.ts';
import { pairMark, pairMeaning, sourcesOfPair } from './pair-mark.ts';
import { wordsOf } from '../read/read-description.ts';
import { shownBy } from './depicted-concepts.ts';

/** A mark of ours costs milliseconds and is asked for again: by the next page, by the editor, by marks cut with it. */
const remembered = new LRUCache<string, MarkChoice>({ max: 600 });

/**
 * Draws a mark again from where it came from, our own in lines where that is asked for; undefined for an unknown source
 * or one that needs the brand's name.
 */
export function drawSource(source: MarkChoice['source'], isLine = false): MarkChoice | undefined {
  const key = `${source.kind} ${source.id} ${source.seed ?? 0}${isLine ? ' line' : ''}`;
  const mark = remembered.get(key) ?? drawAgain(source, isLine);
  if (mark) remembered.set(key, mark);
  return mark;
}

function drawAgain(source: MarkChoice['source'], isLine: boolean): MarkChoice | undefined {
  if (source.kind === 'own') {
    const mark = findOwnMark(source.id);
    if (!mark) return undefined;
    const drawing = drawOwnMark(mark.key, { seed: source.seed ?? 0, style: isLine ? 'line' : 'solid' });
    return { drawing, source, meaning: meaningOfMark(mark) };
  }
  if (source.kind === 'pair') {
    const [one, other] = (sourcesOfPair(source.id) ?? []).map((part) => drawSource(part));
    const [first, second] = shownBy(source).things.map(wordsOf);
    return one && other && first && second ? pairMark(one, other, pairMeaning(first, second)) : undefined;
  }
  if (source.kind === 'scene') return drawScene(source.id, source.seed ?? 0);
  if (source.kind === 'combined') return drawCombined(source.id, source.seed ?? 0);
  if (source.kind !== 'icon') return undefined;
  const found = findDrawing(source.id);
  const words = found && findConcept(found.concept)?.words;
  if (!found || !words) return undefined;
  const concept = {
    concept: found.concept,
    reason: 'trade' as const,
    words: { zh: words.zh[0] ?? '', en: words.en[0] ?? '' },
  };
  return { drawing: found.drawing, source, meaning: meaningOf(concept) };
}
