import { findTokens, THINGS_TOO } from './find-tokens.ts';
import type { Setting } from './clause-text.ts';
import { QUOTE } from './split-clauses.ts';

const MEASURE =
  /^(?:成|为|做|上|点)?(?:一|两|几|三|个)?(?:[只个条头匹座朵片把盏颗张幅棵支根枚块碗杯碟盘瓶壶笼筐篮口艘架位间栋串顶圈双对株滴粒匙]|些|点|那种|那个|种)?(?:小小的?|可爱的|简单的|大大的|小|[红绿蓝黄白黑粉紫金橙棕灰]色?的)?/u;
const TAIL =
  /(?:吧|呗|啊|呀|了|的|可以|行|\s*(?:icon|logo)|那种|试试|试试看|看看|好了|行不行|行吗|可以吗|好吗|怎么样|如何|呢|哈|嘛|啦|比较好|更好|就行|就好|代替|来代替|图案|图标|图形|的图|的样子|之类|上去|进去|在里面|在上面|在旁边|元素|做图标|当图标|落.{1,2}度)+$/u;
const EN_TAIL =
  /\s+(?:please|pls|plz|thanks|maybe|perhaps|instead|instead of.*|rather than.*|too|as well|next to.*|on (?:top|the|it|its|his|her).*|in (?:the|it|its|his|her|there).*|at the.*|above.*|below.*|under.*|behind.*|beside.*|with the.*|to the.*|by the.*|near.*|so .*|because.*|coming .*|to show.*|for (?:us|me|the|our|my).*|somewhere.*|round .*|around.*|over .*|off .*|if .*|or something.*|or so|or not|i think|and .*|that .*|which .*|would .*|could .*|might .*|like that)$/iu;
const EN_HEAD =
  /^(?:to|for|with|into|by|of|in)?\s*(?:be\s+)?(?:(?:an?|the|some|one|our|my|another|more of an?|something like|maybe|just|like|say|a couple of|a pair of|a bit of|a few|two|three)\s+)*(?:(?:tiny|little|small|wee|big|cute|simple|nice|single|proper|actual|real|lil|pretty|cool|plain|nicer|friendly|red|green|blue|yellow|black|white|pink|purple|brown|grey|gray|golden|navy|teal)\s+(?!for|on|in|to|and|with|of|at|from|please)(?=[a-z]))*/iu;

/** "A ladder up against the house", "a sprig tucked in beside it": where it stands and what it does. */
const WHERE =
  /(?<=\S)\s+(?:up|down|out|in|into|inside|on|onto|at|against|across|between|beside|along|alongside|under|underneath|over|by|from|near|above|below|behind|around|through|to|there|here|throughout|everywhere|anywhere|tucked|perched|sat|stuck|peeking|peeping|sitting|standing|hanging|growing|flying|climbing|leaning|going|coming|running|resting|instead|cheers|mate|though|tho)\b.*$/iu;

/** The noun of a phrase, as it was said: without number and measure, without where and why. */
export function nounIn(phrase: string): string {
  const plain = phrase.replaceAll(QUOTE, '').trim();
  if (!/^[a-z'\s-]*$/iu.test(plain))
    return plain
      .replace(MEASURE, '')
      .replace(/(?:抱|拿|戴|举|穿|叼|骑)着.*$|(?<=\p{Script=Han}{2})在.*$/u, '')
      .replace(TAIL, '')
      .trim();
  let rest = plain.replace(EN_HEAD, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(EN_TAIL, '').replace(WHERE, '');
  }
  return rest.replace(/\bis\b.*$/iu, '').trim();
}

/** Whether a phrase can be a noun at all: a word or a few, none of which says how something is to be. */
export const isNoun = (noun: string): boolean =>
  (/^\p{Script=Han}{1,6}$/u.test(noun) &&
    !/[的得地了点些着体字]$|(?:感觉|气氛|氛围|味道|劲儿|调调|样子|印象|效果|风格|(?<![热蒸香雾氧烟喷水])气|[味劲])$|^(?:地址|电话|网址|微信|口号|标语|英文|拼音|[去给跟]|来(?!福)|打印|准备|开始)|^(?!太阳|太极|太空)[的很太更再能会要]|一点|一些|[在把被]/u.test(
      noun,
    )) ||
  (/^[a-z][a-z' -]{1,40}$/iu.test(noun) &&
    !/\b(?:mode|vibe|vibes|theme|style|look|feel|feeling|version|effect|energy|aesthetic|impression|mood)$/iu.test(
      noun,
    ) &&
    noun.split(/\s+/).length <= 3);

/** A phrase of which the tables know most is no picture: "something more modern", 深蓝. */
export function isKnown(noun: string): boolean {
  if (
    /\p{Script=Han}/u.test(noun) &&
    findTokens(noun).some(({ kind, end }) => end === noun.length && /color|face|style|quality|effect/u.test(kind))
  )
    return true;
  // "A bone", "a plum": a thing before it is a colour.
  const known = findTokens(noun).filter(
    ({ kind, text }) => kind !== 'place' && kind !== 'much' && !(kind === 'color' && THINGS_TOO.test(text)),
  );
  const covered = known.reduce((sum, { at, end }) => sum + end - at, 0);
  return covered >= noun.length * 0.5;
}

const VAGUE =
  /^(?:(?:thin |wavy |dotted |double |single )?lines?|(?:limited |smaller )?palette|wash of colou?r|wash|dots?|gap|space|thing|things|something|anything|one|ones|version|look|feel|font|idea|it|that|this|them|bit|way|place|places|position|side|别的|其他|东西|样子|位|位置|位儿|地方|方向|方式|下|点|种|套|法|角度|感觉|儿|思路|那种|风格|问题|他|它)$/iu;

export const isPicture = (noun: string): boolean => isNoun(noun) && !isKnown(noun) && !VAGUE.test(noun);
/** A picture that the product can draw, where it knows. */
export const isDrawable = (noun: string, { nameThing }: Setting): boolean =>
  isPicture(noun) && nameThing(noun).length > 0;

/** Whether anybody was brought who knows what can be drawn. */
export const knowsThings = ({ nameThing }: Setting): boolean => nameThing('cat').length > 0;

export function thingOf(noun: string, { nameThing }: Setting): string[] {
  const said = /^[a-z]/iu.test(noun) ? [noun.toLowerCase()] : [];
  // A Chinese word comes last: it is what the wish is called, not what is looked for.
  const names = nameThing(noun);
  const all = [...new Set([...said, ...names, ...(names.length > 0 && said.length === 0 ? [noun] : [])])].slice(0, 12);
  return all.length > 0 ? all : [noun];
}
