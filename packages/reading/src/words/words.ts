import { stemmer } from 'stemmer';
import { openSegmenter } from './segmenter.ts';

/** Words that say "a business" rather than which one. */
const EMPTY_EN = new Set(
  (
    'a an the of by in on at for with and or to from my our your is are be this that i we you it its as ' +
    'shop store company brand studio co ltd inc group service services business new best local premium quality ' +
    'modern professional online small family make made making want need logo design called named club theme themed app kit kits'
  )
    .split(' ')
    .map(stemmer),
);
const EMPTY_ZH = new Set(
  (
    '的 了 和 与 及 我 我们 你 是 在 一家 一个 家 店 店铺 馆 公司 有限公司 工作室 品牌 中心 集团 企业 服务 专业 高端 ' +
    '手工 中式 西式 日式 式 传统 现代 经营 主营 做 卖 开 想 想要 设计 标志 LOGO 老板 主要 销售 产品 事务 事务所 会所 ' +
    '主题 俱乐部 基地 连锁 课堂 体验 空间'
  ).split(' '),
);

export const englishStems = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => word.length > 1).map(stemmer);

export function chineseWords(text: string): string[] {
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  return runs.flatMap((run) => openSegmenter(run).cutForSearch(run, true));
}

/** The words of a run of hanzi with their part of speech, as the dictionary tags it. */
export function taggedWords(run: string): { word: string; tag: string }[] {
  return openSegmenter(run).tag(run, true);
}

const EMPTY_RUN = new RegExp([...EMPTY_ZH].filter((word) => word.length > 1).join('|'), 'g');

/** The words of a query that carry meaning, in either language. */
export function queryTerms(text: string): { en: string[]; zh: string[] } {
  const en = englishStems(text).filter((stem) => !EMPTY_EN.has(stem));
  // Taken out before cutting: 俱乐部 would leave 乐 behind.
  const zh = chineseWords(text.replace(EMPTY_RUN, ' ')).filter((word) => !EMPTY_ZH.has(word));
  return { en: [...new Set(en)], zh: [...new Set(zh)] };
}
