import { blanked, clausesOf } from './clauses.ts';
import { isChinese, type Range } from './decline-scope.ts';
import { englishDeclines } from './declines-en.ts';
import { chineseDeclines } from './declines-zh.ts';
import { refusalsIn, type Refusal } from './refusals.ts';
import { findEnglishThing } from './thing-names.ts';
import { tokensOf } from './tokens.ts';

export type Wishes = {
  refusals: Refusal[];
  onlyLetters: boolean;
  /** The text with blanks where something was declined; everything else keeps its place. */
  rest: string;
};

const LETTERS_EN =
  /(?<!\brest (?:of it )?(?:is|are) |\bothers are |\bremaining (?:letters )?(?:is|are) )\b(?:only|just|purely|simply)\s+(?:the\s+|our\s+|my\s+|a\s+)?(?:letters?|text|words?|lettering|type|typography|name|initials?|monogram|numbers?|numerals?|digits?|wordmark)\b(?! plates?| one)|\b(?:letters?|text|type|lettering|typography|name|initials)[ -]only\b|\bword ?mark\b|\btypographic\b|\bno\s+(?:icons?|pictures?|symbols?|graphics?|images?|illustrations?|drawings?)\b(?! of\b| (?:with|showing))|\bwithout (?:any )?(?:icons?|pictures?|symbols?|images?)\b/iu;
const LETTERS_ZH =
  /(?:只要|只用|只想要|纯|仅|光要|就要|就用)(?:店名|名字|英文|中文|几个)?的?(?:文字|字母|汉字|字体|数字|字)(?![母体和与、跟加])|只(?:放|写|留|要)(?:店名|名字|品牌名)|(?<=^|[\p{P}\s么何])图(?:案|标|形)?[就也都]?免|[光只就]写字(?!母)|文字标志|文字logo|字标|(?:不要|不用|别放|别加|别|不配|不放|无需|不另外配|别配|不另配)(?:任何)?配?(?:图案|图形|图标|图)(?!书|别|要)/iu;

