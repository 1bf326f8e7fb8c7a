import { blanked, clausesOf, type ClauseText } from './clauses.ts';
import { DECLINES } from './declines.data.ts';
import { REFUSABLE, type RefusalKind } from './refusals.data.ts';
import { findThing } from './thing-names.ts';
import { tokensOf } from './tokens.ts';
import { AFTER_NUMBER } from './word-classes-zh.data.ts';

/** Something the brief does not want: a colour, a shape, people, a manner, or a thing by its concept. */
export type Refusal = { kind: RefusalKind; name: string; text: string };

export type Wishes = {
  refusals: Refusal[];
  onlyLetters: boolean;
  /** The text with blanks where something was declined; everything else keeps its place. */
  rest: string;
};

type Range = { from: number; to: number };

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);
const cell = (words: string): string[] => words.split(/\s+/).map((word) => word.replaceAll('_', ' '));
const longestFirst = (words: string[]): string => words.toSorted((a, b) => b.length - a.length).join('|');

const ZH = {
  before: new RegExp(longestFirst(cell(DECLINES.zh.before)), 'gu'),
  after: new RegExp(
    `(?:${longestFirst(cell(DECLINES.zh.after))}|没有?[^，]{0,5}关系|(?:那种|这种)?(?:老掉牙|用烂|烂大街|俗气|土气|老套|过时|没新意)的?(?:图|图案|标|设计|套路|东西|画面)|看了?不下.{1,3}[个次遍]|pass|ng|out|bye)[了啦吧哈呀哦喔嘛的咯嘞噻撒谢\\s]*$`,
    'iu',
  ),
  alone: new RegExp(
    `^(?:我们|咱们?|俺们?|我|那|老板|客户|大家|我妈|我爸|家里人)?(?:觉得|总觉得|感觉|说|嫌|看着|看了)?[就也都还真请可想\\s]*(?:${longestFirst(cell(DECLINES.zh.alone))})[了啦吧哈呀哦喔嘛的\\s]*$`,
    'u',
  ),
  turn: new RegExp(`^\\s*(?:${longestFirst(cell(DECLINES.zh.turn))})`, 'u'),
  firstIdea: new RegExp(
    `(?:用过|试过|画过|(?:${longestFirst(cell(DECLINES.zh.firstIdea))})[^，]*[想画用做有是给])`,
    'u',
  ),
  /** Also questions and verbs of ability: 好不好, 拿不住. */
  safe: new RegExp(
    `${longestFirst(cell(DECLINES.zh.safe))}|(\\p{Script=Han})不\\1|[吃喝看听拿放坐走跑买卖说写做想]不[住了到上下完出起动]|(?<=[口边角上头襟领耳间侧])别[一着片朵枝支根个把只颗]`,
    'gu',
  ),
};
const EN = {
  before: new RegExp(`\\b(?:${longestFirst(cell(DECLINES.en.before))})\\b`, 'giu'),
  after: new RegExp(
    `\\b(?:is|are|was|were|be|been|feels?|seems?|looks?|that'?s|they'?re|it'?s)\\s+(?:so |too |all |just |a bit |really |totally |very |quite |frankly )*(?:${longestFirst(cell(DECLINES.en.after))})(?:\\s+(?:please|thanks|thank you|now|already|too))*\\s*$`,
    'iu',
  ),
  /** "Rockets can stay home", "rockets make me cringe": what a declined thing does. */
  afterVerb:
    /\b(?:need not apply|can (?:stay (?:home|away|out)|get (?:in the bin|lost)|wait|take a hike|do one|go)|(?:strictly )?(?:excluded|forbidden|prohibited)|(?:just )?(?:creep|scare|frighten|offend|annoy|bore|upset|confuse|put)s? (?:\w+ ){0,2}(?:out|off|away|people|customers|kids|me|us|them)|(?:(?:would|will|might|could) )?(?:be|feel|feels|look|looks|seem|seems|is|are) (?:a bit |way |far |just |a little )?too [a-z-]+|makes? (?:me|us) (?:cringe|sick|yawn|shudder|wince)|gives? (?:me|us) the (?:ick|creeps)|screams? [a-z ]+|would(?: just)? (?:be|feel|look|seem) (?:wrong|off|odd|weird|tacky|cheap|silly|too much|out of place)|(?:has|have) been (?:done|overdone|overused|used|copied)(?: [a-z]+)*|(?:won't|wont|will not) do|(?:doesn't|doesnt|don't|dont) (?:fit|suit|work|belong|apply|represent)(?: [a-z]+)*|(?:is|are) so (?:\d{4}s?|last [a-z]+)|nah)\s*(?:please|thanks)?\s*$/iu,
  alone: new RegExp(`^\\W*(?:${longestFirst(cell(DECLINES.en.alone))})\\W*(?:please|thanks)?\\W*$`, 'iu'),
  turn: new RegExp(`\\b(?:${longestFirst(cell(DECLINES.en.turn))})\\b`, 'iu'),
  firstIdea: new RegExp(`\\b(?:${longestFirst(cell(DECLINES.en.firstIdea))})\\b`, 'iu'),
  safe: new RegExp(`\\b(?:${longestFirst(cell(DECLINES.en.safe))})\\b`, 'giu'),
  /** Where what is declined ends and something else is asked for. */
  switch: /\b(?:but|just|rather|instead|only|simply|more like)\b/iu,
  around:
    /\b(?:keep|leave|left|take)\s+(.+?)\s+(?:out|off|away|at home|to (?:the )?others?|to everyone else|alone|behind)\b|\benough (?:of )?(.+?) already\b|\b([a-z]+)[ -]free\b|^\s*less ([a-z ]+)$|\bthan (?:an? |the |another )?([a-z ]+)$(?<=\b(?:rather|prefer|sooner|instead)\b.*)|\bif (?:i|we|you) (?:ever )?(?:see|get|have|find) (?:another|one more|yet another) ([a-z ]+?)(?: i'?ll| we'?ll|$)|\b(?:swap|trade|exchange) (?!its|his|her)(.+?) (?:for|with)\b/iu,
  /** Stands for what was named before: "leave him out", "rather not see one". */
  pronoun: /\b(?:one|it|him|her|them|those|that|these|none)\b/iu,
};
/** Where something else is asked for: 不是火，是…; 别画虎要猫. After 别 a clause may go on: 别一看是律所就画天平. */
const SWITCHES_ZH = {
  never: /而是|改成|换成|(?<![不需想必只])要/u,
  other: /而是|就是|而|(?<![不就])是(?!的)|改成|换成|(?<![不需想必只])要(?!不)/u,
};
const switchAfter = (cue: string): RegExp => (/^[别甭莫勿]/u.test(cue) ? SWITCHES_ZH.never : SWITCHES_ZH.other);
/** Cues that can stand behind what they decline; a bare 不 tells what somebody does not do. */
const isStrong = (cue: string): boolean => cue.length > 1 || '别甭莫勿免忌禁拒唔'.includes(cue);
/** Stands for what was said before: 这些都不要. */
const THESE_ZH = /这些|那些|这类|那类|这套|那套|这俩|这几样|以上/u;
/** Too good, or out of order: neither declines anything. */
const FINE_OR_BROKEN =
  '好|棒|美|可爱|重要|喜欢|爱|香|赞|神|萌|妙|酷|有趣|合适|对|卡|慢|旧|贵|热|烫|脏|堵|重|多|少|远|累|忙|晚|早|饿|渴|疼|松|紧|吵|阳|太|难|湿|干|油|咸|辣';
/** 太俗了, 太凶: words of taste decline what they are said of; 电脑太卡了 declines no computer. */
const TOO_MUCH_ZH = new RegExp(`(?:太|过于|过分)(?!${FINE_OR_BROKEN})\\p{Script=Han}{1,4}[啦吧\\s]*$`, 'u');
/** The same with nothing before it, of what was named in the clause before. */
const ONLY_TOO_MUCH_ZH = new RegExp(
  `^[我们那也就都真的实在总觉得感有点，\\s]*太(?!${FINE_OR_BROKEN})\\p{Script=Han}{1,4}[啦吧\\s]*$`,
  'u',
);
/** What is declined stands inside: 除钥匙以外都行, 对骷髅过敏, 离狐狸远一点. */
const AROUND_ZH = [
  /只要(?:不是|别是|没有)(.+)$/u,
  /(?:一提到?|一说到?|说起|提起|说到|提到)[^，]+?就(?:是|画|想到|用|上)(.+)$/u,
  /(?:不等于|不代表|不意味着|并不是说|又不是说|不是非)(?:就|一定|非)*(?:要|得)?(?:画|有|用|放|出现)(.+)$/u,
  /不是所有.+?都(?:要|得|用|画|有)(.+)$/u,
  /^\s*(.+?)(?:以外|之外)的?(?=都|随|全|任|其)/u,
  /谁(?:再|要是|敢|还)[^，]*?(?:画|放|用)(.+?)(?:我|就|$)/u,
  /此(.+?)非彼/u,
  /比起(.+?)(?:更|还是|倒不如|不如)/u,
  /(?:同行|对手|竞品|隔壁|别家|别人家|人家|大家|谁家|家家|十家有?[七八九]家|满大街)(?:都|全|也|已经|老|总|有[八九]家)*在?(?:用|画)了?(.+)$/u,
  /与其(.+?)(?:还)?不如/u,
  /除(?!了)(.+?)(?:以外|之外|外)/u,
  /对(.+?)(?:过敏|无感|反感|没兴趣|没感觉|不感冒|不感兴趣)/u,
  /(?:看见|看到|见到|一看|看了)(.+?)就(?:烦|腻|头疼|想吐|反感|怕|头大|倒胃口)/u,
  /离(.+?)远/u,
  /跟(.+?)(?:说再见|划清界限|撇清|不搭界|不搭边|不沾边)/u,
  /(?:叫|名字有|名字里有|名字带)(.+?)(?:不代表|不等于|并不|又不|不一定|但不|可不|却不|不见得).*$/u,
  /(?:把|将)(.+?)(?:拿掉|去掉|删掉|撤掉|换掉|换下来|藏起来|请出去|剔除)/u,
];

const LETTERS_EN =
  /\b(?:only|just|purely|simply)\s+(?:the\s+|our\s+|my\s+|a\s+)?(?:letters?|text|words?|lettering|type|typography|name|initials?|wordmark)\b|\b(?:letters?|text|type|lettering|typography|name|initials)[ -]only\b|\bword ?mark\b|\btypographic\b|\bno\s+(?:icons?|pictures?|symbols?|graphics?|images?|illustrations?|drawings?)\b|\bwithout (?:any )?(?:icons?|pictures?|symbols?|images?)\b/iu;
const LETTERS_ZH =
  /(?:只要|只用|只想要|纯|仅|光要|就要|就用)(?:店名|名字|英文|中文|几个)?的?(?:文字|字母|汉字|字体|字)(?![母体和与、跟加])|只(?:放|写|留|要)(?:店名|名字|品牌名)|文字标志|文字logo|字标|(?:不要|不用|别放|别加|别|不配|不放|无需|不另外配|别配|不另配)(?:任何)?配?(?:图案|图形|图标|图)(?!书|别|要)/iu;

const INSTEAD = /\b(?:instead of|rather than|in place of)\s+((?:an? |the |its |his |her )?[a-z' -]+)/giu;

/** What is not wanted, in whatever words, and the text without it, so that "no circles" never draws one. */
export function readDeclines(text: string): Wishes {
  const onlyLetters = LETTERS_EN.test(text) || LETTERS_ZH.test(text);
  const clauses = clausesOf(text);
  const declined: Range[] = [];
  const blanks: Range[] = [];
  for (const [at, clause] of clauses.entries()) {
    const found = isChinese(clause.text) ? chineseDeclines(clauses, at) : englishDeclines(clauses, at);
    declined.push(...found.declined);
    blanks.push(...found.blanks);
  }
  // What gives its place to another is not wanted, but the sentence needs it: "a clock instead of a pearl".
  for (const { 0: whole, 1: instead = '', index } of text.matchAll(INSTEAD)) {
    const from = index + whole.length - instead.length;
    declined.push({ from, to: from + instead.length });
  }
  const said = declined.flatMap(({ from, to }) => refusalsIn(text.slice(from, to)));
  const refusals = said.filter(
    (one, at) => said.findIndex((other) => other.kind === one.kind && other.name === one.name) === at,
  );
  const rest = blanks.reduce((left, { from, to }) => blanked(left, from, to), text);
  return { refusals, onlyLetters, rest };
}

type Declined = { declined: Range[]; blanks: Range[] };
const NOTHING: Declined = { declined: [], blanks: [] };

const rangeOf = ({ text, from }: ClauseText): Range => ({ from, to: from + text.length });
/** The whole clause is about what is declined. */
const whole = (clause: ClauseText, ...also: ClauseText[]): Declined => ({
  declined: [clause, ...also].map(rangeOf),
  blanks: [clause, ...also].map(rangeOf),
});

/** What stands before the words that decline it; nothing of the clause is wanted. */
const saidOf = (clause: ClauseText, before: string): Declined => ({
  declined: [{ from: clause.from, to: clause.from + before.length }],
  blanks: [rangeOf(clause)],
});

const hide = (text: string, safe: RegExp): string => text.replace(safe, (word) => '·'.repeat(word.length));
const namesSomething = (text: string): boolean => refusalsIn(text).length > 0;
const namesThing = (text: string): boolean => refusalsIn(text).some(({ kind }) => kind !== 'other');

function chineseDeclines(clauses: readonly ClauseText[], at: number): Declined {
  const clause = clauses[at]!;
  const previous = clauses[at - 1];
  const safe = hide(clause.text, ZH.safe);
  const mixed = englishCue(clause, safe);
  if (mixed) return mixed;
  if (previous && (ZH.alone.test(safe) || ZH.alone.test(clause.text)))
    return whole(previous, ...bareBefore(clauses, at - 1));
  if (previous && ONLY_TOO_MUCH_ZH.test(clause.text) && namesThing(previous.text))
    return whole(previous, ...bareBefore(clauses, at - 1));
  if (previous && (ZH.turn.test(safe) || /^\s*(?:[啊哦噢呃额]?不+|no+)\s*$/iu.test(safe))) return lastNamedIn(previous);
  if (ZH.firstIdea.test(safe)) return whole(clause);
  for (const around of AROUND_ZH) {
    const found = around.exec(clause.text);
    if (!found || !namesThing(found[1] ?? '')) continue;
    const range = { from: clause.from + found.index, to: clause.from + found.index + found[0].length };
    return { declined: [range], blanks: [range] };
  }
  const cues = [...safe.matchAll(ZH.before)];
  const result: Declined = { declined: [], blanks: [] };
  for (const [place, { 0: cue, index }] of cues.entries()) {
    const end = cues[place + 1]?.index ?? safe.length;
    const after = safe.slice(index + cue.length, end);
    const turn = /^一[^，]{1,4}就/u.test(after) ? -1 : after.search(switchAfter(cue));
    const told = turn > 0 ? after.slice(0, turn) : after;
    // 一只不睡觉的猫: what does not do something is not declined.
    const scope = isStrong(cue) ? told : told.replace(/的.*$/u, '');
    // 跟螺丝没半点关系: an unknown word behind the cue counts only where nothing stands before it.
    if (!namesThing(scope) && (!namesSomething(scope) || namesThing(safe.slice(0, index)))) continue;
    const from = clause.from + index + cue.length;
    result.declined.push({ from, to: from + scope.length });
    result.blanks.push({ from: clause.from + index, to: from + scope.length });
  }
  if (result.declined.length > 0) {
    const more = isStrong(cues[0]![0]) ? bareAfter(clauses, at) : [];
    return { declined: [...result.declined, ...more], blanks: [...result.blanks, ...more] };
  }

  // 骨头见太多了, 雪花什么的免啦: what is declined stands first.
  const first = cues.find(([cue]) => isStrong(cue));
  const after = first ? safe.slice(first.index + first[0].length) : '';
  const isTopic = first && first.index > 0 && after.length <= TOPIC_TAIL && TAIL_ZH.test(after);
  if (ZH.after.test(clause.text) || (!first && TOO_MUCH_ZH.test(safe)) || isTopic) {
    // Up to the cue: in 猫免了 the dictionary would take 猫免 for a word.
    const end = (isTopic ? first : (ZH.after.exec(clause.text) ?? TOO_MUCH_ZH.exec(safe)))?.index ?? safe.length;
    if (namesSomething(safe.slice(0, end)))
      return { declined: [{ from: clause.from, to: clause.from + end }], blanks: [rangeOf(clause)] };
    if (previous && THESE_ZH.test(safe)) return whole(previous, ...bareBefore(clauses, at - 1));
  } else if (previous && first && THESE_ZH.test(safe.slice(0, first.index)))
    return whole(previous, ...bareBefore(clauses, at - 1));
  return NOTHING;
}

/** Nothing but the name of a thing: the 扳手 of 齿轮，扳手，芯片，统统不要. */
const isBare = ({ text }: ClauseText): boolean => {
  const name = text.replace(/^\s*(?:尤其是?|特别是|包括|比如|例如|especially|particularly|including)\s*/iu, '').trim();
  const [token, ...more] = tokensOf(name);
  return token?.kind === 'thing' && more.length === 0 && token.text.length === name.length;
};

/** Bare names before and after a clause, parted by commas only. */
function bareBefore(clauses: readonly ClauseText[], at: number): ClauseText[] {
  const start = clauses.slice(0, at).findLastIndex((clause) => !isBare(clause) || !/[,，]/u.test(clause.end));
  return isBare(clauses[at]!) ? clauses.slice(start + 1, at) : [];
}

function bareAfter(clauses: readonly ClauseText[], at: number): Range[] {
  const rest = clauses.slice(at + 1);
  const end = rest.findIndex((clause, place) => !isBare(clause) || !/[,，]/u.test(clauses[at + place]!.end));
  return rest.slice(0, end < 0 ? rest.length : end).map(rangeOf);
}

/** 鹤不要太瘦 declines no crane: only its manner is declined. */
const TAIL_ZH = /^(?!\s*(?:太|得|做得|画得|搞得|弄得|整得|显得|那么|这么|过于|过分|像|变得|做成|画成|搞成|弄成))/u;

/** After 别 or 不要 stands at most a verb and its particles where the thing was said before. */
const TOPIC_TAIL = 14;

/** "no ear please" inside a Chinese sentence. */
function englishCue({ text, from }: ClauseText, safe: string): Declined | undefined {
  const cue = /\b(?:no|not|without)\s*((?:real |any )?(?:(?<= )[a-z][a-z ]*|\p{Script=Han}+))/iu.exec(safe);
  if (!cue || !namesSomething(cue[1] ?? '')) return undefined;
  const range = { from: from + cue.index, to: from + cue.index + cue[0].length };
  return { declined: [{ from: range.to - (cue[1]?.length ?? 0), to: range.to }], blanks: text ? [range] : [] };
}

/** "A tap would be…": what stands between a thing and what is said of it. */
const AUXILIARY = /\s+(?:would|will|can|could|might|may|should|has|have|just|really|also|all|always)\s*$/iu;

function englishDeclines(clauses: readonly ClauseText[], at: number): Declined {
  const clause = clauses[at]!;
  const previous = clauses[at - 1];
  const safe = hide(clause.text, EN.safe);
  if (previous && EN.alone.test(safe)) return whole(previous, ...bareBefore(clauses, at - 1));
  // "A rose? Too romantic."
  if (previous?.end === '?' && /^\W*(?:way |far |a bit |just |much |a little )?too [a-z -]+$/iu.test(safe))
    return whole(previous);
  if (previous && (EN.turn.test(safe) || /^\s*no\s*$/iu.test(safe))) return lastNamedIn(previous);
  if (EN.firstIdea.test(safe) && namesSomething(safe)) return whole(clause);
  const around = EN.around.exec(safe);
  if (around) {
    const from = clause.from + around.index;
    const inside = around.slice(1).find(Boolean) ?? '';
    const range = { from, to: from + around[0].length };
    // "Swap the umbrella for a lighthouse": the rest of the clause says what is wanted.
    const isOnlyThat = /\b(?:than|swap|trade|exchange)\b/iu.test(around[0]);
    if (namesThing(inside)) return { declined: [range], blanks: [isOnlyThat ? range : rangeOf(clause)] };
    if (previous && EN.pronoun.test(inside)) return lastNamedIn(previous);
  }
  const behind = EN.after.exec(safe) ?? EN.afterVerb.exec(safe);
  const before = safe.slice(0, behind?.index ?? 0).replace(AUXILIARY, '');
  if (behind && namesThing(before) && !namesThing(safe.slice(behind.index))) return saidOf(clause, before);
  const cues = [...safe.matchAll(EN.before)];
  const result: Declined = { declined: [], blanks: [] };
  for (const [place, { 0: cue, index }] of cues.entries()) {
    const after = safe.slice(index + cue.length, cues[place + 1]?.index ?? safe.length);
    const turn = after.search(EN.switch);
    const scope = turn > 0 ? after.slice(0, turn) : after;
    const from = clause.from + index + cue.length;
    if (!namesThing(scope) && previous && EN.pronoun.test(scope)) return lastNamedIn(previous);
    if (namesSomething(scope)) {
      result.declined.push({ from, to: from + scope.length });
      result.blanks.push({ from: clause.from + index, to: from + scope.length });
      const more = [...furtherItems(clauses, at, scope), ...bareAfter(clauses, at)];
      result.declined.push(...more);
      result.blanks.push(...more);
    }
  }
  if (result.declined.length > 0) return result;
  return behind && namesSomething(before) ? saidOf(clause, before) : NOTHING;
}

/** "no circles, gradients or people": a list goes on over its commas to the one after "or". */
function furtherItems(clauses: readonly ClauseText[], at: number, scope: string): Range[] {
  if (/\b(?:or|nor|and)\b/iu.test(scope)) return [];
  const items: ClauseText[] = [];
  for (const clause of clauses.slice(at + 1, at + 4)) {
    if (clauses[at + items.length]?.end !== ',' || /\b(?:an?|the|with|is|are|we|our)\b/iu.test(clause.text)) return [];
    items.push(clause);
    if (/\b(?:or|nor)\b/iu.test(clause.text)) return items.map(rangeOf);
  }
  return [];
}

/** Only the last thing a clause names is taken back. */
function lastNamedIn({ text, from }: ClauseText): Declined {
  const last = tokensOf(text).findLast(({ kind }) => kind === 'thing');
  if (!last) return NOTHING;
  const range = { from: from + last.from, to: from + last.from + last.text.length };
  return { declined: [range], blanks: [range] };
}

/** 爱心 is heard as a thing only where it is asked for, or declined. */
const meantWhenAsked = (text: string) => {
  const concept = text.length > 1 && Object.hasOwn(AFTER_NUMBER, text) ? AFTER_NUMBER[text] : undefined;
  return concept ? { concept, isKind: false } : undefined;
};

/** 吓人 and 动人 speak of no people. */
const findWord = (text: string, word: string): boolean =>
  word === '人' ? /(?<![吓动迷撩感惊烦雷宜喜诱骇])人(?![气情生间])/u.test(text) : text.includes(word);

/** Everything in a piece of text that can be refused: things, then colours, shapes, people and manners. */
export function refusalsIn(said: string): Refusal[] {
  const lower = said.toLowerCase();
  const things: Refusal[] = [];
  const unknown: Refusal[] = [];
  let left = lower;
  for (const { kind, text, from, thing } of tokensOf(said)) {
    const named =
      thing ??
      meantWhenAsked(text) ??
      (kind === 'part' || kind === 'carrier' || kind === 'setting' ? findThing(text) : undefined);
    if (kind === 'noun') unknown.push({ kind: 'other', name: text, text });
    if (!named) continue;
    things.push({ kind: 'thing', name: named.concept, text });
    left = blanked(left, from, from + text.length);
  }
  const manners = REFUSABLE.flatMap(({ kind, name, en, zh }): Refusal[] => {
    const word =
      zh.split(' ').find((each) => findWord(left, each) || things.some(({ text }) => text === each)) ??
      cell(en).find((each) => new RegExp(`\\b${each}\\b`, 'u').test(lower));
    return word ? [{ kind, name, text: word }] : [];
  });
  const isManner = ({ text }: Refusal) => manners.some((each) => each.text === text);
  const found = [...manners, ...things.filter((each) => !isManner(each))];
  return found.length > 0 ? found : unknown;
}
