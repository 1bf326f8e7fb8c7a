import { PART_SIGNS, PLACE_WORDS } from './relation-words.data.ts';
import { findConcept } from '@markwright/marks';
import { chineseNames, findChineseThing } from './thing-names.ts';
import { AFTER_NUMBER, EXISTS, MEASURES, VERB_ENDINGS } from './word-classes-zh.data.ts';
import { chineseTable, COUNTED, listed, MEASURE_WORDS, POSTURE_WORDS } from './word-table-zh.ts';
import { QUALIFIERS } from './words.data.ts';

/** A word with the dictionary's tag. */
export type Word = { word: string; tag: string };

const ONE_OF = /^[个只条张把根颗块片朵棵座盏本粒枚副件支顶面双对串]$/u;

/** A place inside one word: 窗台上. */
export const PLACED = /^(.+)(上|里|中|下|旁|边|内)$/u;

/** A number, its measure and a noun that the dictionary holds for one word: 两只手, 一辆车. */
const COUNTED_NOUN = new RegExp(`^([一两二双三四五六七八九十俩仨几那这](?:${listed(MEASURES).join('|')}))(.+)$`, 'u');

/** Words that name nothing are not taken apart: 画面. */
export const EMPTY = new Set(listed(QUALIFIERS.zh));

/** Words for a picture or a statue of somebody. */
const LIKENESSES = new Set(
  '头像 画像 佛像 石像 偶像 图像 肖像 铜像 神像 雕像 影像 录像 好像 不像 就像 想像 很像 真像 都像 长像 塑像'.split(' '),
);

const placeAtEnd = (word: string): string | undefined =>
  [3, 2, 1]
    .map((length) => word.slice(-length))
    .find((end) => end.length < word.length && Object.hasOwn(PLACE_WORDS, end));

/** What is crossed: 过独木桥, 过河. */
const CROSSED = /^.{0,4}(?:桥|河|江|溪|山|街|海)$/u;

/** The tag of a character that stands before a thing in a word that was only guessed. */
export const DEED_GUESSED = 'vx';

/** The tag of what is left of a word whose first character belongs to the one before. */
export const LEFT_OVER = 'left-over';

const LIMB_AT_END = /^(.+?)(鼻子|尾巴|耳朵|翅膀|爪子|嘴巴|脑袋|脖子|肚子|屁股|胡子|舌头|蹄子|犄角|肚皮|后背|脊背)$/u;
const isAnimalName = (word: string): boolean =>
  findConcept(chineseNames().get(word)?.concept ?? '')?.theme === 'animals';

