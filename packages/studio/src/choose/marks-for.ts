import type { MarkChoice, MarkSequence, Outlines, SeriesMark } from '@markwright/logo';
import { hashText } from '@markwright/logo';
import { combineMarks, ruleMarksInTurn } from '@markwright/making';
import { findDrawing } from '@markwright/marks';
import { matchIndustries, tradePictures } from '@markwright/reading';
import type { Brief } from '../read/brief.ts';
import { moodsFor, type ReasonedConcept } from '../read/concepts-for.ts';
import { mayDress } from '../read/refused.ts';
import { drawSource } from './draw-source.ts';
import { usableDrawings } from '../read/drawn-as.ts';
import { isKin, partnersOf } from '../read/goes-together.ts';
import { drawingShown } from './depicted-concepts.ts';
import { lettersInSteps } from './letters-with-thing.ts';
import { mainMarks } from './main-marks.ts';
import { markTraits } from './mark-traits.ts';
import { meaningOf } from '../read/meaning.ts';
import { redrawnInSteps } from './replaced-parts.ts';
import { readDescription, type Description, type ReadThing } from '../read/read-description.ts';
import { scenesAbout } from '../read/scenes-said.ts';
import { letterMarks, ownOf } from './thing-marks.ts';

/** At most so many drawings of one idea in a list. */
const PER_CONCEPT = 4;
/** After so many pictures comes one mark made from the name itself. */
const RULE_EVERY = 3;
const MOST_RULE_MARKS = 8;
/** Pictures that marks made from the name may be cut with. */
const PICTURES_FOR_RULES = 4;
/** Two of our own ways of an idea are enough for one list. */
const MOST_OWN_PER_CONCEPT = 2;

/** So many places a stock drawing lets pass: our own say the same better. */
const STOCK_WAITS = 2.5;

/** Ideas among which two are looked for that can be joined; only the strongest belong together. */
const JOINED_FROM = 5;
/** Where in the list redrawn characters and a combination stand: early, but after the plainest answers. */
const REDRAWN_AT = [1, 7] as const;
export const MOST_REDRAWN = REDRAWN_AT.length;
const COMBINATION_AT = 5;
const NAMED_AGAIN_AT = 3;
/** Ideas among which one is looked for that has room in a letter. */
const LETTERED_FROM = 6;
const MOST_PARTNERS = 2;
/** So often a list shows one drawing before it has gone through all others. */
const MOST_OF_DRAWING = 2;

type Faces = {
  outlines: Outlines;
  fontKeys: readonly string[];
  /** Faces that keep the parts of a character apart. */
  facesInParts: readonly string[];
};
/** A picture that is named but not drawn yet. */
type Planned = { concept: ReasonedConcept; source: MarkChoice['source']; isSolid: boolean };

/**
 * Marks that suit a brief, best first: our own before stock drawings, marks made by rule in between. Which picture
 * comes when is decided by name alone; each is drawn when it is its turn, for drawing takes milliseconds. `redrawn` are
 * the brief's `redrawnLetters`, which whoever has time to spare draws ahead.
 */
export function* marksFor(
  brief: Brief,
  concepts: readonly ReasonedConcept[],
  faces: Faces,
  redrawn: MarkSequence,
): Generator<SeriesMark, void, undefined> {
  const isAllowed = allowedBy(brief);
  for (const mark of spread(inTurn(brief, concepts, faces, redrawn)))
    if (isAllowed(mark)) yield { ...mark, traits: markTraits(mark.source) };
}

const seedOf = ({ name, seed = 0 }: Brief): number => hashText(`${name}|${seed}`);

/** A drawing that was there often enough waits until every other has had its turn. */
function* spread(marks: Iterable<MarkChoice>): Generator<MarkChoice, void, undefined> {
  const shown = new Map<string, number>();
  const waiting: MarkChoice[] = [];
  for (const mark of marks) {
    const key = drawingShown(mark.source);
    const times = (shown.get(key) ?? 0) + 1;
    shown.set(key, times);
    if (times > MOST_OF_DRAWING) waiting.push(mark);
    else yield mark;
  }
  yield* waiting;
}

