import { VESSELS } from '@markwright/marks/kinds';
import { pickableWords } from '../words/has-picture.ts';
import { taggedWords } from '../words/words.ts';
import { DEEDS_ZH } from './deeds-zh.data.ts';
import { canHold, isPerson } from './holders.ts';
import { isClaw, isDoneInPicture, isOfBody } from './own-body-zh.ts';
import { joinSplit } from './joined-words-zh.ts';
import { LEFT_OVER, recut, type Word } from './recut-zh.ts';
import { PART_SIGNS, PLACE_WORDS } from './relation-words.data.ts';
import { HOUSES, SHOP, tokensOfWord } from './one-word-zh.ts';
import { chineseNames, findChineseThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { toldByNeighbour } from './told-by-neighbour-zh.ts';
import { AFTER_NUMBER, DIGITS, EXISTS, MADE_ZH } from './word-classes-zh.data.ts';
import { type Read, verbAt } from './verbs-by-ending-zh.ts';
import { chineseTable, COUNTED, type Loose, MEASURE_WORDS, POSTURE_WORDS } from './word-table-zh.ts';
import { SETTING_WORDS } from './words.data.ts';
import {
  isAskedMeasure,
  isBeforePlace,
  isDeedName,
  isOnlyTold,
  isPartName,
  MEASURED_THINGS,
  HANGS,
  HELD_AT,
  SEEN_DOING,
  MEDITATES,
  DEED_OF_THING,
} from './words-around-zh.ts';

/** What follows a part that a clause begins with: 翅膀是…, 嘴里叼着…. */
const BEGINS_PART: ReadonlySet<string> = new Set(['is', 'change', 'place', 'like', 'verb', 'with', 'serve']);

const LONGEST = 6;
const TRADE_DEEDS = /^(?:烘焙|烘培|编织|雕刻|缝纫|印染|酿造)$/u;
const SHOP_ITSELF = /.(?:店|馆|铺|坊|厂)$|^(?:面包|药|茶|磨|油|琴|票)房$/u;

/** A run of hanzi: known words that begin and end where the dictionary cuts, the longest first. */
export function chineseTokens(run: string, offset = 0): Token[] {
  const known = remembered.get(run) ?? readRun(run);
  if (remembered.size > REMEMBERED) remembered.clear();
  remembered.set(run, known);
  return known.map((token) => ({ ...token, from: token.from + offset }));
}

/** A sentence is looked at several times, for what it declines and for what it asks. */
const REMEMBERED = 400;
const remembered = new Map<string, Token[]>();

function readRun(run: string): Token[] {
  const words = joinSplit(taggedWords(run)).flatMap((word, at, all) => recut(word, all[at + 1]?.word));
  const tokens: Token[] = [];
  let from = 0;
  for (let at = 0; at < words.length;) {
    const read = longestAt(words, at, tokens);
    let place = from;
    for (const token of read.tokens) {
      tokens.push({ ...token, from: place });
      // A shop that is a thing as well stands twice in the same place.
      if (token.text !== read.tokens[1]?.text) place += token.text.length;
    }
    const [deed, limb] = tokens.slice(-2);
    const doer = tokens.slice(0, -2).findLast(({ kind }) => kind === 'thing');
    // 鳄鱼张着嘴, 小狗伸着舌头: what somebody does with his own body is no thing.
    if (doer && deed && limb && isOfBody(doer, deed, limb)) tokens.splice(-2, 2);
    for (const [place, token] of tokens.entries())
      if (isClaw(token, tokens.slice(0, place))) tokens[place] = { kind: 'part', text: token.text, from: token.from };
    from += words.slice(at, at + read.length).reduce((sum, { word }) => sum + word.length, 0);
    at += read.length;
  }
  return tokens;
}

/** Whether a number or a deed waits for its noun: 一碗…, 吃…, 一碗冒着热气的… */
function isCounted(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.kind ?? '';
  if (last !== 'de') return ['number', 'verb'].includes(last);
  const number = tokens.findLastIndex(({ kind }) => kind === 'number');
  const next = tokens[number + 1];
  // 一只女人的手: whom one counts by the piece is not the woman.
  const isLimbOf =
    next?.kind === 'thing' && isPerson(next.thing?.concept ?? '') && /[只双根对]$/u.test(tokens[number]?.text ?? '');
  return number >= 0 && (isLimbOf || ['verb', 'with'].includes(next?.kind ?? ''));
}

const isPostureToo = (word: string): boolean => POSTURE_WORDS.has(word) && chineseNames().has(word);

/** 手托着一片叶子: what a clause begins with and a deed follows. */
const isDoer = (words: readonly Word[], at: number, tokens: readonly Token[]): boolean =>
  tokens.length === 0 && ['verb', 'change', 'like'].includes(chineseTable().get(words[at + 1]?.word ?? '')?.kind ?? '');

/** 一片比自己大的叶子: counted, with its 的 between. */
const isCountedApart = (tokens: readonly Loose[]): boolean =>
  tokens.at(-1)?.kind === 'de' &&
  tokens.findLastIndex(({ kind }) => kind === 'number') >
    tokens.findLastIndex(({ kind }) => kind === 'thing' || kind === 'noun');

const isMeasure = (text: string, tokens: readonly Token[]): boolean =>
  MEASURE_WORDS.has(text) &&
  ['verb', 'with', 'is', 'change', 'like', 'serve', 'use', 'exit'].includes(tokens.at(-1)?.kind ?? '');

/** 飞过去; 叶子来 is no deed. */
const goingTable = (text: string) => {
  const known = chineseTable().get(text);
  return known && ['verb', 'exit', 'with', 'change'].includes(known.kind) ? known : undefined;
};

const isMeasured = (word = ''): boolean => COUNTED.test(word) || MEASURE_WORDS.has(word);
const wordsFrom = (words: readonly Word[], from: number, pieces: number): string =>
  words
    .slice(from, from + pieces)
    .map(({ word }) => word)
    .join('');

const isCreature = (word: string): boolean => {
  const thing = chineseNames().get(word);
  return thing !== undefined && canHold({ token: { kind: 'thing', text: word, from: 0, thing } });
};

/** 看书的狐狸: said before who does it; 看书的孩子 may be whoever comes. */
const isDoneByNext = (words: readonly Word[], at: number): boolean => {
  const who = words.slice(at + 1, at + 3).find(({ word }) => isCreature(word))?.word ?? '';
  return words[at]?.word === '的' && who !== '' && !isPerson(chineseNames().get(who)!.concept);
};

const countOf = (text: string, digit: string): number => (/^一[对双]$/u.test(text) ? 2 : (DIGITS[digit] ?? 1));

function longestAt(words: readonly Word[], at: number, tokens: readonly Token[]): Read {
  const zh = chineseNames();
  if (words[at]!.tag === LEFT_OVER) return { tokens: [], length: 1 };
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const text = words
      .slice(at, at + length)
      .map(({ word }) => word)
      .join('');
    const before = tokens.at(-1)?.kind ?? '';
    // 筐筐, 边边: said twice, meant once; 筏子上 is a place on the raft.
    if (length === 1 && text.length === 1 && tokens.at(-1)?.text === text && words[at - 1]?.word === text)
      return { tokens: [], length };
    if (/^子[上里下]$/u.test(text))
      return { tokens: [{ kind: 'place', text: text.slice(1), relation: PLACE_WORDS[text.slice(1)] ?? 'on' }], length };
    // 锅儿头煮起一轮月亮: in the west 头 is inside.
    if (text === '头' && length === 1 && before === 'thing' && VESSELS.has(tokens.at(-1)?.thing?.concept ?? ''))
      return { tokens: [{ kind: 'place', text: '里头', relation: 'in' }], length };
    // 坐个雪爬犁: who sits one of something rides it.
    if (
      length === 2 &&
      /^[坐搭乘](?:一[辆台架条艘只个]|[辆台架条艘只个])$/u.test(text) &&
      !['place', 'part', 'at'].includes(before) &&
      words[at + 2]
    )
      return { tokens: [{ kind: 'verb', text, relation: 'riding' }], length };
    // 煎饼卷大葱
    if (length > 1 || words[at]!.word.length > 2) {
      const rolled = /^(.+)卷$/u.exec(text);
      const next = words[at + length]?.word ?? '';
      if (rolled && zh.has(rolled[1]!) && zh.has(next))
        return {
          tokens: [
            { kind: 'thing', text: rolled[1]!, thing: zh.get(rolled[1]!)! },
            { kind: 'verb', text: '卷', relation: 'wrapped-round' },
          ],
          length,
        };
    }
    // 冰面上: a surface, no noodles.
    if (text === '面' && before === 'thing' && /^[上下]$/u.test(words[at + 1]?.word ?? ''))
      return { tokens: [], length };
    // 鸡冠系半个齿轮: in the south 系 is.
    if (text === '系' && before === 'part' && /^[半一两三四五六七八个只条把]/u.test(words[at + 1]?.word ?? ''))
      return { tokens: [{ kind: 'is', text }], length };
    // 咖啡杯的把手上
    if (length === 2 && /^把手[上里]?$/u.test(text) && ['de', 'thing'].includes(before))
      return {
        tokens: [
          { kind: 'part', text: '把手' },
          ...(text.length > 2 ? [{ kind: 'place' as const, text: text.slice(2), relation: 'on' as const }] : []),
        ],
        length,
      };
    // 你给画条船: for whom, not at whom.
    if (/^[给帮替]$/u.test(text) && /^[画我咱俺您你整弄做来换想出设]/u.test(words[at + 1]?.word ?? ''))
      return { tokens: [], length };
    // 窝着只猫头鹰: a nest that somebody does is a posture.
    if (length === 2 && words[at + 1]?.word === '着' && before === 'place' && isPostureToo(words[at]!.word))
      return { tokens: [{ kind: 'with', text }], length };
    // 碗边坐着一只小白兔
    if (before === 'part' && /^[坐站蹲趴躺卧立停落歇]着$/u.test(text) && isMeasured(words[at + length]?.word))
      return { tokens: [{ kind: 'with', text }], length };
    // 坐着热气球的兔子: who sits something rides it.
    if (text === '坐着' && before !== 'place' && chineseNames().has(words[at + length]?.word ?? ''))
      return { tokens: [{ kind: 'verb', text, relation: 'riding' }], length };
    // 狮子头上戴皇冠: its head, no dish.
    if (/..头$/u.test(text) && /^[上顶戴]/u.test(words[at + length]?.word ?? '') && isCreature(text.slice(0, -1)))
      return {
        tokens: [
          { kind: 'thing', text: text.slice(0, -1), thing: zh.get(text.slice(0, -1))! },
          { kind: 'part', text: '头' },
        ],
        length,
      };
    // 烘焙咖啡豆, 编织篮子: the deed of a trade, done to what follows.
    if (length === 1 && TRADE_DEEDS.test(text) && before !== 'number' && findChineseThing(words[at + 1]?.word ?? ''))
      return { tokens: [], length };
    const told = toldByNeighbour(words, at + length, tokens, text);
    if (told) return { tokens: [{ kind: 'thing', text, thing: told }], length };
    // 热气拐个弯，成个爱心
    if (
      text === '成' &&
      tokens.length === 0 &&
      /^(?:[个只朵条颗座]|一[个只朵条颗座])$/u.test(words[at + 1]?.word ?? '')
    )
      return { tokens: [{ kind: 'change', text }], length };
    // 你看画个老虎: said to whoever draws it.
    if (text === '看' && tokens.length === 0 && /^[画用选]/u.test(words[at + 1]?.word ?? ''))
      return { tokens: [], length };
    // 牵着羊过桥
    if (text === '过' && before === 'thing' && findChineseThing(words[at + 1]?.word ?? ''))
      return { tokens: [{ kind: 'verb', text, relation: 'on' }], length: 1 };
    // 往下扔, 朝前跑: which way is not told.
    if (/^[往向朝](?:[上下前后外里内左右回家])$/u.test(text))
      return { tokens: [], length: at + length + 1 === words.length ? length + 1 : length };
    // 倒挂在树上: how it hangs is not told.
    if (/^[倒斜横半侧仰]$/u.test(text) && HANGS.test(words[at + 1]?.word ?? '')) return { tokens: [], length: 1 };
    const deed = DEEDS_ZH.get(text);
    // 理发椅, 看书的: a chair for it is no deed.
    const isCompound = DEED_OF_THING.test(words[at + length]?.word ?? '');
    const isSeen = isDoneInPicture(tokens) || isDoneByNext(words, at + length);
    if (deed && !isCompound && isSeen && pickableWords(deed.concept))
      return {
        tokens: [
          ...(deed.relation === 'in' && before === 'at'
            ? []
            : [
                {
                  kind: deed.relation === 'in' ? ('at' as const) : ('verb' as const),
                  text: text.slice(0, 1),
                  relation: deed.relation,
                },
              ]),
          { kind: 'thing', text: text.slice(1), thing: { concept: deed.concept, isKind: false } },
        ],
        length,
      };
    // 各抓一样玩具: one of a kind, not alike.
    if (text === '一样' && ['verb', 'with'].includes(before))
      return { tokens: [{ kind: 'number', text, count: 1 }], length };
    if (text === '以' || (text === '为' && tokens.at(-2)?.kind === 'use'))
      return { tokens: [{ kind: text === '以' ? 'use' : 'serve', text }], length };
    // 一本书让猫头鹰捧着
    if ((text === '让' || text === '叫') && ['thing', 'noun'].includes(before))
      return { tokens: [{ kind: 'passive', text }], length };
    // 缝里豆浆往下流: before a place the character names a piece.
    if (
      length === 1 &&
      PART_SIGNS.includes(text) &&
      Object.hasOwn(PLACE_WORDS, words[at + 1]?.word ?? '') &&
      !chineseNames().has(text)
    )
      return { tokens: [{ kind: 'part', text }], length };
    // 一个人盘腿坐在荷叶上: anybody, where he does something that is to be seen.
    if (text === '人' && length === 1 && isCounted(tokens) && SEEN_DOING.test(words[at + 1]?.word ?? '')) {
      const meditates = MEDITATES.test(words[at + 1]!.word);
      const thing = { concept: meditates ? 'meditation' : 'man', isKind: true };
      return { tokens: [{ kind: 'thing', text, thing }], length: meditates ? 2 : 1 };
    }
    // 杠铃两头是两个汉堡
    if (
      /^两[头端]$/u.test(text) &&
      before === 'thing' &&
      /^(?:是|换|挂|各|都|变|做|画)/u.test(words[at + length]?.word ?? '')
    )
      return { tokens: [{ kind: 'part', text }], length };
    const counted = COUNTED.exec(text);
    // 抱个月饼, 举面小旗: a measure alone is one of them.
    if (length === 1 && words[at + 1] && (isMeasure(text, tokens) || isAskedMeasure(words, at)))
      return { tokens: [{ kind: 'number', text, count: 1 }], length };
    // 四个角装上轱辘
    if (text === '装上' && before === 'part') return { tokens: [{ kind: 'with', text }], length };
    if (length === 1 && EXISTS.has(text) && ['place', 'part', 'setting'].includes(tokens.at(-1)?.kind ?? ''))
      return { tokens: [{ kind: 'with', text }], length };
    // 一枝上面结三颗: what it is measured in stands for it.
    const measure = counted && MEASURED_THINGS[text.slice(-1)];
    if (measure && length === 1 && Object.hasOwn(PLACE_WORDS, words[at + 1]?.word ?? ''))
      return {
        tokens: [
          { kind: 'number', text: text.slice(0, -1), count: 1 },
          { kind: 'thing', text: text.slice(-1), thing: { concept: measure, isKind: true } },
        ],
        length,
      };
    if (counted) return { tokens: [{ kind: 'number', text, count: countOf(text, counted[1] ?? '') }], length };
    const next = words[at + length]?.word ?? '';
    const isHost = Object.hasOwn(PLACE_WORDS, next) || chineseTable().get(next)?.kind === 'part';
    const isMeant =
      isCounted(tokens) ||
      ['change', 'is', 'at', 'from', 'like'].includes(tokens.at(-1)?.kind ?? '') ||
      isHost ||
      isDoer(words, at, tokens);
    const isOwnLimb = before === 'thing' && chineseTable().get(text)?.kind === 'part';
    const meant = isMeant && !isOwnLimb && Object.hasOwn(AFTER_NUMBER, text) ? AFTER_NUMBER[text] : undefined;
    if (meant && pickableWords(meant))
      return { tokens: [{ kind: 'thing', text, thing: { concept: meant, isKind: false } }], length };
    // 飞过去: which way is not told.
    const known = chineseTable().get(text) ?? (/^..+[来去]$/u.test(text) ? goingTable(text.slice(0, -1)) : undefined);
    // 把面条拉成一座桥
    if (length === 1 && known?.kind === 'verb' && words[at + 1]?.word === '成')
      return { tokens: [{ kind: 'change', text: `${text}成` }], length: 2 };
    // 按在, 卷在, 抱在: whatever somebody does there, the place is told.
    if (length === 1 && known?.kind === 'verb' && known.relation !== 'and' && words[at + 1]?.word === '在') {
      const isHeld = ['holding', 'carrying', 'wearing'].includes(known.relation ?? '');
      // 扛在肩上: the dictionary may part the shoulder from its place.
      const more = [1, 2].find((pieces) => HELD_AT.test(wordsFrom(words, at + 2, pieces)));
      return more && isHeld
        ? { tokens: [{ ...known, text: `${text}在${wordsFrom(words, at + 2, more)}` }], length: 2 + more }
        : { tokens: [{ kind: 'at', text: `${text}在` }], length: 2 };
    }
    // 一只泥捏的猴子: of what nobody draws.
    if (length === 1 && before === 'number' && MADE_ZH.test(text) && words[at + 1]?.word === '的')
      return { tokens: [], length };
    // 正在嵌进: when it happens is not told.
    if (text === '正在' && length === 1 && words[at + 1]?.tag.startsWith('v')) return { tokens: [], length };
    // 螺丝钉发芽了
    if (/^[发长抽冒出]芽$/u.test(text) && before === 'thing')
      return {
        tokens: [
          { kind: 'verb', text: text.slice(0, 1), relation: 'rising-from', reversed: true },
          { kind: 'thing', text: '芽', thing: { concept: 'sprout', isKind: false } },
        ],
        length,
      };
    // 粉粉圆圆的: said twice, it tells how.
    if (length === 1 && /^(.)\1$/u.test(text) && /^(.)\1的?$/u.test(words[at + 1]?.word ?? ''))
      return { tokens: [], length };
    // 一条长脖子恐龙
    if (length === 1 && /^[长短大小粗细]$/u.test(text) && before === 'number' && isPartName(words[at + 1]?.word))
      return { tokens: [], length: findChineseThing(words[at + 2]?.word ?? '') ? 2 : 1 };
    // 月亮关灯, 插花的瓶子: what somebody does, or what it is for.
    if (isDeedName(text) && (length === 1 || zh.has(text)) && isOnlyTold(words, at + length, tokens))
      return { tokens: [], length };
    // 煎饼卷大葱 is a dish, and a pancake rolled round its scallion.
    const rolled = /^(.+)卷(.+)$/u.exec(text);
    if (rolled && length > 1 && zh.has(rolled[1]!) && zh.has(rolled[2]!)) continue;
    const thing = zh.get(text) ?? (/^.{2,}子$/u.test(text) ? zh.get(text.slice(0, -1)) : undefined);
    // 大鹅搁锅里头, 趴窗台上: a posture before a place needs no 在.
    if (length === 1 && (EXISTS.has(text) || POSTURE_WORDS.has(text)) && isBeforePlace(words, at))
      return { tokens: [{ kind: 'at', text }], length };
    if (known?.kind === 'business' && length === 1 && SHOP.test(text) && !HOUSES.has(text))
      return { tokens: tokensOfWord(words[at]!), length };
    // A word that is a thing as well as a place or a manner is the thing, save the ground it stands on and a body's part.
    const isPart =
      known?.kind === 'part' &&
      ((['thing', 'de', 'noun'].includes(tokens.at(-1)?.kind ?? '') && !(thing && isCountedApart(tokens))) ||
        (tokens.length === 0 && BEGINS_PART.has(chineseTable().get(words[at + length]?.word ?? '')?.kind ?? '')));
    const isGround = known?.kind === 'setting' && SETTING_WORDS[known.name ?? '']?.concept === thing?.concept;
    if (
      known &&
      (isPart || isGround || !(thing && ['place', 'setting', 'part', 'carrier', 'shape'].includes(known.kind)))
    )
      return { tokens: [{ ...known, text }], length };
    // A shop that has a picture is still the business, unless one of them is asked for: 一座图书馆.
    if (thing && SHOP_ITSELF.test(text) && tokens.at(-1)?.kind !== 'number')
      return {
        tokens: [
          { kind: 'thing', text, thing },
          { kind: 'business', text },
        ],
        length,
      };
    if (thing) return { tokens: [{ kind: 'thing', text, thing }], length };
  }
  if (PART_SIGNS.includes(words[at]!.word) && tokens.at(-1)?.kind === 'thing')
    return { tokens: [{ kind: 'part', text: words[at]!.word }], length: 1 };
  // 一头犍牛: what is counted is no place.
  const isAsked = tokens.at(-1)?.kind === 'number' && words[at]!.tag === 'ns';
  return (
    verbAt(words, at, tokens) ?? { tokens: tokensOfWord(isAsked ? { ...words[at]!, tag: 'n' } : words[at]!), length: 1 }
  );
}
