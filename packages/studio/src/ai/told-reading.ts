import { findThing, refusalsIn, type Refusal, type SaidThing } from '@markwright/reading';
import type { Relation } from '@markwright/marks';
import { mayShow, wordsOf, type ReadThing } from '../read/read-description.ts';
import { drawnAs } from '../read/drawn-as.ts';
import type { BriefReading } from './interpret-brief.ts';

/** A brief as a chat model read it: nouns of either language, and relations by places in the list of things. */
export type ToldReading = {
  things: { noun: string; role: SaidThing['role']; count: number }[];
  relations: { subject: number; relation: Relation; object: number }[];
  refuse: string[];
  onlyLetters: boolean;
};

/**
 * Our own reading with the things and relations that were told in place of ours. What either declines is drawn by
 * neither; where nothing that was told can be drawn, ours stays.
 */
export function withTold(reading: BriefReading, told: ToldReading): BriefReading {
  const refusals = unite(reading.refusals, told.refuse.flatMap(refusalsIn));
  const found = told.things.map(readThing);
  const isShown = (thing: ReadThing | undefined): thing is ReadThing =>
    thing !== undefined && mayShow(refusals, thing.concept);
  const things = found.filter(isShown);
  const isTold = things.length > 0;
  const scenes = told.relations.flatMap(({ subject, relation, object }) => {
    const [one, other] = [found[subject], found[object]];
    if (!isShown(one) || !isShown(other) || one === other) return [];
    return [{ subject: one.concept, relation, object: other.concept, ...(one.count > 1 ? { count: one.count } : {}) }];
  });
  const named = things.filter(({ role }) => role === 'subject' || role === 'object');
  const own = reading.concepts.filter(({ reason }) => !isTold || reason !== 'said');
  return {
    ...reading,
    refusals,
    onlyLetters: reading.onlyLetters || told.onlyLetters,
    things: isTold ? unique(things) : reading.things.filter(isShown),
    scenes: (isTold ? scenes : reading.scenes).filter(
      ({ subject, object }) => mayShow(refusals, subject) && mayShow(refusals, object),
    ),
    concepts: unique([
      ...named.map(({ concept, words }) => ({ concept, reason: 'said' as const, words })),
      ...own,
    ]).filter(({ concept }) => mayShow(refusals, concept)),
  };
}

function readThing({ noun, role, count }: ToldReading['things'][number]): ReadThing | undefined {
  const thing = findThing(noun.trim());
  const concept = thing && drawnAs(thing.concept);
  const words = concept === undefined ? undefined : wordsOf(concept);
  if (!thing || concept === undefined || !words) return undefined;
  return { concept, words, text: noun, role, isKind: thing.isKind, count, attributes: [], others: [], sure: true };
}

const unite = (own: readonly Refusal[], told: readonly Refusal[]): Refusal[] => [
  ...own,
  ...told.filter((one) => own.every(({ kind, name }) => kind !== one.kind || name !== one.name)),
];

const unique = <T extends { concept: string }>(list: readonly T[]): T[] =>
  list.filter((one, at) => list.findIndex(({ concept }) => concept === one.concept) === at);