const INSTEAD =
  /\b(?:instead of|rather than|in place of)\s+((?:an? |the |its |his |her |yet another |another )?[a-z'-]+(?: (?!(?:and (?:an?|the|its|his|her|[a-z]+ [a-z]+ing)|with|we|i|it|please|let'?s|how|could|can|you|maybe|an?|the|my|our)\b)[a-z'-]+)*)/giu;

const ROUND_WORDS =
  /^(?:\s|an?\b|the\b|any\b|any more\b|more\b|use|using|do|show|draw|put|include|[画放用来上整搞弄再])+|(?:\s|please|thanks|[了啦吧哈呀哦的也都就全])+$/giu;
const LONGEST_UNKNOWN = { hanzi: 4, words: 2 };

/** Everything that can be refused in a stretch, or its words as they stand where nobody knows them. */
function refusalsOrWords(declined: string): Refusal[] {
  const found = refusalsIn(declined);
  if (found.length > 0) return found;
  const text = declined.replace(ROUND_WORDS, '');
  const isShort = isChinese(text)
    ? text.length <= LONGEST_UNKNOWN.hanzi
    : text.split(/\s+/).length <= LONGEST_UNKNOWN.words;
  return isShort && /\p{L}{2}|\p{Script=Han}/u.test(text) ? [{ kind: 'other', name: text, text }] : [];
}

/** "An acorn on its own is boring": with something else it may be wanted. */
const ALONE = /\b(?:on (?:its|their) own|by (?:itself|themselves)|alone)\b/iu;
const CORRECTED = /(?:\bnot|n't)\s*$/iu;
/** "The bee chasing the bear", "a plain duck": one of a kind, so another may be wanted. */
const OF_A_KIND = /^\s*(?:an?|the|just an?)(?: [a-z'-]+){2,}/iu;
/** "Crossed axes", "computer mice": a word before the noun says which of its kind. */
const QUALIFIED =
  /^\s*(?:(?:an?|the|any|more|those|these|some|of|please|another|have|use|draw|put|show|want|with)\s+)*(?!(?:an?|the|any|more|those|these|some|of|please|another|other|no|or|and|nor|have|use|draw|put|show|want|with|like|see|bloody|stupid|silly|boring|damn|more)\b)[a-z'-]+\s+$/iu;

/** 死鱼, 凶巴巴的老虎: how it must not look. */
const isInAState = (word: string, declined: string): boolean =>
  /^[死病凶瘦胖丑傻呆哭坏烂假破蔫怪瘸秃恶毒]./u.test(word) ||
  /(?:(?!真)\p{Script=Han}的|[死病凶瘦胖丑傻呆哭坏烂假破蔫怪瘸秃恶毒])$/u.test(
    declined.slice(0, declined.indexOf(word)),
  );

/** 十家猫舍九家爪印, 个个都说画龙: what others do asks for nothing. */
const OTHERS_DO = /个个|家家|[七八九十]家|人人|大家都|都(?:话|说|讲|喊)画/u;

const isCounted = (concept: string, left: string): boolean =>
  clausesOf(left).some(({ text }) => {
    if (OTHERS_DO.test(text)) return false;
    const tokens = tokensOf(text);
    return tokens.some(({ thing }, at) => thing?.concept === concept && tokens[at - 1]?.kind === 'number');
  });

/** 大家都画锦鲤跳龙门，我就不。锦鲤穿雨靴: who does something later is to be seen. */
const isAtSomething = (concept: string, left: string): boolean =>
  clausesOf(left).some(({ text }) => {
    const [first, next] = tokensOf(text);
    return (
      first?.thing?.concept === concept &&
      next?.relation !== 'and' &&
      ['verb', 'with', 'at', 'take', 'change'].includes(next?.kind ?? '')
    );
  });

/** 一颗星星，不要五角星: another kind of what is asked for. */
const isOtherWord = (concept: string, word: string, left: string, declined: string): boolean =>
  (word.length > 2 ||
    /(?:色|卡通|普通|可爱|真|假|那种|这种)[^，]{0,4}$/u.test(declined.slice(0, Math.max(0, declined.indexOf(word))))) &&
  clausesOf(left).some(({ text }) =>
    tokensOf(text).some(
      ({ thing, text: said, from }, at, all) =>
        thing?.concept === concept &&
        said !== word &&
        (all[at - 1]?.kind === 'number' || ASKS_FOR.test(text.slice(0, from))),
    ),
  );
const ASKS_FOR = /(?:画|要|换成?|改成?|来|用|是)$/u;

/** What is declined, where it was said and what is left of the text. */
type Declining = { text: string; from: number; left: string; isOfTwo: boolean };

/** What stands before a later clause took an idea back and proposes another. */
const isDroppedIdea = (left: string, place: number): boolean =>
  /(?:\b(?:nah|no|nope|scrap that|scratch that|actually|wait|er+m?|hmm+|hang on|better|instead|rather)\b[\s,.:;–—-]*|\u2002[\s,.:;?–—-]*)$/iu.test(
    left.slice(0, place),
  );

/** "Not a plain duck, a duck in a hat", "one axe, not crossed axes", "a snail, no slugs": what is asked for elsewhere is not declined. */
function isAskedFor({ kind, name, text: word }: Refusal, { text, from, left, isOfTwo }: Declining): boolean {
  if (kind !== 'thing') return false;
  if (isChinese(left))
    return (
      ((isInAState(word, text.slice(from)) || isOtherWord(name, word, left, text.slice(from))) &&
        isCounted(name, left)) ||
      isOtherWord(name, word, left, text.slice(from)) ||
      // 喜鹊登梅就算了。两只喜鹊抬一顶花轿: what is asked for later is wanted.
      isCounted(name, left.slice(text.length)) ||
      isAtSomething(name, left.slice(text.length))
    );
  const isCorrected = CORRECTED.test(text.slice(0, from)) && OF_A_KIND.test(text.slice(from));
  const isOnlyAlone = ALONE.test(text.slice(from));
  const isQualified = QUALIFIED.test(text.slice(from, text.toLowerCase().indexOf(word, from)));
  const isOnlyKind = findEnglishThing(word, true)?.isKind === true;
  return clausesOf(left).some(({ text: clause, from: place }) => {
    const tokens = tokensOf(clause);
    return tokens.some(({ thing, text: said }, at) => {
      if (thing?.concept !== name) return false;
      const before = tokens[at - 1];
      const isOne = before?.kind === 'number' || /^an?$/.test(before?.text ?? '');
      // "A lemon through a hoop? Nah, a lemon on a unicycle": what is asked for later is wanted.
      if (at === 1 && place > from && /^an?$/.test(before?.text ?? '') && isDroppedIdea(left, place)) return true;
      if (isCorrected && isOfTwo && before?.text === 'the') return true;
      return isOne && (isCorrected || isQualified || isOnlyAlone || (isOnlyKind && !thing.isKind && said !== word));
    });
  });
}

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
    // "A clock instead of a face" declines no people.
    if (/\bface$/iu.test(instead)) continue;
    const from = index + whole.length - instead.length;
    declined.push({ from, to: from + instead.length });
  }
  const without = (ranges: readonly Range[]) => ranges.reduce((left, { from, to }) => blanked(left, from, to), text);
  const left = without([...blanks, ...declined]);
  const said = declined.flatMap(({ from, to }) => {
    const found = refusalsOrWords(text.slice(from, to));
    const declining = { text: text.slice(0, to), from, left, isOfTwo: found.length > 1 };
    return found.filter((each) => !isAskedFor(each, declining));
  });
  const refusals = said.filter(
    (one, at) => said.findIndex((other) => other.kind === one.kind && other.name === one.name) === at,
  );
  const rest = without(blanks);
  return { refusals, onlyLetters, rest };
}
