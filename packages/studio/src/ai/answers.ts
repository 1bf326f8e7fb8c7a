import type { Outlines } from '@markwright/logo';
import { combineMarks } from '@markwright/marks';
import type { ReasonedConcept } from '../concepts-for.ts';
import type { ReadThing } from '../said.ts';
import { withThirdSaid } from '../scenes-said.ts';
import { joinedMarks, letterMarks, plainMarks, togetherMarks, type MarkIdea } from '../thing-marks.ts';
import type { BriefReading } from './interpret-brief.ts';

/**
 * The four logos of a brief that names a thing are four answers to it: the scene that was said, the thing by itself,
 * the thing joined with the trade or a letter of the name, and a quiet one that is mostly type.
 */
export const ANSWERS = ['scene', 'plain', 'joined', 'quiet'] as const;
export type Answer = (typeof ANSWERS)[number];

type AnswerRequest = {
  name: string;
  secondName?: string | undefined;
  reading: BriefReading;
  isLine: boolean;
  outlines: Outlines;
  fontKeys: readonly string[];
  seed: number;
};

/** The thing a brief is about; undefined where its words name nothing that can be drawn. */
export const mainThing = ({ things, onlyLetters }: BriefReading): ReadThing | undefined =>
  onlyLetters ? undefined : things.find(({ role }) => role !== 'setting');

/** Other ideas the main one may be joined with, those of the trade apart. */
const MOST_PARTNERS = 3;

/** Marks for one answer, best first, ending in plain drawings of the main thing: whatever fails, the thing is shown. */
export function answerIdeas(answer: Answer, main: ReadThing, request: AnswerRequest): MarkIdea[] {
  const concept = asConcept(main, request.reading);
  const plain = plainMarks(concept, {
    seed: request.seed,
    isLine: request.isLine,
    attributes: main.attributes,
    count: main.count,
  });
  switch (answer) {
    case 'plain':
      return [...plain, ...furtherLetters(concept, request, plain)];
    case 'scene':
      return [...sceneIdeas(main, request), ...plain, ...furtherLetters(concept, request, plain)];
    case 'joined':
      return [...joinedIdeas(concept, request), ...plain.slice(1), ...plain.slice(0, 1)];
    case 'quiet':
      return plain.length > 1
        ? [...plain.slice(1), ...furtherLetters(concept, request, plain), ...plain.slice(0, 1)]
        : [...furtherLetters(concept, request, plain), ...plain];
  }
}

const asConcept = ({ concept, words }: ReadThing, { concepts }: BriefReading): ReasonedConcept =>
  concepts.find((each) => each.concept === concept) ?? { concept, reason: 'said', words };

/** What was said about the main thing first, then any other scene, then the main thing with whatever else was named. */
function sceneIdeas(main: ReadThing, { reading, seed }: AnswerRequest): MarkIdea[] {
  const about = ({ subject, object }: { subject: string; object: string }) => [subject, object].includes(main.concept);
  const others = reading.scenes.filter((scene) => !about(scene));
  const said = [...reading.scenes.filter(about), ...others.filter(({ relation }) => relation !== 'and')];
  const isNamed = ({ role }: ReadThing) => role === 'subject' || role === 'object';
  const withMain = (objects: readonly { concept: string }[]) =>
    objects
      .filter(({ concept }) => concept !== main.concept)
      .slice(0, MOST_PARTNERS)
      .map(({ concept }) => ({
        subject: main.concept,
        relation: 'and' as const,
        object: concept,
        ...(main.count > 1 ? { count: main.count } : {}),
      }));
  // "A bear, honey and a hut": what only stands together goes with the main thing before it goes without it.
  const together = [
    ...withMain(reading.things.filter(isNamed)),
    ...others.filter(({ relation }) => relation === 'and'),
  ];
  for (const scene of [...said, ...together]) {
    const ideas = togetherMarks(withThirdSaid(scene, reading), seed);
    if (ideas.length > 0) return ideas;
  }
  // A number is shown by itself; what the name pictures, the trade and the place come in only where they join well.
  if (reading.scenes.length > 0 || main.count > 1) return [];
  const unsaid = [
    ...reading.things.filter(({ role }) => role === 'trade'),
    ...reading.concepts.filter(({ reason }) => reason === 'name'),
    ...reading.things.filter(({ role }) => role === 'setting'),
  ];
  for (const scene of withMain(unsaid)) {
    const ideas = joinedMarks(scene, seed);
    if (ideas.length > 0) return ideas;
  }
  return [];
}

/** With fewer drawings than this the same one would stand twice among the four. */
const ENOUGH_DRAWINGS = 3;

/** A thing with few drawings is held by letters or plain shapes instead; the first such mark is the joined answer's. */
function furtherLetters(main: ReasonedConcept, request: AnswerRequest, plain: readonly MarkIdea[]): MarkIdea[] {
  if (plain.length >= ENOUGH_DRAWINGS) return [];
  return [1, 2].map((place) => ({
    key: `letter ${place} ${main.concept}`,
    draw: () => [...first(letterMarks(main, request), place + 1)][place]?.draw(),
  }));
}

function* first<T>(items: Iterable<T>, most: number): Generator<T, void, undefined> {
  let taken = 0;
  for (const item of items) {
    yield item;
    if (++taken >= most) return;
  }
}

/** With a picture of the trade where the two join well, else inside a letter of the name. */
function joinedIdeas(main: ReasonedConcept, request: AnswerRequest): MarkIdea[] {
  const { reading, seed } = request;
  const said = new Set(reading.things.map(({ concept }) => concept));
  const trade = reading.concepts
    .filter(({ concept, reason }) => reason === 'trade' && !said.has(concept))
    .slice(0, MOST_PARTNERS);
  for (const { concept } of trade) {
    const [joined] = combineMarks(main.concept, concept, seed, 1);
    if (joined) return [{ key: `combined ${joined.source.id}`, draw: () => joined }];
  }
  const [letter] = letterMarks(main, request);
  return letter ? [letter] : [];
}
