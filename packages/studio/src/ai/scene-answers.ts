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

/** Ways of one scene that are looked at for a second composition. */
const WAYS = 4;

/** The same scene composed another way: joined differently, or its things drawn by other hands. */
export function sceneAgain(scenes: readonly Scene[], main: string, seed: number): MarkIdea[] {
  const chosen = chosenScene(scenes, main, seed);
  const first = chosen?.ideas[0]?.draw();
  if (!chosen || !first) return [];
  const { third: _, ...two } = chosen.scene;
  const { things, relation } = shownBy(first.source);
  const isOther = ({ source }: MarkChoice) => source.id !== first.source.id;
  // The very things before their kin: drawn by other dice it is still what was asked for, a pen for a pencil is not.
  const isLikeFirst = ({ source }: MarkChoice) => {
    const shown = shownBy(source);
    return shown.relation === relation && shown.things.slice(0, 2).every((thing) => things.includes(thing));
  };
  const ways = [two, ...inOtherWords(two)].flatMap((scene) => [
    ...sceneMarks(scene, seed, WAYS),
    ...sceneMarks(scene, seed + 1, WAYS),
  ]);
  // Whoever named three things sees all three again.
  const three = chosen.scene.third ? sceneMarks(chosen.scene, seed + 1, 1) : [];
  const asSaid = [...three.filter(({ source }) => source.id.startsWith('with/')), ...ways].filter(isLikeFirst);
  const ranked = [...asSaid.filter(isOther), ...asSaid.filter((mark) => !isOther(mark)).toReversed()];
  const again = (mark: MarkChoice): MarkIdea => ({
    key: `${isOther(mark) ? 'again' : 'redrawn'} ${mark.source.kind} ${mark.source.id}`,
    draw: () => mark,
  });
  // Where only a pair or an older join shows the two, that one by other dice.
  const byOtherDice = togetherMarks(two, seed + 1).map((idea) => ({ ...idea, key: `redrawn ${idea.key}` }));
  // What was said first is seen at least once, where the picture shows what was said after it.
  const [said] = scenes;
  const isLeftOut =
    said && said !== chosen.scene && ![said.subject, said.object].every((thing) => things.includes(thing));
  const saidFirst = isLeftOut ? togetherMarks(said, seed) : [];
  return [...saidFirst, ...ranked.map(again), ...byOtherDice, ...ways.map(again)];
}
