import { allConcepts, findConcept, ownMarks } from '@markwright/marks';
import { pickableWords } from '../words/has-picture.ts';
import { singularOfIrregular } from '../words/plurals.ts';
import { isNamed, isNamedInEnglish } from '../words/word-index.ts';
import { ENGLISH_NAMES } from './english-names.data.ts';
import { KINDS, MEANT } from './kinds.data.ts';
import { FALSE_ENDINGS, NOT_THINGS } from './not-things.data.ts';
import { DICTIONARY_WORDS } from './dictionary-words.gen.ts';
import { FALLBACK_WORDS, WORK_FALLBACK_WORDS } from './fallback-words.ts';

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
  const { names, add } = collectNames(NEVER_THINGS);
  const concepts = pickableConcepts();
  for (const [word, concept] of Object.entries(MEANT)) if (!isChinese(word)) add(word, concept);
  for (const { concept, en } of linesOf(ENGLISH_NAMES)) for (const word of en) add(word, concept, true);
  for (const { id } of concepts) if (!id.endsWith('-animal') && !id.endsWith('-bird')) add(plainId(id), id);
  for (const { concept, en } of ownMarks) for (const word of [en.word, ...(en.also ?? [])]) add(word, concept);
  for (const { concept, en } of linesOf(KINDS)) for (const word of en) add(word, concept, true);
  for (const { id, names: called, words, drawings } of concepts) {
    // A further name of several words is no verb by chance: lily of the valley.
    for (const name of called.en) if (name.includes(' ')) add(name, id);
    for (const drawing of drawings) add(nameOfDrawing(drawing.id), id);
    for (const word of words.en) if (isOtherName(word) && isNamedInEnglish(id, word)) add(word, id, true);
  }
  for (const { concept, en } of linesOf(FALLBACK_WORDS))
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
  for (const { concept, zh } of linesOf(FALLBACK_WORDS))
    for (const word of zh) add(word, concept, !isNameOf(concept, word));
  for (const { concept, zh } of linesOf(DICTIONARY_WORDS)) for (const word of zh) add(word, concept);
  return (chinese = names);
}

let work: ReadonlySet<string> | undefined;

