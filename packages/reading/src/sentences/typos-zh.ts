import { taggedWords } from '../words/words.ts';
import { HOMOPHONES } from './homophones.data.ts';
import { chineseNames } from './thing-names.ts';
import { MEASURE_WORDS } from './word-table-zh.ts';

const soundingLike = new Map<string, string[]>();
for (const group of HOMOPHONES)
  for (const sign of group)
    soundingLike.set(sign, [...(soundingLike.get(sign) ?? []), ...Array.from(group.replace(sign, ''))]);

const LENGTHS = [4, 3, 2];

/** Words typed for others of the same sound, told apart by what is said of them: 我家种琵琶的. */
const WHOLE_WORDS: readonly [typed: string, meant: string, told: RegExp][] = [
  ['琵琶', '枇杷', /种琵琶|水果|果园|果子|果树|果农|好吃|吃的|甜|采摘|摘/u],
  ['螺旋浆', '螺旋桨', /螺旋浆/u],
  ['船浆', '船桨', /船浆/u],
  ['板手', '扳手', /板手/u],
  ['磁砖', '瓷砖', /磁砖/u],
  ['拖啦机', '拖拉机', /拖啦机/u],
  ['菠罗', '菠萝', /菠罗(?!蜜)/u],
  ['竿稍', '竿梢', /竿稍/u],
];
/** A character told by the one beside it: 到挂着, 树支上, 带顶破草冒. */
const BY_NEIGHBOUR: readonly [typed: RegExp, meant: string][] = [
  [/到(?=[挂吊立扣]着?(?:在|$|[，。]))/gu, '倒'],
  [/(?<=[树花梅柳松桃竹桂槐]|树杈)支(?=[上下头间里杈])/gu, '枝'],
  [/(?<=(?:带|戴|扣|一|两)顶\p{Script=Han}{1,3})冒(?=子|[，。；！？\s]|$)/gu, '帽'],
  [/(?<=副\p{Script=Han}{0,3}眼)[竟境](?=[，。；！？\s]|$)/gu, '镜'],
  [/(?<=[热氢])[器汽](?=球)/gu, '气'],
  [/(?<=乌)鸭(?!子)/gu, '鸦'],
];
const withNeighbours = (text: string): string =>
  BY_NEIGHBOUR.reduce((left, [typed, meant]) => left.replaceAll(typed, meant), text);

const withWholeWords = (text: string): string =>
  WHOLE_WORDS.reduce((left, [typed, meant, told]) => (told.test(left) ? left.replaceAll(typed, meant) : left), text);

/**
 * A text with characters put right that were typed for others of the same sound (土拔鼠, 碗豆), where nothing but one
 * wrong character keeps a word from naming a thing, and the word means nothing as it stands.
 */
export function withoutHomophones(text: string): string {
  // The triangle on a player is said in either language.
  let right = withMeasures(withDeeds(withNeighbours(withWholeWords(text))).replaceAll(/\bplay(?=键|按钮)/giu, '播放'));
  for (const length of LENGTHS)
    for (let at = 0; at + length <= right.length; at += 1) {
      const typed = right.slice(at, at + length);
      const meant = isMeasured(typed, right.slice(0, at)) ? undefined : meantBy(typed);
      if (meant && !isWord(typed, right, at)) right = right.slice(0, at) + meant + right.slice(at + length);
    }
  return right;
}

/** Measures as they are mistyped: 一龙包子, 一坐塔, 两课树. */
const MEASURES_TYPED: Readonly<Record<string, string>> = {
  龙: '笼',
  拢: '笼',
  坐: '座',
  做: '座',
  课: '棵',
  科: '棵',
  知: '只',
  芝: '只',
  吧: '把',
  见: '件',
  站: '盏',
  跳: '条',
  遍: '片',
  付: '副',
};
const withMeasures = (text: string): string =>
  text.replaceAll(
    /(?<=[一两三四五六几])[龙拢坐做课科知芝吧见站跳遍付](?!(?<=一见)[^，。]{1,8}就)(?=(\p{Script=Han}{1,4}))/gu,
    (sign, next: string) =>
      chineseNames().has(sign + next.slice(0, 1)) ||
      ![4, 3, 2].some((length) => next.length >= length && chineseNames().has(next.slice(0, length)))
        ? sign
        : MEASURES_TYPED[sign]!,
  );

