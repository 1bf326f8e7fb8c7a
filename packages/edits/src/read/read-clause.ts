import type { Edit, Target } from '../command.ts';
import {
  distinct,
  found,
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
import { findTokens, type Token } from './find-tokens.ts';
import { readColorWishes } from './read-colors.ts';
import { complains, muchOf, readQualities } from './read-qualities.ts';
import { readAddition, readRemoval, readSwap } from './read-changes.ts';
import { readMove } from './read-moves.ts';
import { readPictureWish } from './read-picture-wish.ts';
import { readTextWish } from './read-texts.ts';
import { isStatement } from './statement.ts';
import type { Clause } from './split-clauses.ts';

/** What was understood of a clause; `isAside` where it asks for nothing by itself: a reason, thanks, something to keep. */
export type ReadClause = {
  edits: Edit[];
  /** What a feeling comes down to, where nothing is asked for outright. */
  felt: Edit[];
  target?: Target | undefined;
  isAside: boolean;
  isQuestion: boolean;
  /** Says what is wrong, not what is wanted. */
  isComplaint: boolean;
};

/** A reason, or what the logo is for: its words are no wishes. */
const REASON =
  /^(?:my (?:sign|printer|shirt|embroid|boss|competitor|neighbou?r|shop|kids?)|the (?:printer|sign|embroid|customers)|i know\b|i said\b|i asked for\b|i'm (?:a|an|not|ordering|colou?r|getting|doing|using)\b|thank|thanks|thx|older customers|some of|we (?:are|sell|make|do|run|mostly|also|only|just|have|open)\b|we're (?:a|an|in|not|all|on|the|more)\b|it's (?:a|an|for|going|meant|to)\b|its (?:a|for)\b|it is (?:a|for)\b|people\b|nobody\b|no one\b|customers\b|everyone\b|our (?:shop|clients|customers|sign|van|kids)|for (?:the|our|my)\b|the clue|i (?:have|am|was|showed|asked|sell)\b|they\b|he (?:is|was)\b|she (?:is|was)\b|it was\b)|^(?:因为|免得|为了|方便|好做|我要做|我们是|我们店|我们家|我们做|给.{1,6}看|跟.{1,8}一致|客人|顾客|印到|印在|贴在|缩小印|年轻人|别人|晚上开|我老婆|马上|她说|他说|昨晚|问一下|毕竟|反正|我是|我家|我又不是|不然|不像|没人)/iu;
const ASKS =
  /^(?:which|what(?! if| about)|what's|how (?:much|many|long|do|does|is|would|can)|would (?:this|that)|will (?:this|it|that)|does (?:this|it|that)|do i\b|is (?:this|it|there|that)|are (?:these|you|there|we)|do you|can i\b|could i\b|may i\b|when|where|who|should i\b|am i\b)\b|什么字体|哪个字体|多少钱|收费|怎么收|能不能印|能印|几天|多久|怎么下载|什么格式|可以商用|侵权/iu;
/** What only an answer can tell, however it is asked. */
const ASKS_TERMS =
  /(?:商用|版权|侵权|收费|多少钱|源文件|发票|退款|注册商标|和别人重复|跟别人重复|撞车).*(?:吗|么|不|呢|？|\?)$|^(?:请问|问一下)/u;
/** 宋体虽好, "nice as the serif is": granted, and no wish. */
const CONCEDES =
  /虽(?:好|然|说|则)|固然|尽管|\b(?:nice|lovely|good|pretty) as (?:it|the|this)\b|^(?:although|though|while i (?:like|love)|much as)\b/iu;
/** "Could it be rounder", 能不能: a wish put as a question. */
const WISHES =
  /\b(?:can|could|would|might|may) (?:you|we|u|it|the|that|this|they|he|she)\b|\bany (?:way|chance)\b|能不能|可不可以|可以.*[吗不]|能[^吗]*不$|行不行|好不好|要不|有没有(?:办法|可能)|能否|可否/iu;

/** "Show me before and after": the editor has a button for it. */
const COMPARES =
  /\bcompare\b|\bbefore and after\b|\bnext to the old one\b|(?:跟|和|与)(?:之前|刚才|原来|改之前)(?:的)?(?:比一?比|比较|对比)|前后对比|对比一下(?:之前|刚才|前后|原来)|比较一下(?:之前|前后)/iu;

/** How many words a rule may leave aside before its reading is only a guess. */
const MOST_STRAYS = { texts: 4, changes: 2, manners: 1 } as const;

export function readClause(clause: Clause, setting: Setting): ReadClause {
  const tokens = withoutPicture(findTokens(clause.text), clause.text, setting);
  const text: ClauseText = { ...clause, tokens, lower: clause.text.toLowerCase() };
  const nothing: ReadClause = { edits: [], felt: [], isAside: false, isQuestion: false, isComplaint: false };
  const strays = straysOf(text, setting).length;
  const talks = ofKind(tokens, 'talk');
  // "Go back to the very first one" goes further back than a step.
  const talk = talks.find(({ edit }) => edit.do === 'talk.first') ?? talks[0];
  if (
    talk &&
    !/\bstays?\b/iu.test(text.text) &&
    strays <= (talk.edit.do === 'talk.first' ? 4 : 2) &&
    text.role === 'wish' &&
    (ofKind(tokens, 'quality').length + ofKind(tokens, 'color').length === 0 ||
      /\b(?:had|ago)\b|刚才用的/iu.test(talk.text))
  )
    return { ...nothing, edits: [talkOf(talk.edit, text, setting)], target: targetIn(text, setting) };
  if (COMPARES.test(text.text)) return { ...nothing, edits: [{ do: 'say', about: 'compare' }] };
  if (isBeyond(text)) return { ...nothing, edits: [{ do: 'say', about: 'cannot' }] };
  if (hasVerb(tokens, 'keep')) {
    // "I like the name, but increase its size".
    const isPraised = /\b(?:like|love)\b|喜欢/iu.test(text.text);
    return { ...nothing, isAside: true, target: isPraised ? targetIn(text, setting) : undefined };
  }
  const feelings = ofKind(tokens, 'mood').flatMap((mood) => mood.edits);
  if (text.role === 'reason' || REASON.test(text.text))
    return { ...nothing, isAside: true, felt: strays <= 1 ? feelings : [], target: targetIn(text, setting) };
  if (CONCEDES.test(text.text)) return { ...nothing, isAside: true, target: targetIn(text, setting) };
  if ((ASKS.test(text.text) && !WISHES.test(text.text)) || ASKS_TERMS.test(text.text))
    return { ...nothing, isQuestion: true };

  const isAnew = clause.opensSentence && /^[\p{Script=Latin}]/u.test(clause.text);
  const target = targetIn(text, setting) ?? (isAnew ? undefined : setting.last);
  const about: Setting = { ...setting, last: target };
  const all =
    withQualities(sure('texts', readTextWish(text, about), text, about), text, about) ??
    (text.role === 'likeness' ? undefined : readDeed(text, about)) ??
    sure('manners', readManners(text, about), text, about) ??
    [];
  const isTold = isStatement(text.text) && !isComplaint(text);
  const edits = goTogether(all.filter(({ do: name }) => !isTold || !/^mark\.(?:swap|add)$/u.test(name)));
  const same = readSameColor(text, setting);
  if (same) return { ...nothing, edits: [same] };
  const isDone = hasSign(tokens, 'done') && edits.length === 0;
  const isQuestion = (hasSign(tokens, 'ask') || clause.isAsked) && edits.length === 0 && !WISHES.test(text.text);
  const felt = edits.length === 0 && strays <= 1 ? feelings : [];
  const isAside = isDone || (text.role === 'likeness' && edits.length === 0);
  return { edits, felt, target: targetIn(text, setting), isAside, isQuestion, isComplaint: isComplaint(text) };
}

/** 这碗画得跟痰盂一样，重来一个: what is to be done again is the picture, where only that was spoken of. */
const talkOf = (edit: Edit, text: ClauseText, setting: Setting): Edit =>
  edit.do === 'talk.another' &&
  (targetIn(text, setting) ?? (text.opensSentence ? undefined : setting.last)) === 'mark' &&
  !/方案|设计|全部|整个|彻底|logo|思路|方向|design|direction|idea|everything|concept/iu.test(text.text)
    ? { do: 'mark.other' }
    : edit;

/** Wishes that one clause may well hold together; any other two are more likely two readings of one wish. */
const TOGETHER =
  /^(?:(?:type\.\w+|color\.(?:lighter|darker|set)|text\.add) )+$|^(?:(?:color\.set|ground\.set|type\.kind) )+$|^(?:type|mark)\.(?:bigger|smaller) (?:type|mark)\.(?:bigger|smaller) $|^(?:mark\.(?:swap|add) )+$|^mark\.move color\.lighter $|^(?:color\.(?:warmer|cooler|darker|lighter|calmer|brighter) )+$/u;
const goTogether = (edits: Edit[]): Edit[] =>
  edits.length < 2 || TOGETHER.test(edits.map(({ do: name }) => `${name} `).join('')) ? edits : [];

const MEANS_MORE: ReadonlySet<Token['kind']> = new Set(['face', 'effect', 'style', 'edit', 'mood', 'talk']);

/** Where the picture is a writing brush, 毛笔 is the picture; only "in brush" or 毛笔字 is a face. */
function withoutPicture(tokens: Token[], text: string, { shown }: Setting): Token[] {
  const words = (shown.mark ?? []).map((word) => word.toLowerCase());
  return tokens.filter(
    ({ kind, text: word, end }) =>
      !MEANS_MORE.has(kind) ||
      !words.includes(word.toLowerCase()) ||
      /^(?:字|体|写|风|感|\s(?:font|letter|script|style))/iu.test(text.slice(end)),
  );
}

/** Phrases that say what is wrong, and words that only speak ill. */
const SPEAKS_ILL =
  /^(?:too |太|不|看不|认不|分不|糊|hard|difficult|can't|cannot|barely|looks?|gets|blend|fades|disappear|离|隔|分|颜色太|细节太|线|so |weird|ugly|creepy|丑|难看|凶|busy)/iu;
/** Whether a clause only says what is wrong: what is wanted may come after it. */
function isComplaint(text: ClauseText): boolean {
  const phrases = ofKind(text.tokens, 'edit');
  const styles = ofKind(text.tokens, 'style');
  if (/(?:没有|没了|不够|没有了)$/u.test(text.text)) return true;
  const isIll = phrases.every(({ text: word }) => SPEAKS_ILL.test(word)) && styles.every((style) => style.isComplaint);
  const hasQuality = ofKind(text.tokens, 'quality').length > 0;
  return (
    isIll &&
    (phrases.length + styles.length > 0 || hasQuality) &&
    (!hasQuality || complains(text)) &&
    ofKind(text.tokens, 'color').length === 0
  );
}

/** "In Garamond with more space between the letters": a face is named, and how it is to be set. */
const withQualities = (edits: Edit[] | undefined, text: ClauseText, setting: Setting): Edit[] | undefined =>
  edits?.[0]?.do === 'type.font' ? [...edits, ...readQualities(text, setting).edits] : edits;

const readDeed = (text: ClauseText, setting: Setting): Edit[] | undefined =>
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
  const isUnaimed = kind === 'manners' && isComplaint(text) && targetIn(text, setting) === undefined;
  return strays.length <= (isUnaimed ? 0 : MOST_STRAYS[kind]) ? reading.edits : undefined;
}

/** What no logo can do, or another's trademark; another's colour is only a colour. */
const isBeyond = ({ tokens, text, isAsked }: ClauseText): boolean =>
  (hasSign(tokens, 'cannot') ||
    // One character of a line cannot be set apart from the others.
    /单独|\bonly the letter\b|\bjust the letter\b/iu.test(text) ||
    (hasSign(tokens, 'errand') &&
      (isAsked || /\b(?:can|could|will) (?:you|u)\b|帮|能不能|可以|吗|顺便|一起/iu.test(text)))) &&
  (ofKind(tokens, 'color').length === 0 || /smell|sound|animat|动画|会动/iu.test(text));

/** 房子的颜色跟店名统一, "the same colour as the name". */
function readSameColor({ text }: ClauseText, { shown }: Setting): Edit | undefined {
  const isSame =
    /(?:颜色|色).*(?:跟|和|与).*(?:统一|一样|一致|相同|同色)|同一个颜色|same colou?r as|match(?:es|ing)? the (?:name|text|letters)/iu.test(
      text,
    );
  if (!isSame || !shown.nameColor) return undefined;
  const isOfName = /^(?:店名|名字|字)|^(?:make )?the (?:name|text|letters)/iu.test(text);
  return isOfName ? undefined : { do: 'color.set', of: 'mark', color: shown.nameColor, hex: shown.nameColor };
}

/** 别居中了, "rather than filled in": what is declined is not wished for. */
const DECLINED =
  /(?:别|不要|不想|不用|不是)(?:再|这样|那么|这么|一大块)?[^，]{0,3}$|\b(?:rather than|instead of|not|no|don't want)\s+(?:\w+\s+)?$/iu;

/** 不要填满: what is declined leaves its opposite where there are only two. */
function insteadOf(edit: Edit): Edit[] {
  if (edit.do === 'mark.solid') return [{ do: 'mark.line' }];
  if (edit.do === 'mark.line') return [{ do: 'mark.solid' }];
  if (edit.do === 'layout.set' && edit.layout === 'two-lines') return [{ do: 'layout.set', layout: 'one-line' }];
  return [];
}

/** 黑金, "black and gold": the ground is dark and the drawing is not. */
const BLACK_AND = /黑金|黑底金|black (?:and|&|n) gold|black-and-gold/iu;

/** How it is to look: phrases that say it whole, colours, faces, styles, more and less of a quality. */
function readManners(text: ClauseText, setting: Setting): Found {
  const { tokens } = text;
  const line = lineOf(setting.last);
  // "The hammer is a black blob": colours, faces and layouts that are told of are there already.
  const isTold = isStatement(text.text);
  const whole = ofKind(tokens, 'edit')
    .filter(({ edit }) => !isTold || !/^(?:layout\.set|mark\.(?:line|solid)|type\.case|ground\.set)$/u.test(edit.do))
    .flatMap(({ at, text: word, edit }): Edit[] =>
      DECLINED.test(text.text.slice(0, at)) && !/^(?:no|太|不|too)/iu.test(word) ? insteadOf(edit) : [edit],
    )
    .map((edit): Edit => {
      // Small words that cannot be read are too small, whatever their colour.
      if (edit.do === 'color.contrast' && line && line !== 'name') return { do: 'type.bigger', of: line };
      if (edit.do === 'type.case' && line) return { ...edit, of: line };
      return 'much' in edit || !/^(?:mark\.(?:turn|simpler)|color\.contrast|layout\.(?:air|tighter))$/u.test(edit.do)
        ? edit
        : ({ ...edit, ...muchOf(undefined, text) } as Edit);
    });
  const isSwap = whole.some((edit) => edit.do === 'color.swap');
  const faces = ofKind(tokens, 'face')
    .filter(({ at }) => !isTold && !DECLINED.test(text.text.slice(0, at)))
    .map(({ face }): Edit => ({ do: 'type.kind', of: line ?? 'name', kind: face }));
  const [kind] = faces.slice(-1);
  const manners = [...whole.filter((edit) => !isSwap || edit.do !== 'layout.swap'), ...(kind ? [kind] : [])];
  if (BLACK_AND.test(text.text) && !isTold)
    return found(
      [
        { do: 'color.set', of: 'all', color: 'gold', hex: '#b8902f' },
        { do: 'ground.set', color: 'black', hex: '#111111' },
      ],
      '黑金',
    );
  const colors = isTold ? found([]) : readColorWishes(text, setting);
  const qualities = text.role === 'likeness' ? found([]) : readQualities(text, setting);
  // 方正的黑体: a face is named, and the rest only describes it.
  if (kind)
    qualities.edits = qualities.edits.filter(
      ({ do: name }) =>
        !/^type\.(?:sharper|rounder|bolder|thinner|wider)$/u.test(name) ||
        /再|更|一点|bolder|thinner|heavier|lighter|and\b/iu.test(text.text),
    );
  const styles =
    manners.length > 0 || (hasSign(tokens, 'not') && !ofKind(tokens, 'style').some(({ isComplaint }) => isComplaint))
      ? []
      : readStyles(text, setting);
  // A colour that is named says which other colour, a quality why it cannot be read.
  const told = whole.filter(({ do: name }) =>
    name === 'color.contrast'
      ? qualities.edits.length === 0
      : name !== 'color.other' || colors.edits.length + qualities.edits.length === 0,
  );
  const readings = [distinct(told), styles, colors.edits, qualities.edits].filter(({ length }) => length > 0);
  if (compete(distinct(told), styles, colors.edits, qualities.edits)) return found([]);
  return found(
    distinct([
      ...manners.filter((edit) => readings.length === 0 || told.includes(edit) || edit === kind),
      ...styles,
      ...colors.edits,
      ...qualities.edits,
    ]),
    ...colors.took,
    ...qualities.took,
  );
}

/** Two readings of one clause that do not go together: one of them is wrong, and nobody knows which. */
const compete = (
  whole: readonly Edit[],
  styles: readonly Edit[],
  colors: readonly Edit[],
  qualities: readonly Edit[],
): boolean =>
  new Set(whole.map(({ do: name }) => name)).size > 1 ||
  (whole.length > 0 && qualities.length + colors.length > 0) ||
  (styles.length > 0 && qualities.length + colors.length > 0);

const IS_FINITE = /\b(?:looks|feels|seems|reads|is|are|was|comes)\b|\p{Script=Han}/iu;

function readStyles(clause: ClauseText, setting: Setting): Edit[] {
  const { tokens, text } = clause;
  const isTooMuch = hasSign(tokens, 'too');
  const meant = ofKind(tokens, 'style').find(
    ({ isComplaint }) => isComplaint || !isTooMuch || /像|like|more/iu.test(text),
  );
  if (!meant) return [];
  // "Looks a bit girly" tells what it is like; that it is to be so is said otherwise.
  if (
    !meant.isComplaint &&
    isStatement(text) &&
    IS_FINITE.test(text) &&
    !/\b(?:more|less)\b|er\b|更|再|[点些]$/iu.test(text)
  )
    return [];
  // An icon that is dated is drawn anew; letters that are dated are set in another face.
  if (meant.isComplaint && targetIn(clause, setting) === 'mark') return [{ do: 'mark.other' }];
  const line = lineOf(setting.last);
  if (meant.isComplaint && line && meant.style !== 'modern') return [];
  const isOfLetters = line && !ofKind(tokens, 'target').some(({ target }) => target === 'all');
  if (isOfLetters && (meant.style === 'modern' || meant.style === 'traditional'))
    return [{ do: 'type.kind', of: line, kind: meant.style }];
  const much = ofKind(tokens, 'much')[0]?.much;
  return [{ do: 'style.set', style: meant.style, ...(much ? { much } : {}) }];
}
