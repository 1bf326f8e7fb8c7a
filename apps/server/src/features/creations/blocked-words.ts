import { BLOCKED_WORDS } from './blocked-words.data.ts';

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word);
const LATIN = BLOCKED_WORDS.filter(isLatin);
const HANZI = BLOCKED_WORDS.filter((word) => !isLatin(word));

/** Ordinary words in which a blocked one happens to stand. */
const HARMLESS = ['大麻花', '大麻鸭'];

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a logo's lines, alone or read on from one to the next, contain a word no public page may show. */
export function hasBlockedWord(
  lines: readonly (string | null | undefined)[],
  refused: readonly string[] = [],
): boolean {
  const texts = lines.filter((line): line is string => Boolean(line)).map(plain);
  const hanzi = HARMLESS.reduce((text, word) => text.replaceAll(word, ''), lettersOnly(texts.join('')));
  const more = refused.map(plain);
  if ([...HANZI, ...more.filter((word) => !isLatin(word))].some((word) => hanzi.includes(word))) return true;
  const latin = [...LATIN, ...more.filter(isLatin)];
  return texts.some((text) => latinWords(text).some((word) => latin.includes(word)));
}

const lettersOnly = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Latin words one by one and joined in pairs; letters that stand alone are put together first. */
function latinWords(text: string): string[] {
  const words = text.replace(/['’_-]/g, '').split(/[^\p{L}\p{N}.]+/u);
  const whole = words.map((word) => word.replaceAll('.', ''));
  const pairs = whole.slice(1).map((word, index) => (whole[index] ?? '') + word);
  const spelled = /^(?:\p{L}[^\p{L}]+)+\p{L}$/u.test(text.trim()) ? [lettersOnly(text)] : [];
  return [...whole, ...pairs, ...spelled];
}
