import { PLACED, type Word } from './recut-zh.ts';
import { PLACE_WORDS } from './relation-words.data.ts';
import { chineseNames, findChineseThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { AFTER_NUMBER } from './word-classes-zh.data.ts';
import { chineseTable, MEASURE_WORDS } from './word-table-zh.ts';

export const isPartName = (word = ''): boolean => chineseTable().get(word)?.kind === 'part';

/** A deed with its thing that a drawing is called by: 晒太阳, 关灯, 饮茶. */
export const isDeedName = (text: string): boolean =>
  /^[关开晒插饮喝吃钓种养看听晾卖买修赏采摘喂遛撸拍洗送取]./u.test(text) &&
  (findChineseThing(text.slice(1)) !== undefined ||
    Object.hasOwn(AFTER_NUMBER, text.slice(1)) ||
    /^.[茶水灯衣衫]$/u.test(text));
export const isOnlyTold = (words: readonly Word[], next: number, tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }) => kind === 'thing') ||
  (words[next]?.word === '的' && words[next + 1] !== undefined && !/^(?:店|人|地方|公司)/u.test(words[next + 1]!.word));

/** 想要个大犍牛, 来头水牛: one of them is asked for. */
export const isAskedMeasure = (words: readonly Word[], at: number): boolean =>
  MEASURE_WORDS.has(words[at]!.word) && ASKS_FOR.test(words[at - 1]?.word ?? '');
const ASKS_FOR = /^(?:想|就|只|请|给|再|也|还)?(?:要|来|画|整|弄|换|搞|用|做)$/u;

/** What something is measured in, as a thing: 一枝上面结三颗. */
export const MEASURED_THINGS: Readonly<Record<string, string>> = {
  枝: 'twig',
  碗: 'bowl',
  盘: 'plate',
  篮: 'basket',
  筐: 'basket',
  桶: 'bucket',
  锅: 'cooking-pot',
  杯: 'mug',
};

export const HANGS = /^(?:挂|吊|立|躺|卧|靠|倚|坐|蹲|扣|悬)[在着]?$/u;

/** 抱在怀里, 叼在嘴里: where it is held says no more than that it is. */
export const HELD_AT =
  /^(?:怀里|怀中|手里|手上|手中|手心里?|嘴里|嘴上|胸前|臂弯里?|背上|肩上|肩头|头上|身上|脚上|脸上)$/u;

/** 一缕烟, 香炉里的烟 */
export const SMOKES = /[缕股丝]$|[里中上]的$/u;

export const PUSHED = /^(?:一[辆台架])?(?:小|板)?车子?$/u;

export const SEEN_DOING =
  /^(?:盘|打坐|坐|站|躺|趴|蹲|靠|倚|骑|抱|举|扛|背|推|拉|划|撑|挑|提|牵|捧|端|拿|戴|穿|披|围|下棋|在|弯腰|低头|仰|抬头|迎|对坐|面对面)/u;
export const MEDITATES = /^(?:盘腿|盘着腿|盘膝|盘坐|打坐|冥想)$/u;

export const DEED_OF_THING =
  /^(?:椅|凳|台|店|馆|师|匠|铺|机|刀|室|桌|板|车|服|镜|盘|牌|杯|课|班|群|会|社|队|区|盆|桶|枪|棚)/u;

/** Whether a noun and then a place word follow right away. */
export function isBeforePlace(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 4).map(({ word }) => word);
  const place = after.findIndex((word) => Object.hasOwn(PLACE_WORDS, word) || (PLACED.test(word) && word.length > 1));
  const isNoun = (word: string) => chineseNames().has(word) || chineseNames().has(PLACED.exec(word)?.[1] ?? '');
  return place >= 0 && after.slice(0, place + 1).some(isNoun) && !after.some((word) => word === '的');
}
