import { simplified } from '../words/simplified.ts';
import { findConcept } from '@markwright/marks';
import { HANZI_CONCEPTS } from '../lexicon/hanzi.data.ts';
import { IDLE_CHARACTERS, NAME_IDLE, NAME_PICTURES } from '../lexicon/name-words.data.ts';
import { isPersonName, TITLES } from '../lexicon/person-names.data.ts';
import { chineseNames, findEnglishThing, tellsWork } from '../sentences/thing-names.ts';
import { pickableWords } from '../words/has-picture.ts';
import { tradeClause } from '../words/trade-spans.ts';

/** The longest phrase of a name that is looked up whole: "paper plane". */
const MOST_WORDS = 3;
const MOST_CHARACTERS = 4;

/** Surnames and nicknames: 老周, 阿强, 陈记, 兰姨. */
const PERSON =
  /^(?:[老阿]\p{Script=Han}|小[王李张刘陈杨黄赵吴周徐孙朱胡郭何高罗郑梁谢宋唐许韩冯邓曹彭曾肖董袁潘于蒋蔡余杜程苏魏吕丁任沈姚卢姜崔谭陆汪范]|\p{Script=Han}(?:[记氏家]|[婶姨姐哥叔婆嫂妈爷伯婆](?=$|\p{Script=Han})))/u;
/** 兰州马家, 洛阳牛记: whose shop it is. */
const SURNAME_LAST =
  /[王李张刘陈杨黄赵吴周徐孙马朱胡林郭何高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤牛][家记氏]$/u;
/** A thing before one of these is a dish: 蝴蝶酥, 车轮饼. */
const DISH = /^[酥饼卷粄糕汤肉面粉爪糖饭茶包]/u;

/** What a brand name shows that a designer would draw: "Iron Heron" a heron, 青禾 a seedling; "Northside" nothing. */
export function picturesOfName(written: string): string[] {
  const name = simplified(written);
  const found = [...chinesePictures(name), ...englishPictures(name)];
  const shown = [...new Set(found)].filter((concept) => pickableWords(concept));
  // Of a night and a wolf the wolf is remembered.
  return [...shown.filter(isAnimal), ...shown.filter((concept) => !isAnimal(concept))];
}

/** 南山区 and 马边县 are addresses. */
const DISTRICT = /(?<![小社园])区$|县$/u;
const STREET = /[路街巷弄]$/u;

/** "Bridge Street Music" and 钟楼街 show no bridge and no bell; a maple stands for its street. */
const STREETS = new Set('street road lane avenue row square close court drive terrace'.split(' '));
const isGrown = (concept: string): boolean =>
  ['animals', 'nature', 'plants', 'flora', 'species'].includes(findConcept(concept)?.theme ?? '');

const isAnimal = (concept: string): boolean => findConcept(concept)?.theme === 'animals';

/** The name without the words that only say its trade: 天鹅湖舞蹈 shows a swan. */
function withoutTrade(name: string): string {
  const spans = tradeClause(name).spans.filter(({ language }) => language === 'zh');
  let left = name.length;
  for (const { start, end } of spans.toReversed())
    // 小饭桌托管 is called after two words of its trade, 花生 after nothing else.
    if (end === left && (start > 0 || left < name.length)) left = start;
  return name.slice(0, left);
}

function chinesePictures(name: string): string[] {
  const names = chineseNames();
  return (name.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) => {
    const text = withoutTrade(run).replace(PERSON, '').replace(SURNAME_LAST, '');
    if (isPersonName(text) || DISTRICT.test(text)) return [];
    const shown: string[] = [];
    for (let at = 0; at < text.length;) {
      const length = longestAt(text, at, (word) => NAME_PICTURES.has(word) || NAME_IDLE.has(word) || isThing(word));
      const word = text.slice(at, at + Math.max(1, length));
      at += word.length;
      if (NAME_IDLE.has(word)) continue;
      const table = NAME_PICTURES.get(word);
      const thing = word.length > 1 && !tellsWork(word) ? names.get(word)?.concept : undefined;
      if (table) shown.push(...table);
      else if (thing && !DISH.test(text.slice(at))) shown.push(thing);
      else if (word.length === 1 && !IDLE_CHARACTERS.has(word))
        shown.push(...(HANZI_CONCEPTS.get(word) ?? []).slice(0, 1));
    }
    return STREET.test(text) ? shown.filter(isGrown) : shown;
  });

  function isThing(word: string): boolean {
    return word.length > 1 && names.has(word);
  }
}

/** How many characters from a place on make the longest word that is known. */
function longestAt(text: string, at: number, isKnown: (word: string) => boolean): number {
  for (let length = Math.min(MOST_CHARACTERS, text.length - at); length > 0; length -= 1)
    if (isKnown(text.slice(at, at + length))) return length;
  return 0;
}

function englishPictures(name: string): string[] {
  const words =
    name
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/'s\b/g, '')
      .match(/[a-z]+/g) ?? [];
  const shown: string[] = [];
  for (let at = 0; at < words.length;) {
    const [length, concepts] = englishAt(words, at);
    const isOnlyNamed = STREETS.has(words[at + length] ?? '') || TITLES.has(words[at - 1] ?? '');
    shown.push(...concepts.filter((concept) => !isOnlyNamed || isGrown(concept)));
    at += length;
  }
  return shown;
}

/** What the longest phrase from a word on shows, and how many words it has. */
function englishAt(words: readonly string[], at: number): [number, readonly string[]] {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const table =
      NAME_PICTURES.get(phrase) ?? (NAME_IDLE.has(phrase) ? undefined : NAME_PICTURES.get(phrase.replace(/s$/, '')));
    if (table) return [length, table];
    if (NAME_IDLE.has(phrase)) return [length, []];
    const thing = tellsWork(phrase) ? undefined : findEnglishThing(phrase);
    if (thing) return [length, [thing.concept]];
  }
  return [1, []];
}
