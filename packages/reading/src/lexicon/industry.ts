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
  /** Those of them that name it only where no other trade is named: a shop for second-hand books deals in books. */
  general: ReadonlySet<string>;
  /** Pictures that fit, as concept ids, what a customer would recognise first. */
  concepts: readonly string[];
  moods: readonly Mood[];
  /** Pictures that its words suggest and that would be wrong: a nail salon has no hammer. */
  wrong: readonly string[];
};

const GENERAL = '~';

const words = (list: string) => list.split(/\s+/).filter(Boolean);
const phrases = (list: string) => list.split(',').map((phrase) => phrase.trim());

/** Pictures that many trades like and that tell none: behind those that do, unless they lead the list. */
const SYMBOLS = new Set(
  'lightning sparkles star stars sun moon heart shield shield-check crown rocket leaf sprout flower rainbow trophy medal butterfly wing cloud wave water-drop fire house-heart spark target'.split(
    ' ',
  ),
);
const LEADING = 2;

const tellingFirst = (concepts: readonly string[]): string[] => {
  const isSymbol = (concept: string, at: number) => at >= LEADING && SYMBOLS.has(concept);
  return [
    ...concepts.filter((concept, at) => !isSymbol(concept, at)),
    ...concepts.filter((concept, at) => isSymbol(concept, at)),
  ];
};

const bare = (word: string) => word.replace(GENERAL, '');

function industry(line: string): Industry {
  const [id = '', zh = '', en = '', concepts = '', moods = '', wrong = ''] = line.split('|').map((cell) => cell.trim());
  const said = [...words(zh), ...phrases(en)];
  return {
    id,
    zh: words(zh).map(bare),
    en: phrases(en).map(bare),
    general: new Set(said.filter((word) => word.startsWith(GENERAL)).map(bare)),
    concepts: tellingFirst(words(concepts)),
    moods: words(moods) as Mood[],
    wrong: words(wrong),
  };
}

/**
 * A table of trades, one a line: id | Chinese words | English phrases, by commas | pictures, best first | moods |
 * wrong pictures. `~` stands before a word that only colours another trade.
 */
export const industries = (table: string): Industry[] => table.trim().split('\n').map(industry);
