import { COLORS, type NamedColor } from './colors.data.ts';

/** A colour that a text names, with its place. */
type FoundColor = { hex: string; zh: string; en: string; at: number; end: number };

/** Words that are nothing but a colour; "cream", "wine" or 薄荷 are goods as well. */
const ONLY_COLOR =
  /^(?:[\p{Script=Han}]{1,4}[色红黄蓝绿青紫白黑灰金银粉橙棕褐]|(?:.* )?(?:white|black|gr[ea]y|red|blue|green|yellow|orange|purple|pink|brown|gold|golden|navy|teal|turquoise|burgundy|maroon|crimson|scarlet|magenta|fuchsia|violet|lilac|mauve|beige|khaki|indigo|charcoal|ivory|ochre|terracotta|pastels?|tones?|colou?rs?))$/iu;
/** Beside colours, or where colours are spoken of, they are colours too: "sage and cream", 配色：薄荷加奶油. */
const SPEAKS_OF_COLORS = /colou?r|palette|\b(?:tones|shades|hues)\b|配色|颜色|色调|色系/iu;
const JOINS =
  /^\s*(?:(?:,|，|、|and|&|with|plus|or|on|和|跟|与|加|配|或|\/|\+)\s*)+(?:an? |some |a touch of |a bit of )?$/iu;

const HAN = /\p{Script=Han}/u;
type Row = { word: string; color: Pick<FoundColor, 'hex' | 'zh' | 'en'> };

const rowOf = ([en, hex, zh, enWords]: NamedColor): Row[] => {
  const [first = ''] = zh.split(' ').filter((word) => word.length > 1 || zh.length === 1);
  const color = { hex, zh: first || en, en };
  return `${zh} ${enWords}`
    .split(' ')
    .map((word) => word.replaceAll('_', ' ').toLowerCase())
    .filter((word) => (HAN.test(word) ? word.length > 1 && !word.endsWith('的') : word.length > 2))
    .map((word) => ({ word, color }));
};

const ROWS = COLORS.flatMap(rowOf);
const rowFor = (word: string): Row['color'] | undefined => ROWS.find((row) => row.word === word)?.color;
const isWord = (word: string): boolean => ROWS.some((row) => row.word === word);
/** 黑白, 黑红配色: two of them in two characters; 金黄 and 青绿 are one. */
const TWO_IN_ONE =
  /(?<=^|[^\p{Script=Han}]|[用要是以])([红橙黄绿青蓝紫粉白黑灰金棕])([红橙黄绿青蓝紫粉白黑灰金棕])(?=[，。、；,.;\s]|$|配|色|两|为|相间|双|撞|调|风|极|简|搭)/gu;
/** What everybody sees in red and gold, though it names no colour. */
const FESTIVE = /喜庆|喜气|红红火火/u;
/** 深蓝底白字: letters and grounds are told in one or two characters. */
const OF_LETTERS_OR_GROUND = /[深浅暗淡]?[红橙黄绿青蓝紫粉白黑灰金棕](?=字|底)/gu;

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const isWhole = HAN.test(word) || !/[a-z-]/u.test(`${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`);
    if (isWhole) places.push(at);
  }
  return places;
}

/** The stretch between two marks of punctuation that a place lies in. */
const clauseAt = (text: string, at: number): string =>
  (/[^,，.。;；!！?？\n]*$/u.exec(text.slice(0, at))?.[0] ?? '') +
  (/^[^,，.。;；!！?？\n]*/u.exec(text.slice(at))?.[0] ?? '');

type Taken = FoundColor & { isSure: boolean };

/** Whatever may be a colour, in its order; of words that overlap the first rule and the longest word count. */
function takeAll(lower: string): Taken[] {
  const taken: Taken[] = [];
  const take = (color: Row['color'] | undefined, at: number, end: number, isSure: boolean) => {
    const isFree = taken.every((other) => end <= other.at || at >= other.end);
    if (color && isFree) taken.push({ ...color, at, end, isSure });
  };
  const takeBoth = (letters: readonly string[], at: number, end: number) => {
    for (const color of letters.map((letter) => rowFor(`${letter}色`)))
      if (color) taken.push({ ...color, at, end, isSure: true });
  };
  for (const { 0: pair, 1: one = '', 2: other = '', index } of lower.matchAll(TWO_IN_ONE))
    if (!isWord(`${one}${other}`)) takeBoth([one, other], index, index + pair.length);
  for (const { 0: letter, index } of lower.matchAll(OF_LETTERS_OR_GROUND))
    take(rowFor(isWord(letter) ? letter : `${letter}色`), index, index + letter.length, true);
  // Longest first: 粉红色 is not 红色, "sky blue" not "blue".
  const places = ROWS.flatMap((row) => placesOf(row.word, lower).map((at) => ({ ...row, at })));
  for (const { word, color, at } of places.toSorted(
    (one, other) => other.word.length - one.word.length || one.at - other.at,
  ))
    take(color, at, at + word.length, ONLY_COLOR.test(word) || SPEAKS_OF_COLORS.test(clauseAt(lower, at)));
  const festive = taken.length === 0 ? FESTIVE.exec(lower) : null;
  if (festive) takeBoth(['红', '金'], festive.index, festive.index + festive[0].length);
  return taken.toSorted((one, other) => one.at - other.at);
}

/** Colours as they are called in a text, in its order; a word that may be goods counts only among colours. */
export function colorsNamedIn(text: string): FoundColor[] {
  const lower = text.toLowerCase();
  const taken = takeAll(lower);
  const passOn = (from: number, to: number) => {
    const [one, other] = [taken[from], taken[to]];
    if (!one?.isSure || !other) return;
    const between = lower.slice(Math.min(one.end, other.end), Math.max(one.at, other.at));
    if (JOINS.test(between)) other.isSure = true;
  };
  for (let at = 1; at < taken.length; at += 1) passOn(at - 1, at);
  for (let at = taken.length - 1; at > 0; at -= 1) passOn(at, at - 1);
  return taken.filter(({ isSure }) => isSure).map(({ isSure: _isSure, ...color }) => color);
}
