import { allConcepts, findConcept } from '../catalogue/catalogue.ts';
import { ownMarks } from '../own/own-marks.ts';
import { pickableWords } from '../search/has-picture.ts';
import { isNamed, isNamedInEnglish } from '../search/word-index.ts';
import { KINDS, MEANT } from './kinds.data.ts';
import { NOT_THINGS } from './not-things.data.ts';
import { STAND_INS } from './stand-ins.ts';

/** What a word names, and whether it is that very thing or only its kind (a corgi drawn as a dog). */
export type NamedThing = { concept: string; isKind: boolean };

type Names = { en: Map<string, NamedThing>; zh: Map<string, NamedThing>; longestZh: number };

let names: Names | undefined;

/** How often icon sets end a drawing's name in its weight or number. */
const DRAWING_SUFFIX = /-(?:fill|filled|bold|light|duotone|line|outline|solid|one|two|three|four|five|\d+)$/;

const nameOfDrawing = (id: string): string =>
  id
    .slice(id.indexOf(':') + 1)
    .replace(DRAWING_SUFFIX, '')
    .replace(DRAWING_SUFFIX, '')
    .replaceAll('-', ' ');

/** Concepts that are told apart from another of the same name by a last word: mouse-animal, crane-bird. */
const plainId = (id: string) => id.replace(/-(?:animal|bird)$/, '').replaceAll('-', ' ');

/**
 * Every name we know, the surest first: a concept's own name, words of our own drawings, what a drawing is called in
 * its set, then kinds, and last what only stands in for a thing. A later source never overrules an earlier one.
 */
function loadNames(): Names {
  const read: Names = { en: new Map(), zh: new Map(), longestZh: 1 };
  const add = (language: 'en' | 'zh', word: string, concept: string, isKind = false) => {
    const key = word.toLowerCase().trim();
    if (!key || NOT_THINGS[language].has(key) || read[language].has(key) || !pickableWords(concept)) return;
    read[language].set(key, { concept, isKind });
    if (language === 'zh') read.longestZh = Math.max(read.longestZh, key.length);
  };
  const concepts = allConcepts().filter(({ id }) => pickableWords(id));
  const kinds = linesOf(KINDS);
  for (const [word, concept] of Object.entries(MEANT)) add(/\p{Script=Han}/u.test(word) ? 'zh' : 'en', word, concept);
  for (const { id, words } of concepts) {
    if (!id.endsWith('-animal') && !id.endsWith('-bird')) add('en', plainId(id), id);
    if (words.zh[0]) add('zh', words.zh[0], id);
  }
  for (const { concept, zh } of kinds) for (const word of zh) add('zh', word, concept, !isNameOf(concept, word));
  for (const { concept, en, zh } of ownMarks) {
    for (const word of [en.word, ...(en.also ?? [])]) add('en', word, concept);
    for (const word of [zh.word, ...(zh.also ?? [])]) add('zh', word, concept);
  }
  for (const { concept, en } of kinds) for (const word of en) add('en', word, concept, true);
  for (const { id, names: called, words, drawings } of concepts) {
    // A further name of several words is no verb by chance: lily of the valley.
    for (const name of called.en) if (name.includes(' ')) add('en', name, id);
    for (const drawing of drawings) add('en', nameOfDrawing(drawing.id), id);
    for (const word of words.zh) if (isNamed(id, word)) add('zh', word, id);
    for (const word of words.en) if (isOtherName(word) && isNamedInEnglish(id, word)) add('en', word, id, true);
  }
  for (const { concept, en, zh } of linesOf(STAND_INS)) {
    for (const word of en) if (!singularsOf(word).some((one) => read.en.has(one))) add('en', word, concept, true);
    for (const word of zh) add('zh', word, concept, !isNameOf(concept, word));
  }
  return read;
}

