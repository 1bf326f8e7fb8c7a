import type { MarkChoice } from '@markwright/logo';
import { sceneMarks } from '@markwright/making';
import type { Relation, Scene } from '@markwright/marks';
import { shownBy } from '../choose/depicted-concepts.ts';
import { inOtherWords, isAsSaid } from '../choose/other-words.ts';
import { togetherMarks, type MarkIdea } from '../choose/thing-marks.ts';
import { isKin } from '../read/goes-together.ts';

/** Scenes of a brief that are tried until one is drawn as it was said. */
const TRIED = 4;

type Chosen = { scene: Scene; ideas: MarkIdea[] };

const isShown = (scene: Scene, mark: MarkChoice): boolean =>
  [scene, ...inOtherWords(scene)].some((words) => isAsSaid(words, mark));

/**
 * The scene that the picture shows: the first about the main thing that can be drawn as it was said. Where none can, the
 * first that can be drawn at all.
 */
function chosenScene(scenes: readonly Scene[], main: string, seed: number): Chosen | undefined {
  let drawn: Chosen | undefined;
  const about = scenes.filter(({ subject, object }) => isKin(subject, main) || isKin(object, main));
  for (const scene of about.length > 0 ? about.slice(0, TRIED) : scenes) {
    const ideas = togetherMarks(scene, seed);
    const mark = ideas[0]?.draw();
    if (!mark) continue;
    const isSaid = scene.relation !== 'and' && isShown(scene, mark);
    if (isSaid || about.length === 0) return { scene, ideas };
    drawn ??= { scene, ideas };
  }
  return drawn;
}

/** The best mark of what was said. */
export const sceneIdeas = (scenes: readonly Scene[], main: string, seed: number): MarkIdea[] =>
  chosenScene(scenes, main, seed)?.ideas ?? [];

const pairOf = ({ subject, object }: Scene): string => [subject, object].toSorted().join(' ');

/** Other scenes that were said and can be drawn as they were: of one of the two or of how else they stand, then of others. */
function* alsoSaid(scenes: readonly Scene[], shown: Scene, seed: number): Generator<MarkIdea, void, undefined> {
  const isOther = (scene: Scene): boolean =>
    scene.relation !== 'and' && (pairOf(scene) !== pairOf(shown) || scene.relation !== shown.relation);
  const isOfThem = ({ subject, object }: Scene): boolean =>
    [subject, object].some((thing) => thing === shown.subject || thing === shown.object);
  const others = scenes.filter(isOther).toSorted((a, b) => Number(isOfThem(b)) - Number(isOfThem(a)));
  for (const scene of others.slice(0, TRIED)) {
    const ideas = togetherMarks(scene, seed);
    const mark = ideas[0]?.draw();
    if (mark && isShown(scene, mark)) return yield* ideas;
  }
}

/** Relations that one subject has to several things: whoever holds a mop may hold the bucket, too. */
const OF_SEVERAL: ReadonlySet<Relation> = new Set(['holding', 'carrying']);

/** What was named and is not seen yet, with the same subject: in a list as it was listed, or held as the first thing is. */
function* alsoNamed(
  scenes: readonly Scene[],
  { subject, relation, object }: Scene,
  shown: readonly string[],
  seed: number,
): Generator<MarkIdea, void, undefined> {
  if (relation !== 'and' && !OF_SEVERAL.has(relation)) return;
  const unseen = scenes.filter(
    (scene) => scene.relation === 'and' && scene.subject === subject && ![object, ...shown].includes(scene.object),
  );
  for (const scene of unseen.slice(0, TRIED)) {
    const { third: _, ...two } = scene;
    const ideas = togetherMarks({ ...two, relation }, seed);
    const mark = ideas[0]?.draw();
    if (mark && (relation === 'and' || isShown({ ...two, relation }, mark))) return yield* ideas;
  }
}

/** Where several things were said of it: each by itself, plain enough to be seen from afar. */
export function* plainScenes(
  scenes: readonly Scene[],
  main: string,
  seed: number,
): Generator<MarkIdea, void, undefined> {
  const chosen = chosenScene(scenes, main, seed);
  const first = chosen?.ideas[0]?.draw();
  if (!chosen || !first || chosen.scene.relation === 'and') return;
  const { third, ...two } = chosen.scene;
  if (third && first.source.id.startsWith('with/')) yield* togetherMarks(two, seed);
  yield* alsoSaid(scenes, chosen.scene, seed);
  yield* alsoNamed(scenes, chosen.scene, shownBy(first.source).things, seed);
}

/** Ways of one scene that are looked at for a second composition: first the next best, then all. */
const [NEXT, ALL] = [2, 4];

/**
 * The same scene composed another way: joined differently, or its things drawn by other hands. Composing takes a while,
 * so each is composed only when those before it could not be used.
 */
export function* sceneAgain(
  scenes: readonly Scene[],
  main: string,
  seed: number,
): Generator<MarkIdea, void, undefined> {
  const chosen = chosenScene(scenes, main, seed);
  const first = chosen?.ideas[0]?.draw();
  if (!chosen || !first) return;
  const { third: _, ...two } = chosen.scene;
  const { things, relation } = shownBy(first.source);
  const isOther = ({ source }: MarkChoice) => source.id !== first.source.id;
  // The very things before their kin: drawn by other dice it is still what was asked for, a pen for a pencil is not.
  const isLikeFirst = ({ source }: MarkChoice) => {
    const shown = shownBy(source);
    return shown.relation === relation && shown.things.slice(0, 2).every((thing) => things.includes(thing));
  };
  const again = (mark: MarkChoice): MarkIdea => ({
    key: `${isOther(mark) ? 'again' : 'redrawn'} ${mark.source.kind} ${mark.source.id}`,
    draw: () => mark,
  });
  // What was said first is seen at least once, where the picture shows what was said after it and the two join.
  const [said] = scenes;
  const isUnseen =
    said && said !== chosen.scene && ![said.subject, said.object].every((thing) => things.includes(thing));
  if (isUnseen)
    yield* togetherMarks(said, seed).filter((idea) => {
      const mark = idea.draw();
      return mark && isShown(said, mark);
    });
  // Who said two things of it sees both: the raccoon with its plate, and with its gloves.
  yield* alsoSaid(scenes, chosen.scene, seed);
  yield* alsoNamed(scenes, chosen.scene, things, seed);
  // Whoever named three things sees all three again.
  if (chosen.scene.third)
    yield* sceneMarks(chosen.scene, seed + 1, 1)
      .filter((mark) => mark.source.id.startsWith('with/') && isLikeFirst(mark) && isOther(mark))
      .map(again);
  const composed: MarkChoice[] = [];
  for (const scene of [two, ...inOtherWords(two)]) {
    for (const most of [NEXT, ALL]) {
      for (const dice of [seed, seed + 1]) {
        const marks = sceneMarks(scene, dice, most);
        composed.push(...marks);
        yield* marks.filter((mark) => isLikeFirst(mark) && isOther(mark)).map(again);
      }
    }
  }
  yield* composed
    .filter((mark) => isLikeFirst(mark) && !isOther(mark))
    .toReversed()
    .map(again);
  // Where only a pair or an older join shows the two, that one by other dice.
  yield* togetherMarks(two, seed + 1).map((idea) => ({ ...idea, key: `redrawn ${idea.key}` }));
  yield* composed.map(again);
}
