import type { Edit, EffectWish, FaceKind, Much, StyleWish } from '../command.ts';
import { COLORS } from './colors.data.ts';
import { IDLE_WORDS } from './idle-words.data.ts';
import { DIRECT, MOODS, PLACES, SIGNS, TALK, VERBS, type Sign, type Verb } from './phrases.data.ts';
import {
  COMPLAINTS,
  EFFECT_WORDS,
  FACE_WORDS,
  MUCH_WORDS,
  QUALITIES,
  STYLE_COMPLAINTS,
  STYLE_WORDS,
  TARGET_WORDS,
  type Quality,
  type Words,
} from './words.data.ts';

type TargetWord = keyof typeof TARGET_WORDS;
export type Place = keyof typeof PLACES;

/** What a word or phrase of a request stands for. */
export type Sense =
  | { kind: 'quality'; quality: Quality; isComplaint: boolean }
  | { kind: 'target'; target: TargetWord }
  | { kind: 'much'; much: Much }
  | { kind: 'face'; face: FaceKind }
  | { kind: 'style'; style: StyleWish; isComplaint: boolean }
  | { kind: 'effect'; effect: EffectWish }
  | { kind: 'edit'; edit: Edit }
  | { kind: 'talk'; edit: Edit }
  | { kind: 'mood'; edits: readonly Edit[] }
  | { kind: 'verb'; verb: Verb }
  | { kind: 'place'; place: Place }
  | { kind: 'sign'; sign: Sign }
  | { kind: 'color'; color: string; hex: string }
  | { kind: 'idle' };

export type Token = Sense & { at: number; end: number; text: string };
export type TokenOf<Kind extends Sense['kind']> = Extract<Token, { kind: Kind }>;

/** `matches` tells how far a word reaches that begins at a place of a clause, if it stands there. */
type Entry = {
  sense: Sense;
  letter: string;
  length: number;
  matches: (clause: string, at: number) => number | undefined;
};

const HAN = /\p{Script=Han}/u;
const isHan = (character: string | undefined): boolean => character !== undefined && HAN.test(character);
const isLatin = (character: string | undefined): boolean => character !== undefined && /[a-z0-9]/i.test(character);
const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** `bump_*_up` has up to three words between; `chunk*` stands for all words that begin so; the rest is compared as it stands. */
function matcherOf(word: string): Entry['matches'] {
  if (!word.includes('*')) {
    const plain = word.replaceAll('_', ' ').toLowerCase();
    const isWord = isLatin(plain[0]);
    return (clause, at) => {
      const end = at + plain.length;
      return clause.startsWith(plain, at) && !(isWord && isLatin(clause[end])) ? end : undefined;
    };
  }
  const source = escaped(word).replaceAll('_*_', ' (?:\\S+ ){0,3}').replaceAll('_', ' ').replace(/\*$/, "[a-z'-]*");
  const pattern = new RegExp(`${source}(?![a-z0-9])`, 'iy');
  return (clause, at) => {
    pattern.lastIndex = at;
    const [text] = pattern.exec(clause) ?? [];
    return text === undefined ? undefined : at + text.length;
  };
}

const entriesOf = (words: Words, sense: (word: string) => Sense): Entry[] =>
  `${words.zh} ${words.en}`
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      sense: sense(word),
      letter: word.charAt(0).toLowerCase(),
      length: word.replace(/\*$/, '').length,
      matches: matcherOf(word),
    }));

const each = <Key extends string>(table: Record<Key, Words>, sense: (key: Key, word: string) => Sense): Entry[] =>
  (Object.entries(table) as [Key, Words][]).flatMap(([key, words]) => entriesOf(words, (word) => sense(key, word)));

let entries: Map<string, Entry[]> | undefined;

