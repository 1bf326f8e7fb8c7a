import { pickableWords } from '../words/has-picture.ts';
import { taggedWords } from '../words/words.ts';
import { joinSplit, LEFT_OVER, PLACED, recut, type Word } from './recut-zh.ts';
import { PART_SIGNS, PLACE_WORDS } from './relation-words.data.ts';
import { chineseNames, findChineseThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { AFTER_NUMBER, DIGITS, EXISTS, VERB_ENDINGS } from './word-classes-zh.data.ts';
import { chineseTable, COUNTED, listed, type Loose, MEASURE_WORDS, POSTURE_WORDS } from './word-table-zh.ts';
import { QUALIFIERS, SETTING_WORDS } from './words.data.ts';

/** What follows a part that a clause begins with: 翅膀是…, 嘴里叼着…. */
const BEGINS_PART: ReadonlySet<string> = new Set(['is', 'change', 'place', 'like', 'verb', 'with', 'serve']);

const VERB_TAG = /^(?:v|x|zg|vn|vg|m)$/u;
/** These endings are places as well (脊上, 山下): they make a verb only of what the dictionary calls one. */
const PLACE_ENDINGS = '上下过到进入';

const EMPTY = new Set(listed(QUALIFIERS.zh));
const LONGEST = 6;
/** A shop's last character, where the word before it may name what is sold: 书店, 唱片店. */
const SHOP = /^(.+?)(店|馆|铺|社|坊|厂|吧|园|室|社|行|咖|庄)$/u;

const SHOP_ITSELF = /.(?:店|馆|铺|坊|厂)$/u;

/** Businesses whose first character is not what they sell. */
const HOUSES = new Set(
  '酒店 饭店 酒楼 酒馆 酒吧 酒肆 清吧 网吧 水吧 书吧 旅馆 会馆 公社 报社 天文馆 武馆 冰室 画室 教室 博物馆 体育馆 图书馆 工坊 作坊'.split(
    ' ',
  ),
);

/** A small bar is a bar. */
const plainHouse = (word: string) => word.replace(/^[小大老新]/u, '');

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
    from += words.slice(at, at + read.length).reduce((sum, { word }) => sum + word.length, 0);
    at += read.length;
  }
  return tokens;
}

type Read = { tokens: Loose[]; length: number };

/** Whether a number or a deed waits for its noun: 一碗…, 吃…, 一碗冒着热气的… */
function isCounted(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.kind ?? '';
  if (last !== 'de') return ['number', 'verb'].includes(last);
  const number = tokens.findLastIndex(({ kind }) => kind === 'number');
  return number >= 0 && ['verb', 'with'].includes(tokens[number + 1]?.kind ?? '');
}

const isPostureToo = (word: string): boolean => POSTURE_WORDS.has(word) && chineseNames().has(word);

/** 手托着一片叶子: what a clause begins with and a deed follows. */
const isDoer = (words: readonly Word[], at: number, tokens: readonly Token[]): boolean =>
  tokens.length === 0 && chineseTable().get(words[at + 1]?.word ?? '')?.kind === 'verb';

/** Whether a noun and then a place word follow right away. */
function isBeforePlace(words: readonly Word[], at: number): boolean {
  const after = words.slice(at + 1, at + 4).map(({ word }) => word);
  const place = after.findIndex((word) => Object.hasOwn(PLACE_WORDS, word) || (PLACED.test(word) && word.length > 1));
  const isNoun = (word: string) => chineseNames().has(word) || chineseNames().has(PLACED.exec(word)?.[1] ?? '');
  return place >= 0 && after.slice(0, place + 1).some(isNoun) && !after.some((word) => word === '的');
}

const isMeasure = (text: string, tokens: readonly Token[]): boolean =>
  MEASURE_WORDS.has(text) && ['verb', 'with', 'is', 'change'].includes(tokens.at(-1)?.kind ?? '');

