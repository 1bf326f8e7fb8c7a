import { HANZI_CONCEPTS } from '../lexicon/hanzi.data.ts';
import { blanked } from './clauses.ts';
import { NOT_THINGS } from './not-things.data.ts';
import { REFUSABLE, type RefusalKind } from './refusals.data.ts';
import { chineseNames, findThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { tokensOf } from './tokens.ts';
import { AFTER_NUMBER } from './word-classes-zh.data.ts';

/** Something the brief does not want: a colour, a shape, people, a manner, or a thing by its concept. */
export type Refusal = { kind: RefusalKind; name: string; text: string };

const cell = (words: string): string[] => words.split(/\s+/).map((word) => word.replaceAll('_', ' '));

/** 爱心 is heard as a thing only where it is asked for, or declined. */
const meantWhenAsked = (text: string) => {
  const concept = text.length > 1 && Object.hasOwn(AFTER_NUMBER, text) ? AFTER_NUMBER[text] : undefined;
  return concept ? { concept, isKind: false } : undefined;
};

/** 吓人 and 动人 speak of no people. */
const findWord = (text: string, word: string): boolean =>
  word === '人' ? /(?<![吓动迷撩感惊烦雷宜喜诱骇本别客主没令丢让])人(?![气情生间家])/u.test(text) : text.includes(word);

const SEPARATORS = /[、，,和与跟及或\s]|以及|还有|(?:啊|呀|呢|也好|也罢)(?!\p{Script=Han}*[啊呀]$)/u;
/** What stands round a name in a list: 再来个…, 那种…, …之类的. */
const ROUND_ITEM =
  /^(?:任何|什么|那些?|这些?|那种|这种|那个|这个|各种|所有|一切|再|来|画|放|用|出现|有|整|搞|上|[一个只把条])+|(?:这|那)?(?:之类|一类|什么|这种|那种|这些|那些|这类|那类|元素|图案|啥|的|也|都|就|全)+$/gu;
const LONGEST_ITEM = 3;

/** Names in a Chinese list that the segmenter did not find, down to one character: the 刀 of 枪和刀. */
function itemsOf(said: string, known: readonly Refusal[]): Refusal[] {
  if (!/\p{Script=Han}/u.test(said)) return [];
  const items = said.split(SEPARATORS).filter(Boolean);
  return items.flatMap((item): Refusal[] => {
    const text = item.replace(ROUND_ITEM, '');
    if (!/^\p{Script=Han}+$/u.test(text) || known.some((each) => item.includes(each.text))) return [];
    if (items.length === 1 && NOT_THINGS.zh.has(text)) return [];
    const drawn = [AFTER_NUMBER[text], ...(HANZI_CONCEPTS.get(text) ?? [])].flatMap((concept) => concept ?? []);
    if (drawn.length > 0) return drawn.map((name) => ({ kind: 'thing' as const, name, text }));
    return items.length > 1 && text.length <= LONGEST_ITEM ? [{ kind: 'other', name: text, text }] : [];
  });
}

/** 不画车: in Chinese one word for all of them. */
const ALL_OF: Readonly<Record<string, string>> = {
  车: 'van truck bus taxi scooter motorcycle',
  车子: 'van truck bus taxi scooter motorcycle',
};
const allOf = (text: string): Refusal[] =>
  Object.hasOwn(ALL_OF, text) ? cell(ALL_OF[text]!).map((name) => ({ kind: 'thing' as const, name, text })) : [];

/** 剪刀梳子, which one drawing shows, are two things to whoever declines them. */
function twoIn(text: string): Refusal[] {
  const names = chineseNames();
  for (let at = 2; at <= text.length - 2; at += 1) {
    const [one, other] = [text.slice(0, at), text.slice(at)];
    if (/\p{Script=Han}/u.test(text) && names.has(one) && names.has(other))
      return [one, other].map((each) => ({ kind: 'thing' as const, name: names.get(each)!.concept, text: each }));
  }
  return [];
}

const joins = (token: Token | undefined): boolean => token?.kind === 'or' || token?.relation === 'and';
/** Named in one breath with something: a noun nobody knows is declined with the one beside it. */
const isListed = (tokens: readonly Token[], at: number): boolean =>
  joins(tokens[at - 1]) || joins(tokens[at + 1]) || /\p{Script=Han}/u.test(tokens[at]!.text);

/** Everything in a piece of text that can be refused: things, then colours, shapes, people and manners. */
export function refusalsIn(said: string): Refusal[] {
  const lower = said.toLowerCase();
  const things: Refusal[] = [];
  const unknown: Refusal[] = [];
  const listed: Refusal[] = [];
  let left = lower;
  const tokens = tokensOf(said);
  for (const [at, { kind, text, from, thing }] of tokens.entries()) {
    const named =
      thing ??
      meantWhenAsked(text) ??
      (kind === 'part' || kind === 'carrier' || kind === 'setting' ? findThing(text) : undefined);
    if (kind === 'noun') {
      unknown.push({ kind: 'other', name: text, text });
      if (isListed(tokens, at) && !GENERAL.test(text)) listed.push(unknown.at(-1)!);
    }
    if (!named) continue;
    things.push({ kind: 'thing', name: named.concept, text });
    things.push(...twoIn(text), ...allOf(text));
    left = blanked(left, from, from + text.length);
  }
  const manners = REFUSABLE.flatMap(({ kind, name, en, zh }): Refusal[] => {
    const word =
      zh.split(' ').find((each) => findWord(left, each) || things.some(({ text }) => text === each)) ??
      cell(en).find((each) => new RegExp(`\\b${each}\\b`, 'u').test(lower));
    return word ? [{ kind, name, text: word }] : [];
  });
  const isManner = ({ text }: Refusal) => manners.some((each) => each.text === text);
  const found = [...manners, ...things.filter((each) => !isManner(each))];
  const named = found.length > 0 ? [...found, ...listed.filter((each) => !isManner(each))] : unknown;
  return [...named, ...itemsOf(said, named)];
}

/** Nouns that only stand for pictures in general. */
const GENERAL =
  /^(?:things?|stuff|styles?|looks?|icons?|images?|imagery|symbols?|cliches?|pictures?|themes?|motifs?|designs?|logos?|元素|图案|图形|图标|风格|东西|套路|组合|画面|方案|类型|感觉|形象|设计|颜色|造型|味道|路线|路子|思路|样子|玩意儿?|题材|意象|行业|同行|人家|别人|大家|.*风|.*感)$/iu;
