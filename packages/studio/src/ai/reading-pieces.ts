import {
  conceptsByName,
  conceptsOfName,
  INDUSTRIES,
  matchIndustries,
  MOODS,
  type Mood,
  type Refusal,
} from '@markwright/reading';
import { wordsOf, type ReadThing } from '../read/read-description.ts';
import { explainRefusals, explainThing } from './explain-reading.ts';
import { ideasOfBrief } from './ideas-of-brief.ts';
import type { BriefReading } from './interpret-brief.ts';
import { readColors } from './read-colors.ts';
import { moodsIn } from './read-moods.ts';

type Words = { zh: string; en: string };
type NamedConcept = Words & { concept: string };
export type Trade = Words & { id: string };

/** A thing to be drawn and why; `from` tells what was said apart from what the name or the trade suggests. */
type ShownThing = Pick<ReadThing, 'concept' | 'words' | 'text' | 'isKind' | 'count' | 'role' | 'others'> & {
  why: Words;
  from: 'said' | 'name' | 'trade';
};

/** What a reader is shown of a reading, to keep, drop, exchange or add to. */
export type ReadingPieces = Pick<BriefReading, 'mood' | 'colors'> & {
  things: ShownThing[];
  trade: (Trade & { others: Trade[] }) | null;
  /** What is not to be drawn, as it was said. */
  refused: (Words & { key: string; text: string })[];
  /** Words that could be drawn and are not. */
  passedOver: { text: string; why: Words; thing: NamedConcept | null }[];
};

const MOST = { said: 2, ideas: 4, others: 3, passedOver: 4 };
const IN_NAME: Words = { zh: '名字里有', en: 'pictured by the name' };
const OF_TRADE: Words = { zh: '这一行常画的', en: 'suits the trade' };

export const keyOfRefusal = ({ kind, name, text }: Refusal): string => `${kind}:${name || text}`;
const isNamed = ({ role }: ReadThing): boolean => role === 'subject' || role === 'object';
const asShown = ({ concept, words, text, isKind, count, role, others, why }: ReadThing): ShownThing => ({
  concept,
  words,
  text,
  isKind,
  count,
  role,
  others,
  why: explainThing(why),
  from: 'said',
});

/**
 * The things that were named; where none was, what is sold, what the name pictures and what suits the trade. Of moods
 * and colours two at most, those that were said.
 */
export function piecesOf(reading: BriefReading, name: string): ReadingPieces {
  const { mood, colors, refusals } = reading;
  const { refused, passedOver } = explainRefusals(reading);
  return {
    things: shownThings(reading, name),
    trade: tradeIn(reading),
    mood: mood.filter(({ isSaid }) => isSaid).slice(0, MOST.said),
    colors: colors.filter(({ from }) => from === 'named').slice(0, MOST.said),
    refused: refused.map((told, at) => ({ ...told, key: keyOfRefusal(refusals[at]!) })),
    passedOver: passedOver.slice(0, MOST.passedOver).map((told) => ({ ...told, thing: conceptCalled(told.text) })),
  };
}

function shownThings(reading: BriefReading, name: string): ShownThing[] {
  if (reading.onlyLetters) return [];
  const { main, by, named, others } = ideasOfBrief(reading, name);
  const idea =
    (from: 'name' | 'trade') =>
    ({ concept, words }: { concept: string; words: Words }): ShownThing => {
      const [text, why] = from === 'name' ? [name, IN_NAME] : ['', OF_TRADE];
      return { concept, words, text, isKind: false, count: 1, role: 'subject', others: [], why, from };
    };
  const said = reading.things.filter(isNamed).map(asShown);
  const inName = by === 'name' ? main : named;
  const pictured = inName ? [idea('name')(inName)] : [];
  if (said.length > 0) return distinct([...said, ...pictured]);
  const sold = reading.things.filter(({ role }) => role === 'trade').map(asShown);
  // What is sold says more than what such shops often show.
  const suited = sold.length > 0 ? [] : [...(main ? [main] : []), ...others].filter(({ reason }) => reason === 'trade');
  return distinct([...sold, ...pictured, ...suited.map(idea('trade'))]).slice(0, Math.max(MOST.ideas, sold.length));
}

/** Each once; a bookshelf says no more than the book before it. */
const distinct = (things: readonly ShownThing[]): ShownThing[] =>
  things.filter((thing, at) => {
    const isSuggested = thing.from === 'trade';
    return !things
      .slice(0, at)
      .some(({ concept, words }) => concept === thing.concept || (isSuggested && thing.words.zh.includes(words.zh)));
  });

const tradeOf = ({ id, zh, en }: (typeof INDUSTRIES)[number]): Trade => ({ id, zh: zh[0] ?? id, en: en[0] ?? id });
export const findTrade = (id: string): (typeof INDUSTRIES)[number] | undefined =>
  INDUSTRIES.find((industry) => industry.id === id);

function tradeIn({ industry, otherTrades }: BriefReading): ReadingPieces['trade'] {
  if (!industry) return null;
  const others = otherTrades.filter((id) => id !== industry.id).flatMap((id) => findTrade(id) ?? []);
  return { ...industry, others: others.slice(0, MOST.others).map(tradeOf) };
}

function conceptCalled(text: string): NamedConcept | null {
  const concept = conceptsOfName(text, { limit: 1 })[0]?.concept;
  const words = concept ? wordsOf(concept) : undefined;
  return concept && words ? { concept, ...words } : null;
}

export type FoundPieces = {
  things: NamedConcept[];
  trades: Trade[];
  moods: (Words & { id: Mood })[];
  colors: (Words & { color: string })[];
};

const MOST_FOUND = { things: 6, trades: 4 };

/** What some words may add to a reading: things by their name, trades, moods, colours. */
export function findPieces(words: string): FoundPieces {
  const text = words.trim();
  const lower = text.toLowerCase();
  const concepts = [
    ...conceptsByName(text).named,
    ...conceptsOfName(text, { limit: MOST_FOUND.things }).map(({ concept }) => concept),
  ];
  const begins = INDUSTRIES.filter(({ zh, en }) => [...zh, ...en].some((word) => word.toLowerCase().startsWith(lower)));
  const trades = [...matchIndustries(text).matches.map(({ industry }) => industry), ...begins];
  return {
    things: [...new Set(concepts)]
      .flatMap((concept) => {
        const known = wordsOf(concept);
        return known ? [{ concept, ...known }] : [];
      })
      .slice(0, MOST_FOUND.things),
    trades: [...new Set(trades)].slice(0, MOST_FOUND.trades).map(tradeOf),
    moods: moodsIn(text).map((id) => ({ id, zh: MOODS[id], en: id })),
    colors: readColors(text, [])
      .filter(({ from }) => from === 'named')
      .map(({ hex, zh, en }) => ({ color: hex, zh, en })),
  };
}