const PUSHED = /^(?:一[辆台架])?(?:小|板)?车子?$/u;

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
    // 你给画条船: for whom, not at whom.
    if (text === '给' && /^[画我咱俺整弄做来换]/u.test(words[at + 1]?.word ?? '')) return { tokens: [], length };
    // 窝着只猫头鹰: a nest that somebody does is a posture.
    if (length === 2 && words[at + 1]?.word === '着' && before === 'place' && isPostureToo(words[at]!.word))
      return { tokens: [{ kind: 'with', text }], length };
    // 坐着热气球的兔子: who sits something rides it.
    if (text === '坐着' && before !== 'place' && chineseNames().has(words[at + length]?.word ?? ''))
      return { tokens: [{ kind: 'verb', text, relation: 'riding' }], length };
    // 推着小车: what is pushed is no motor car.
    if (PUSHED.test(text) && tokens.at(-1)?.text.startsWith('推') === true)
      return { tokens: [{ kind: 'thing', text, thing: { concept: 'cart', isKind: true } }], length };
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
    const counted = COUNTED.exec(text);
    // 抱个月饼, 举面小旗: a measure alone is one of them.
    if (length === 1 && isMeasure(text, tokens) && words[at + 1])
      return { tokens: [{ kind: 'number', text, count: 1 }], length };
    if (length === 1 && EXISTS.has(text) && ['place', 'part'].includes(tokens.at(-1)?.kind ?? ''))
      return { tokens: [{ kind: 'with', text }], length };
    if (counted) return { tokens: [{ kind: 'number', text, count: countOf(text, counted[1] ?? '') }], length };
    const next = words[at + length]?.word ?? '';
    const isHost = Object.hasOwn(PLACE_WORDS, next) || chineseTable().get(next)?.kind === 'part';
    const isMeant =
      isCounted(tokens) ||
      ['change', 'is', 'at', 'from', 'like'].includes(tokens.at(-1)?.kind ?? '') ||
      isHost ||
      isDoer(words, at, tokens);
    const meant = isMeant && Object.hasOwn(AFTER_NUMBER, text) ? AFTER_NUMBER[text] : undefined;
    if (meant && pickableWords(meant))
      return { tokens: [{ kind: 'thing', text, thing: { concept: meant, isKind: false } }], length };
    const known = chineseTable().get(text);
    const thing = zh.get(text);
    // 大鹅搁锅里头, 趴窗台上: a posture before a place needs no 在.
    if (length === 1 && (EXISTS.has(text) || POSTURE_WORDS.has(text)) && isBeforePlace(words, at))
      return { tokens: [{ kind: 'at', text }], length };
    if (known?.kind === 'business' && length === 1 && SHOP.test(text) && !HOUSES.has(text))
      return { tokens: tokensOfWord(words[at]!), length };
    // A word that is a thing as well as a place or a manner is the thing, save the ground it stands on and a body's part.
    const isPart =
      known?.kind === 'part' &&
      (['thing', 'de', 'noun'].includes(tokens.at(-1)?.kind ?? '') ||
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
  return verbAt(words, at) ?? { tokens: tokensOfWord(words[at]!), length: 1 };
}

/** A verb no table has, by its ending, in one word or in two: 护着, 卷 着. */
function verbAt(words: readonly Word[], at: number): Read | undefined {
  const { word, tag } = words[at]!;
  const next = words[at + 1]?.word ?? '';
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

/** One word the tables do not have: a shop by what it sells, a thing by its kind, else a noun we do not know. */
function tokensOfWord({ word, tag }: Word): Loose[] {
  if (EMPTY.has(word) || word.endsWith('色')) return [];
  const shop = SHOP.exec(word);
  if (shop) {
    const [, sold = '', kind = ''] = shop;
    const thing = HOUSES.has(plainHouse(word)) ? undefined : findChineseThing(sold);
    const business: Loose = { kind: 'business', text: thing ? kind : word };
    return thing ? [{ kind: 'thing', text: sold, thing }, business] : [business];
  }
  const place = PLACED.exec(word);
  if (place && chineseTable().get(place[1] ?? '')?.kind === 'part')
    return [
      { kind: 'part', text: place[1] ?? '' },
      { kind: 'place', text: place[2] ?? '', relation: PLACE_WORDS[place[2] ?? ''] ?? 'on' },
    ];
  const placed = place && findChineseThing(place[1] ?? '');
  if (placed)
    return [
      { kind: 'thing', text: place[1] ?? '', thing: placed },
      { kind: 'place', text: place[2] ?? '', relation: PLACE_WORDS[place[2] ?? ''] ?? 'on' },
    ];
  const owner =
    word.length > 1 && PART_SIGNS.includes(word.slice(-1)) ? findChineseThing(word.slice(0, -1)) : undefined;
  if (owner && !chineseNames().has(word))
    return [
      { kind: 'thing', text: word.slice(0, -1), thing: owner },
      { kind: 'part', text: word.slice(-1) },
    ];
  if (word.endsWith('着')) return [];
  const isNoun = tag.startsWith('n') || tag === 'x' || tag === 'vn';
  const thing = isNoun ? findChineseThing(word) : undefined;
  if (thing) return [{ kind: 'thing', text: word, thing }];
  return isNoun && word.length > 1 ? [{ kind: 'noun', text: word }] : [];
}
