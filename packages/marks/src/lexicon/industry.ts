/** How a trade likes to look; decides fonts, palettes and marks further on. */
export const MOODS = {
  warm: '温暖',
  calm: '宁静',
  elegant: '优雅',
  playful: '活泼',
  natural: '自然',
  bold: '有力',
  trusted: '可信',
  modern: '现代',
  traditional: '传统',
  luxurious: '奢华',
  fresh: '清新',
  energetic: '活力',
  romantic: '浪漫',
  precise: '精准',
  friendly: '亲切',
} as const;

export type Mood = keyof typeof MOODS;

export type Industry = {
  id: string;
  /** Words that point at this trade; the first is its name. */
  zh: readonly string[];
  en: readonly string[];
  /** Concept ids, the most telling first. */
  concepts: readonly string[];
  moods: readonly Mood[];
};

const words = (list: string) => list.split(/\s+/).filter(Boolean);
const phrases = (list: string) => list.split(',').map((phrase) => phrase.trim());

/** One entry: Chinese words by space, English phrases by comma, concepts and moods by space. */
export function industry(id: string, zh: string, en: string, concepts: string, moods: string): Industry {
  return { id, zh: words(zh), en: phrases(en), concepts: words(concepts), moods: words(moods) as Mood[] };
}
