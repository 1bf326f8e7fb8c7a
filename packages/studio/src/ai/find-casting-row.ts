import { INDUSTRIES } from '@markwright/reading';
import { CASTING, NO_TRADE, type CastingRow } from './casting.ts';
import type { BriefReading } from './interpret-brief.ts';

const byTrade = new Map(CASTING.flatMap((row) => row.trades.map((trade) => [trade, row] as const)));

/** The family a trade of the lexicon belongs to: by its id, else by a word of its id or its English names. */
export function rowOfTrade(id: string): CastingRow | undefined {
  const known = byTrade.get(id);
  if (known) return known;
  const names = INDUSTRIES.find((industry) => industry.id === id)?.en ?? [];
  // The id is what the trade is called most plainly, so its words count before those of its other names.
  for (const words of [id.split('-').toReversed(), ...names.map((name) => name.split(/[\s-]/).toReversed())]) {
    for (const word of words) {
      const row = CASTING.find((each) => each.words.some((own) => own === word || `${own}s` === word));
      if (row) return row;
    }
  }
  return undefined;
}

/** Occasions that make a family of their own, whatever the trade is called. */
const OF_OCCASION: Readonly<Record<string, string>> = { mourning: 'farewell', children: 'children', medical: 'clinic' };

export function castingRow({ industry, tones }: BriefReading, hasHanzi: boolean): CastingRow {
  const inHanzi = hasHanzi
    ? CASTING.find(({ hanziTrades }) => industry && hanziTrades.includes(industry.id))
    : undefined;
  const known = inHanzi ?? (industry ? rowOfTrade(industry.id) : undefined);
  const occasion = tones.map((tone) => OF_OCCASION[tone]).find(Boolean);
  const byOccasion = CASTING.find(({ family }) => family === occasion);
  // Mourning overrules the trade; a pet hospital stays with the pets, a children's bakery with the bakers.
  if (byOccasion && (!known || occasion === OF_OCCASION['mourning'])) return byOccasion;
  return known ?? NO_TRADE;
}
