import { PART_SIGNS, PLACE_WORDS } from './relation-words.data.ts';
import { chineseNames, findChineseThing } from './thing-names.ts';
import { AFTER_NUMBER, EXISTS, MEASURES, VERB_ENDINGS } from './word-classes-zh.data.ts';
import { chineseTable, COUNTED, listed, MEASURE_WORDS, POSTURE_WORDS } from './word-table-zh.ts';
import { QUALIFIERS } from './words.data.ts';

/** A word with the dictionary's tag. */
export type Word = { word: string; tag: string };

/** A place inside one word: 窗台上. */
export const PLACED = /^(.+)(上|里|中|下|旁|边|内)$/u;

/** A number, its measure and a noun that the dictionary holds for one word: 两只手, 一辆车. */
const COUNTED_NOUN = new RegExp(`^([一两二双三四五六七八九十俩仨几那这](?:${listed(MEASURES).join('|')}))(.+)$`, 'u');

/** Words that name nothing are not taken apart: 画面. */
const EMPTY = new Set(listed(QUALIFIERS.zh));

/** Words for a picture or a statue of somebody. */
const LIKENESSES = new Set(
  '头像 画像 佛像 石像 偶像 图像 肖像 铜像 神像 雕像 影像 录像 好像 不像 就像 想像 很像 真像 都像 长像 塑像'.split(' '),
);

const placeAtEnd = (word: string): string | undefined =>
  [3, 2, 1]
    .map((length) => word.slice(-length))
    .find((end) => end.length < word.length && Object.hasOwn(PLACE_WORDS, end));

/** The tag of what is left of a word whose first character belongs to the one before. */
export const LEFT_OVER = 'left-over';

/** 落 日圆: a word cut one character too early, where the two before the cut name a thing. */
export function joinSplit(words: readonly Word[]): Word[] {
  const joined = [...words];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [{ word: one }, { word: two }] = [joined[at]!, joined[at + 1]!];
    const [named, rest] = [one + two.slice(0, 1), two.slice(1)];
    const isKnown = (word: string) => chineseNames().has(word) || chineseTable().has(word) || COUNTED.test(word);
    if (one.length !== 1 || two.length !== 2 || isKnown(two) || !chineseNames().has(named) || isKnown(one + two))
      continue;
    if (findChineseThing(two) || EMPTY.has(two)) continue;
    joined.splice(at, 2, { word: named, tag: 'n' }, { word: rest, tag: chineseTable().has(rest) ? 'n' : LEFT_OVER });
  }
  return joined;
}

