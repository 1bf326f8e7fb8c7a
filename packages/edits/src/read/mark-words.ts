import { findTokens } from './find-tokens.ts';
import type { Shown } from './shown-lines.ts';

/** The words of a text that name the picture which is shown. */
export function markWordIn(text: string, { shown }: { shown: Shown }): string | undefined {
  const known = asked.get(shown) ?? new Map<string, string | undefined>();
  asked.set(shown, known);
  // Most rules ask it of the same clause.
  if (!known.has(text)) known.set(text, findMarkWord(text, shown));
  return known.get(text);
}
const asked = new WeakMap<Shown, Map<string, string | undefined>>();

function findMarkWord(whole: string, shown: Shown): string | undefined {
  const lower = withoutShops(whole, shown);
  const called = shown.mark?.find((word) => {
    if (word.length === 0) return false;
    const at = lower.indexOf(word.toLowerCase());
    if (at < 0) return false;
    if (/^[a-z]/iu.test(word)) return new RegExp(`(?<![a-z])${escape(word)}(?:e?s|'s)?(?![a-z])`, 'iu').test(lower);
    return word.length > 1 || standsAlone(word, withoutLines(lower, shown));
  });
  if (called !== undefined) return called;
  // "The branch" of an olive branch, "the jug" of a milk jug.
  const last = shown.mark
    ?.filter((word) => /^[a-z]+[ -][a-z -]+$/iu.test(word))
    .map((word) => word.split(/[ -]/).at(-1) ?? '')
    .find(
      (word) =>
        word.length > 2 &&
        new RegExp(`(?<![a-z])${word}(?:e?s|'s)?(?![a-z])`, 'iu').test(lower) &&
        findTokens(word).length === 0,
    );
  if (last !== undefined) return last;
  // 面碗 is also called 碗: the last hanzi of a thing's name says what it is.
  const tail = shown.mark?.find((word) => /^\p{Script=Han}{2,4}$/u.test(word))?.at(-1);
  return tail && !MEANS_OTHERWISE.test(tail) && lower.includes(tail) && standsAlone(tail, withoutLines(lower, shown))
    ? tail
    : undefined;
}
/** 梅姨 is the name though a plum 梅 is the picture: two hanzi that stand so in a line are the line's. */
const withoutLines = (text: string, { name = '', slogan = '', secondName = '' }: Shown): string =>
  text.replace(/\p{Script=Han}{2,}/gu, (run) => {
    const letters = Array.from(run);
    const isOfLine = (two: string) => two.length === 2 && [name, slogan, secondName].some((line) => line.includes(two));
    return letters
      .map((letter, at) =>
        isOfLine(letters.slice(at, at + 2).join('')) || isOfLine(letters.slice(Math.max(0, at - 1), at + 1).join(''))
          ? ' '
          : letter,
      )
      .join('');
  });
/** 火锅店 is a shop, and no pot. */
const withoutShops = (text: string, { mark = [] }: Shown): string =>
  text.replace(/(\p{Script=Han}{1,4})[店馆厂铺行社]/gu, (shop, thing: string) =>
    mark.some((word) => word.length > 0 && thing.endsWith(word)) ? ' '.repeat(shop.length) : shop,
  );
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** 书 of 把书挪开, not of 书法: one hanzi is a word by itself, or has only "that" or "big" before it. */
const standsAlone = (han: string, text: string): boolean =>
  [...segmenter.segment(text)].some(
    ({ segment }) =>
      segment === han ||
      /^[子儿]$/u.test(segment.replace(han, '')) ||
      (segment.length === 2 && /^[大小那这个只条颗朵]/u.test(segment) && segment.endsWith(han)),
  );
/** Last hanzi of things that are words of their own in the tables. */
const MEANS_OTHERWISE = /[亮色字图标光影风气感子头心点线面边框圈底名]/u;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