/** Every word of the tables by its first letter, the longest first; of equals the earlier table has the say. */
function loadEntries(): Map<string, Entry[]> {
  const complaints = new Set(`${COMPLAINTS.zh} ${COMPLAINTS.en}`.split(' '));
  const all = [
    ...entriesOf(IDLE_WORDS, () => ({ kind: 'idle' })),
    ...TALK.flatMap((row) => entriesOf(row, () => ({ kind: 'talk', edit: row.edit }))),
    ...DIRECT.flatMap((row) => entriesOf(row, () => ({ kind: 'edit', edit: row.edit }))),
    ...MOODS.flatMap((row) => entriesOf(row, () => ({ kind: 'mood', edits: row.edits }))),
    ...COLORS.flatMap(([color, hex, zh, en]) => entriesOf({ zh, en }, () => ({ kind: 'color', color, hex }))),
    ...each(EFFECT_WORDS, (effect) => ({ kind: 'effect', effect })),
    ...each(STYLE_COMPLAINTS as Record<StyleWish, Words>, (style) => ({ kind: 'style', style, isComplaint: true })),
    ...each(TARGET_WORDS, (target) => ({ kind: 'target', target })),
    ...each(QUALITIES, (quality, word) => ({ kind: 'quality', quality, isComplaint: complaints.has(word) })),
    ...each(FACE_WORDS, (face) => ({ kind: 'face', face })),
    ...each(STYLE_WORDS, (style) => ({ kind: 'style', style, isComplaint: false })),
    ...each(VERBS, (verb) => ({ kind: 'verb', verb })),
    ...each(SIGNS, (sign) => ({ kind: 'sign', sign })),
    ...each(MUCH_WORDS, (much) => ({ kind: 'much', much })),
    ...each(PLACES, (place) => ({ kind: 'place', place })),
  ];
  const byLetter = new Map<string, Entry[]>();
  for (const entry of all) {
    const list = byLetter.get(entry.letter);
    if (list) list.push(entry);
    else byLetter.set(entry.letter, [entry]);
  }
  for (const list of byLetter.values()) list.sort((one, other) => other.length - one.length);
  return byLetter;
}

