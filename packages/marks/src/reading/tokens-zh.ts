import { pickableWords } from '../search/has-picture.ts';
import { taggedWords } from '../search/words.ts';
import { chineseNames, findChineseThing } from './thing-names.ts';
import type { Token } from './tokens.ts';
import {
  ATTRIBUTES,
  BARE_VERBS,
  CARRIER_WORDS,
  PART_WORDS,
  PLACE_WORDS,
  QUALIFIERS,
  RELATION_WORDS,
  SETTING_WORDS,
  TRADE_HEADS,
} from './words.data.ts';

const listed = (cell: string) => cell.split(' ').filter(Boolean);

const POSTURES = '坐 睡 站 蹲 趴 躺 蜷 落 挂 停 飞 跑 游 立 卧 靠 泡 蜷缩 做 长 住 藏 画 写 开 放 盘 浮 漂 倚 倒 映';
const EXITS = '升起 升 探出 探出头 探头 跃起 飞出 长出来 走出 冒出来 钻出 钻出来 浮出 跳出来 露出 露出头';
const MEASURES =
  '只 条 头 匹 艘 座 棵 朵 片 个 枚 把 盏 本 轮 颗 间 位 名 对 双 串 杯 碗 壶 盆 枝 支 株 架 辆 面 扇 尾 群 瓶 滴 块 盘 弯 束 首 件 口 尊 抹 缕 叶 道 栋 幢 顶 根 匙 罐 张 幅 粒 队 排 窝 捧 锅 桶 筐 篮 盒 包 袋 团 层 缸 簇 丛 种 匹 台 部 所 家 副 套 捆 卷 节 段 坛 樽 盅 笼 屉 打 圈 股 阵 幢 节';
const DIGITS: Readonly<Record<string, number>> = {
  一: 1,
  两: 2,
  二: 2,
  双: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  几: 3,
};
/** Said of more than two without a number. */
const MANY = '很多 许多 一群 一排 一队 一窝 一堆 好几只 好几个 成群 无数';
const COUNTED = new RegExp(`^([一两二双三四五六七八九几])(?:${listed(MEASURES).join('|')})?$`, 'u');
/** A number, its measure and a noun that the dictionary holds for one word: 两只手, 一辆车. */
const COUNTED_NOUN = new RegExp(`^([一两二双三四五六七八九几](?:${listed(MEASURES).join('|')}))(.+)$`, 'u');

/**
 * What the last character of a verb says about the two things it joins, for verbs that no table has: 跳过 over, 掉进 in.
 * 着, 住 and 起 say only that one has to do with the other, as "with" does.
 */
const VERB_ENDINGS: Readonly<Record<string, Omit<Token, 'text'>>> = {
  着: { symbol: 'W' },
  住: { symbol: 'W' },
  起: { symbol: 'W' },
  满: { symbol: 'W' },
  过: { symbol: 'V', relation: 'over' },
  进: { symbol: 'V', relation: 'in' },
  入: { symbol: 'V', relation: 'in' },
  上: { symbol: 'V', relation: 'on' },
  向: { symbol: 'V', relation: 'facing' },
  到: { symbol: 'V', relation: 'on' },
  成: { symbol: 'V', relation: 'shaped-like' },
  为: { symbol: 'V', relation: 'shaped-like' },
  出: { symbol: 'V', relation: 'rising-from', reversed: true },
  在: { symbol: 'Z' },
};
const VERB_TAG = /^(?:v|x|zg|vn|vg|m)$/u;

/** Too common to be heard as things by themselves, but a number or a deed makes them one: 一碗面, 两只手, 吃面. */
const AFTER_NUMBER: Readonly<Record<string, string>> = {
  手: 'hand',
  面: 'noodles',
  粉: 'rice-noodles',
  饭: 'rice-bowl',
  门: 'door',
  心: 'heart',
  爱心: 'heart',
  眼: 'eye',
  眼睛: 'eye',
  车: 'car',
  鞋: 'sneaker',
  鞋子: 'sneaker',
  光: 'light-bulb',
  脚: 'foot',
  脸: 'smile',
  口红: 'lipstick',
};

let table: Map<string, Omit<Token, 'text'>> | undefined;

