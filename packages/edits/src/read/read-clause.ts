import type { Edit, Target } from '../command.ts';
import {
  hasSign,
  hasVerb,
  lineOf,
  ofKind,
  straysOf,
  targetIn,
  type ClauseText,
  type Found,
  type Setting,
} from './clause-text.ts';
import { findTokens, THINGS_TOO, type Token, type TokenOf } from './find-tokens.ts';
import { declinesColor } from './read-colors.ts';
import { isComplaint, readManners } from './read-manners.ts';
import { readQualities } from './read-qualities.ts';
import { markWordIn } from './mark-words.ts';
import { isDrawable, nounIn, thingOf } from './nouns.ts';
import { readAddition, readRemoval, readSwap } from './read-changes.ts';
import { readFrames } from './read-frames.ts';
import { readMove } from './read-moves.ts';
import { readPalette } from './read-palette.ts';
import { readPictureWish } from './read-picture-wish.ts';
import { readTextWish } from './read-texts.ts';
import {
  asksToCompare,
  isDeclinedMore,
  isDescription,
  isKept,
  isLeftAlone,
  isQuestion,
  isWishAsked,
} from './clause-kind.ts';
import { asksFor, isStatement } from './statement.ts';
import type { Clause } from './split-clauses.ts';

/** What was understood of a clause; `isAside` where it asks for nothing by itself: a reason, thanks, something to keep. */
export type ReadClause = {
  edits: Edit[];
  /** What a feeling comes down to, where nothing is asked for outright. */
  felt: Edit[];
  /** What it may mean: nearest, but too much of the clause was not understood to do it. */
  offered?: Edit[];
  /** Known only by the way it is put. */
  isByFrame?: boolean;
  target?: Target | undefined;
  isAside: boolean;
  isQuestion: boolean;
  /** Says what is wrong, not what is wanted. */
  isComplaint: boolean;
};

/** How many words a rule may leave aside before its reading is only a guess. */
const MOST_STRAYS = { texts: 4, changes: 2, manners: 1 } as const;

/** What the rules read, or else what the way of putting it says. */
export function readClause(clause: Clause, setting: Setting): ReadClause {
  const guesses: Edit[] = [];
  const read = readByRules(clause, { ...setting, guesses });
  if (read.felt.length > 0 || clause.role !== 'wish') return read;
  const text: ClauseText = { ...clause, tokens: findTokens(clause.text), lower: clause.text.toLowerCase() };
  if (read.edits.length > 0 && !isRemovalOfNothing(read.edits, text, setting)) return read;
  if (isKept(text) || isDeclinedMore(text) || isLeftAlone(text) || hasVerb(text.tokens, 'keep')) return read;
  const { done, offered } = read.isAside && !asksFor(text.text) ? { done: [], offered: [] } : readFrames(text, setting);
  if (done.length > 0)
    return {
      ...read,
      edits: done,
      isByFrame: true,
      isAside: false,
      isQuestion: false,
      target: targetIn(text, setting),
    };
  return { ...read, edits: read.isAside ? read.edits : [], offered: [...offered, ...guesses].slice(0, 1) };
}

/** "Rays off", "no tartan behind": something goes that is neither the picture nor spoken of before. */
function isRemovalOfNothing(edits: readonly Edit[], text: ClauseText, setting: Setting): boolean {
  const [edit, ...more] = edits;
  return (
    edit?.do === 'mark.remove' &&
    more.length === 0 &&
    markWordIn(text.lower, setting) === undefined &&
    !ofKind(text.tokens, 'target').some(({ target }) => target === 'mark' || target === 'name' || target === 'all') &&
    !(
      setting.last === 'mark' &&
      /\b(?:it|him|her|them|that|this|one)\b|^(?:[^，]{0,3})(?:它|他|这|那|不要|去掉|拿掉|删)/iu.test(text.text)
    ) &&
    straysOf(text, setting).length > 0
  );
}

