import { parentsOf, type Relation, type Scene } from '@markwright/marks';
import type { ReadThing, Description } from './read-description.ts';

/** Scenes with the main thing in them, the first with whatever else was named; where none is, the main thing with another. */
export function scenesAbout({ concept, count }: ReadThing, said: Description): Scene[] {
  const about = said.scenes.filter(({ subject, object }) => subject === concept || object === concept);
  const other = about.length > 0 ? undefined : findOther([concept], said);
  const together: Scene[] = other
    ? [{ subject: concept, relation: 'and', object: other.concept, ...(count > 1 ? { count } : {}) }]
    : about;
  return together.map((scene, at) => (at === 0 ? withThirdSaid(scene, said) : scene));
}

type Named = Pick<Description, 'things' | 'scenes'>;

/**
 * What else was named beside some things: something that stands to another, or is a subject of its own. A word for the
 * kind of one of them is no other thing: a koi fish is one.
 */
function findOther(known: readonly string[], { things, scenes }: Named): ReadThing | undefined {
  const isJoined = (concept: string) => scenes.some(({ subject, object }) => [subject, object].includes(concept));
  const isJoinedToThem = (concept: string) => scenes.some((scene) => standsTo(known, concept, scene) !== undefined);
  const isKin = (concept: string) =>
    known.some((each) => each === concept || parentsOf(each).includes(concept) || parentsOf(concept).includes(each));
  const others = things.filter(({ concept, role }) => !isKin(concept) && (role === 'subject' || role === 'object'));
  return (
    others.find(({ concept }) => isJoinedToThem(concept)) ??
    others.find(({ concept, role }) => role === 'subject' || isJoined(concept))
  );
}

/** "A mouse on the sofa" that an elephant carries: the two are under the mouse. */
const ON_TOP: ReadonlySet<Relation> = new Set(['on', 'riding', 'sleeping-on']);

/** Where two things are that are one picture. */
const PLACES: ReadonlySet<Relation> = new Set(['on', 'in', 'under', 'over', 'behind', 'sleeping-on']);

/** How some things stand to another by one scene that was said; undefined where it says nothing of it. */
function standsTo(
  things: readonly string[],
  other: string,
  { subject, relation, object }: Scene,
): Relation | undefined {
  if (relation === 'and' || relation === 'beside') return undefined;
  // What the second of the two has on is not on the first: the scarecrow wears the hat, not its sparrow.
  if (object === other && things.includes(subject))
    return subject === things[0] || PLACES.has(relation) ? relation : 'and';
  return subject === other && things.includes(object) && ON_TOP.has(relation) ? 'under' : undefined;
}

/** A scene with a third thing that was named, and how that stands to the two. */
export function withThirdSaid(scene: Scene, said: Named): Scene {
  const two = [scene.subject, scene.object];
  if (scene.count !== undefined || two[0] === two[1]) return scene;
  const third = findOther(two, said);
  if (!third) return scene;
  const [relation = 'and'] = said.scenes.flatMap((each) => standsTo(two, third.concept, each) ?? []);
  return { ...scene, third: { concept: third.concept, relation } };
}
