import { HEADS_ONLY } from '@markwright/marks/kinds';
import type { Relation, Scene } from '@markwright/marks';
import { draftOf, finishDraft, layersOf, STRICT } from './finish-layout.ts';
import { JOINS } from './joins.data.ts';
import { type Layout, type Put, sideOf } from './layout.ts';
import { INK_SIDE } from './print-scene.ts';
import { isBare, isOpened } from './props/props.ts';
import { filled, measure } from './silhouette.ts';
import { drawableKinds, madeFrom, type Thing, thingsOf } from './thing.ts';
import { WAYS } from './ways.ts';

/** A third thing that is on somebody: with it he still sits, rides and looks out of a bath. */
const ON_SOMEBODY: ReadonlySet<Relation> = new Set(['wearing', 'holding', 'carrying', 'reading', 'playing']);

/** Whoever holds two things has them at two sides, one of them beside the other. */
export const isOnSubject = ({ relation, third }: Scene): boolean =>
  third !== undefined &&
  ON_SOMEBODY.has(third.relation) &&
  (third.relation === 'wearing' ? relation !== 'wearing' : !ON_SOMEBODY.has(relation));

/** Drawings of who and of what that are tried. */
const [WHO, WHAT] = [3, 2];
/** On canvas units: gaps inside somebody who will be a part of the picture only. */
const [GAP, SMALL_GAP] = [13, 20];

/** The subject with the third thing on it, as one drawing that joins as the subject alone does. */
export function dressedThings(subjects: readonly Thing[], { concept, relation }: NonNullable<Scene['third']>): Thing[] {
  const worn = drawableKinds(concept)
    .slice(0, WHAT)
    .flatMap((kind) => thingsOf(kind, 1).slice(0, WHAT));
  return subjects
    .filter(({ id }) => !HEADS_ONLY.has(id) && !isBare(id) && !isOpened(id))
    .slice(0, WHO)
    .flatMap((who) => madeFrom(who, `${relation} ${concept}`, () => dressed(who, worn, relation)) ?? []);
}

export const isDressed = ({ id }: Thing): boolean => id.startsWith(DRESSED);
const DRESSED = 'dressed ';

function dressed(who: Thing, worn: readonly Thing[], relation: Relation): Thing | undefined {
  for (const { way, first } of JOINS[relation]) {
    for (const what of worn) {
      const layout = first === 'subject' ? WAYS[way](who, what) : WAYS[way](what, who);
      if (layout && keepsPlace(layout, who)) {
        const draft = draftOf(layout);
        if (draft && finishDraft(draft, STRICT)) return asOne(who, layout);
      }
    }
  }
  return undefined;
}

const isInPlace = ({ thing, by, x, y }: Put, who: Thing): boolean => thing === who && by === 1 && x === 0 && y === 0;

/** Who is not moved or cut to hold the thing sits where he sat. */
const keepsPlace = (layout: Layout, who: Thing): boolean =>
  !layout.cutOut && !layout.isAlone && layout.behind.thing.id !== layout.front.thing.id
    ? isInPlace(layout.behind, who) || isInPlace(layout.front, who)
    : false;

function asOne(who: Thing, layout: Layout): Thing | undefined {
  const unit = sideOf(who) / INK_SIDE;
  const at = (drawing: 'ink' | 'small', gap: number) =>
    layersOf(layout, { behind: drawing, front: drawing }, unit, gap);
  const full = at('ink', GAP);
  const small = at('small', SMALL_GAP) ?? full;
  if (!full || !small) return undefined;
  const ink = [...full.behind, ...full.front];
  const solid = filled(ink);
  const { lap: _, hands: __, ...places } = who.places;
  return {
    ...who,
    id: `${DRESSED}${who.id}`,
    ink,
    small: [...small.behind, ...small.front],
    solid,
    shape: measure(solid),
    places,
  };
}