function readByRules(clause: Clause, setting: Setting): ReadClause {
  const tokens = withoutDeclined(
    withColors(withoutPicture(findTokens(clause.text), clause.text, setting), clause.text, setting),
    clause.text,
  );
  const text: ClauseText = { ...clause, tokens, lower: clause.text.toLowerCase() };
  const nothing: ReadClause = { edits: [], felt: [], isAside: false, isQuestion: false, isComplaint: false };
  const strays = straysOf(text, setting).length;
  const talks = ofKind(tokens, 'talk');
  // "Go back to the very first one" goes further back than a step.
  // 再整几个不一样的: more of them, and none like this.
  const isOther = talks.some(({ edit }) => edit.do === 'talk.more');
  const talk =
    talks.find(({ edit }) => edit.do === 'talk.first') ??
    (isOther ? talks.find(({ edit }) => edit.do === 'talk.another') : undefined) ??
    talks[0];
  if (
    talk &&
    !(talk.edit.do === 'talk.first' && OF_WRITING.test(text.text)) &&
    !/\bstays?\b/iu.test(text.text) &&
    // 比原来那个强多了, "better than the first one": what was before is only measured against.
    !/(?:比|\bthan (?:the )?)$/iu.test(text.text.slice(0, talk.at)) &&
    strays <= (talk.edit.do === 'talk.first' ? 4 : 2) &&
    text.role === 'wish' &&
    (ofKind(tokens, 'quality').length + ofKind(tokens, 'color').length === 0 ||
      /\b(?:had|ago)\b|刚才用的/iu.test(talk.text))
  )
    return { ...nothing, edits: talkOf(talk, text, setting), target: targetIn(text, setting) };
  if (/^(?:next|下一个|下一[张版款])$/iu.test(text.text)) return { ...nothing, edits: [{ do: 'talk.another' }] };
  // "White on lime doesn't work": two colours that are there.
  if (ofKind(tokens, 'color').length === 2 && CLASHES.test(text.text))
    return { ...nothing, edits: [{ do: 'color.contrast' }] };
  if (asksToCompare(text)) return { ...nothing, edits: [{ do: 'say', about: 'compare' }] };
  if (isBeyond(text)) return { ...nothing, edits: [{ do: 'say', about: 'cannot' }] };
  // "Kindly keep in the centre" puts it there.
  const isPut =
    /\bkeep(?: it| them)? (?:in|at|on|to)\b|\bleave (?:an?|some|more|room|space)\b|\blet (?:it|him|her|them|the \w+) be (?:a (?:bit|little) )?(?:\w+er|more|less)\b/iu.test(
      text.text,
    );
  if (isKept(text) || isDeclinedMore(text)) return { ...nothing, isAside: true, target: targetIn(text, setting) };
  if (isLeftAlone(text) || (hasVerb(tokens, 'keep') && !isPut)) {
    // "I like the name, but increase its size".
    const isPraised = /\b(?:like|love)\b|喜欢/iu.test(text.text);
    return {
      ...nothing,
      isAside: true,
      target: isPraised || /^(?:do )?keep (?:the|my|our)\b/iu.test(text.text) ? targetIn(text, setting) : undefined,
    };
  }
  const feelings = ofKind(tokens, 'mood')
    .flatMap((mood): readonly Edit[] =>
      // A picture that is to be friendlier is drawn anew.
      targetIn(text, setting) === 'mark' && /friend|approach|welcom|亲切|友好|友善|亲和/iu.test(mood.text)
        ? [{ do: 'mark.other' }]
        : mood.edits,
    )
    .filter((edit) => isFeltOf(edit, targetIn(text, setting) ?? (clause.opensSentence ? undefined : setting.last)));
  const meant = readMeant(text, setting);
  if (meant) return { ...nothing, edits: [meant], target: 'mark' };
  // "Wrong year, we opened in 2008".
  const isYear = setting.last === 'year' && /\b(?:1[6-9]|20)\d\d\b/u.test(text.text);
  if (!isYear && (text.role === 'reason' || isDescription(text)))
    return {
      ...nothing,
      isAside: true,
      felt: strays <= 1 ? feelings : [],
      target: CONCEDED.test(text.text) ? undefined : targetIn(text, setting),
    };
  if (isQuestion(text)) return { ...nothing, isQuestion: true };
  // 图不行，换一个: what is not good enough is spoken of, and then changed.
  const isPoor = /^\p{Script=Han}{1,5}?(?:不行|不太行|不好|不合适|不满意|不喜欢)(?:啊|了)?$/u.test(text.text);
  if (isPoor && targetIn(text, setting) === 'mark')
    return { ...nothing, isAside: true, felt: [{ do: 'mark.other' }], target: 'mark' };
  if (/^(?:再|给我|帮我)?换(?:一)?[个张种款](?:吧|看看|试试|行不行)?$/u.test(text.text))
    return setting.last === 'mark'
      ? { ...nothing, edits: [{ do: 'mark.other' }], target: 'mark' }
      : setting.last === undefined
        ? { ...nothing, edits: [{ do: 'talk.another' }] }
        : nothing;
  // "Dots all over the background?? just plain".
  if (setting.last === 'ground' && JUST_PLAIN.test(text.text))
    return { ...nothing, edits: [{ do: 'ground.set', color: 'plain' }], target: 'ground' };
  if (declinesColor(text) && strays <= 2)
    return {
      ...nothing,
      isAside: true,
      felt: [{ do: 'color.other' }],
      target: /^(?:后面|背后|后边|底)/u.test(text.text) ? 'ground' : targetIn(text, setting),
    };

  const isAnew = clause.opensSentence && /^[\p{Script=Latin}]/u.test(clause.text);
  const target = targetIn(text, setting) ?? (isAnew ? undefined : setting.last);
  const about: Setting = { ...setting, last: target, before: setting.last };
  const all =
    withQualities(sure('texts', readTextWish(text, about), text, about), text, about) ??
    (text.role === 'likeness' ? undefined : readDeed(text, about)) ??
    sure('manners', readManners(text, about), text, about) ??
    [];
  const isTold = isStatement(text.text) && !isComplaint(text);
  const edits = goTogether(all.filter(({ do: name }) => !isTold || !DEEDS.test(name)));
  // "Lowercase would be cooler", 换小写会不会比较温柔: why it is wished for.
  const judged = edits.filter(({ do: name }) => name === 'type.case');
  if (judged.length === 1 && edits.length > 1 && IS_JUDGED.test(text.text))
    return { ...nothing, edits: judged, target };
  const same = readSameColor(text, setting);
  if (same) return { ...nothing, edits: [same] };
  const isDone = hasSign(tokens, 'done') && edits.length === 0;
  const isAsked = (hasSign(tokens, 'ask') || clause.isAsked) && edits.length === 0 && !isWishAsked(text);
  const felt = edits.length === 0 && strays <= 1 ? feelings : [];
  const isAside = isDone || (text.role === 'likeness' && edits.length === 0);
  return { edits, felt, target: targetIn(text, setting), isAside, isQuestion: isAsked, isComplaint: isComplaint(text) };
}

