import type { MarkChoice, Outlines } from '@markwright/logo';
import type { Scene } from '@markwright/marks';
import type { ReasonedConcept } from '../read/concepts-for.ts';
import { joinedMarks, letterMarks, plainMarks, togetherMarks, type MarkIdea } from './thing-marks.ts';

const MOST_OF_MAIN = 14;
/** A thing that has fewer drawings is shown by them again, in other layouts and colours. */
const ENOUGH_OF_MAIN = 10;
/** After so many letters and plain shapes with the thing in them, its drawings again say it better. */
const MOST_LETTERS = 5;

type MainRequest = {
  /** As they were said. */
  scenes: readonly Scene[];
  /** Whether a refusal leaves a mark to be shown; one that does not is as good as none. */
  isAllowed: (mark: MarkChoice) => boolean;
  /** What nobody said, but what would go with the thing. */
  partners: readonly Scene[];
  attributes: readonly string[];
  count: number;
  request: {
    name: string;
    secondName: string | undefined;
    outlines: Outlines;
    fontKeys: readonly string[];
    seed: number;
  };
};

/** The main thing alone, in its scene, inside a letter, and so on in turns; nothing is drawn before it is its turn. */
export function* mainMarks(
  concept: ReasonedConcept,
  { scenes: said, isAllowed, partners, attributes, count, request }: MainRequest,
) {
  const { seed } = request;
  const plain = plainMarks(concept, { seed, attributes, count, name: request.name })[Symbol.iterator]();
  const scenes = (function* () {
    for (const scene of said) yield* togetherMarks(scene, seed);
    // Who says a scene wants to see it more than once; another seed draws its things another way.
    for (const { third: _, ...scene } of said.slice(0, 1)) yield* againFrom(togetherMarks(scene, seed + 1));
    for (const scene of partners) yield* joinedMarks(scene, seed);
  })();
  const letters = firstOf(letterMarks(concept, request), MOST_LETTERS);
  const order: Iterator<MarkIdea, void>[] = [plain, scenes, plain, letters, plain, scenes, plain];
  const seen = new Set<string>();
  const shown: MarkChoice[] = [];
  for (let turn = 0, ended = 0; seen.size < MOST_OF_MAIN && ended < order.length; turn += 1) {
    const next = order[turn % order.length]!.next();
    ended = next.done ? ended + 1 : 0;
    if (next.done || seen.has(next.value.key)) continue;
    seen.add(next.value.key);
    const mark = next.value.draw();
    if (!mark || !isAllowed(mark)) continue;
    shown.push(mark);
    yield mark;
  }
  const pictures = shown.filter(({ source }) => source.kind !== 'rule');
  for (let again = 0; pictures.length > 0 && shown.length + again < ENOUGH_OF_MAIN; again += 1)
    yield pictures[again % pictures.length]!;
}

const againFrom = (ideas: readonly MarkIdea[]): MarkIdea[] =>
  ideas.map((idea) => ({ ...idea, key: `${idea.key} again` }));

function* firstOf<T>(list: Iterable<T>, most: number): Generator<T, void, undefined> {
  let left = most;
  for (const item of list) {
    yield item;
    left -= 1;
    if (left === 0) return;
  }
}