/** Rings and frames that belong to the mark itself are not for whoever wants none. */
function allowedBy(brief: Brief): (mark: MarkChoice) => boolean {
  const { refusals } = readDescription(brief.description ?? '', brief.name);
  return ({ source }) => mayDress(refusals) || !markTraits(source).includes('framed');
}

function* inTurn(
  brief: Brief,
  concepts: readonly ReasonedConcept[],
  faces: Faces,
  redrawn: MarkSequence,
): Generator<MarkChoice, void, undefined> {
  const seed = seedOf(brief);
  // Drawings in colours of their own are for trades that play; elsewhere they look like stickers.
  const moods = moodsFor(brief);
  const isPlayful = moods.includes('playful') || moods[0] === 'friendly';
  const said = readDescription(brief.description ?? '', brief.name);
  const { onlyLetters } = said;
  const main = onlyLetters || brief.onlyTag ? undefined : mainOf(brief, said);
  // The main thing has turns of its own, the other ideas share the rest.
  const shared = onlyLetters ? [] : concepts.filter(({ concept }) => concept !== main?.concept);
  const pictures = inRounds(ownFirst(shared.map((concept) => picturesOf(concept, seed, isPlayful))));
  if (brief.onlyTag && pictures.length > 0) return yield* drawAll(pictures);
  const redrawnAt = (place: number): MarkChoice[] => [redrawn.at(place)].filter((mark) => mark !== undefined);
  const others = withGuests(mixed(pictures, brief, faces, seed), [
    { at: REDRAWN_AT[0], draw: () => redrawnAt(0) },
    { at: NAMED_AGAIN_AT, draw: () => namedAgain(shared, { ...faces, name: brief.name, seed }, isPlayful) },
    { at: COMBINATION_AT, draw: () => combinationOf(concepts, brief.name, seed) },
    { at: REDRAWN_AT[1], draw: () => redrawnAt(1) },
  ]);
  if (!main) return yield* others;
  const concept = concepts.find((each) => each.concept === main.concept) ?? { ...main, reason: 'said' };
  const partners = partnersOf(concept, concepts, brief.name)
    .slice(0, MOST_PARTNERS)
    .map((other) => ({ subject: concept.concept, relation: 'and' as const, object: other.concept }));
  const request = {
    name: brief.name,
    secondName: brief.secondName,
    outlines: faces.outlines,
    fontKeys: faces.fontKeys,
    seed,
  };
  const shown = mainMarks(concept, {
    scenes: scenesAbout(main, said),
    isAllowed: allowedBy(brief),
    partners,
    attributes: main.attributes,
    count: main.count,
    request,
  });
  yield* notThinFirst(inTurns(shown, others, main.role === 'trade' ? TURNS_OF_TRADE : TURNS_OF_NAMED));
}

/** What was named, or of what is dealt in that which stands for the trade: a scrap dealer is no television shop. */
function mainOf({ name }: Brief, { things, wanted }: Description): ReadThing | undefined {
  const named = things.find(({ role }) => role === 'subject' || role === 'object');
  if (named) return named;
  const trades = matchIndustries(wanted, name);
  const pictures = trades.isSure ? tradePictures(trades) : [];
  const standsForTrade = ({ concept }: ReadThing) =>
    pictures.length === 0 || pictures.some((picture) => isKin(picture, concept));
  return things.find((thing) => thing.role === 'trade' && standsForTrade(thing));
}

/** Another drawing of what the name means, or the same in a letter or a shape; after one of each idea it would come too late. */
function namedAgain(concepts: readonly ReasonedConcept[], request: LetterRequest, isPlayful: boolean): MarkChoice[] {
  const named = concepts.filter(({ reason }) => reason === 'name');
  const [second] = named.flatMap((concept) => picturesOf(concept, request.seed, isPlayful).slice(1, 2));
  if (second) return drawAll([second]);
  const [first] = named;
  const cut = first && letterMarks(first, request).next().value?.draw();
  return cut ? [cut] : [];
}

type LetterRequest = Faces & { name: string; seed: number };