/** "Capitals just at the start", 从头画到尾: where a letter or a stroke begins, and no earlier design. */
const OF_WRITING =
  /大写|小写|字母|每个词|一笔|一根线|画到尾|\b(?:capitals?|caps|letters?|lower ?case|stroke|start of the (?:line|name|word)|just before)\b/iu;
const IS_JUDGED =
  /\b(?:would|'d|reads?|feels?|looks?|seems?|be) (?:\w+ )?(?:\w+er|more \w+)\b|会不会|是不是|显得|(?:比较|更)\p{Script=Han}{1,3}$/iu;
const CLASHES =
  /\bon\b.*\b(?:doesn't|don't|won't|isn't|never) (?:work|read|show|working)\b|底.*字.*(?:不行|不清|看不|费劲)|字.*底.*(?:不行|不清|看不|费劲)/iu;
/** "I know it's the name, but still": what is granted is not what is spoken of next. */
const CONCEDED = /^(?:i know|although|though|even though|虽)/iu;

const JUST_PLAIN =
  /^(?:just |make it |keep it |please |only )*(?:plain|solid|flat|clean|one flat colou?r|nothing)(?: one)?(?: please| pls)?$|^(?:就|要|给我)*(?:纯色|素色|素的?|干干?净净?的?点?|空着|光板|净一净|清一清)(?:吧|就行|就好|好了)?$/iu;

/** A feeling about the picture changes no letters, one about a line no picture. */
const isFeltOf = ({ do: name }: Edit, target: Target | undefined): boolean =>
  target === 'mark' ? !name.startsWith('type.') : lineOf(target) === undefined || name.startsWith('type.');

/** What is told of cannot be a deed. */
const DEEDS = /^mark\.(?:swap|add|move|remove)$|^text\.remove$/u;

/** 这碗画得跟痰盂一样，重来一个: what is to be done again is the picture, where only that was spoken of. */
function talkOf({ edit, text: said }: TokenOf<'talk'>, text: ClauseText, setting: Setting): Edit[] {
  if (
    edit.do !== 'talk.another' ||
    /方案|设计|全部|整个|彻底|logo|思路|方向|design|direction|idea|everything|concept/iu.test(text.text)
  )
    return [edit];
  // "Hate these colours. Try a completely different set": another palette.
  if (setting.spokeOfColors === true && /\bset\b|套|组/iu.test(text.text)) return [{ do: 'color.other' }];
  const isOfIt = /\bit$/iu.test(said);
  const spokenOf = targetIn(text, setting) ?? (text.opensSentence && !isOfIt ? undefined : setting.last);
  const line = lineOf(spokenOf);
  // "Not keen on the slogan. Bin it": what goes is what was spoken of.
  if (isOfIt && /^(?:bin|scrap|ditch|dump|chuck)/iu.test(said)) {
    if (line && line !== 'name') return [{ do: 'text.remove', of: line }];
    if (spokenOf === 'mark') return [{ do: 'mark.remove' }];
  }
  return spokenOf === 'mark' ? [{ do: 'mark.other' }] : [edit];
}

/** Wishes that one clause may well hold together; any other two are more likely two readings of one wish. */
const TOGETHER =
  /^(?:(?:type\.\w+|color\.(?:lighter|darker|set)|text\.add) )+$|^(?:(?:color\.set|ground\.set|type\.kind) )+$|^(?:type|mark)\.(?:bigger|smaller) (?:type|mark)\.(?:bigger|smaller) $|^(?:mark\.(?:swap|add) )+$|^(?:(?:effect\.remove|frame\.remove|ground\.set) )+$|^(?:(?:effect\.add|layout\.set|ground\.set) )+$|^mark\.move color\.lighter $|^(?:color\.(?:warmer|cooler|darker|lighter|calmer|brighter) )+$/u;
const goTogether = (edits: Edit[]): Edit[] => {
  const bound = edits.filter(({ do: name }) => name !== 'layout.center' && name !== 'type.case');
  return bound.length < 2 || TOGETHER.test(bound.map(({ do: name }) => `${name} `).join('')) ? edits : [];
};

const MEANS_MORE: ReadonlySet<Token['kind']> = new Set(['face', 'effect', 'style', 'edit', 'mood', 'talk']);

const SAYS_HOW: ReadonlySet<Token['kind']> = new Set(['face', 'effect', 'style', 'edit', 'quality', 'color']);
/** "Silhouette instead of the wire frame look": how it is not to be says nothing more, where it was said how it is to be. */
function withoutDeclined(tokens: Token[], text: string): Token[] {
  const at = text.search(/\b(?:instead of|rather than|in place of)\b|而不是/iu);
  const isSaid = at > 0 && tokens.some(({ kind, end }) => end <= at && SAYS_HOW.has(kind));
  if (!isSaid) return tokens;
  return tokens.map((token) =>
    token.at < at || !SAYS_HOW.has(token.kind)
      ? token
      : { kind: 'verb', verb: 'swap', at: token.at, end: token.end, text: token.text },
  );
}

/** "A gold fish", "fish orange": beside the picture's own name a thing that has a colour is that colour. */
function withColors(tokens: Token[], text: string, { shown }: Setting): Token[] {
  const words = (shown.mark ?? []).filter((word) => /^[a-z]+$/iu.test(word)).join('|');
  if (words === '') return tokens;
  const beside = new RegExp(`\\b([a-z]+)(?= (?:${words})s?\\b)|(?<=\\b(?:${words})s? )([a-z]+)(?= and\\b|,|$)`, 'giu');
  const colors = [...text.matchAll(beside)].flatMap(({ 0: word, index }): Token[] => {
    if (!THINGS_TOO.test(word) || tokens.some(({ at, end }) => index >= at && index < end)) return [];
    return ofKind(findTokens(`in ${word}`), 'color').map((token) => ({
      ...token,
      at: index,
      end: index + word.length,
    }));
  });
  return [...tokens, ...colors].toSorted((one, other) => one.at - other.at);
}

/** "Make Pantry smaller than Pixel": a word of the name, written as it is there, is no face. */
const isOfName = ({ kind, at, end, text: word }: Token, text: string, name = ''): boolean =>
  (MEANS_MORE.has(kind) || kind === 'color' || kind === 'quality') &&
  (/\p{Script=Han}/u.test(word)
    ? name !== word &&
      (word.length > 1
        ? name.includes(word)
        : // 五金 of 大山五金 is no gold.
          [text.slice(Math.max(0, at - 1), end), text.slice(at, end + 1)].some(
            (two) => two.length === 2 && name.includes(two),
          ))
    : at > 0 &&
      /^\p{Lu}/u.test(word) &&
      !/[.!?]\s*$/u.test(text.slice(0, at)) &&
      name.split(/[^\p{L}'’]+/u).includes(text.slice(at, end)));

/** Where the picture is a writing brush, 毛笔 is the picture; only "in brush" or 毛笔字 is a face. */
function withoutPicture(tokens: Token[], text: string, { shown }: Setting): Token[] {
  const words = (shown.mark ?? []).map((word) => word.toLowerCase());
  const lower = text.toLowerCase();
  // 仙 of 仙人掌, "gold" of a goldfish: a piece of the picture's own name says nothing.
  const isPiece = ({ at, end, text: word }: Token) =>
    words.some((name) => {
      const from = name.length > word.length ? lower.indexOf(name) : -1;
      return from >= 0 && from <= at && from + name.length >= end;
    });
  return tokens
    .filter((token) => !isPiece(token) && !isOfName(token, text, shown.name))
    .filter(
      ({ kind, text: word, end }) =>
        !MEANS_MORE.has(kind) ||
        !words.includes(word.toLowerCase()) ||
        /^(?:字|体|写|风|感|\s(?:font|letter|script|style))/iu.test(text.slice(end)),
    );
}

/** "In Garamond with more space between the letters": a face is named, and how it is to be set. */
const withQualities = (edits: Edit[] | undefined, text: ClauseText, setting: Setting): Edit[] | undefined =>
  edits?.[0]?.do === 'type.font' ? [...edits, ...readQualities(text, setting).edits] : edits;

const readDeed = (text: ClauseText, setting: Setting): Edit[] | undefined =>
  sure('changes', readPalette(text, setting), text, setting) ??
  sure('changes', readPictureWish(text, setting), text, setting) ??
  sure('changes', readMove(text, setting), text, setting) ??
  sure('changes', readRemoval(text, setting), text, setting) ??
  sure('changes', readAddition(text, setting), text, setting) ??
  sure('changes', readSwap(text, setting), text, setting);

/** A reading that leaves too much of the clause aside is a guess, and nothing is done by guess. */
function sure(
  kind: keyof typeof MOST_STRAYS,
  reading: Found | undefined,
  text: ClauseText,
  setting: Setting,
): Edit[] | undefined {
  if (!reading || reading.edits.length === 0) return undefined;
  const strays = straysOf(text, setting, reading.took);
  const isUnaimed =
    kind === 'manners' &&
    isComplaint(text) &&
    targetIn(text, setting) === undefined &&
    !/\b(?:the|that|this) \w+ /iu.test(text.text);
  if (strays.length <= (isUnaimed ? 0 : MOST_STRAYS[kind])) return reading.edits;
  setting.guesses?.push(...reading.edits);
  return undefined;
}

/** Of a letter it is said how it is written, or what it is to hold. */
const OF_SPELLING =
  /\b(?:inside|into|within|replace|turn|swap|missing|wrong|spel\w+|capital\w*|upper|lower)\b|错|漏|少了|大写|小写|里|换成|变成|改成|做成|行/iu;
/** "First letter bigger", "H in blue", 第一个字大一点: one character of a line cannot be set apart from the others. */
const ONE_LETTER =
  /单独|\b(?:only|just) the letter\b|\b(?:first|last|initial|middle) letter\b|^(?:the |make (?:the )?)?(?:letter )?[B-HJ-Z]\b(?: (?:(?:a (?:bit|little|touch|tad) )?(?:taller|wider|longer|higher|larger|narrower|thinner)|in|bigger|smaller|bolder|red|blue|green|gold|to be)\b)|第[一二三四五六]个字|[头末]一个字/u;

/** "I asked for a bulldog and that's a pug". */
function readMeant({ text }: ClauseText, setting: Setting): Edit | undefined {
  const said =
    /^(?:i|we) (?:asked for|wanted|said|meant|ordered) an? ([a-z ]+?)(?= and\b| but\b| not\b|$)/iu.exec(text)?.[1] ??
    /^(?:我|我们)?(?:要|说|想要|定)的是(?:一?[只个条头朵])?(\p{Script=Han}{1,5})$/u.exec(text)?.[1];
  const noun = said && nounIn(said);
  return noun && isDrawable(noun, setting) && markWordIn(noun.toLowerCase(), setting) === undefined
    ? { do: 'mark.swap', thing: thingOf(noun, setting) }
    : undefined;
}

/** What no logo can do, or another's trademark; another's colour is only a colour. */
/** "The slogan should go above the name": where a line stands is given by the layout. */
const PLACES_LINE =
  /\b(?:slogan|tagline|strapline|motto)\b[^,]*\b(?:go|goes|moved?|put|placed?|sits?|be|belongs?|stands?)\b[^,]*\b(?:above|on top of|before|to the (?:left|right) of) (?:the |our )?(?:name|picture|icon|logo)\b|(?:口号|标语|小字|广告语)[^，]{0,4}(?:放|换|挪|移|搬|提|调)[^，]{0,3}(?:名字?|店名|图)[^，]{0,2}[上前左右]/iu;
const isBeyond = ({ tokens, text, isAsked }: ClauseText): boolean =>
  (PLACES_LINE.test(text) &&
    !hasVerb(tokens, 'add') &&
    !/\b(?:bigger|smaller|wider|longer|larger|gap|space|line)\b/iu.test(text)) ||
  (ONE_LETTER.test(text) && !OF_SPELLING.test(text) && !/\b(?:each|every|all)\b|每/iu.test(text)) ||
  ((hasSign(tokens, 'cannot') ||
    (hasSign(tokens, 'errand') &&
      (isAsked || /\b(?:can|could|will) (?:you|u)\b|帮|能不能|可以|吗|顺便|一起|能.*[不么]$/iu.test(text)))) &&
    (ofKind(tokens, 'color').length === 0 || /smell|sound|animat|动画|会动/iu.test(text)));

/** 房子的颜色跟店名统一, "the same colour as the name". */
function readSameColor({ text }: ClauseText, { shown }: Setting): Edit | undefined {
  const isSame =
    /(?:颜色|色).*(?:跟|和|与).*(?:统一|一样|一致|相同|同色|(?:同)?一个(?:颜色|色))|(?:跟|和|与)(?:字|名字|店名|图)[^，]{0,3}(?:同?一个|一样的?|同样的?|同)(?:颜色|色)|同一个颜色|same colou?r as|match(?:es|ing)? the (?:name|text|letters)/iu.test(
      text,
    );
  if (!isSame || !shown.nameColor) return undefined;
  const isOfName = /^(?:店名|名字|字)|^(?:make )?the (?:name|text|letters)/iu.test(text);
  return isOfName ? undefined : { do: 'color.set', of: 'mark', color: shown.nameColor, hex: shown.nameColor };
}
