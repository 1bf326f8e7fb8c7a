import { colorName, type MarkChoice } from '@markwright/logo';
import { MOODS, tradePictures, type Mood, type Refusal } from '@markwright/reading';
import { RELATIONS, type Relation, type Scene } from '@markwright/marks';
import { mayShow, wordsOf, type ReadThing } from '../read/read-description.ts';
import { shownBy } from '../choose/depicted-concepts.ts';
import { occasionsIn } from './tone-limits.ts';
import type { BriefReading } from './interpret-brief.ts';
import { findTrade, keyOfRefusal, piecesOf } from './reading-pieces.ts';

/**
 * What a reader kept, dropped, exchanged or added: the things to draw in their order, one scene, the moods and the
 * colours. Absent parts stay as they were read.
 */
export type ReadingEdit = {
  things: readonly string[];
  scene: { subject: string; relation: string; object: string } | null;
  moods: readonly string[];
  colors: readonly string[];
  /** By its id; null for no trade at all. */
  trade?: string | null | undefined;
  /** Keys of what is not to be drawn; one that was not read is `thing:` and a concept. */
  refused?: readonly string[] | undefined;
};

const isRelation = (text: string): text is Relation => RELATIONS.some((relation) => relation === text);
const isMood = (text: string): text is Mood => Object.hasOwn(MOODS, text);

/** The first word of an edit that means nothing to us; undefined where all of it can be followed. */
export function findUnknownEdit({ things, scene, moods, trade }: ReadingEdit): string | undefined {
  const concepts = [...things, ...(scene ? [scene.subject, scene.object] : [])];
  const relations = scene && !isRelation(scene.relation) ? [scene.relation] : [];
  return [
    ...concepts.filter((id) => !wordsOf(id)),
    ...relations,
    ...moods.filter((id) => !isMood(id)),
    ...(trade && !findTrade(trade) ? [trade] : []),
  ][0];
}

/** A reading as its reader corrected it. What was shown and dropped is not drawn, whoever else suggests it. */
export function withEdit(read: BriefReading, edit: ReadingEdit, name: string): BriefReading {
  const shown = piecesOf(read, name);
  const reading = withRefusals(withTrade(read, edit.trade), edit.refused);
  const isKept = (concept: string) => edit.things.includes(concept);
  const suggested = shown.things.filter(({ from }) => from !== 'said').map(({ concept }) => concept);
  // What only the name or the trade suggests stays a suggestion; what its reader added was asked for.
  const kept = edit.things.flatMap((concept) => {
    const known = reading.things.find((thing) => thing.concept === concept);
    return known ?? (suggested.includes(concept) ? [] : newThing(concept));
  });
  const dropped = new Set(shown.things.map(({ concept }) => concept).filter((concept) => !isKept(concept)));
  const unseen = reading.things.filter((thing) => !dropped.has(thing.concept) && !kept.includes(thing));
  const things = [...kept, ...unseen];
  const named = kept.map(({ concept, words }) => ({ concept, reason: 'said' as const, words }));
  const droppedMoods = new Set<string>(shown.mood.map(({ id }) => id).filter((id) => !edit.moods.includes(id)));
  const droppedColors = new Set(shown.colors.map(({ hex }) => hex).filter((hex) => !edit.colors.includes(hex)));
  const newMoods = edit.moods
    .filter(isMood)
    .filter((id) => !reading.mood.some((mood) => mood.id === id && mood.isSaid));
  const newColors = edit.colors.filter((hex) => !reading.colors.some((color) => color.hex === hex));
  return {
    ...reading,
    things,
    scenes: edit.scene ? sceneOf(edit.scene, things) : [],
    concepts: [
      ...named,
      ...reading.concepts.filter(
        ({ concept }) => !dropped.has(concept) && !named.some((each) => each.concept === concept),
      ),
    ],
    mood: [
      ...newMoods.map((id) => ({ id, zh: MOODS[id], en: id, isSaid: true })),
      ...reading.mood.filter(({ id }) => !droppedMoods.has(id) && !newMoods.includes(id)),
    ],
    tones: [...new Set([...newMoods, ...reading.tones.filter((tone) => !droppedMoods.has(tone))])],
    colors: [
      ...newColors.map((hex) => ({ hex, ...colorName(hex), from: 'named' as const })),
      ...reading.colors.filter(({ hex }) => !droppedColors.has(hex)),
    ],
    unknown: reading.unknown.filter(({ nearest }) => !nearest || !isKept(nearest.concept)),
    // Whoever adds a picture to letters wants the picture.
    onlyLetters: reading.onlyLetters && kept.length === 0,
  };
}

/** Another trade brings its pictures and its moods; those of the one that was read go. */
function withTrade(reading: BriefReading, id: string | null | undefined): BriefReading {
  if (id === undefined || id === (reading.industry?.id ?? null)) return reading;
  const industry = id === null ? undefined : findTrade(id);
  const pictures = industry ? tradePictures({ matches: [{ industry, weight: 1 }] }) : [];
  const told = reading.concepts.filter(({ reason }) => reason !== 'trade');
  const suited = pictures.flatMap((concept) => {
    const words = wordsOf(concept);
    const isNew = !told.some((each) => each.concept === concept);
    return words && isNew && mayShow(reading.refusals, concept) ? [{ concept, reason: 'trade' as const, words }] : [];
  });
  const said = reading.mood.filter(({ isSaid }) => isSaid);
  const moods = (industry?.moods ?? []).filter((mood) => !said.some((each) => each.id === mood));
  const before = findTrade(reading.industry?.id ?? '')?.moods ?? [];
  const tones = reading.tones.filter(
    (tone) => said.some((each) => each.id === tone) || !before.some((mood) => mood === tone),
  );
  return {
    ...reading,
    industry: industry
      ? { id: industry.id, zh: industry.zh[0] ?? industry.id, en: industry.en[0] ?? industry.id }
      : null,
    // What the old trade was taken to sell is no longer sold.
    things: reading.things.filter(({ role, concept }) => role !== 'trade' || pictures.includes(concept)),
    concepts: [...told, ...suited],
    mood: [...said, ...moods.map((mood) => ({ id: mood, zh: MOODS[mood], en: mood, isSaid: false }))],
    tones: [...new Set([...occasionsIn('', industry?.id), ...tones])],
  };
}

const REFUSED_THING = 'thing:';

/** What was declined as its reader leaves it; what is declined newly is taken out wherever it was to be drawn. */
function withRefusals(reading: BriefReading, keys: readonly string[] | undefined): BriefReading {
  if (!keys) return reading;
  const known = reading.refusals.filter((refusal) => keys.includes(keyOfRefusal(refusal)));
  const added = keys
    .filter((key) => key.startsWith(REFUSED_THING) && !known.some((refusal) => keyOfRefusal(refusal) === key))
    .flatMap((key): Refusal[] => {
      const concept = key.slice(REFUSED_THING.length);
      return wordsOf(concept) ? [{ kind: 'thing', name: concept, text: '' }] : [];
    });
  const isLeft = ({ concept }: { concept: string }) => mayShow(added, concept);
  return {
    ...reading,
    refusals: [...known, ...added],
    things: reading.things.filter(isLeft),
    concepts: reading.concepts.filter(isLeft),
    scenes: reading.scenes.filter(({ subject, object }) => mayShow(added, subject) && mayShow(added, object)),
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