/**
 * Characters with a part that became a picture; where there are too few, letters with a picture of the brief in their room.
 * One attempt with each step: together they take a tenth of a second.
 */
export function* redrawnLetters(
  brief: Brief,
  concepts: readonly ReasonedConcept[],
  faces: Faces,
): Generator<SeriesMark | undefined, void, undefined> {
  const request = { ...faces, name: brief.name, seed: seedOf(brief) };
  let made = 0;
  for (const redrawn of redrawnInSteps(request, concepts)) {
    if (redrawn) made += 1;
    yield redrawn && { ...redrawn.mark, madeFor: { layout: redrawn.layout, face: redrawn.face } };
    if (made === MOST_REDRAWN) return;
  }
  // What the name means says more in its letters than what is sold.
  const named = concepts.filter(({ reason }) => reason === 'name').slice(0, 1);
  const things = [...new Set([...named, ...concepts.slice(0, LETTERED_FROM)])];
  const shown = new Set<string>();
  for (const idea of lettersInSteps(things, request)) {
    const mark = idea?.draw();
    // Of one thing one letter is enough.
    const thing = mark?.source.id.split('/')[3] ?? '';
    const isNew = idea !== undefined && mark !== undefined && !shown.has(thing);
    if (isNew) {
      shown.add(thing);
      made += 1;
    }
    yield isNew && idea.layout
      ? { ...mark, madeFor: { layout: idea.layout, face: idea.face } }
      : isNew
        ? mark
        : undefined;
    if (made === MOST_REDRAWN) return;
  }
}

/** So many marks of the main thing before one of another idea: twenty logos show some fourteen of it and still differ. */
const TURNS_OF_NAMED = [3, 2];
const TURNS_OF_TRADE = [2, 1];
/** So many thin drawings wait at most. */
const MOST_WAITING = 4;
/** A list opens with a drawing that has body: thin lines of a stock icon wait for the first that is not. */
function* notThinFirst(marks: Iterable<MarkChoice>): Generator<MarkChoice, void, undefined> {
  const thin: MarkChoice[] = [];
  let hasOpened = false;
  for (const mark of marks) {
    if (!hasOpened && thin.length < MOST_WAITING && isThin(mark)) {
      thin.push(mark);
      continue;
    }
    yield mark;
    if (!hasOpened) yield* thin;
    hasOpened = true;
  }
  if (!hasOpened) yield* thin;
}

const isThin = ({ source }: MarkChoice): boolean => source.kind === 'icon' && findDrawing(source.id)?.style === 'line';

/** Several of the first list, then one of the second; what is left of either at the end. The second adds only what was not shown yet. */
function* inTurns(
  first: Iterator<MarkChoice, void>,
  second: Iterable<MarkChoice>,
  several: readonly number[],
): Generator<MarkChoice, void, undefined> {
  const seen = new Set<string>();
  const isNew = ({ source }: MarkChoice) => {
    const key = `${source.kind} ${source.id}`;
    return !seen.has(key) && seen.add(key);
  };
  const take = function* (count: number): Generator<MarkChoice, void, undefined> {
    for (let taken = 0; taken < count; taken += 1) {
      const next = first.next();
      if (next.done) return;
      seen.add(`${next.value.source.kind} ${next.value.source.id}`);
      yield next.value;
    }
  };
  let turn = 0;
  const takeTurn = () => take(several[turn++ % several.length] ?? 1);
  yield* takeTurn();
  for (const mark of second) {
    if (!isNew(mark)) continue;
    yield mark;
    yield* takeTurn();
  }
  yield* take(Infinity);
}

/** Pictures with a mark made from the name after every few; only such marks where there is no picture at all. */
function* mixed(pictures: readonly Planned[], brief: Brief, faces: Faces, seed: number) {
  let byRule: Iterator<MarkChoice, void> | undefined;
  let taken = 0;
  const nextByRule = (): MarkChoice[] => {
    if (taken++ >= MOST_RULE_MARKS) return [];
    byRule ??= rulesFor(picturesToCut(pictures), brief, faces, seed);
    const next = byRule.next();
    return next.done ? [] : [next.value];
  };
  for (const [place, picture] of pictures.entries()) {
    yield* drawAll([picture]);
    if ((place + 1) % RULE_EVERY === 0) yield* nextByRule();
  }
  while (pictures.length === 0 && taken < MOST_RULE_MARKS) yield* nextByRule();
}

