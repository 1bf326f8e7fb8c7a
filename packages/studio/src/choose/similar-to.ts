import { hashText, type MarkChoice } from '@markwright/logo';
import { combineMarks, conceptsOfCombined, sceneMarks, sceneOfId } from '@markwright/making';
import { drawingsOf, ownMarksFor, similarDrawings } from '@markwright/marks';
import { drawSource } from './draw-source.ts';
import { shownBy } from './depicted-concepts.ts';

type Source = MarkChoice['source'];

/** With fewer drawings of the idea than this, others of a like shape fill up the choice. */
const FEW = 6;

/**
 * Other drawings of the same idea; of the same shape only where the idea has few. The mark itself is left out, and so
 * is a drawing that looks like one already chosen.
 */
export function similarTo(source: Source, count: number): MarkChoice[] {
  const [concept] = shownBy(source).things;
  if (!concept) return [];
  const [once = [], ...again] = [1, 2, 3].map((round) => variationsOf(source, concept, round));
  // What was drawn another way comes before the same drawing with another seed, which hardly looks different.
  const byMeaning: Source[] = [
    ...otherJoins(source),
    ...once.filter(({ id }) => id !== source.id),
    ...drawingsOf(concept).map(iconSource),
    ...again.flat().filter(({ id }) => id !== source.id),
    ...[once, ...again].flat().filter(({ id }) => id === source.id),
  ];
  const model = source.kind === 'icon' ? source.id : drawingsOf(concept)[0]?.id;
  const byShape = model ? similarDrawings(model, { limit: count, concepts: [concept] }).map(iconSource) : [];
  const found = new Map<string, MarkChoice>();
  const lookOf = ({ drawing }: MarkChoice) => JSON.stringify(drawing.shapes);
  const own = drawSource(source);
  const add = (each: Source) => {
    const mark = drawSource(each);
    if (mark && (!own || lookOf(mark) !== lookOf(own))) found.set(lookOf(mark), found.get(lookOf(mark)) ?? mark);
  };
  for (const each of byMeaning) if (found.size < count) add(each);
  for (const each of byShape) if (found.size < Math.min(count, FEW)) add(each);
  return [...found.values()];
}

/** The same two ideas joined in other ways. */
function otherJoins({ kind, id, seed = 0 }: Source): Source[] {
  const scene = kind === 'scene' ? sceneOfId(id) : undefined;
  if (scene) return sceneMarks(scene, seed).map((mark) => mark.source);
  const ideas = kind === 'combined' ? conceptsOfCombined(id) : undefined;
  return ideas ? combineMarks(...ideas, seed).map((mark) => mark.source) : [];
}

const iconSource = ({ id }: { id: string }): Source => ({ kind: 'icon', id });

/** Our own marks of the idea: every other way we drew it, with new seeds in each round. */
const variationsOf = (source: Source, concept: string, round: number): Source[] =>
  ownMarksFor(concept).map(({ key }) => ({
    kind: 'own',
    id: key,
    seed: hashText(`${key}|${source.id}|${source.seed ?? 0}|${round}`) % 100_000,
  }));
