import { parentsOf, type Scene } from '@markwright/marks';
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
  const isKin = (concept: string) =>
    known.some((each) => each === concept || parentsOf(each).includes(concept) || parentsOf(concept).includes(each));
  return things.find(
    ({ concept, role }) => !isKin(concept) && (role === 'subject' || (role === 'object' && isJoined(concept))),
  );
}

/** A scene with a third thing that was named, and how that stands to the two. */
export function withThirdSaid(scene: Scene, said: Named): Scene {
  const two = [scene.subject, scene.object];
  if (scene.count !== undefined || two[0] === two[1]) return scene;
  const third = findOther(two, said);
  if (!third) return scene;
  const stands = said.scenes.find(({ subject, object }) => object === third.concept && two.includes(subject));
  return { ...scene, third: { concept: third.concept, relation: stands?.relation ?? 'and' } };
}
