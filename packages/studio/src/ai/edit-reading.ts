import type { MarkChoice } from '@markwright/logo';
import { MOODS, RELATIONS, type Mood, type Relation, type Scene } from '@markwright/marks';
import { wordsOf, type ReadThing } from '../said.ts';
import { shownBy } from '../shows-of.ts';
import type { BriefReading } from './interpret-brief.ts';

/** What a reader kept, dropped or exchanged: the things to draw in their order, one scene, the moods and the colours. */
export type ReadingEdit = {
  things: readonly string[];
  scene: { subject: string; relation: string; object: string } | null;
  moods: readonly string[];
  colors: readonly string[];
};

const isRelation = (text: string): text is Relation => RELATIONS.some((relation) => relation === text);
const isMood = (text: string): text is Mood => Object.hasOwn(MOODS, text);

/** The first word of an edit that means nothing to us; undefined where all of it can be followed. */
export function findUnknownEdit({ things, scene, moods }: ReadingEdit): string | undefined {
  const concepts = [...things, ...(scene ? [scene.subject, scene.object] : [])];
  const relations = scene && !isRelation(scene.relation) ? [scene.relation] : [];
  return [...concepts.filter((id) => !wordsOf(id)), ...relations, ...moods.filter((id) => !isMood(id))][0];
}

const MOST_SAID = 2;

/**
 * What a reader is shown to keep, drop or exchange: the things that were named (what the business deals in only where
 * nothing else was), and of moods and colours two at most, those that were said.
 */
export function shownPieces({ things, mood, colors }: BriefReading): Pick<BriefReading, 'things' | 'mood' | 'colors'> {
  const named = things.filter(({ role }) => role === 'subject' || role === 'object');
  return {
    things: named.length > 0 ? named : things.filter(({ role }) => role === 'trade'),
    mood: mood.filter(({ isSaid }) => isSaid).slice(0, MOST_SAID),
    colors: colors.filter(({ from }) => from === 'named').slice(0, MOST_SAID),
  };
}

/** A reading as its reader corrected it. What was shown and dropped is not drawn, whoever else suggests it. */
export function withEdit(reading: BriefReading, edit: ReadingEdit): BriefReading {
  const shown = shownPieces(reading);
  const kept = edit.things.flatMap(
    (concept) => reading.things.find((thing) => thing.concept === concept) ?? newThing(concept),
  );
  const unseen = reading.things.filter((thing) => !shown.things.includes(thing) && !kept.includes(thing));
  const things = [...kept, ...unseen];
  const dropped = new Set(
    shown.things.map(({ concept }) => concept).filter((concept) => !edit.things.includes(concept)),
  );
  const named = kept.map(({ concept, words }) => ({ concept, reason: 'said' as const, words }));
  const droppedMoods = new Set<string>(shown.mood.map(({ id }) => id).filter((id) => !edit.moods.includes(id)));
  const droppedColors = new Set(shown.colors.map(({ hex }) => hex).filter((hex) => !edit.colors.includes(hex)));
  return {
    ...reading,
    things,
    scenes: edit.scene ? sceneOf(edit.scene, things) : [],
    concepts: [
      ...named,
      ...reading.concepts.filter(({ concept }) => !dropped.has(concept) && !edit.things.includes(concept)),
    ],
    mood: reading.mood.filter(({ id }) => !droppedMoods.has(id)),
    airs: reading.airs.filter((air) => !droppedMoods.has(air)),
    colors: reading.colors.filter(({ hex }) => !droppedColors.has(hex)),
    unknown: reading.unknown.filter(({ nearest }) => !nearest || !edit.things.includes(nearest.concept)),
  };
}

/** The scene that was kept, with as many of its subject as were said. */
function sceneOf(
  { subject, relation, object }: NonNullable<ReadingEdit['scene']>,
  things: readonly ReadThing[],
): Scene[] {
  if (!isRelation(relation)) return [];
  const count = things.find(({ concept }) => concept === subject)?.count ?? 1;
  return [{ subject, relation, object, ...(count > 1 && subject !== object ? { count } : {}) }];
}

function newThing(concept: string): ReadThing[] {
  const words = wordsOf(concept);
  return words
    ? [{ concept, words, text: words.zh, role: 'subject', isKind: false, count: 1, attributes: [], others: [] }]
    : [];
}

/** Only what a mark shows, for variations of it; the whole reading where it shows nothing the brief speaks of. */
export function keepIdea(reading: BriefReading, source: MarkChoice['source']): BriefReading {
  const shown = shownBy(source).things;
  const concepts = reading.concepts.filter(({ concept }) => shown.includes(concept));
  if (concepts.length === 0) return reading;
  return {
    ...reading,
    concepts,
    things: reading.things.filter(({ concept }) => shown.includes(concept)),
    scenes: reading.scenes.filter(({ subject, object }) => shown.includes(subject) && shown.includes(object)),
  };
}