/** A table of words by concept, one line each: `dog: corgi husky | 柯基 哈士奇`. */
const linesOf = (table: string) =>
  table.split('\n').map((line) => {
    const [concept = '', rest = ''] = line.split(/:(.*)/);
    const [en = [], zh = []] = rest.split('|').map((words) => words.trim().split(' '));
    return { concept, en: en.map((word) => word.replaceAll('_', ' ')), zh };
  });

/** Search finds deeds by their thing as well; in a sentence they name nothing: weaving is not a weave. */
const isOtherName = (word: string): boolean => /^[a-z]{4,}$/i.test(word) && !/(?:ing|ed|ic|al)$/.test(word);

const isNameOf = (concept: string, word: string): boolean => pickableWords(concept)?.zh.includes(word) ?? false;

export const thingNames = (): Names => (names ??= loadNames());

const SINGULARS: readonly [ending: RegExp, instead: string][] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/(ch|sh|s|x|o)es$/, '$1'],
  [/([^s])s$/, '$1'],
];

/** An English word or phrase, also in the plural. */
export function findEnglishThing(phrase: string): NamedThing | undefined {
  const { en } = thingNames();
  // Names are kept without their apostrophe: a ship's wheel, baby's breath.
  const direct = en.get(phrase) ?? en.get(phrase.replaceAll("'", '')) ?? en.get(phrase.replaceAll("'s", ''));
  if (direct) return direct;
  for (const one of singularsOf(phrase)) if (en.has(one)) return en.get(one);
  // Some are called by their plural: a pancake house.
  return en.get(`${phrase}s`);
}

const singularsOf = (phrase: string): string[] =>
  SINGULARS.flatMap(([ending, instead]) => (ending.test(phrase) ? [phrase.replace(ending, instead)] : []));

/** Words whose last character misleads: a gecko 壁虎 is no tiger 虎. */
const FALSE_ENDINGS = new Set(
  '糖葫芦 冰糖葫芦 壁虎 海马 天牛 花生 海星 沙发 茶几 火车 老板 人马 云雀 铁马 名马 头马 木马 鸡尾酒 金鱼草 猫步 狗粮 牛仔 马路 星期 日子 月份 家人 大家 专家 国家 作家 画家 店家 商家 玩家 回家 居家 文火 灯火 家火 水平 电话'.split(
    ' ',
  ),
);
/** Words for size, colour and age that may stand before a thing inside one word. */
const BEFORE = /^[小大老白黑红蓝绿青金银胖瘦圆长短新旧古石木铁铜纸雪野飞神仙玉彩花]+/u;
/** Many of a thing, or a piece of it: 书堆, 花丛, 竹叶片. */
const COLLECTIVE = /(?:堆|丛|串|群|束|海|们)$/u;

/** An animal shown by its head or its likeness alone: 狼头, 鹿首. */
const HEAD_OF = /^(.+)(?:头|头像|首|脸)$/u;

function animalByHead(word: string): NamedThing | undefined {
  const owner = thingNames().zh.get(HEAD_OF.exec(word)?.[1] ?? '');
  return owner && findConcept(owner.concept)?.theme === 'animals' ? owner : undefined;
}

/** A Chinese word: known whole, or by the end that says what kind of thing it is. */
export function findChineseThing(word: string): NamedThing | undefined {
  const { zh } = thingNames();
  const direct = zh.get(word);
  if (direct || word.length < 2 || FALSE_ENDINGS.has(word) || NOT_THINGS.zh.has(word)) return direct;
  const bare = zh.get(word.replace(BEFORE, '')) ?? zh.get(word.replace(COLLECTIVE, ''));
  if (bare) return { ...bare, isKind: true };
  const head = animalByHead(word);
  if (head) return head;
  // 孔雀开屏: what somebody does is said after who does it.
  for (let to = word.length - 1; to > 1; to -= 1) {
    const first = zh.get(word.slice(0, to));
    if (first && word.length - to > 1) return first;
  }
  for (let from = 1; from < word.length; from += 1) {
    const kind = zh.get(word.slice(from));
    if (kind) return { ...kind, isKind: true };
  }
  return undefined;
}
