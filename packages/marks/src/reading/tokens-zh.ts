import { taggedWords } from '../search/words.ts';
import { findChineseThing, thingNames } from './thing-names.ts';
import type { Token } from './tokens.ts';
import {
  ATTRIBUTES,
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
  '只 条 头 匹 艘 座 棵 朵 片 个 枚 把 盏 本 轮 颗 间 位 名 对 双 串 杯 碗 壶 盆 枝 支 株 架 辆 面 扇 尾 群 瓶 滴 块 盘 弯 束 首 件 把 口 尊 抹 缕 叶 道 栋 幢 顶 根 匙 罐';
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
const COUNTED = new RegExp(`^([一两二双三四五六七八九几])(?:${listed(MEASURES).join('|')})?$`, 'u');

let table: Map<string, Omit<Token, 'text'>> | undefined;

function chineseTable(): Map<string, Omit<Token, 'text'>> {
  if (table) return table;
  const read = new Map<string, Omit<Token, 'text'>>();
  const add = (words: readonly string[], token: Omit<Token, 'text'>) => {
    for (const word of words) if (word && !read.has(word)) read.set(word, token);
  };
  for (const { relation, zh, reversed = false } of RELATION_WORDS) add(listed(zh), { symbol: 'V', relation, reversed });
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

/** Businesses whose first character is not what they sell. */
const HOUSES = new Set(
  '酒店 饭店 酒楼 旅馆 会馆 公社 报社 天文馆 武馆 冰室 画室 教室 博物馆 体育馆 图书馆 工坊 作坊'.split(' '),
);

/** A place inside one word: 窗台上. */
const PLACED = /^(.+)(上|里|中|下|旁|边|内)$/u;

/** A run of hanzi: known words that begin and end where the dictionary cuts, the longest first. */
export function chineseTokens(run: string): Token[] {
  const words = taggedWords(run);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const read = longestAt(words, at);
    tokens.push(...read.tokens);
    at += read.length;
  }
  return tokens;
}

type Word = { word: string; tag: string };

function longestAt(words: readonly Word[], at: number): { tokens: Token[]; length: number } {
  const { zh } = thingNames();
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const text = words
      .slice(at, at + length)
      .map(({ word }) => word)
      .join('');
    const counted = COUNTED.exec(text);
    if (counted) return { tokens: [{ symbol: 'N', text, count: DIGITS[counted[1] ?? ''] ?? 1 }], length };
    const known = chineseTable().get(text);
    const thing = zh.get(text);
    // A word that is a thing as well as a place, a part or a manner is the thing.
    if (known?.symbol === 'B' && length === 1 && SHOP.test(text) && !HOUSES.has(text))
      return { tokens: tokensOfWord(words[at]!), length };
    if (known && !(thing && 'PQOYS'.includes(known.symbol))) return { tokens: [{ ...known, text }], length };
    if (thing) return { tokens: [{ symbol: 'T', text, thing }], length };
  }
  return { tokens: tokensOfWord(words[at]!), length: 1 };
}

/** One word the tables do not have: a shop by what it sells, a thing by its kind, else a noun we do not know. */
function tokensOfWord({ word, tag }: Word): Token[] {
  if (EMPTY.has(word) || word.endsWith('色')) return [];
  const shop = SHOP.exec(word);
  if (shop) {
    const [, sold = '', kind = ''] = shop;
    const thing = findChineseThing(sold);
    const business: Token = { symbol: 'B', text: kind };
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
