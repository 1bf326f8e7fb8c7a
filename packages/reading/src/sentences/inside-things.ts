import { chineseNames } from './thing-names.ts';
import { chineseTable } from './word-table-zh.ts';

/** Whether what looks like an idiom is, or belongs to, the name of a thing. */
export const belongsToThing = (text: string, from: number, to: number): boolean =>
  isInsideThing(text, from, to) ||
  isAskedThing(text, from, to) ||
  isEndOfThing(text, from, to) ||
  isStartOfThing(text, from, to);

const LONGEST_WORD = 5;

/** Whether a stretch of hanzi only stands inside a longer name of a thing, or a longer word: 面对面. */
function isInsideThing(text: string, from: number, to: number): boolean {
  const names = chineseNames();
  for (let start = Math.max(0, from - LONGEST_WORD); start <= from; start += 1)
    for (let end = to; end <= Math.min(text.length, to + LONGEST_WORD); end += 1)
      if (end - start > to - from && (names.has(text.slice(start, end)) || chineseTable().has(text.slice(start, end))))
        return true;
  return false;
}

/** 钟楼上: the storey is a tower. */
const isEndOfThing = (text: string, from: number, to: number): boolean =>
  to - from === 2 && /[上下里边前口旁]/u.test(text[to - 1] ?? '') && chineseNames().has(text.slice(from - 1, from + 1));

/** 一口柴火灶, 1. 柴火灶: how something is made elsewhere is asked for here. */
const isAskedThing = (text: string, from: number, to: number): boolean =>
  (/[一两三四五六七八九十几][只双]$/u.test(text.slice(0, from)) && text.startsWith('手', from)) ||
  (chineseNames().has(text.slice(from, to)) &&
    /(?:[一两三个口座只条把张盏]|画|\d[.、)）]\s*)$/u.test(text.slice(0, from)));

/** 一个月亮, 三个月饼: no month. */
const isStartOfThing = (text: string, from: number, to: number): boolean =>
  /^[\d一二两三四五六七八九十几半]/u.test(text.slice(from, to)) &&
  to - from > 1 &&
  [2, 3].some((length) => chineseNames().has(text.slice(to - 1, to - 1 + length)));
