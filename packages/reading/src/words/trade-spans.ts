import { stemmer } from 'stemmer';
import { INDUSTRIES } from '../lexicon/industries.ts';
import type { Industry } from '../lexicon/industry.ts';
import { namedConcepts, type NamedSpan } from './named-concepts.ts';
import { mentionedAs, type Mention } from './only-mentioned.ts';

/** Words of a clause that point at a trade; positions in the clause, or in its stems for English. */
export type TradeSpan = {
  industry: Industry;
  start: number;
  end: number;
  language: 'zh' | 'en';
  /** The trade's first word, which is its name. */
  isMain: boolean;
  /** Only colours another trade: second-hand books. */
  isGeneral: boolean;
  /** A place nearby, or for whom: the bakery a yoga room lies above. */
  mention: Mention;
};

type Trigger = Pick<TradeSpan, 'industry' | 'isMain' | 'isGeneral'>;
type Triggers = { phrases: Map<string, Trigger[]>; longest: number };

/** Without accents and possessive endings: a café, Lily's nails; fish n chips are fish and chips. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]s\b/gu, '')
    .replace(/(?<=[a-z] )['’]?n['’]?(?= [a-z])/g, 'and')
    .match(/[a-z0-9]+/g) ?? [];
const stemsIn = (text: string): string[] => wordsIn(text).map(stemmer);
/** Trades are told by words, not by stems: a new roof is no news, and whoever is insured sells no insurance. */
const singular = (word: string): string =>
  word.length < 4 || /(?:ss|us|(?<!tax)is|sses|news|gas)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(ch|sh|x)es$/, '$1')
        .replace(/s$/, '');

let triggers: { zh: Triggers; en: Triggers } | undefined;

function loadTriggers() {
  if (triggers) return triggers;
  const zh: Triggers = { phrases: new Map(), longest: 0 };
  const en: Triggers = { phrases: new Map(), longest: 0 };
  const add = ({ phrases }: Triggers, phrase: string, trigger: Trigger) =>
    phrases.set(phrase, [...(phrases.get(phrase) ?? []), trigger]);
  for (const industry of INDUSTRIES) {
    for (const [index, word] of industry.zh.entries()) {
      add(zh, word.toLowerCase(), { industry, isMain: index === 0, isGeneral: industry.general.has(word) });
      zh.longest = Math.max(zh.longest, word.length);
    }
    for (const [index, phrase] of industry.en.entries()) {
      const words = wordsIn(phrase).map(singular);
      add(en, words.join(' '), { industry, isMain: index === 0, isGeneral: industry.general.has(phrase) });
      en.longest = Math.max(en.longest, words.length);
    }
  }
  return (triggers = { zh, en });
}

const isLatin = (character: string | undefined) => character !== undefined && /[a-z0-9]/.test(character);

/** Latin letters that run on are another word: AI is not in "repair". */
const runsOn = (text: string, start: number, end: number) =>
  (isLatin(text[start]) && isLatin(text[start - 1])) || (isLatin(text[end - 1]) && isLatin(text[end]));

function chineseSpans(clause: string, { phrases, longest }: Triggers): TradeSpan[] {
  const spans: TradeSpan[] = [];
  for (let start = 0; start < clause.length; start += 1) {
    for (let end = start + 1; end <= Math.min(clause.length, start + longest); end += 1) {
      for (const trigger of phrases.get(clause.slice(start, end)) ?? []) {
        if (runsOn(clause, start, end)) continue;
        const mention = mentionedAs.zh(clause.slice(0, start), clause.slice(end));
        spans.push({ ...trigger, start, end, language: 'zh', mention });
      }
    }
  }
  return spans;
}

