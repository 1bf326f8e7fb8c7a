import { taggedWords } from '../words/words.ts';
import { HOMOPHONES } from './homophones.data.ts';
import { chineseNames } from './thing-names.ts';

const soundingLike = new Map<string, string[]>();
for (const group of HOMOPHONES)
  for (const sign of group)
    soundingLike.set(sign, [...(soundingLike.get(sign) ?? []), ...Array.from(group.replace(sign, ''))]);

const LENGTHS = [4, 3, 2];

/**
 * A text with characters put right that were typed for others of the same sound (土拔鼠, 碗豆), where nothing but one
 * wrong character keeps a word from naming a thing, and the word means nothing as it stands.
 */
export function withoutHomophones(text: string): string {
  // The triangle on a player is said in either language.
  let right = text.replaceAll(/\bplay(?=键|按钮)/giu, '播放');
  for (const length of LENGTHS)
    for (let at = 0; at + length <= right.length; at += 1) {
      const typed = right.slice(at, at + length);
      const meant = meantBy(typed);
      if (meant && !isWord(typed, right, at)) right = right.slice(0, at) + meant + right.slice(at + length);
    }
  return right;
}

function meantBy(typed: string): string | undefined {
  const names = chineseNames();
  if (!/^\p{Script=Han}+$/u.test(typed) || names.has(typed)) return undefined;
  for (const [at, sign] of Array.from(typed).entries())
    for (const other of soundingLike.get(sign) ?? []) {
      const meant = typed.slice(0, at) + other + typed.slice(at + 1);
      if (names.has(meant)) return meant;
    }
  return undefined;
}

/** A word of the dictionary, or one whose pieces belong to words on both sides. */
function isWord(typed: string, text: string, at: number): boolean {
  const before = /\p{Script=Han}*$/u.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const after = /^\p{Script=Han}*/u.exec(text.slice(at + typed.length, at + typed.length + 2))?.[0] ?? '';
  // 三颗碗豆, 海归背着…: what is counted or does something is to be seen.
  if (/[一两三四五六七八九几]\p{Script=Han}$/u.test(before) || /^[背驮叼举抱骑戴穿顶捧]着/u.test(after)) return false;
  const around = before + typed + after;
  return taggedWords(around).some(({ word }) => word.length > 1 && (word === typed || crosses(word, typed)));
}

/** Whether a longer word holds only a part of it: the 蛋高 of 鸡蛋高级. */
const crosses = (word: string, typed: string): boolean =>
  (word.length > 1 &&
    !word.includes(typed) &&
    !typed.includes(word) &&
    (typed.startsWith(word.slice(-1)) || typed.endsWith(word.slice(0, 1)))) ||
  (word.length > typed.length && word.includes(typed));
