import { sql, type SQL } from 'drizzle-orm';

/** PostgreSQL takes no longer lexeme than this, and no reader types one. */
const WORD_MAX = 40;
/** A whole article has some two thousand; more than this is not prose. */
const WORDS_MAX = 20_000;
const QUERY_WORDS_MAX = 12;
const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const IS_HAN = /^\p{Script=Han}/u;

/**
 * Chinese has no spaces: a run of hanzi is found by its neighbouring pairs, and by its last character, so that one
 * character finds every pair it begins. Other scripts are found by the beginning of a word. We cut the text ourselves,
 * because the databases' own cutters differ with the locale they were made with.
 */
export function searchWords(text: string): string[] {
  const found = new Set<string>();
  for (const [run] of text.normalize('NFKC').toLowerCase().matchAll(RUNS)) {
    for (const word of wordsOfRun(run)) found.add(word);
    if (found.size >= WORDS_MAX) break;
  }
  return [...found];
}

function wordsOfRun(run: string): string[] {
  const letters = Array.from(run);
  if (!IS_HAN.test(run)) return splitAtHan(letters.slice(0, WORD_MAX).join(''));
  return letters.map((letter, index) => letter + (letters[index + 1] ?? ''));
}

/** `\p{L}` holds hanzi too, so a run that begins with a Latin letter may go on in Chinese. */
function splitAtHan(run: string): string[] {
  const at = run.search(/\p{Script=Han}/u);
  return at < 0 ? [run] : [run.slice(0, at), ...wordsOfRun(run.slice(at))];
}

/** The words as the database keeps them; its own parser is not asked. */
export const lexemesOf = (text: string): SQL => sql`array_to_tsvector(${sql.param(searchWords(text))}::text[])`;

/** What a reader typed, all of it wanted; undefined when there is nothing in it to look for. */
export function searchQuery(typed: string): string | undefined {
  const words = searchWords(typed);
  if (words.length === 0) return undefined;
  const han = words.filter((word) => IS_HAN.test(word));
  // The last character of a run is only asked for when it is the whole run: in a text it may stand anywhere.
  const wanted = words.filter((word) => !IS_HAN.test(word) || Array.from(word).length > 1 || han.length === 1);
  return (wanted.length > 0 ? wanted : words)
    .slice(0, QUERY_WORDS_MAX)
    .map((word) => `'${word.replaceAll(/['\\]/g, '')}'${IS_HAN.test(word) && Array.from(word).length > 1 ? '' : ':*'}`)
    .join(' & ');
}