function chineseTable(): Map<string, Omit<Token, 'text'>> {
  if (table) return table;
  const read = new Map<string, Omit<Token, 'text'>>();
  const add = (words: readonly string[], token: Omit<Token, 'text'>) => {
    for (const word of words) if (word && !read.has(word)) read.set(word, token);
  };
  for (const { relation, zh, reversed = false } of RELATION_WORDS) add(listed(zh), { symbol: 'V', relation, reversed });
  for (const [relation, verbs] of BARE_VERBS) add(listed(verbs), { symbol: 'V', relation });
  add(listed(MANY), { symbol: 'N', count: 3 });
  add(['的'], { symbol: 'D' });
  add(['在', ...listed(POSTURES).map((word) => `${word}在`)], { symbol: 'Z' });
  add(['从', '自'], { symbol: 'F' });
  add(listed(EXITS), { symbol: 'X', relation: 'rising-from' });
  add(['形状', '形', '造型', '模样', '样子', '状', '外形'], { symbol: 'S' });
  add(['像', '好像', '如', '如同', '宛如', '仿佛'], { symbol: 'L' });
  add(['一样', '似的', '般', '一般'], { symbol: 'E' });
  add(['对峙', '相对', '相望', '对望', '面对面', '相视'], { symbol: 'K' });
  for (const [word, relation] of Object.entries(PLACE_WORDS)) add([word], { symbol: 'P', relation });
  for (const [name, { zh }] of Object.entries(SETTING_WORDS)) add(listed(zh), { symbol: 'Q', name });
  for (const [name, { zh }] of Object.entries(ATTRIBUTES)) add(listed(zh), { symbol: 'A', name });
  add(listed(PART_WORDS.zh), { symbol: 'O' });
  add(listed(CARRIER_WORDS.zh), { symbol: 'Y' });
  add(listed(TRADE_HEADS.zh), { symbol: 'B' });
  return (table = read);
}

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

/** A place inside one word: 窗台上. */
const PLACED = /^(.+)(上|里|中|下|旁|边|内)$/u;

/** A run of hanzi: known words that begin and end where the dictionary cuts, the longest first. */
export function chineseTokens(run: string): Token[] {
  const words = taggedWords(run).flatMap((word, at, all) => recut(word, all[at + 1]?.word));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const read = longestAt(words, at, tokens);
    tokens.push(...read.tokens);
    at += read.length;
  }
  return tokens;
}

type Word = { word: string; tag: string };

/** A deed or a place that the dictionary took together with the thing beside it: 戴眼镜, 从书里, 龙缠, 里长. */
function recut(whole: Word, next = ''): Word[] {
  const { word } = whole;
  const isKnown = chineseTable().has(word) || chineseNames().has(word) || COUNTED.test(word);
  if (isKnown || word.length < 2) return [whole];
  const counted = COUNTED_NOUN.exec(word);
  if (counted)
    return [
      { word: counted[1] ?? '', tag: 'm' },
      { word: counted[2] ?? '', tag: 'n' },
    ];
  const [first, last] = [word.slice(0, 1), word.slice(-1)];
  const [rest, start] = [word.slice(1), word.slice(0, -1)];
  const does = (text: string) => chineseTable().get(text)?.symbol ?? '';
  if ('VZF'.includes(does(first) || '-') && isThingOrPlaced(rest))
    return [{ word: first, tag: 'v' }, ...recut({ word: rest, tag: 'n' })];
  if (does(first) === 'P' && !isThingOrPlaced(word))
    return [
      { word: first, tag: 'f' },
      { word: rest, tag: 'v' },
    ];
  if (Object.hasOwn(VERB_ENDINGS, last) && 'AV'.includes(does(start) || '-'))
    return [
      { word: start, tag: 'v' },
      { word: last, tag: 'p' },
    ];
  // 鹤站 在: the deed belongs to its ending.
  if (Object.hasOwn(VERB_ENDINGS, next) && isThingOrPlaced(start))
    return [
      { word: start, tag: 'n' },
      { word: last, tag: 'v' },
    ];
  if (does(last) === 'V' && chineseNames().has(start))
    return [
      { word: start, tag: 'n' },
      { word: last, tag: 'v' },
    ];
  return [whole];
}

function isThingOrPlaced(word: string): boolean {
  const zh = chineseNames();
  return zh.has(word) || Object.hasOwn(AFTER_NUMBER, word) || zh.has(PLACED.exec(word)?.[1] ?? '');
}

/** Whether a number or a deed waits for its noun: 一碗…, 吃…, 一碗冒着热气的… */
function isCounted(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.symbol ?? '-';
  if (last !== 'D') return 'NV'.includes(last);
  const number = tokens.findLastIndex(({ symbol }) => symbol === 'N');
  return number >= 0 && 'VW'.includes(tokens[number + 1]?.symbol ?? '-');
}

