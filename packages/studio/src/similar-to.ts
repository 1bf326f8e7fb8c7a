import { hashText, type MarkChoice } from '@markwright/logo';
import {
  combineMarks,
  conceptsOfCombined,
  drawingsOf,
  ownMarksFor,
  sceneMarks,
  sceneOfId,
  similarDrawings,
} from '@markwright/marks';
import { drawSource } from './draw-source.ts';
import { shownBy } from './shows-of.ts';

type Source = MarkChoice['source'];

/** Other drawings of the same idea and drawings of the same shape, in turns; the mark itself is left out. */
export function similarTo(source: Source, count: number): MarkChoice[] {
  const [concept] = shownBy(source).things;
  if (!concept) return [];
  const byMeaning: Source[] = [
    ...otherJoins(source),
    ...variationsOf(source, concept),
    ...drawingsOf(concept).map(iconSource),
  ];
  const model = source.kind === 'icon' ? source.id : drawingsOf(concept)[0]?.id;
  const byShape = model ? similarDrawings(model, { limit: count, concepts: [concept] }).map(iconSource) : [];
  const seen = new Set([JSON.stringify(source)]);
  return inTurns(byMeaning, byShape)
    .filter((each) => {
      const key = JSON.stringify(each);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, count)
    .flatMap((each) => drawSource(each) ?? []);
}

/** The same two ideas joined in other ways. */
function otherJoins({ kind, id, seed = 0 }: Source): Source[] {
  const scene = kind === 'scene' ? sceneOfId(id) : undefined;
  if (scene) return sceneMarks(scene, seed).map((mark) => mark.source);
  const ideas = kind === 'combined' ? conceptsOfCombined(id) : undefined;
  return ideas ? combineMarks(...ideas, seed).map((mark) => mark.source) : [];
}

const iconSource = ({ id }: { id: string }): Source => ({ kind: 'icon', id });

/** Our own marks of the idea: every other way we drew it, and new seeds of them all. */
function variationsOf(source: Source, concept: string): Source[] {
  const marks = ownMarksFor(concept);
  return [1, 2, 3].flatMap((round) =>
    marks.map(({ key }) => ({
      kind: 'own',
      id: key,
      seed: hashText(`${key}|${source.id}|${source.seed ?? 0}|${round}`) % 100_000,
    })),
  );
}

function inTurns<T>(first: readonly T[], second: readonly T[]): T[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
}
