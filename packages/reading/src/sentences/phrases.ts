import { blanked } from './clauses.ts';
import { COLOUR_STRETCHES } from './colour-words-en.data.ts';
import { HOW_STRETCHES, PHRASES } from './phrases.data.ts';
import type { PassedOver } from './said-text.ts';

const CHINESE = /\p{Script=Han}/u;

const listOf = (cell: string): string[] =>
  cell
    .trim()
    .split(/\s+/)
    .map((phrase) => phrase.replaceAll('_', ' '));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One expression for each role and language, the longest phrase first. */
const MATCHERS = PHRASES.flatMap(({ role, en, zh }) => {
  const any = (phrases: string[]) =>
    phrases
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|');
  return [
    { role, matcher: new RegExp(`\\b(?:${any(listOf(en))})\\b`, 'giu') },
    { role, matcher: new RegExp(any(listOf(zh)), 'gu') },
  ];
});

/** Sets aside what would mislead; the rest of the text keeps its place. `isWord` says where a longer word goes on. */
export function setPhrasesAside(
  text: string,
  isLongerWord: (from: number, to: number) => boolean,
): { rest: string; passedOver: PassedOver[] } {
  const passedOver: PassedOver[] = [];
  let rest = text.replaceAll('’', "'");
  const take = (role: PassedOver['role'], matcher: RegExp) => {
    for (const { 0: said, index } of rest.matchAll(matcher)) {
      if (said.trim() === '' || (CHINESE.test(said) && isLongerWord(index, index + said.length))) continue;
      passedOver.push({ text: said.trim(), role });
      rest = blanked(rest, index, index + said.length);
    }
  };
  for (const { role, matcher } of MATCHERS) take(role, matcher);
  for (const stretch of [...COLOUR_STRETCHES, ...HOW_STRETCHES]) take('how', stretch);
  return { rest, passedOver };
}
