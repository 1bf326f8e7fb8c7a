import { stemmer } from 'stemmer';
import { INDUSTRIES } from '../lexicon/industries.ts';
import type { Industry } from '../lexicon/industry.ts';

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

function spansIn(text: string, list: readonly Trigger[], spaced: boolean): Span[] {
  return list.flatMap(({ industry, phrase, isMain }) => {
    const at = text.indexOf(phrase);
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

function blank(text: string, spans: readonly Span[]): string {
  const characters = [...text.split('')];
  for (const { start, end } of spans) characters.fill(' ', start, end);
  return characters.join('');
}

/** Trades a text speaks of, and what is left of the text once they are taken out (English as stems). */
export function matchIndustries(text: string): { matches: IndustryMatch[]; rest: string } {
  const { zh, en } = loadTriggers();
  const chinese = text.toLowerCase();
  const english = ` ${stemmed(text).join(' ')} `;
  const zhSpans = withoutNested(spansIn(chinese, zh, false));
  const enSpans = withoutNested(spansIn(english, en, true));
  // Three Latin letters say about as much as one hanzi.
  const strength = new Map<Industry, number>();
  for (const span of zhSpans) strength.set(span.industry, (strength.get(span.industry) ?? 0) + size(span) * 3);
  for (const span of enSpans) strength.set(span.industry, (strength.get(span.industry) ?? 0) + size(span));
  const best = Math.max(1, ...strength.values());
  const matches = [...strength].map(([industry, each]) => ({ industry, weight: 0.6 + 0.4 * (each / best) }));
  matches.sort((a, b) => b.weight - a.weight);
  const restZh = blank(chinese, zhSpans).replace(/[^\p{Script=Han}]+/gu, ' ');
  return { matches, rest: `${restZh} ${blank(english, enSpans)}`.trim() };
}

/** The trade a text speaks of most, or undefined where no word of it is in the lexicon. */
export const industryOf = (text: string): Industry | undefined => matchIndustries(text).matches[0]?.industry;
