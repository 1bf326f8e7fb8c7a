import { stemmer } from 'stemmer';

export type Scored = { concept: string; score: number };

const REPEAT_PENALTY = 0.86;
const WINDOW = 150;

const headWords = (concept: string) => concept.split('-').map(stemmer);

/**
 * The best few, where every repeated head word costs: ten results are to be ten ideas, not coffee, coffee bean,
 * coffee machine and coffee cup. Ties go by name, so the same request gives the same list.
 */
export function pickVaried(scored: readonly Scored[], limit: number): Scored[] {
  const pool = scored
    .toSorted((a, b) => b.score - a.score || (a.concept < b.concept ? -1 : 1))
    .slice(0, Math.max(WINDOW, limit * 3))
    .map((each) => ({ ...each, heads: headWords(each.concept) }));
  const seen = new Map<string, number>();
  const picked: Scored[] = [];
  while (picked.length < limit && pool.length > 0) {
    let best = 0;
    let bestScore = -1;
    pool.forEach(({ heads, score }, index) => {
      const repeats = Math.max(...heads.map((word) => seen.get(word) ?? 0));
      const value = score * REPEAT_PENALTY ** repeats;
      if (value > bestScore) [best, bestScore] = [index, value];
    });
    const [chosen] = pool.splice(best, 1);
    if (!chosen) break;
    picked.push({ concept: chosen.concept, score: bestScore });
    for (const word of chosen.heads) seen.set(word, (seen.get(word) ?? 0) + 1);
  }
  return picked;
}