/** "Book online", "card accepted": what customers do, and no trade. */
const isDeed = (words: readonly string[], first: number, end: number): boolean =>
  end === first + 1 &&
  ((/^(?:book|shop|order|print|design)$/.test(words[first]!) &&
    /^(?:online|now|ahead|early|direct|today|your|by|in|via|through)$/.test(words[end] ?? '')) ||
    (/^cards?$/.test(words[first]!) &&
      /^(?:accepted|only|payments?|machine|taken|welcome|fine|or|ok|reader)$/.test(words[end] ?? '')));

function englishSpans(clause: string, { phrases, longest }: Triggers): TradeSpan[] {
  const words = wordsIn(clause);
  const said = words.map(singular);
  const spans: TradeSpan[] = [];
  // As in ` ${stems.join(' ')} `, by which concepts are named.
  const starts = [1];
  for (const word of words) starts.push(starts.at(-1)! + stemmer(word).length + 1);
  for (let first = 0; first < said.length; first += 1) {
    for (let end = first + 1; end <= Math.min(said.length, first + longest); end += 1) {
      for (const trigger of phrases.get(said.slice(first, end).join(' ')) ?? []) {
        if (isDeed(words, first, end)) continue;
        const mention = mentionedAs.en(words.slice(0, first), words.slice(end));
        spans.push({ ...trigger, start: starts[first]!, end: starts[end]! - 1, language: 'en', mention });
      }
    }
  }
  return spans;
}

export const sizeOf = ({ start, end }: { start: number; end: number }) => end - start;

/** Longest explanation first; a match inside a longer one (医院 in 宠物医院) says nothing new. */
function withoutNested(spans: readonly TradeSpan[]): TradeSpan[] {
  const ordered = spans.toSorted((a, b) => sizeOf(b) - sizeOf(a) || Number(b.isMain) - Number(a.isMain));
  const kept: TradeSpan[] = [];
  for (const span of ordered) {
    if (!kept.some((other) => span.start >= other.start && span.end <= other.end)) kept.push(span);
  }
  return kept;
}

/** A trade heard only inside a longer name is misheard: the balloon of "hot air balloon" is no party. */
const unlessMisheard = (spans: readonly TradeSpan[], named: readonly NamedSpan[]) =>
  spans.filter(
    (span) => !named.some((name) => name.start <= span.start && name.end >= span.end && sizeOf(name) > sizeOf(span)),
  );

export type TradeClause = {
  text: string;
  /** In the order they were said. */
  spans: TradeSpan[];
  /** Concepts the clause calls by name. */
  named: string[];
};

/** The words of one clause that point at trades, the longest of those that lie in each other. */
export function tradeClause(text: string): TradeClause {
  const { zh, en } = loadTriggers();
  const clause = text.toLowerCase();
  const called = namedConcepts(clause, ` ${stemsIn(clause).join(' ')} `);
  const chinese = withoutNested(unlessMisheard(chineseSpans(clause, zh), called.zh));
  const english = withoutNested(unlessMisheard(englishSpans(clause, en), called.en));
  const spans = [...chinese, ...english].toSorted((a, b) => a.start - b.start);
  return { text: clause, spans, named: [...called.zh, ...called.en].map(({ concept }) => concept) };
}

const isCovered = (at: number, spans: readonly TradeSpan[]) => spans.some(({ start, end }) => at >= start && at < end);

/** The words of a clause that no trade explains. English is matched as stems but handed on as it was written. */
export function wordsLeft({ text, spans }: TradeClause): string {
  const chineseSpans = spans.filter(({ language }) => language === 'zh');
  const englishSpans = spans.filter(({ language }) => language === 'en');
  let chinese = '';
  let at = 0;
  for (const character of text) {
    chinese += /\p{Script=Han}/u.test(character) && !isCovered(at, chineseSpans) ? character : ' ';
    at += character.length;
  }
  let stemAt = 1;
  const english = wordsIn(text).filter((word) => {
    const start = stemAt;
    stemAt += stemmer(word).length + 1;
    return !isCovered(start, englishSpans);
  });
  return `${chinese} ${english.join(' ')}`.replace(/\s+/g, ' ').trim();
}