/** Solid pictures cut out of a letter or a shape read better than lines do, and are cut in half the time. */
function picturesToCut(pictures: readonly Planned[]): Planned[] {
  const solid = pictures.filter(({ isSolid }) => isSolid);
  return [...solid, ...pictures.filter(({ isSolid }) => !isSolid)].slice(0, PICTURES_FOR_RULES);
}

function rulesFor(pictures: readonly Planned[], brief: Brief, faces: Faces, seed: number) {
  const icons = pictures.flatMap((picture) =>
    drawAll([picture]).map(({ drawing, source }) => ({ id: source.id, ...picture.concept.words, drawing })),
  );
  const { name, secondName: latinName } = brief;
  return ruleMarksInTurn({ name, latinName, outlines: faces.outlines, fontKeys: faces.fontKeys, icons, seed });
}

type Guest = { at: number; draw: () => MarkChoice[] };

/** Puts each guest, in the order of their places, at its place in the list, or at the end of a list that is shorter. */
function* withGuests(list: Iterable<MarkChoice>, guests: readonly Guest[]): Generator<MarkChoice, void, undefined> {
  const waiting = [...guests];
  let place = 0;
  const due = function* (before: number): Generator<MarkChoice, void, undefined> {
    for (let guest = waiting[0]; guest && guest.at <= before; guest = waiting[0]) {
      waiting.shift();
      const marks = guest.draw();
      place += marks.length;
      yield* marks;
    }
  };
  for (const mark of list) {
    yield* due(place);
    place += 1;
    yield mark;
  }
  yield* due(Infinity);
}

/** The first two ideas of a brief that go together and that a rule joins well, as one mark; empty where there are none. */
function combinationOf(concepts: readonly ReasonedConcept[], name: string, seed: number): MarkChoice[] {
  const strongest = concepts.slice(0, JOINED_FROM);
  for (const one of strongest) {
    for (const other of partnersOf(one, strongest, name)) {
      const joined = combineMarks(one.concept, other.concept, seed, 1);
      if (joined.length > 0) return joined;
    }
  }
  return [];
}

/** Ideas with a drawing of our own move up a little; the first idea of all stays the first. */
function ownFirst(ideas: readonly Planned[][]): Planned[][] {
  const rankOf = (idea: readonly Planned[], place: number) =>
    place > 0 && idea[0]?.source.kind === 'icon' ? place + STOCK_WAITS : place;
  return ideas
    .map((idea, place) => ({ idea, rank: rankOf(idea, place) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ idea }) => idea);
}

function picturesOf(concept: ReasonedConcept, seed: number, isPlayful: boolean): Planned[] {
  const own = ownOf(concept.concept)
    .slice(0, MOST_OWN_PER_CONCEPT)
    .map(({ key }) => ({ kind: 'own', id: key, seed: hashText(`${key}|${seed}`) % 100_000 }));
  const inStyle = usableDrawings(concept.concept).filter(({ style }) => isPlayful || style !== 'colour');
  const stock = inStyle.map(({ id, style }) => ({
    concept,
    source: { kind: 'icon', id },
    isSolid: style === 'solid',
  }));
  return [...own.map((source) => ({ concept, source, isSolid: true })), ...stock].slice(0, PER_CONCEPT);
}

const drawAll = (planned: readonly Planned[]): MarkChoice[] =>
  planned.flatMap(({ concept, source }) => {
    const drawn = drawSource(source);
    if (!drawn) return [];
    return [source.kind === 'icon' ? { ...drawn, meaning: meaningOf(concept) } : drawn];
  });

/** First the best of every idea, then the second of each: ten logos are ten ideas. */
function inRounds<T>(lists: readonly T[][]): T[] {
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}