/** The words of a clause that mean something to an editor, from left to right, none inside another. */
export function findTokens(clause: string): Token[] {
  entries ??= loadEntries();
  const tokens: Token[] = [];
  const lower = clause.toLowerCase();
  for (let at = 0; at < clause.length;) {
    const isInsideWord = /[a-z0-9]/i.test(clause[at] ?? '') && /[a-z0-9'’-]/i.test(clause[at - 1] ?? '');
    const found = isInsideWord ? undefined : tokenAt(lower, clause, at);
    if (found && found.kind !== 'idle' && isMeant(found, clause)) tokens.push(found, ...withinGap(found));
    at = found ? found.end : at + 1;
  }
  return tokens;
}

function tokenAt(lower: string, clause: string, at: number): Token | undefined {
  for (const { sense, matches } of entries?.get(lower[at] ?? '') ?? []) {
    const end = matches(lower, at);
    if (end !== undefined) return { ...sense, at, end, text: clause.slice(at, end) };
  }
  return undefined;
}

/** "Bump the year up", "take the shadow off": the part or effect that stands between the words of a phrase, and how much. */
function withinGap({ text, at }: Token): Token[] {
  const [, head = '', gap = ''] = /^(\S+ )(.+) \S+$/u.exec(text) ?? [];
  if (gap === '' || !/[a-z]/iu.test(gap)) return [];
  return findTokens(gap)
    .filter(
      (token) =>
        (token.kind === 'target' && token.target !== 'name') ||
        token.kind === 'much' ||
        token.kind === 'effect' ||
        // "As bold as possible": the quality stands between.
        (token.kind === 'quality' && /^as $/iu.test(head)),
    )
    .map((token) => ({ ...token, at: at + head.length + token.at, end: at + head.length + token.end }));
}

const AFTER_QUALITY =
  /^(?:死|兮|过|的(?:$|[，。！!])|一?点|一?些|一下|一丢|一丁|一捏|过头|过分|得|了|一号|一圈|一截|一倍|两倍|一半|很多|乎|儿|太|多|到|成|$|[，。！？,.!?\s])/u;
const BEFORE_QUALITY =
  /(?:又|再|更|太|忒|过|也|好|会|够|够|都|些|偏|放|变|弄|调|加|不够|别|这么|那么|有点|最|很|偏|得|要|稍|略|稍微|字|色|图|名|些|距|整|搞|显|挺|往)$/u;
const AFTER_COLOR = /^(?:配|打底|做底|当底|垫底|为底|做背景|当背景|的|色|底|字|一|系|吧|点|$|[，。！？,.!?\s])/u;
const BEFORE_COLOR = /(?:的|成|用|换|为|改|是|要|底|色|个|点|变|反|全|和|、|^|\s|深|浅|太|再|走|整|弄|搞|调)$/u;

/** Colours that are called after things: "ice cream van" is no cream. */
export const THINGS_TOO =
  /^(?:cream|coffee|orange|peach|lemon|mint|lavender|olive|sand|wine|plum|chocolate|pumpkin|salmon|coral|brick|bone|clay|gold|silver|copper|brass|bronze|rust|lime|grape|peacock|raven|canary|flamingo|emerald|jade|denim|caramel|toffee|vanilla|apricot|chestnut|pine|moss|sage|midnight|tan|nude|pearl|ebony|onyx|ruby|sapphire|amethyst|amber|mandarin|carrot|marmalade|ginger|paprika|saffron|sunflower|buttercup|daffodil|hazel|walnut|mahogany|mulberry|raspberry|watermelon|merlot|bordeaux|shamrock|pistachio|avocado|seafoam|mushroom|putty|chrome|platinum|steel|pewter|azure|cornflower|wisteria|heather|rosy|crimson|cyan|bubblegum)$/iu;
const THINGS_TOO_ZH =
  /^(?:薄荷|柠檬|橙子|橘子|桃子|蜜桃|薰衣草|咖啡|巧克力|奶茶|可可|抹茶|焦糖|玫瑰|樱花|樱桃|葡萄|橄榄|杏子|竹子?|松树?|红?枣|栗子|象牙|珍珠|翡翠|琥珀|珊瑚|向日葵|南瓜|西瓜|草莓|蓝莓|茄子|砖|铜|银|金子|沙|苔藓)$/u;
const COLOR_BEFORE =
  /(?:^|\b(?:no|less|be|go|goes|was|turn|writing|words|lettering|back|in|to|like an?|of an?|make (?:it|them)|background|ground|name|text|letters|tagline|slogan|icon|mark|want|and|an?|into|with|more|more like|bit|than|use|try|go|,|deep|dark|light|pale|soft|rich|bright|dusty|muted|warm|burnt|(?:white|black|red|blue|green|yellow|gold|pink|grey|gray|navy|cream|brown) on)|[给用换成上改]|它)\s*$/iu;
const COLOR_AFTER =
  /^\s*(?:$|[.,!?]|colou?r|background|please|and\b|for\b|instead|or\b|tones?\b|ish\b|being\b|letters|text|name|ground|on\b|one\b|rather|only|throughout|doesn't|don't|won't|isn't|just|vanish|disappear|behind|at the back|of the\b|backdrop|canvas|backing|base\b)/iu;
const isColorHere = (before: string, after: string): boolean => COLOR_BEFORE.test(before) && COLOR_AFTER.test(after);

/** A single hanzi is part of many words: 大 of 大写 was read before, 小 of 小杯子 is no wish. */
function isMeant({ kind, text, at, end }: Token, clause: string): boolean {
  if (kind === 'color' && THINGS_TOO.test(text)) return isColorHere(clause.slice(0, at), clause.slice(end));
  // 加一片薄荷叶: a thing that has a colour, and is the thing unless 色 or 的 follows.
  if (
    kind === 'color' &&
    THINGS_TOO_ZH.test(text) &&
    !/^(?:\p{Script=Han}?色|[绿红蓝黄粉棕白紫灰金橙])/u.test(clause.slice(end))
  )
    return AFTER_COLOR.test(clause.slice(end));
  // "The slogan should go" is to leave; "should go in italics" is not.
  if (kind === 'verb' && /^(?:the .*)?(?:should|could|can|must|has to|needs to|ought to) go$/iu.test(text))
    return /^\s*(?:$|[.,!?]|please|pls|too|altogether|entirely|completely|now|as well|then|tbh|imo|thanks)/iu.test(
      clause.slice(end),
    );
  if (text === '边儿' && /[换调]个?$/u.test(clause.slice(0, at))) return false;
  if (text.length !== 1 || !isHan(text)) return true;
  const [before, after] = [clause.slice(0, at), clause.slice(end)];
  // 怪不好意思的, 怪可惜的: only "rather".
  if (text === '怪') return !/^\p{Script=Han}{2,4}的?$/u.test(after);
  // 他 is the picture where something is done to him, and else somebody who was asked.
  if (kind === 'target' && /[他她]/u.test(text))
    return before === '' ? !/^[们说打印做]/u.test(after) : /[把给让将]$/u.test(before);
  // 橙子: the fruit.
  if (kind === 'color' && text === '橙' && after.startsWith('子')) return false;
  // 放大一圈, 换个边儿: a measure, and a side.
  if (kind === 'effect' && text === '圈' && /[大小粗细胖瘦高矮][一两半]$/u.test(before)) return false;
  // 底纹清空, 水滴掏空: emptied, and not airy.
  if (text === '空' && /[清掏挖镂]$/u.test(before)) return false;
  if (kind === 'style') return /^(?:一?[点些]|气|的|了|啊|吧|$)/u.test(after) || /[更再太够]$/u.test(before);
  if (kind === 'quality') return (AFTER_QUALITY.test(after) || BEFORE_QUALITY.test(before)) && !after.startsWith(text);
  if (kind === 'color') return AFTER_COLOR.test(after) || BEFORE_COLOR.test(before);
  if (kind === 'place')
    return (
      /[在到往进靠朝放摆挪移]$/u.test(before) ||
      (/^[左右]/u.test(text) && /^[边面头侧]?(?:$|[，。,.!！去来吧])/u.test(after))
    );
  return true;
}
