import { allConcepts, findConcept } from '../catalogue/catalogue.ts';
import { ownMarks } from '../own/own-marks.ts';
import { pickableWords } from '../search/has-picture.ts';
import { isNamed, isNamedInEnglish } from '../search/word-index.ts';
import { KINDS, MEANT } from './kinds.data.ts';
import { NOT_THINGS } from './not-things.data.ts';
import { STAND_INS } from './stand-ins.ts';

/** What a word names, and whether it is that very thing or only its kind (a corgi drawn as a dog). */
export type NamedThing = { concept: string; isKind: boolean };

type Names = Map<string, NamedThing>;

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

/** Keeps the first thing that a word is said to name: a later source never overrules an earlier one. */
function collectNames(isOther: ReadonlySet<string>) {
  const names: Names = new Map();
  const add = (word: string, concept: string, isKind = false) => {
    const key = word.toLowerCase().trim();
    if (key && !names.has(key) && !isOther.has(key) && pickableWords(concept)) names.set(key, { concept, isKind });
  };
  return { names, add };
}

const isChinese = (word: string): boolean => /\p{Script=Han}/u.test(word);
const pickableConcepts = () => allConcepts().filter(({ id }) => pickableWords(id));

let english: Names | undefined;
let chinese: Names | undefined;

/**
 * Every English name we know, the surest first: a concept's own name, words of our own drawings, kinds, what a drawing
 * is called in its set, and last what only stands in for a thing. Read when the first English word is looked up: a
 * Chinese text needs none of it.
 */
function englishNames(): Names {
  if (english) return english;
  const { names, add } = collectNames(NOT_THINGS.en);
  const concepts = pickableConcepts();
  for (const [word, concept] of Object.entries(MEANT)) if (!isChinese(word)) add(word, concept);
  for (const { id } of concepts) if (!id.endsWith('-animal') && !id.endsWith('-bird')) add(plainId(id), id);
  for (const { concept, en } of ownMarks) for (const word of [en.word, ...(en.also ?? [])]) add(word, concept);
  for (const { concept, en } of linesOf(KINDS)) for (const word of en) add(word, concept, true);
  for (const { id, names: called, words, drawings } of concepts) {
    // A further name of several words is no verb by chance: lily of the valley.
    for (const name of called.en) if (name.includes(' ')) add(name, id);
    for (const drawing of drawings) add(nameOfDrawing(drawing.id), id);
    for (const word of words.en) if (isOtherName(word) && isNamedInEnglish(id, word)) add(word, id, true);
  }
  for (const { concept, en } of linesOf(STAND_INS))
    for (const word of en) if (!singularsOf(word).some((one) => names.has(one))) add(word, concept, true);
  return (english = names);
}

/** Every Chinese name we know, in the same order, with kinds before the words of our own drawings. */
export function chineseNames(): Names {
  if (chinese) return chinese;
  const { names, add } = collectNames(NOT_THINGS.zh);
  const concepts = pickableConcepts();
  for (const [word, concept] of Object.entries(MEANT)) if (isChinese(word)) add(word, concept);
  for (const { id, words } of concepts) if (words.zh[0]) add(words.zh[0], id);
  for (const { concept, zh } of linesOf(KINDS)) for (const word of zh) add(word, concept, !isNameOf(concept, word));
  for (const { concept, zh } of ownMarks) for (const word of [zh.word, ...(zh.also ?? [])]) add(word, concept);
  for (const { id, words } of concepts) for (const word of words.zh) if (isNamed(id, word)) add(word, id);
  for (const { concept, zh } of linesOf(STAND_INS)) for (const word of zh) add(word, concept, !isNameOf(concept, word));
  return (chinese = names);
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

const SINGULARS: readonly [ending: RegExp, instead: string][] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/(ch|sh|s|x|o)es$/, '$1'],
  [/([^s])s$/, '$1'],
];

/** An English word or phrase, also in the plural. */
export function findEnglishThing(phrase: string): NamedThing | undefined {
  const en = englishNames();
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
  const owner = chineseNames().get(HEAD_OF.exec(word)?.[1] ?? '');
  return owner && findConcept(owner.concept)?.theme === 'animals' ? owner : undefined;
}

/** A Chinese word: known whole, or by the end that says what kind of thing it is. */
export function findChineseThing(word: string): NamedThing | undefined {
  const zh = chineseNames();
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
