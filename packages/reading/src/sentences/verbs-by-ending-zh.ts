import { canHold } from './holders.ts';
import { DEED_GUESSED, type Word } from './recut-zh.ts';
import { PLACES_ALONE } from './relation-words.data.ts';
import { chineseNames, findChineseThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { VERB_ENDINGS } from './word-classes-zh.data.ts';
import { COUNTED, type Loose, MEASURE_WORDS } from './word-table-zh.ts';

/** What some words of a run come to, and how many they are. */
export type Read = { tokens: Loose[]; length: number };

const VERB_TAG = /^(?:v|x|zg|vn|vg|m)$/u;
/** These endings are places as well (脊上, 山下): they make a verb only of what the dictionary calls one. */
const PLACE_ENDINGS = '上下过到进入';

/** What a creature does on top of something. */
const RESTS_ON = /^(?:趴|睡|枕|躺|站|蹲|压|爬|攀|孵|立|卧|伏|坐)$/u;

/** A verb no table has, by its ending, in one word or in two: 护着, 卷 着. */
export function verbAt(words: readonly Word[], at: number, tokens: readonly Token[]): Read | undefined {
  const { word, tag } = words[at]!;
  const next = words[at + 1]?.word ?? '';
  // 满满, 高高: said twice, it tells how.
  if (/^(.)\1/u.test(word)) return undefined;
  // 仙人掌扣一顶帽子: whatever is done to one of something, the two belong together.
  const isCountedNext = COUNTED.test(next) || (MEASURE_WORDS.has(next) && words[at + 2] !== undefined);
  const before = tokens.at(-1);
  if (tag === DEED_GUESSED && before?.kind === 'thing' && canHold({ token: before }))
    return { tokens: [{ kind: 'with', text: word }], length: 1 };
  // 壁虎趴一片叶子, 母鸡孵一窝蛋: who can do something is on it.
  if (isCountedNext && RESTS_ON.test(word) && before?.kind === 'thing' && canHold({ token: before }))
    return {
      tokens: [{ kind: 'verb', text: word, relation: /^[睡枕]$/u.test(word) ? 'sleeping-on' : 'on' }],
      length: 1,
    };
  const isOnBody = before?.kind === 'place' && PLACES_ALONE.has(before.text);
  if (tag === 'v' && word.length <= 2 && isCountedNext && (isOnBody || ['thing', 'part'].includes(before?.kind ?? '')))
    return { tokens: [{ kind: 'with', text: word }], length: 1 };
  const isDeed =
    (VERB_TAG.test(tag) && word.length <= 2 && !(tag === 'x' && findChineseThing(word))) ||
    (word.length === 1 && next === '着');
  const apart = isDeed ? VERB_ENDINGS[next] : undefined;
  if (apart) return { tokens: [{ ...apart, text: word + next }], length: 2 };
  // 钟上 is a place, not a deed.
  const isPlace = word.endsWith('上') && chineseNames().has(word.slice(0, -1));
  const isVerb =
    word.length > 1 && VERB_TAG.test(tag) && !isPlace && (tag === 'v' || !PLACE_ENDINGS.includes(word.slice(-1)));
  const ending = isVerb ? VERB_ENDINGS[word.slice(-1)] : undefined;
  return ending && { tokens: [{ ...ending, text: word }], length: 1 };
}
