import { FUNCTION_WORDS } from './function-words.data.ts';

const FUNCTION_EN = new Set(FUNCTION_WORDS.en.split(' ').map((word) => word.replaceAll('_', ' ')));
const FUNCTION_ZH = new Set(FUNCTION_WORDS.zh.split(' '));
/** Words of a Chinese run, in a browser as on the server, without a dictionary of ours. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

type Span = { at: number; end: number };

/** The content words of a clause that no rule of the reader took: what might change its meaning and was not understood. */
export function strayWords(text: string, taken: readonly Span[]): string[] {
  const rest = Array.from(text.split(''), (letter, place) =>
    taken.some(({ at, end }) => place >= at && place < end) ? ' ' : letter,
  ).join('');
  return [...segmenter.segment(rest)].flatMap(({ segment, isWordLike }) => {
    if (!isWordLike || /^\d+$/.test(segment)) return [];
    const word = segment.toLowerCase().replace(/['’]s$/, '');
    if (/\p{Script=Han}/u.test(word)) return isFunctionHan(word) ? [] : [segment];
    return FUNCTION_EN.has(word) || FUNCTION_EN.has(segment.toLowerCase()) || word.length === 1 ? [] : [segment];
  });
}

/** A word of the table, or one that is made up of such words. */
function isFunctionHan(word: string): boolean {
  if (FUNCTION_ZH.has(word)) return true;
  return Array.from(word).every((letter) => FUNCTION_ZH.has(letter));
}