const countOf = (text: string, digit: string): number => (/^一[对双]$/u.test(text) ? 2 : (DIGITS[digit] ?? 1));

function longestAt(words: readonly Word[], at: number, tokens: readonly Token[]): { tokens: Token[]; length: number } {
  const zh = chineseNames();
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const text = words
      .slice(at, at + length)
      .map(({ word }) => word)
      .join('');
    const counted = COUNTED.exec(text);
    if (counted) return { tokens: [{ symbol: 'N', text, count: countOf(text, counted[1] ?? '') }], length };
    const meant = isCounted(tokens) ? AFTER_NUMBER[text] : undefined;
    if (meant && pickableWords(meant))
      return { tokens: [{ symbol: 'T', text, thing: { concept: meant, isKind: false } }], length };
    const known = chineseTable().get(text);
    const thing = zh.get(text);
    if (known?.symbol === 'B' && length === 1 && SHOP.test(text) && !HOUSES.has(text))
      return { tokens: tokensOfWord(words[at]!), length };
    // A word that is a thing as well as a place or a manner is the thing, save the ground it stands on and a body's part.
    const isPart = known?.symbol === 'O' && tokens.at(-1)?.symbol === 'T';
    const isGround = known?.symbol === 'Q' && SETTING_WORDS[known.name ?? '']?.concept === thing?.concept;
    if (known && (isPart || isGround || !(thing && 'PQOYS'.includes(known.symbol))))
      return { tokens: [{ ...known, text }], length };
    // A shop that has a picture is still the business, unless one of them is asked for: 一座图书馆.
    if (thing && SHOP_ITSELF.test(text) && tokens.at(-1)?.symbol !== 'N')
      return {
        tokens: [
          { symbol: 'T', text, thing },
          { symbol: 'B', text },
        ],
        length,
      };
    if (thing) return { tokens: [{ symbol: 'T', text, thing }], length };
  }
  return verbAt(words, at) ?? { tokens: tokensOfWord(words[at]!), length: 1 };
}

/** A verb no table has, by its ending, in one word or in two: 护着, 卷 着. */
function verbAt(words: readonly Word[], at: number): { tokens: Token[]; length: number } | undefined {
  const { word, tag } = words[at]!;
  const next = words[at + 1]?.word ?? '';
  const isDeed = (VERB_TAG.test(tag) && word.length <= 2) || (word.length === 1 && next === '着');
  const apart = isDeed ? VERB_ENDINGS[next] : undefined;
  if (apart) return { tokens: [{ ...apart, text: word + next }], length: 2 };
  // 钟上 is a place, not a deed.
  const isPlace = word.endsWith('上') && chineseNames().has(word.slice(0, -1));
  const isVerb = word.length > 1 && VERB_TAG.test(tag) && !isPlace;
  const ending = isVerb ? VERB_ENDINGS[word.slice(-1)] : undefined;
  return ending && { tokens: [{ ...ending, text: word }], length: 1 };
}

/** One word the tables do not have: a shop by what it sells, a thing by its kind, else a noun we do not know. */
function tokensOfWord({ word, tag }: Word): Token[] {
  if (EMPTY.has(word) || word.endsWith('色')) return [];
  const shop = SHOP.exec(word);
  if (shop) {
    const [, sold = '', kind = ''] = shop;
    const thing = HOUSES.has(plainHouse(word)) ? undefined : findChineseThing(sold);
    const business: Token = { symbol: 'B', text: thing ? kind : word };
    return thing ? [{ symbol: 'T', text: sold, thing }, business] : [business];
  }
  const place = PLACED.exec(word);
  const placed = place && findChineseThing(place[1] ?? '');
  if (placed)
    return [
      { symbol: 'T', text: place[1] ?? '', thing: placed },
      { symbol: 'P', text: place[2] ?? '', relation: PLACE_WORDS[place[2] ?? ''] ?? 'on' },
    ];
  const isNoun = tag.startsWith('n') || tag === 'x' || tag === 'l' || tag === 'i' || tag === 'vn';
  const thing = isNoun ? findChineseThing(word) : undefined;
  if (thing) return [{ symbol: 'T', text: word, thing }];
  return isNoun && word.length > 1 ? [{ symbol: 'U', text: word }] : [];
}
