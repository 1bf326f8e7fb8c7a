import { stemmer } from 'stemmer';
import { INDUSTRIES } from '../lexicon/industries.ts';
import type { Industry } from '../lexicon/industry.ts';
import { namedConcepts, type NamedSpan } from './named-concepts.ts';

export type IndustryMatch = {
  industry: Industry;
  /** 0…1: how much of the best-explained text this trade explains. */
  weight: number;
};

type Span = { industry: Industry; start: number; end: number; isMain: boolean };

type Trigger = { industry: Industry; phrase: string; isMain: boolean };

const stemmed = (text: string) => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stemmer);

let triggers: { zh: Trigger[]; en: Trigger[] } | undefined;

function loadTriggers() {
  triggers ??= {
    zh: INDUSTRIES.flatMap((industry) =>
      industry.zh.map((phrase, index) => ({ industry, phrase: phrase.toLowerCase(), isMain: index === 0 })),
    ),
    en: INDUSTRIES.flatMap((industry) =>
      industry.en.map((phrase, index) => ({ industry, phrase: ` ${stemmed(phrase).join(' ')} `, isMain: index === 0 })),
    ),
  };
  return triggers;
}

const isLatin = (character: string | undefined) => character !== undefined && /[a-z0-9]/.test(character);

/** Where a phrase stands in a text; -1 also where Latin letters run on (AI is not in "repair"). */
function positionOf(phrase: string, text: string): number {
  const at = text.indexOf(phrase);
  const runsOn =
    (isLatin(phrase[0]) && isLatin(text[at - 1])) || (isLatin(phrase.at(-1)) && isLatin(text[at + phrase.length]));
  return runsOn ? -1 : at;
}

function spansIn(text: string, list: readonly Trigger[], spaced: boolean): Span[] {
  return list.flatMap(({ industry, phrase, isMain }) => {
    const at = positionOf(phrase, text);
    if (at < 0) return [];
    // In spaced text a phrase's outer blanks belong to its neighbours too.
    return [{ industry, isMain, start: spaced ? at + 1 : at, end: at + phrase.length - (spaced ? 1 : 0) }];
  });
}

const size = (span: Span) => span.end - span.start;

/** Longest explanation first; a match inside a longer one (医院 in 宠物医院) says nothing new. */
function withoutNested(spans: readonly Span[]): Span[] {
  const ordered = spans.toSorted((a, b) => size(b) - size(a) || Number(b.isMain) - Number(a.isMain));
  const kept: Span[] = [];
  for (const span of ordered) {
    const nested = kept.some((other) => span.start >= other.start && span.end <= other.end);
    if (!nested) kept.push(span);
  }
  return kept;
}

const isCovered = (at: number, spans: readonly Span[]) => spans.some(({ start, end }) => at >= start && at < end);

/** The words no trade explains. English is matched as stems but handed on as it was written. */
function wordsLeft(text: string, zhSpans: readonly Span[], enSpans: readonly Span[]): string {
  const left = Array.from(text, (character) => character);
  let chinese = '';
  let at = 0;
  for (const character of left) {
    chinese += /\p{Script=Han}/u.test(character) && !isCovered(at, zhSpans) ? character : ' ';
    at += character.length;
  }
  let stemAt = 1;
  const english = (text.match(/[a-z0-9]+/g) ?? []).filter((word) => {
    const start = stemAt;
    stemAt += stemmer(word).length + 1;
    return !isCovered(start, enSpans);
  });
  return `${chinese} ${english.join(' ')}`.replace(/\s+/g, ' ').trim();
}

/** Words that are a trade by themselves but only colour another one: a second-hand bookshop deals in books. */
const QUALIFYING = new Set([
  '二手',
  '二手书',
  '手工',
  '有机',
  '设备',
  '用品',
  ...['craft', 'handmade', 'artisan', 'second hand', 'organic', 'equipment', 'vintage'].map((word) =>
    stemmed(word).join(' '),
  ),
]);
const QUALIFIER_WEIGHT = 0.45;

export type IndustryReading = {
  matches: IndustryMatch[];
  /** Concepts the text calls by name. */
  named: string[];
  /** What no trade explains. */
  rest: string;
};

/** A trade heard only inside a longer name is misheard: the balloon of "hot air balloon" is no party. */
const unlessMisheard = (spans: readonly Span[], named: readonly NamedSpan[]) =>
  spans.filter(
    (span) =>
      !named.some((name) => name.start <= span.start && name.end >= span.end && name.end - name.start > size(span)),
  );

/** Trades and concepts a text speaks of, and what is left of the text once the trades are taken out. */
export function matchIndustries(text: string): IndustryReading {
  const { zh, en } = loadTriggers();
  const lower = text.toLowerCase();
  const stems = ` ${stemmed(text).join(' ')} `;
  const called = namedConcepts(lower, stems);
  const zhSpans = withoutNested(unlessMisheard(spansIn(lower, zh, false), called.zh));
  const enSpans = withoutNested(unlessMisheard(spansIn(stems, en, true), called.en));
  const strength = new Map<Industry, number>();
  // Three Latin letters say about as much as one hanzi.
  for (const span of zhSpans) strength.set(span.industry, (strength.get(span.industry) ?? 0) + size(span) * 3);
  for (const span of enSpans) strength.set(span.industry, (strength.get(span.industry) ?? 0) + size(span));
  const best = Math.max(1, ...strength.values());
  const told = new Set(
    [...zhSpans, ...enSpans]
      .filter(({ start, end }, at) => !QUALIFYING.has((at < zhSpans.length ? lower : stems).slice(start, end)))
      .map(({ industry }) => industry),
  );
  const matches = [...strength].map(([industry, each]) => ({
    industry,
    weight: (0.6 + 0.4 * (each / best)) * (told.size > 0 && !told.has(industry) ? QUALIFIER_WEIGHT : 1),
  }));
  matches.sort((a, b) => b.weight - a.weight);
  const named = [...new Set([...called.zh, ...called.en].map(({ concept }) => concept))];
  return { matches, named, rest: wordsLeft(lower, zhSpans, enSpans) };
}

/** The trade a text speaks of most, or undefined where no word of it is in the lexicon. */
export const industryOf = (text: string): Industry | undefined => matchIndustries(text).matches[0]?.industry;