/** A courier, a palmier: a word that another drawing stands in for, and that tells a trade where it is part of a name. */
export function tellsWork(phrase: string): boolean {
  work ??= new Set(linesOf(WORK_FALLBACK_WORDS).flatMap(({ en, zh }) => [...en, ...zh]));
  return [phrase, ...singularsOf(phrase)].some((word) => work?.has(word));
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

/** Not heard as things even with an article: "a bit", "a night out", "a light touch". */
const NEVER_THINGS: ReadonlySet<string> = new Set(
  'flat flats a an the and or of on in at by to for with from as is are was be does it its like old drink drinks bit set kit line lot kind kinds type types piece way place thing things stuff part parts day night week month year hour minute second first last team group business brand style design service company logo trip tour holiday fun love care home art show light dark bright fast quick black white red green blue pink purple brown yellow gold silver grey gray high crisp camp leave fall midnight shop store market restaurant cafe hotel school hospital clinic office studio bar bars class lesson look feel touch taste flavour mood feeling idea world life people picture image images play go run walk live photo one two three four five clean cool happy smart modern solid plain clear fit love vision data news language point round plan rate trend title trade pack serve spread signal back side top bottom body skin'.split(
    ' ',
  ),
);

/**
 * An English word or phrase, also in the plural or with a blank too many or too few (butter fly, icecream); `isAsked`:
 * said with an article, so that words like "spring" are a thing.
 */
export const findEnglishThing = (phrase: string, isAsked = false): NamedThing | undefined =>
  findAsWritten(phrase, isAsked) ?? (NOT_THINGS.en.has(phrase) ? undefined : findRespaced(phrase));

/** Words that are a thing in their plural alone: whoever sits tight wears no tights. */
const ANOTHER_IN_PLURAL = new Set(
  'tight short brief slack pant custom green sweet draught overall spectacle brace bellow check'.split(' '),
);

/** The same, where the blanks are right. */
export function findAsWritten(phrase: string, isAsked = false): NamedThing | undefined {
  if (NOT_THINGS.en.has(phrase) && !(isAsked && !NEVER_THINGS.has(phrase))) return undefined;
  const en = englishNames();
  // Names are kept without their apostrophe: a ship's wheel, baby's breath.
  const direct = en.get(phrase) ?? en.get(phrase.replaceAll("'", '')) ?? en.get(phrase.replaceAll("'s", ''));
  if (direct) return direct;
  for (const one of singularsOf(phrase)) if (en.has(one)) return en.get(one);
  // Some are called by their plural: a pancake house.
  return ANOTHER_IN_PLURAL.has(phrase) ? undefined : en.get(`${phrase}s`);
}

/** Two words that are written as one: sea horse, crow bar. A green house is a house, and water falls. */
const APART =
  /^(?!(?:red|blue|green|black|white|gold|golden|silver|brown|grey|gray|pink|purple|orange|yellow|big|small|old|new|hot|cold|high|low|long|short|light|dark|soft|hard|sweet|wild|round|fat|flat|free|fine) )[a-z]{3,} (?!(?:falls?|sets?|rises?|lights?|shakes?|beats?|holds?|walks?|runs?|stands?|works?|pieces?)$)[a-z]{3,}$/;

function findRespaced(phrase: string): NamedThing | undefined {
  if (APART.test(phrase)) return findAsWritten(phrase.replace(' ', ''));
  if (!/^[a-z]{7,}$/.test(phrase)) return undefined;
  for (let to = 3; to <= phrase.length - 3; to += 1) {
    const apart = findAsWritten(`${phrase.slice(0, to)} ${phrase.slice(to)}`);
    if (apart) return apart;
  }
  return undefined;
}

/** Plurals of what is drawn by another name. */
const PLURALS: Readonly<Record<string, string>> = { fungi: 'mushroom', dwarves: 'gnome' };

/** "Bread knives", "wild geese" */
const irregularSingular = (phrase: string): string | undefined => {
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  const one = PLURALS[last] ?? singularOfIrregular(last);
  return one && phrase.slice(0, phrase.length - last.length) + one;
};

const singularsOf = (phrase: string): string[] => [
  ...[irregularSingular(phrase) ?? []].flat(),
  ...SINGULARS.flatMap(([ending, instead]) => (ending.test(phrase) ? [phrase.replace(ending, instead)] : [])),
];

/** Nouns that end a compound written as one word and say what kind of thing it is. */
const HEADS =
  /^[a-z]{3,}?(boat|cart|bike|fish|bird|mouse|coat|boots?|shoes?|lamp|ladder|basket|box|bottle|cake|bread|berry|berries|tree|knife|hammer|brush|bell|drum|plane|wheel|chair|stool|bag|bucket|barrow|kettle|spoon|hound|pigeon|finch|duck|goose|beetle|crab|frog|snake|melon)s?$/;

/** A narrowboat is a boat, a woodpigeon a pigeon, though nobody listed them. */
export function findByHead(word: string): NamedThing | undefined {
  const thing = findEnglishThing(HEADS.exec(word)?.[1] ?? '');
  return thing && { ...thing, isKind: true };
}

/** Words for size, colour and age that may stand before a thing inside one word. */
const BEFORE = /^[小大老白黑红蓝绿青金银胖瘦圆长短新旧古石木铁铜纸雪野飞神仙玉彩花]+/u;
/** Many of a thing, or a piece of it: 书堆, 花丛, 竹叶片. */
const COLLECTIVE = /(?:堆|丛|串|群|束|海|们|架|秧|苗)$/u;

/** 兔仔, 熊猫儿, 猪崽崽, 鸭妈妈: small, dear or grown, the same animal. */
const FOND = /(?:儿|仔|崽崽?|娃娃?|妹妹?|哥哥?|宝宝|妈妈|爸爸|爷爷|奶奶|先生|小姐|公仔)$/u;

/** Characters that name a kind at the end of a word. */
const KIND_ENDINGS =
  '鱼鸟花树草果瓜菜茶酒虾蟹贝螺菇菌豆鸡鸭鹅牛羊猪马狗猫虎熊猴兔蛇龙鹿狼狐鼠象狮豹猿鲸鲨龟蛙蝶蜂蚁雀燕鹰鹤鸥鹭鸽莺鹦梅兰竹菊莲荷桃梨橙莓葱蒜椒姜藕笋枣栗柿杏李橘柚蕉柑榴瓶罐杯碗壶锅盆篮筐盒箱袋桶坛缸勺叉筷刀剪针伞灯烛笔书琴鼓钟铃笛号镜梳帽鞋靴袜衣裙裤袍巾椅桌柜凳船舟车机塔桥亭楼阁屋庙窗山峰岭湖云星月叶枝藤珠玉戒链钥锁锤锯斧铲犁网球棋牌';
/** Dishes and goods called by their last character that have no picture of their own. */
const KIND_HEADS: Readonly<Record<string, string>> = {
  桌: 'desk',
  椅: 'chair',
  篮: 'basket',
  梳: 'comb',
  靴: 'boot',
  袜: 'socks',
  枝: 'twig',
  饼: 'flatbread',
  酥: 'cookie',
  糕: 'cake',
  面: 'noodles',
  粉: 'rice-noodles',
  汤: 'soup',
  羹: 'soup',
  粥: 'congee',
  饭: 'rice-bowl',
  糖: 'candy',
  串: 'skewer',
  饺: 'dumpling',
  菇: 'mushroom',
  菌: 'mushroom',
  丸: 'meatball',
  肉: 'meat',
  鱼: 'fish',
  布: 'fabric',
  勺: 'spoon',
  叉: 'fork',
  刀: 'chefs-knife',
  剑: 'sword',
};

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
  // 勺勺, 坛坛: said twice, meant once.
  const once = /^(.)\1$/u.exec(word);
  const bare =
    (once ? zh.get(once[1]!) : undefined) ??
    zh.get(word.replace(BEFORE, '')) ??
    zh.get(word.replace(COLLECTIVE, '')) ??
    zh.get(word.replace(FOND, '')) ??
    zh.get(word.replace(FOND, '').replace(BEFORE, ''));
  if (bare) return { ...bare, isKind: true };
  const head = animalByHead(word);
  if (head) return head;
  // 孔雀开屏: what somebody does is said after who does it.
  for (let to = word.length - 1; to > 1; to -= 1) {
    const first = zh.get(word.slice(0, to));
    if (first && word.length - to > 1) return first;
  }
  for (let from = 1; from < word.length; from += 1) {
    const ending = word.slice(from);
    // One character says a kind only where it is the head of such words: 桂鱼 is a fish, 思路 no road.
    const kind = ending.length > 1 || KIND_ENDINGS.includes(ending) ? zh.get(ending) : undefined;
    if (kind) return { ...kind, isKind: true };
  }
  const made = KIND_HEADS[word.slice(-1)];
  return made && pickableWords(made) ? { concept: made, isKind: true } : undefined;
}

/** A noun of either language. */
export const findThing = (noun: string): NamedThing | undefined =>
  isChinese(noun) ? findChineseThing(noun) : findEnglishThing(noun.toLowerCase(), true);
