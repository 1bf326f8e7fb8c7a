import type { ClauseText } from './clauses.ts';
import { refusalsIn } from './refusals.ts';
import { tokensOf } from './tokens.ts';

/** A stretch of the text. */
export type Range = { from: number; to: number };
/** What is declined, and what of the text is gone with it. */
export type Declined = { declined: Range[]; blanks: Range[] };
export const NOTHING: Declined = { declined: [], blanks: [] };

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
/** The words of a cell in a table, underscores for blanks. */
export const cell = (words: string): string[] => words.split(/\s+/).map((word) => word.replaceAll('_', ' '));
/** An expression for any of the words, the longest tried first. */
export const anyOf = (words: string): string =>
  cell(words)
    .toSorted((a, b) => b.length - a.length)
    .join('|');

export const rangeOf = ({ text, from }: ClauseText): Range => ({ from, to: from + text.length });
/** The whole clause is about what is declined. */
export const whole = (clause: ClauseText, ...also: ClauseText[]): Declined => ({
  declined: [clause, ...also].map(rangeOf),
  blanks: [clause, ...also].map(rangeOf),
});

/** What stands before the words that decline it; nothing of the clause is wanted. */
export const saidOf = (clause: ClauseText, before: string): Declined => ({
  declined: [{ from: clause.from, to: clause.from + before.length }],
  blanks: [rangeOf(clause)],
});

export const hide = (text: string, safe: RegExp): string => text.replace(safe, (word) => '·'.repeat(word.length));
export const namesSomething = (text: string): boolean => refusalsIn(text).length > 0;
export const namesThing = (text: string): boolean => refusalsIn(text).some(({ kind }) => kind !== 'other');

const LIST_OPENERS = /^\s*(?:尤其是?|特别是|包括|比如|例如|especially|particularly|including)\s*/iu;
/** What may stand in a list besides its names. */
const IN_LIST = /[、和与跟及或,，\s啊呀呢嘛&]|以及|还有|之类|什么|这类|那类|等等?|的|\b(?:and|or|the|any)\b/giu;

/** Nothing but the name of a thing: the 扳手 of 齿轮，扳手，芯片，统统不要. */
const isBare = ({ text }: ClauseText): boolean => {
  const name = text.replace(LIST_OPENERS, '').trim();
  const [token, ...more] = tokensOf(name);
  return token?.kind === 'thing' && more.length === 0 && token.text.length === name.length;
};

/** Nothing but names, one or several: 剪刀梳子, "hearts and stars". */
export function isBareList({ text }: ClauseText): boolean {
  const tokens = tokensOf(text).filter(
    ({ kind, relation }) => kind !== 'or' && kind !== 'article' && relation !== 'and',
  );
  const isNames = tokens.every(({ kind }) => kind === 'thing' || kind === 'noun' || kind === 'part');
  const left = tokens.reduce((rest, token) => rest.replace(token.text, ''), text.toLowerCase()).replace(IN_LIST, '');
  // The dippers of "jars, dippers, hives: all banned" are a name too, though nobody knows it.
  const isOne = tokens.length === 1 && tokens[0]!.kind === 'noun' && /^\s*[a-z]+\s*$/iu.test(text);
  return (isOne || (isNames && tokens.some(({ kind }) => kind === 'thing'))) && left.length <= tokens.length;
}

const isNames = (clause: ClauseText): boolean => isBare(clause) || isBareList(clause);

/** Bare names before and after a clause, parted by commas only. */
export function bareBefore(clauses: readonly ClauseText[], at: number): ClauseText[] {
  const start = clauses.slice(0, at).findLastIndex((clause) => !isNames(clause) || !/[,，]/u.test(clause.end));
  return isNames(clauses[at]!) ? clauses.slice(start + 1, at) : [];
}

export function bareAfter(clauses: readonly ClauseText[], at: number): Range[] {
  const rest = clauses.slice(at + 1);
  const end = rest.findIndex((clause, place) => !isBare(clause) || !/[,，]/u.test(clauses[at + place]!.end));
  return rest.slice(0, end < 0 ? rest.length : end).map(rangeOf);
}

/** Only the last thing a clause names is taken back. */
export function lastNamedIn({ text, from }: ClauseText): Declined {
  const last = tokensOf(text).findLast(({ kind }) => kind === 'thing');
  if (!last) return NOTHING;
  const range = { from: from + last.from, to: from + last.from + last.text.length };
  return { declined: [range], blanks: [range] };
}