/** A deed or a place that the dictionary took together with the thing beside it: 戴眼镜, 从书里, 龙缠, 里长. */
export function recut(whole: Word, next = ''): Word[] {
  const { word } = whole;
  const isKnown = EMPTY.has(word) || chineseTable().has(word) || chineseNames().has(word) || COUNTED.test(word);
  if (isKnown || word.length < 2) return [whole];
  const counted = COUNTED_NOUN.exec(word);
  if (counted)
    return [
      { word: counted[1] ?? '', tag: 'm' },
      { word: counted[2] ?? '', tag: 'n' },
    ];
  const [first, last] = [word.slice(0, 1), word.slice(-1)];
  // 烟往上绕
  const way = /^(.+?)(往[上下外里前]|要|会)$/u.exec(word);
  if (way && (way[2]!.length > 1 || chineseNames().has(way[1] ?? '')))
    return [
      { word: way[1] ?? '', tag: 'n' },
      { word: way[2] ?? '', tag: 'd' },
    ];
  // 清泉石: two things that a poem sets side by side.
  if (word.length === 3 && chineseNames().has(word.slice(0, 2)) && chineseNames().has(last) && !findChineseThing(word))
    return [
      { word: word.slice(0, 2), tag: 'n' },
      { word: last, tag: 'n' },
    ];
  // 踩着本书: a measure without its number.
  if (MEASURE_WORDS.has(first) && chineseNames().has(word.slice(1)) && !whole.tag.startsWith('n'))
    return [
      { word: first, tag: 'q' },
      { word: word.slice(1), tag: 'n' },
    ];
  // 绕着花转: what somebody does at the end of a clause.
  if ('转飞跑走跳玩'.includes(last) && next === '' && chineseNames().has(word.slice(0, -1)))
    return [
      { word: word.slice(0, -1), tag: 'n' },
      { word: last, tag: 'v' },
    ];
  const [rest, start] = [word.slice(1), word.slice(0, -1)];
  // 爆米花机像大炮, 坛子上: an end of the word before it, taken together with what follows.
  if (word.length === 2 && ((last === '像' && !LIKENESSES.has(word)) || /^子[上里下中]$/u.test(word)))
    return [
      { word: first, tag: 'k' },
      { word: last, tag: last === '像' ? 'v' : 'f' },
    ];
  const does = (text: string) => chineseTable().get(text)?.kind ?? '';
  if (
    ['verb', 'at', 'from', 'serve', 'is', 'use', 'like', 'take', 'sell'].includes(does(first)) &&
    isThingOrPlaced(rest)
  )
    return [{ word: first, tag: 'v' }, ...recut({ word: rest, tag: 'n' })];
  if ((['verb', 'with'].includes(does(first)) || EXISTS.has(first)) && MEASURE_WORDS.has(rest))
    return [
      { word: first, tag: 'v' },
      { word: rest, tag: 'q' },
    ];
  // 跑过, 爬满: the ending says how the two stand to each other.
  if (does(first) === 'place' && !isThingOrPlaced(word))
    return [
      { word: first, tag: 'f' },
      { word: rest, tag: 'v' },
    ];
  const place = placeAtEnd(word);
  if (place && isNamedOrPart(word.slice(0, -place.length)) && whole.tag !== 'ns')
    return [
      { word: word.slice(0, -place.length), tag: 'n' },
      { word: place, tag: 'f' },
    ];
  if (word.length > 2 && '团堆串'.includes(first) && VERB_ENDINGS[last]?.kind === 'change')
    return [{ word: rest, tag: 'v' }];
  if (last === '来' && ['verb', 'exit'].includes(does(start)))
    return [
      { word: start, tag: 'v' },
      { word: last, tag: 'u' },
    ];
  // 咬成: the ending says that one becomes the other.
  if (last === '成' && ['attribute', 'verb', 'with'].includes(does(start))) return [{ word, tag: 'v' }];
  if (Object.hasOwn(VERB_ENDINGS, last) && ['attribute', 'verb'].includes(does(start)))
    return [
      { word: start, tag: 'v' },
      { word: last, tag: 'p' },
    ];
  // 鹤站 在: the deed belongs to its ending.
  if (Object.hasOwn(VERB_ENDINGS, next) && (isThingOrPlaced(start) || (start.length > 1 && findChineseThing(start))))
    return [
      { word: start, tag: 'n' },
      { word: last, tag: 'v' },
    ];
  if (
    word.length > 2 &&
    (EXISTS.has(last) || POSTURE_WORDS.has(last)) &&
    whole.tag !== 'n' &&
    findChineseThing(start) &&
    !findChineseThing(word)
  )
    return [
      { word: start, tag: 'n' },
      { word: last, tag: 'v' },
    ];
  if (['verb', 'serve', 'is', 'use', 'like', 'take', 'from'].includes(does(last)) && isNamedOrPart(start))
    return [
      { word: start, tag: 'n' },
      { word: last, tag: 'v' },
    ];
  return [whole];
}

const isNamedOrPart = (word: string): boolean =>
  chineseNames().has(word) ||
  chineseTable().get(word)?.kind === 'part' ||
  (word.length === 1 && PART_SIGNS.includes(word)) ||
  Object.hasOwn(AFTER_NUMBER, word);

function isThingOrPlaced(word: string): boolean {
  const zh = chineseNames();
  return zh.has(word) || Object.hasOwn(AFTER_NUMBER, word) || zh.has(PLACED.exec(word)?.[1] ?? '');
}
