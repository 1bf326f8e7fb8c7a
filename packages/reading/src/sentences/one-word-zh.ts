import { chineseNames, findChineseThing } from './thing-names.ts';
import { PART_SIGNS, PLACE_WORDS } from './relation-words.data.ts';
import { PLACED, type Word } from './recut-zh.ts';
import { chineseTable, listed, type Loose } from './word-table-zh.ts';
import { QUALIFIERS } from './words.data.ts';

const EMPTY = new Set(listed(QUALIFIERS.zh));
/** A shop's last character, where the word before it may name what is sold: 书店, 唱片店. */
export const SHOP = /^(.+?)(店|馆|铺|社|坊|厂|吧|园|室|社|行|咖|庄)$/u;

/** 金黄, 雪白: colours as they are said of things. */
const SHADES = /^(?:金|雪|碧|乌|通|鲜|橙|嫩|焦|翠|墨|湖|粉|枣|米|奶|正|土|油|蜡|藏|天)(?:黄|白|绿|黑|红|蓝|灰|青)$/u;

/** Businesses whose first character is not what they sell. */
export const HOUSES = new Set(
  '都行 不行 也行 还行 才行 就行 酒店 饭店 酒楼 酒馆 酒吧 酒肆 清吧 网吧 水吧 书吧 旅馆 会馆 公社 报社 天文馆 武馆 冰室 画室 教室 博物馆 体育馆 图书馆 工坊 作坊'.split(
    ' ',
  ),
);

/** 猫或者狗都行: no house, though it ends like one. */
const AGREES = /^(?:都|也|还|才|就|得|不|可)行$/u;

/** A small bar is a bar. */
const plainHouse = (word: string) => word.replace(/^[小大老新]/u, '');

/** 大槐树, 无花果树: trees that the dictionary takes for villages. */
const grownThing = (word: string) => {
  const plain = /^[大老小古]?(.+[树藤花])$/u.exec(word)?.[1] ?? '';
  return chineseNames().get(plain) ?? (chineseNames().has(plain.slice(0, -1)) ? findChineseThing(plain) : undefined);
};

/** One word the tables do not have: a shop by what it sells, a thing by its kind, else a noun we do not know. */
export function tokensOfWord({ word, tag }: Word): Loose[] {
  if (EMPTY.has(word) || word.endsWith('色') || AGREES.test(word)) return [];
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
  if (SHADES.test(word)) return [];
  // 荷兰 ends like an orchid: a place is called by its whole name or not at all.
  const grown = tag === 'ns' ? grownThing(word) : undefined;
  if (grown) return [{ kind: 'thing', text: word, thing: grown }];
  if (tag === 'ns' && !chineseNames().has(word)) return word.length > 1 ? [{ kind: 'noun', text: word }] : [];
  const isNoun = tag.startsWith('n') || tag === 'x' || tag === 'vn';
  const thing = isNoun ? findChineseThing(word) : undefined;
  if (thing) return [{ kind: 'thing', text: word, thing }];
  return isNoun && word.length > 1 ? [{ kind: 'noun', text: word }] : [];
}
