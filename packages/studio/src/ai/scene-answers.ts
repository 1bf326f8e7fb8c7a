import type { MarkChoice } from '@markwright/logo';
import { sceneMarks } from '@markwright/making';
import type { Scene } from '@markwright/marks';
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

/** Another scene that was said and can be drawn as it was, of one of the two or of how else they stand to each other. */
function alsoSaid(scenes: readonly Scene[], shown: Scene, seed: number): MarkIdea[] {
  const isOther = (scene: Scene): boolean =>
    scene.relation !== 'and' &&
    (pairOf(scene) !== pairOf(shown) || scene.relation !== shown.relation) &&
    [scene.subject, scene.object].some((thing) => thing === shown.subject || thing === shown.object);
  for (const scene of scenes.filter(isOther).slice(0, TRIED)) {
    const ideas = togetherMarks(scene, seed);
    const mark = ideas[0]?.draw();
    if (mark && isShown(scene, mark)) return ideas;
  }
  return [];
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
  // What was said first is seen at least once, where the picture shows what was said after it.
  const [said] = scenes;
  if (said && said !== chosen.scene && ![said.subject, said.object].every((thing) => things.includes(thing)))
    yield* togetherMarks(said, seed);
  // Who said two things of it sees both: the raccoon with its plate, and with its gloves.
  yield* alsoSaid(scenes, chosen.scene, seed);
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
