import type { MarkDrawing } from '@markwright/logo';
import type { Scene } from '@markwright/marks';
import { LIQUIDS, PLAIN, VESSELS, WATERS } from '@markwright/marks/kinds';
import { isAwake, objectsFor, subjectsFor } from './drawings-for-way.ts';
import { dressedThings, isDressed, isOnSubject } from './dressed-subject.ts';
import { type Draft, draftOf, finishDraft, type Limits, LOOSE, STRICT } from './finish-layout.ts';
import { groupOf } from './group.ts';
import { JOINS, type Join, type Way } from './joins.data.ts';
import { isPoorFit } from './poor-fits.ts';
import { isBare } from './props/props.ts';
import { type Thing, thingsOf } from './thing.ts';
import { WAYS } from './ways.ts';

export type Composed = { way: Way; drawing: MarkDrawing; subject: Thing; object: Thing };

/** The ways that show a scene for one seed, in order; a way that two drawings do not take is tried with the next ones. */
export function composeScene(scene: Scene, seed: number, most: number, wanted?: Way): Composed[] {
  const [subjects, objects] = [subjectsOf(scene, seed), thingsOf(scene.object, seed)];
  const turned = isSaidTheOtherWay(scene);
  const isGroup = scene.subject === scene.object && scene.count !== undefined;
  const found: Composed[] = [];
  // What the strict limits refuse is measured already when the loose ones ask.
  const drafts = new Map<string, Draft | undefined>();
  for (const { way, first, limits } of inTurn(JOINS[scene.relation])) {
    if (found.length >= most) break;
    // Whatever joins the two is better than two things side by side, and slender things are better than none.
    if (found.length > 0 && limits === LOOSE) continue;
    // Several of a thing are too much to stand before another.
    if (way === 'before' && scene.count !== undefined) continue;
    if ((way === 'group') !== isGroup || (wanted && way !== wanted) || found.some((each) => each.way === way)) continue;
    const composed = firstGood(
      subjectsFor(way, subjects, scene),
      isGroup ? subjects.filter(isAwake) : objectsFor(way, objects),
      (subject, object) => {
        const [one, other] = (first === 'subject') !== turned ? [subject, object] : [object, subject];
        if (isBare(one.id) || (isBare(other.id) && way !== 'seat')) return undefined;
        if (!wanted && isPoorFit(way, one, other, scene.relation)) return undefined;
        const key = `${way} ${one.id} ${other.id}`;
        const draft = drafts.has(key) ? drafts.get(key) : drafted(way, one, other, scene);
        drafts.set(key, draft);
        const drawing = draft && finishDraft(draft, limits);
        return drawing && { way, drawing, subject, object };
      },
    );
    if (composed) found.push(composed);
  }
  return found;
}

function drafted(way: Way, one: Thing, other: Thing, { part, count }: Scene): Draft | undefined {
  const layout = WAYS[way](one, other, part);
  const isOfThree = [one, other].some(isDressed);
  // A way that draws its own picture of somebody loses what he has on.
  if (!layout || (isOfThree && ![layout.behind, layout.front].some(({ thing }) => isDressed(thing)))) return undefined;
  return draftOf(count === undefined && !isOfThree ? layout : { ...layout, isGroup: true });
}

/** Ways that show two things only beside each other. */
export const STANDS_BESIDE: ReadonlySet<Way> = new Set(['pair', 'before']);

/** Joined within the strict limits, joined within the loose ones, and then the same side by side. */
function inTurn(joins: readonly Join[]): (Join & { limits: Limits })[] {
  const [beside, joined] = [true, false].map((is) => joins.filter(({ way }) => STANDS_BESIDE.has(way) === is));
  return [joined!, beside!].flatMap((part) =>
    [STRICT, LOOSE].flatMap((limits) => part.map((join) => ({ ...join, limits }))),
  );
}

/** The subject as many times as it was said, or with a third thing on it. */
function subjectsOf(scene: Scene, seed: number): Thing[] {
  const { subject, count, third } = scene;
  const things = thingsOf(subject, seed);
  if (third && isOnSubject(scene)) return dressedThings(things.filter(isAwake), third);
  return count === undefined ? things : things.filter(({ id }) => !isBare(id)).map((thing) => groupOf(thing, count));
}

/** 插着梅的瓶: a vessel that is said to be in a flower, or to rise from it, has the flower in it. */
const isSaidTheOtherWay = ({ subject, relation, object }: Scene): boolean =>
  (relation === 'in' || relation === 'rising-from') &&
  VESSELS.has(subject) &&
  !LIQUIDS.has(subject) &&
  ![VESSELS, WATERS, PLAIN].some((kind) => kind.has(object));

function firstGood<T>(subjects: Thing[], objects: Thing[], make: (s: Thing, o: Thing) => T | undefined): T | undefined {
  for (const subject of subjects) {
    // Two of a kind are two of the same drawing.
    const partners = objects.includes(subject) ? [subject] : objects;
    for (const object of partners) {
      const made = make(subject, object);
      if (made) return made;
    }
  }
  return undefined;
}