/** A deed or a place that the dictionary took together with the thing beside it: 戴眼镜, 从书里, 龙缠, 里长. */
export function recut(whole: Word, next = ''): Word[] {
  const { word } = whole;
  const isKnown = EMPTY.has(word) || chineseTable().has(word) || chineseNames().has(word) || COUNTED.test(word);
  // 拿铁钩子: no coffee where a tool follows.
  if (word === '拿铁' && findChineseThing(next) && !/^(?:咖啡|杯)/u.test(next))
    return [
      { word: '拿', tag: 'v' },
      { word: '铁', tag: 'n' },
    ];
  // 笑呵呵地拿铁钩子: how something is done ends before the deed.
  if (whole.tag === 'x' && word.length > 2 && word.startsWith('地'))
    return [{ word: '地', tag: 'uv' }, ...recut({ word: word.slice(1), tag: 'n' }, next)];
  // 芽尖顶 着: the deed belongs to its ending.
  if (
    next === '着' &&
    word.length === 2 &&
    /[顶站坐趴挂立]$/u.test(word) &&
    whole.tag !== 'v' &&
    !word.startsWith('头')
  )
    return [
      { word: word.slice(0, 1), tag: 'n' },
      { word: word.slice(-1), tag: 'v' },
    ];
  // 一个月 牙: no month.
  if (word.endsWith('个月') && chineseNames().has(`月${next}`))
    return [
      { word: word.slice(0, -1), tag: 'm' },
      { word: '月', tag: 'n' },
    ];
  if (isKnown || word.length < 2) return [whole];
  const counted = COUNTED_NOUN.exec(word);
  if (counted)
    return [
      { word: counted[1] ?? '', tag: 'm' },
      { word: counted[2] ?? '', tag: 'n' },
    ];
  const [first, last] = [word.slice(0, 1), word.slice(-1)];
  const [rest, start] = [word.slice(1), word.slice(0, -1)];
  const guessed = whole.tag === 'x' ? cutGuessed(word) : undefined;
  if (guessed) return guessed;
  // 共撑 一把伞, 各举: how many do it is told elsewhere.
  if (
    whole.tag === 'x' &&
    '共合同各齐正'.includes(first) &&
    (['verb', 'with'].includes(chineseTable().get(rest)?.kind ?? '') || EXISTS.has(rest))
  )
    return [
      { word: first, tag: LEFT_OVER },
      { word: rest, tag: 'v' },
    ];
  // 牛拉犁, 猫背鱼: no person's name, but who does what.
  const [one, deed, other] = [word.slice(0, 1), word.slice(1, 2), word.slice(2)];
  if (
    (whole.tag.startsWith('nr') || (whole.tag === 'x' && word.length === 3)) &&
    word.length > 2 &&
    chineseNames().has(one) &&
    chineseTable().get(deed)?.kind === 'verb' &&
    chineseNames().has(other)
  )
    return [
      { word: one, tag: 'n' },
      { word: deed, tag: 'v' },
      { word: other, tag: 'n' },
    ];
  // 鱼戴个 斗笠, 猫抱只 鱼: who does what to one of something.
  const doing = /^(.{1,3})([戴穿披叼抱捧举骑扛拎牵顶背拿追咬])([个只条把顶件块根])$/u.exec(word);
  if (doing && chineseNames().has(doing[1]!))
    return [
      { word: doing[1]!, tag: 'n' },
      { word: doing[2]!, tag: 'v' },
      { word: doing[3]!, tag: 'q' },
    ];
  // 从土 钵里
  if (first === '从' && word.length === 2 && findChineseThing(next))
    return [
      { word: first, tag: 'p' },
      { word: rest, tag: LEFT_OVER },
    ];
  // 两捆布过 石桥: who carries it goes over.
  if (whole.tag === 'x' && last === '过' && word.length < 4 && CROSSED.test(next))
    return [
      { word: start, tag: 'n' },
      { word: last, tag: 'v' },
    ];
  // 漏出 光来
  if (word === '光来')
    return [
      { word: start, tag: 'n' },
      { word: last, tag: LEFT_OVER },
    ];
  // 烟往上绕
  const way = /^(.+?)(往[上下外里前]|要|会)$/u.exec(word);
  if (way && (way[2]!.length > 1 || chineseNames().has(way[1] ?? '')))
    return [
      { word: way[1] ?? '', tag: 'n' },
      { word: way[2] ?? '', tag: 'd' },
    ];
  // 挖空当碗
  if (word.length === 2 && last === '当' && chineseNames().has(next))
    return [
      { word: first, tag: 'v' },
      { word: last, tag: 'v' },
    ];
  // 清泉石: two things that a poem sets side by side.
  if (word.length === 3 && chineseNames().has(word.slice(0, 2)) && chineseNames().has(last) && !findChineseThing(word))
    return [
      { word: word.slice(0, 2), tag: 'n' },
      { word: last, tag: 'n' },
    ];
  // 来头 水牛, 画座 山: one of them is asked for.
  if (
    (/^[来画整弄要换]/u.test(word) && MEASURE_WORDS.has(rest) && findChineseThing(next)) ||
    (/^[画来煮]/u.test(word) && COUNTED.test(rest) && rest.length > 1)
  )
    return [
      { word: first, tag: 'v' },
      { word: rest, tag: 'q' },
    ];
  // 安个, 垫张, 坠个: whatever is done to one of something.
  if (
    whole.tag === 'x' &&
    word.length === 2 &&
    ONE_OF.test(rest) &&
    !/[一二三四五六七八九十两几半数每各这那哪某多好整第上下几同单另别]/u.test(first) &&
    (next === '' || findChineseThing(next) !== undefined || !chineseTable().has(next))
  )
    return [
      { word: first, tag: 'v' },
      { word: rest, tag: 'q' },
    ];
  // 夹起来, 扎起来: how it goes on is not told.
  const goes = /^(\p{Script=Han})(起|上|下)来$/u.exec(word);
  if (goes && ['verb', 'with'].includes(chineseTable().get(goes[1]!)?.kind ?? ''))
    return [
      { word: goes[1]! + (goes[2] === '起' ? '起' : ''), tag: 'v' },
      { word: word.slice(goes[2] === '起' ? 2 : 1), tag: LEFT_OVER },
    ];
  // 背上的刺全 换成郁金香: all of them.
  if (
    whole.tag === 'x' &&
    word.length === 2 &&
    /^[全都也]$/u.test(last) &&
    ['change', 'is', 'verb', 'with', 'serve'].includes(chineseTable().get(next)?.kind ?? '')
  )
    return [
      { word: first, tag: 'n' },
      { word: last, tag: LEFT_OVER },
    ];
  // 里面有个人 在下棋
  if (word === '个人' && /^(?:在|正|坐|站|躺|蹲|趴|看|读|骑|抱|拿|背|打|下|钓|划|弹|拉|吹|睡|盘|靠)/u.test(next))
    return [
      { word: first, tag: 'q' },
      { word: rest, tag: 'n' },
    ];
  // 踩着本书: a measure without its number.
  if (
    MEASURE_WORDS.has(first) &&
    (chineseNames().has(word.slice(1)) || (whole.tag === 'x' && Object.hasOwn(AFTER_NUMBER, word.slice(1)))) &&
    !/^n[sz]?$/u.test(whole.tag)
  )
    return [
      { word: first, tag: 'q' },
      { word: word.slice(1), tag: 'n' },
    ];
  // 孔里游着: a place and what somebody does there.
  const inside = /^(.+)([里上下中内])(.)$/u.exec(word);
  if (inside && POSTURE_WORDS.has(inside[3] ?? '') && isNamedOrPart(inside[1] ?? ''))
    return [
      { word: inside[1] ?? '', tag: 'n' },
      { word: inside[2] ?? '', tag: 'f' },
      { word: inside[3] ?? '', tag: 'v' },
    ];
  // 过桥, 过河: the way goes over something.
  if (/^过[桥河江街山]$/u.test(word))
    return [
      { word: '过', tag: 'v' },
      { word: last, tag: 'n' },
    ];
  // 绕着花转: what somebody does at the end of a clause.
  if ('转飞跑走跳玩'.includes(last) && next === '' && chineseNames().has(word.slice(0, -1)))
    return [
      { word: word.slice(0, -1), tag: 'n' },
      { word: last, tag: 'v' },
    ];
  // 象鼻子, 猫尾巴: a piece of somebody.
  const limb = LIMB_AT_END.exec(word);
  if (limb && isAnimalName(limb[1]!) && !chineseNames().has(word))
    return [
      { word: limb[1]!, tag: 'n' },
      { word: limb[2]!, tag: 'n' },
    ];
  // 葡萄架, 豆角架: what plants grow on.
  if (last === '架' && whole.tag === 'n' && chineseNames().has(start)) return [whole];
  // 爆米花机像大炮, 坛子上: an end of the word before it, taken together with what follows.
  if (word.length === 2 && ((last === '像' && !LIKENESSES.has(word)) || /^子[上里下中]$/u.test(word)))
    return [
      { word: first, tag: 'k' },
      { word: last, tag: last === '像' ? 'v' : 'f' },
    ];
  const does = (text: string) => chineseTable().get(text)?.kind ?? '';
  if (
    ['verb', 'at', 'from', 'serve', 'is', 'use', 'like', 'take', 'sell'].includes(does(first)) &&
    (isThingOrPlaced(rest) || (['serve', 'verb'].includes(does(first)) && chineseTable().get(rest)?.kind === 'part'))
  )
    return [{ word: first, tag: 'v' }, ...recut({ word: rest, tag: 'n' })];
  // 针来 代替
  if (last === '来' && chineseNames().has(start) && /^(?:代替|替代|顶替|充当|做|当|画|拼|搭)/u.test(next))
    return [
      { word: start, tag: 'n' },
      { word: last, tag: LEFT_OVER },
    ];
  // 戴圆框 眼镜, 骑伟士牌 那种: a deed taken together with what only tells which one.
  const isWhichOne = word.length < 4 ? findChineseThing(next) : /^[那这][种样]$/u.test(next);
  if (/^(?:x|nr)$/u.test(whole.tag) && isWhichOne && '戴穿披叼抱捧举骑扛拎牵'.includes(first))
    return [
      { word: first, tag: 'v' },
      { word: rest, tag: 'a' },
    ];
  if (
    (['verb', 'with'].includes(does(first)) || EXISTS.has(first) || POSTURE_WORDS.has(first)) &&
    MEASURE_WORDS.has(rest) &&
    !whole.tag.startsWith('n')
  )
    return [
      { word: first, tag: 'v' },
      { word: rest, tag: 'q' },
    ];
  // 跑过, 爬满: the ending says how the two stand to each other.
  if (does(first) === 'place' && !isThingOrPlaced(word) && !(whole.tag === 'ns' && first === '中'))
    return [
      { word: first, tag: 'f' },
      ...(rest.length > 1 ? recut({ word: rest, tag: 'v' }) : [{ word: rest, tag: 'v' }]),
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
  if (['verb', 'serve', 'is', 'use', 'like', 'take', 'from', 'at'].includes(does(last)) && isNamedOrPart(start))
    return [
      { word: start, tag: 'n' },
      { word: last, tag: 'v' },
    ];
  return [whole];
}

/** 牛拉着, 出烟: what the dictionary only guessed to be a word, of a thing and a deed that are both known. */
function cutGuessed(word: string): Word[] | undefined {
  if (word.length > 4) return undefined;
  for (let at = 1; at < word.length; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const isDeed =
      ['verb', 'exit', 'with'].includes(chineseTable().get(other)?.kind ?? '') ||
      (/^.着$/u.test(other) && (EXISTS.has(other[0]!) || POSTURE_WORDS.has(other[0]!))) ||
      // 熊拿住 一把锤子, 驴拉起 一个箱子
      (/^.[住起上进过出到]$/u.test(other) && chineseTable().get(other[0]!)?.kind === 'verb');
    if (isDeed && isNamedOrPart(one))
      return [
        { word: one, tag: 'n' },
        { word: other, tag: 'v' },
      ];
    // 啄锁: a deed that no table has, and a thing.
    if (
      one.length === 1 &&
      !chineseNames().has(one) &&
      !/[小大老新旧古顺沿往朝向从在到自于对用把被与和跟为给比按凭像很太真好每各全都也就还又再只单双]/u.test(one) &&
      chineseNames().has(other) &&
      other.length <= 2
    )
      return [
        { word: one, tag: DEED_GUESSED },
        { word: other, tag: 'n' },
      ];
    if (/^[出起进]$/u.test(one) && isThingOrPlaced(other))
      return [
        { word: one, tag: 'v' },
        { word: other, tag: 'n' },
      ];
  }
  return undefined;
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