/** Deeds as they are mistyped before their 着, where the typed character does nothing of the kind. */
const DEEDS_TYPED: Readonly<Record<string, string>> = {
  饶: '绕',
  家: '夹',
  代: '戴',
  报: '抱',
  刁: '叼',
  抗: '扛',
  馋: '缠',
  肯: '啃',
  被: '背',
  订: '顶',
  奇: '骑',
  掉: '吊',
  宅: '摘',
};
/** 饶着铁锚, 家着三只袜子 */
const withDeeds = (text: string): string =>
  text.replaceAll(
    /(?<![国店商作大当我你他她自回一时年朝后取替预汇日投通公汉广情喊填上签修奇])[饶家代报刁抗馋肯被订奇掉宅](?=着(?:[一两三四五六七八九十几半个只条把本根张顶块]|\p{Script=Han}{2}))/gu,
    (sign) => DEEDS_TYPED[sign]!,
  );

/** 画只鹤: one crane, no paper crane; in 三颗碗豆 the measure stands before. */
const isMeasured = (typed: string, before: string): boolean =>
  MEASURE_WORDS.has(typed.slice(0, 1)) &&
  chineseNames().has(typed.slice(1)) &&
  !/[一两三四五六七八九十几半]\p{Script=Han}$/u.test(before);

function meantBy(typed: string): string | undefined {
  const names = chineseNames();
  if (!/^\p{Script=Han}+$/u.test(typed) || names.has(typed)) return undefined;
  for (const [at, sign] of Array.from(typed).entries())
    for (const other of soundingLike.get(sign) ?? []) {
      const meant = typed.slice(0, at) + other + typed.slice(at + 1);
      if (names.has(meant)) return meant;
    }
  return undefined;
}

const isNameAcross = (ahead: string, from: number, to: number): boolean =>
  ahead.length >= to && to - from > 1 && chineseNames().has(ahead.slice(from, to));

/** A word of the dictionary, or one whose pieces belong to words on both sides. */
function isWord(typed: string, text: string, at: number): boolean {
  // The 小毛 of 小毛驴 belongs to a word.
  const ahead = text.slice(at, at + typed.length + 2);
  if ([1, 2].some((more) => [0, 1].some((from) => isNameAcross(ahead, from, typed.length + more)))) return true;
  const before = /\p{Script=Han}*$/u.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  const after = /^\p{Script=Han}*/u.exec(text.slice(at + typed.length, at + typed.length + 2))?.[0] ?? '';
  // 矮脚马驮着盐: the foot belongs to the word before it.
  const across = before.slice(-1) + typed.slice(0, 1);
  if (across.length > 1 && taggedWords(before + typed).some(({ word, tag }) => word === across && tag !== 'x'))
    return true;
  // 三颗碗豆, 海归背着…: what is counted or does something is to be seen.
  if (/[一两三四五六七八九几]\p{Script=Han}$/u.test(before) || /^[背驮叼举抱骑戴穿顶捧]着/u.test(after)) return false;
  const around = before + typed + after;
  // A word that was only guessed (x) is none: 提个灯龙.
  return taggedWords(around).some(
    ({ word, tag }) => word.length > 1 && ((word === typed && tag !== 'x') || (word !== typed && crosses(word, typed))),
  );
}

/** Whether a longer word holds only a part of it: the 蛋高 of 鸡蛋高级. */
const crosses = (word: string, typed: string): boolean =>
  (word.length > 1 &&
    !word.includes(typed) &&
    !typed.includes(word) &&
    (typed.startsWith(word.slice(-1)) || typed.endsWith(word.slice(0, 1)))) ||
  (word.length > typed.length && word.includes(typed));
