import { DEEDS_ZH } from './deeds-zh.data.ts';
import { PLACE_WORDS } from './relation-words.data.ts';
import { EMPTY, LEFT_OVER, type Word } from './recut-zh.ts';
import { chineseNames, findChineseThing } from './thing-names.ts';
import { chineseTable, COUNTED, MEASURE_WORDS } from './word-table-zh.ts';

/** 落 日圆: a word cut one character too early, where the two before the cut name a thing. */
export function joinSplit(words: readonly Word[]): Word[] {
  const joined = withoutEcho(withSuffix(withoutVerbBefore(words)));
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [{ word: one }, { word: two }] = [joined[at]!, joined[at + 1]!];
    // 水仙花球带叶子: the bulb of a flower is no ball.
    if (/^球.?$/u.test(two) && (two === '球' || joined[at + 1]!.tag === 'x') && isFlower(one)) {
      const rest = two.slice(1);
      joined.splice(at + 1, 1, { word: '球', tag: LEFT_OVER }, ...(rest ? [{ word: rest, tag: 'v' }] : []));
      continue;
    }
    const [named, rest] = [one + two.slice(0, 1), two.slice(1)];
    // 甜甜 圈里, 热气 球上: a longer name that ends before a place.
    if (
      one.length > 1 &&
      two.length > 1 &&
      chineseNames().has(named) &&
      !findChineseThing(two) &&
      (!chineseNames().has(one) || /[椅车机桌]$/u.test(named)) &&
      (Object.hasOwn(PLACE_WORDS, rest) || chineseTable().get(rest)?.kind === 'business')
    ) {
      joined.splice(at, 2, { word: named, tag: 'n' }, { word: rest, tag: 'f' });
      continue;
    }
    const isKnown = (word: string) => chineseNames().has(word) || chineseTable().has(word) || COUNTED.test(word);
    if (one.length !== 1 || two.length !== 2 || isKnown(two) || !chineseNames().has(named) || isKnown(one + two))
      continue;
    // 写 作业: a deed of two words.
    if (findChineseThing(two) || EMPTY.has(two) || DEEDS_ZH.has(one + two)) continue;
    joined.splice(at, 2, { word: named, tag: 'n' }, { word: rest, tag: chineseTable().has(rest) ? 'n' : LEFT_OVER });
  }
  return joined;
}

const isFlower = (word: string): boolean =>
  /(?:花|百合|水仙|郁金香|风信子|番红花)$/u.test(word) && chineseNames().has(word);

/** 细路 仔戴住: the end of a name that was taken together with the deed behind it. */
const withSuffix = (words: readonly Word[]): Word[] =>
  words.reduce<Word[]>((cut, each) => {
    const before = cut.at(-1);
    const [suffix, rest] = [each.word.slice(0, 1), each.word.slice(1)];
    const isSuffix = before !== undefined && each.tag === 'x' && rest !== '' && /^[仔儿们崽]$/u.test(suffix);
    return isSuffix && chineseNames().has(before.word)
      ? [...cut.slice(0, -1), { word: before.word + suffix, tag: 'n' }, { word: rest, tag: 'x' }]
      : [...cut, each];
  }, []);

/** 蜜罐 罐, 锅 锅头: the end of a word said twice is meant once; behind a vessel 头 is inside. */
const withoutEcho = (words: readonly Word[]): Word[] =>
  words.flatMap((each, at): Word[] => {
    const before = words[at - 1]?.word ?? '';
    const isEcho = before.endsWith(each.word.slice(0, 1)) && chineseNames().has(before);
    if (isEcho && each.word.length === 1 && before.length > 1 && !/^(?:上|下|里|中|边|头|口|面|子)$/u.test(each.word))
      return [{ word: each.word, tag: LEFT_OVER }];
    if (isEcho && before.length === 1 && /^.头$/u.test(each.word))
      return [
        { word: each.word.slice(0, 1), tag: LEFT_OVER },
        { word: '头', tag: 'f' },
      ];
    return [each];
  });

const MOST_PIECES = 3;

/** 骑二 八大 杠, 小雨 靴: a first character that belongs to nothing, before pieces that name a thing together. */
function withoutVerbBefore(words: readonly Word[]): Word[] {
  const cut: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const { word } = words[at]!;
    const first = word.slice(0, 1);
    const isFree = chineseTable().get(first)?.kind === 'verb' || '小大老新'.includes(first) || MEASURE_WORDS.has(first);
    const pieces = [0, 1, 2]
      .map((more) => words.slice(at + 1, at + 2 + more))
      .filter((next) => next.length > 0 && next.length <= MOST_PIECES)
      .find((next) => chineseNames().has(word.slice(1) + next.map((each) => each.word).join('')));
    if (word.length < 2 || !isFree || !pieces || (chineseNames().has(word) && !'小大老新'.includes(first))) {
      cut.push(words[at]!);
      continue;
    }
    cut.push({ word: first, tag: 'v' }, { word: word.slice(1) + pieces.map((each) => each.word).join(''), tag: 'n' });
    at += pieces.length;
  }
  return cut;
}
