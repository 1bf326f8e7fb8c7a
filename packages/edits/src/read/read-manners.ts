import type { Edit, FaceKind, StyleWish } from '../command.ts';
import {
  distinct,
  found,
  hasSign,
  hasVerb,
  lineOf,
  ofKind,
  targetIn,
  type ClauseText,
  type Found,
  type Setting,
} from './clause-text.ts';
import { findTokens } from './find-tokens.ts';
import { markWordIn } from './mark-words.ts';
import { isThere, readColorWishes } from './read-colors.ts';
import { muchOf } from './quality-edit.ts';
import { complains } from './quality-turned.ts';
import { readQualities } from './read-qualities.ts';
import { asksFor, isStatement } from './statement.ts';
import { faceWritten } from './written-by.ts';

/** Phrases that say what is wrong, and words that only speak ill. */
const SPEAKS_ILL =
  /^(?:too |太|不|看不|认不|分不|糊|hard|difficult|can't|cannot|barely|looks?(?!ing|(?:ing)? (?:the other|at the|to the|left|right|in\b|into|towards?))|gets|blend|fades|disappear|离|隔|分(?!两|成|行|上)|颜色太|细节太|线(?![框条稿描性图状勾])|so |weird|ugly|creepy|丑|难看|凶|busy)/iu;
/** 狗画得像狐狸: what a drawing is taken for. */
export const LIKENED = /(?:看着|看起来|画得|长得|有点|倒|太|很|好)*像(?:一?[个只条头])?(\p{Script=Han}{1,4}?)了?$/u;
/** Whether a clause only says what is wrong: what is wanted may come after it. */
export function isComplaint(text: ClauseText): boolean {
  const phrases = ofKind(text.tokens, 'edit');
  const styles = ofKind(text.tokens, 'style');
  if (/(?:没有|没了|不够|没有了)$/u.test(text.text) || LIKENED.test(text.text)) return true;
  const isIll = phrases.every(({ text: word }) => SPEAKS_ILL.test(word)) && styles.every((style) => style.isComplaint);
  const hasQuality = ofKind(text.tokens, 'quality').length > 0;
  return (
    isIll &&
    (phrases.length + styles.length > 0 || hasQuality) &&
    (!hasQuality || complains(text)) &&
    ofKind(text.tokens, 'color').every(
      (color) =>
        isThere(color, text) && /^(?:the |that |this |all (?:the |this |that ))?$/iu.test(text.text.slice(0, color.at)),
    )
  );
}

/** 别居中了, "rather than filled in": what is declined is not wished for. */
const DECLINED =
  /(?:别|不要|不想|不用|不是)(?:再|这样|那么|这么|一大块)?[^，]{0,3}$|\b(?:rather than|instead of|not|no|don't (?:just |really |only )?want)\s+(?:\w+\s+)?$/iu;

/** 不要填满: what is declined leaves its opposite where there are only two. */
function insteadOf(edit: Edit): Edit[] {
  if (edit.do === 'mark.solid') return [{ do: 'mark.line' }];
  if (edit.do === 'mark.line') return [{ do: 'mark.solid' }];
  if (edit.do === 'layout.set' && edit.layout === 'two-lines') return [{ do: 'layout.set', layout: 'one-line' }];
  return [];
}

/** 这个徽章怎么这么土, 咋断成两行了: what is pointed at or wondered about is there already. */
const isPointedAt = (at: number, { text, tokens }: ClauseText): boolean =>
  (/(?:这|那)(?:个|种|圈)?$|\b(?:this|that)\s$/iu.test(text.slice(0, at)) ||
    /^(?:咋|怎么|为啥|为什么|干嘛)/u.test(text)) &&
  !hasVerb(tokens, 'move') &&
  !hasVerb(tokens, 'swap') &&
  !hasVerb(tokens, 'make');

const PART_BEFORE =
  /(?:眼睛|耳朵|尾巴|翅膀|嘴巴?|鼻子|胡子|爪子|把手|叶子|手臂|胳膊|腿)(?:能不能|可不可以|要|能|再|也|都|给我|往[上下左右])*$|\b(?:ears?|tail|wings?|legs?|arms?|head|eyes?) (?:should |could |can |to |a bit |be |stand |sit )*$/iu;
const IS_BEHIND =
  /\b(?:at the back of|in back of|behind) (?:the|it|him|her|my|our)\b|(?:后面|背后|身后)(?:衬|垫|加|放)/iu;
const FROM_AFAR =
  /远|隔着?.{1,3}[米条]|马路|手机|老人|老花|眼神|\b(?:phone|far|across|road|street|distance|driv\w+|glasses|specs|eyesight|from the car)\b/iu;

/** What is told of a layout or a face is there already: "centred feels like a wedding invite". */
const IS_THERE = /^(?:layout\.(?:set|center|left)|mark\.(?:line|solid|turn)|type\.case|ground\.set)$/u;

/** 字丑, "the letters look wonky": what is done to a picture, said of letters, is in doubt. */
const isOfLetters = ({ do: name }: Edit, text: ClauseText, setting: Setting): boolean =>
  /^mark\.(?:turn|mirror|other|line|solid)$/u.test(name) &&
  lineOf(targetIn(text, setting)) !== undefined &&
  !ofKind(text.tokens, 'target').some(({ target }) => target === 'mark') &&
  markWordIn(text.lower, setting) === undefined;

/** 黑金, "black and gold": the ground is dark and the drawing is not. */
const BLACK_AND = /黑金|黑底金|black (?:and|&|n) gold|black-and-gold/iu;

/** "Our colours are navy and gold", 品牌色是墨绿: told, and to be used. */
const IS_OURS =
  /^(?:our|my|the) (?:own |brand |company |shop |house |school |team |club |main )*colou?rs? (?:is|are|'s)\b|^(?:我们?的?|店里的?)?(?:品牌|企业|主|标准)(?:色|颜色)(?:是|为|用)/iu;

/** How it is to look: phrases that say it whole, colours, faces, styles, more and less of a quality. */
export function readManners(text: ClauseText, setting: Setting): Found {
  const { tokens } = text;
  const line = lineOf(setting.last);
  // "The hammer is a black blob": colours, faces and layouts that are told of are there already.
  const isTold = isStatement(text.text) && !IS_OURS.test(text.text);
  if (ofKind(tokens, 'edit').some(({ edit }) => isOfLetters(edit, text, setting))) return found([]);
  const said = ofKind(tokens, 'edit')
    .filter(({ edit, at }) => edit.do !== 'layout.set' || !isPointedAt(at, text))
    // 上下摞着太高: how it is laid out now is what is wrong.
    .filter(
      ({ edit, end }) =>
        !/^layout\.(?:set|center|left)$/u.test(edit.do) ||
        !/^[^，]{0,2}(?:太|显得?|很(?:普通|一般|丑|乱|土|呆)|不好|有点|不行)/u.test(text.text.slice(end)),
    )
    // 红得一点不凶: what it is not is no complaint.
    .filter(
      ({ at, edit }) =>
        edit.do !== 'mark.other' || !/(?:一点[也都]?不|并不|又不|也不|算不上)$/u.test(text.text.slice(0, at)),
    )
    // 兔子耳朵竖起来: a part of the picture cannot be turned by itself.
    .filter(
      ({ edit, at }) =>
        !(edit.do === 'mark.turn' || (edit.do === 'layout.set' && edit.layout === 'vertical')) ||
        !PART_BEFORE.test(text.text.slice(0, at)),
    )
    // 线条粗一点: how thick its lines are; that it is drawn in lines is said otherwise.
    .filter(
      ({ text: word, end }) =>
        word !== '线条' || !/^(?:也|都|再|要|太|过|更|有点|稍微)*[粗细多少软硬密]/u.test(text.text.slice(end)),
    )
    .filter(
      ({ edit }) =>
        edit.do !== 'color.one' || !/(?:口号|标语|小字|年份)[和跟与]|[和跟与](?:口号|标语|小字)/u.test(text.text),
    )
    // "Swap the sizes round": they stay where they are.
    .filter(
      ({ edit, text: word }) => edit.do !== 'layout.swap' || !/\b(?:sizes?|weights?|fonts?)\b|大小|粗细/iu.test(word),
    )
    .filter(({ text: word }) => !/^[反掉]过来$/u.test(word) || targetIn(text, setting) === 'mark')
    .filter(
      ({ edit, text: word }) =>
        !isTold || !IS_THERE.test(edit.do) || /^(?:off|not|isn't)|wrong|upside|on its side|没|不/iu.test(word),
    )
    .flatMap(({ at, text: word, edit }) =>
      (DECLINED.test(text.text.slice(0, at)) && !/^(?:no|太|不|too)/iu.test(word) && !SPEAKS_ILL.test(word)
        ? insteadOf(edit)
        : [edit]
      ).map((each) => ({ edit: each, word })),
    )
    .map(({ edit, word }): Edit => {
      // "Can't read the curly writing": plain letters are the remedy.
      if (
        edit.do === 'color.contrast' &&
        /\b(?:curly|swirly|loopy|fancy|script|squiggly|joined-up|scribbly)\b|连笔|龙飞凤舞|草书|花体|潦草|弯弯绕绕/iu.test(
          text.text,
        )
      )
        return { do: 'type.kind', of: line ?? 'name', kind: 'sans' };
      // 后面那片花里胡哨的: a ground of too many colours is to be plain.
      if (
        edit.do === 'color.fewer' &&
        targetIn(text, setting) === 'ground' &&
        ofKind(tokens, 'target').every(({ target }) => target !== 'color')
      )
        return { do: 'ground.set', color: 'plain' };
      // Small words that cannot be read are too small, whatever their colour.
      if (edit.do === 'color.contrast' && line && line !== 'name') return { do: 'type.bigger', of: line };
      // 远看看不清: what is lost over a distance is too small; what cannot be read may be drawn badly.
      if (
        edit.do === 'color.contrast' &&
        FROM_AFAR.test(text.text) &&
        !/\bread\b/iu.test(text.text) &&
        ofKind(tokens, 'color').length === 0
      )
        return targetIn(text, setting) === 'mark' ? { do: 'mark.bigger' } : { do: 'type.bigger', of: line ?? 'name' };
      // "Let the name stand out more than the pot": of two parts that vie, the one is to be bigger.
      if (edit.do === 'color.contrast' && line && markWordIn(text.lower, setting) !== undefined)
        return { do: 'type.bigger', of: line };
      // 鞋子倒过来了，反一下: the picture alone is turned round, and changes places with nothing.
      if (
        edit.do === 'layout.swap' &&
        /反|倒|掉个|翻|转/u.test(word) &&
        targetIn(text, setting) === 'mark' &&
        !ofKind(tokens, 'target').some(({ target }) => target === 'name' || target === 'all')
      )
        return { do: 'mark.mirror' };
      // "Swap black and yellow over".
      if (edit.do === 'layout.swap' && ofKind(findTokens(word.replace(/^\S+\s/u, '')), 'color').length === 2)
        return { do: 'color.swap' };
      // 整体做减法, "strip the whole look back", 精简下用色: what is to be simpler is not the picture.
      if (edit.do === 'mark.simpler' && markWordIn(text.lower, setting) === undefined) {
        const of = ofKind(tokens, 'target').map(({ target }) => target);
        if (of.includes('ground')) return { do: 'ground.set', color: 'plain' };
        if (of.includes('color')) return { do: 'color.fewer' };
        if (/整体|整个|全部|\b(?:whole|everything|overall|entire)\b/iu.test(text.text) && !of.includes('mark'))
          return { do: 'style.set', style: 'minimal' };
      }
      // 底和字对调, "interchange background and text colour": the ground changes places with nothing else.
      if (
        edit.do === 'layout.swap' &&
        ofKind(tokens, 'target').some(({ target }) => target === 'ground' || target === 'color') &&
        !ofKind(tokens, 'target').some(({ target }) => target === 'mark')
      )
        return { do: 'color.swap' };
      // 换个别的色系: the colours are to be others, not the picture.
      if (edit.do === 'mark.other' && ofKind(tokens, 'target').some(({ target }) => target === 'color'))
        return { do: 'color.other' };
      // 钥匙竖过来: the picture stands up, and no letters run down.
      if (
        edit.do === 'layout.set' &&
        edit.layout === 'vertical' &&
        /^[竖立]/u.test(word) &&
        targetIn(text, setting) === 'mark'
      )
        return { do: 'mark.turn' };
      // "Can the name be stacked": its words, one above the other.
      if (
        edit.do === 'layout.set' &&
        edit.layout === 'stacked' &&
        /\b(?:name|words|letters|text)\b.*\bstack\w*$|\bstack the (?:name|words)\b/iu.test(text.text)
      )
        return { do: 'layout.set', layout: 'two-lines' };
      // 钥匙歪着，给我摆正: the picture is set upright.
      if (edit.do === 'layout.center' && /[摆扶放弄]正/u.test(word) && setting.last === 'mark')
        return { do: 'mark.turn' };
      // "A circle at the back of the dove": a shape behind it, and no badge.
      if (edit.do === 'layout.set' && /^(?:badge|frame)$/u.test(edit.layout) && IS_BEHIND.test(text.text))
        return { do: 'effect.add', effect: 'backdrop' };
      // 整体往右歪了: it is out of the middle.
      if (edit.do === 'mark.turn' && text.text.endsWith('歪了') && targetIn(text, setting) !== 'mark')
        return { do: 'layout.center' };
      if (edit.do === 'type.case' && line) return { ...edit, of: line };
      return 'much' in edit || !/^(?:mark\.(?:turn|simpler)|color\.contrast|layout\.(?:air|tighter))$/u.test(edit.do)
        ? edit
        : ({ ...edit, ...muchOf(undefined, text) } as Edit);
    });
  // 底和字颜色对调: what changes places are the colours.
  const isSwap = said.some((edit) => edit.do === 'color.swap');
  const whole = said.filter((edit) => !isSwap || edit.do !== 'layout.swap');
  const faces = ofKind(tokens, 'face')
    // 毛笔字太草: the face that is there.
    .filter(
      ({ at, end }) =>
        !isTold &&
        !DECLINED.test(text.text.slice(0, at)) &&
        !/^(?:字|体)?(?:也|都)?(?:太|有点|认不|看不|的?不行|的?不好|的?不合适)/u.test(text.text.slice(end)),
    )
    .map(({ face }): Edit => ({ do: 'type.kind', of: line ?? 'name', kind: face }));
  const written = isTold && !/\blook (?:like|as)\b/iu.test(text.text) ? undefined : faceWritten(text.text);
  const [kind] = [
    ...faces,
    ...(written && line !== undefined ? [{ do: 'type.kind', of: line, kind: written.face } as Edit] : []),
  ].slice(-1);
  const manners = [...whole, ...(kind ? [kind] : [])];
  if (BLACK_AND.test(text.text) && !isTold)
    return found(
      [
        { do: 'color.set', of: 'all', color: 'gold', hex: '#b8902f' },
        { do: 'ground.set', color: 'black', hex: '#111111' },
      ],
      '黑金',
    );
  // "The yellow words just vanish on white": the colours that are there.
  const isUnseen = said.some(({ do: name }) => name === 'color.contrast') && !asksFor(text.text);
  const colors = isTold || isUnseen ? found([]) : readColorWishes(text, setting);
  const isTurnedRound = whole.some(({ do: name }) => name === 'mark.mirror');
  const qualities = text.role === 'likeness' || isTurnedRound ? found([]) : readQualities(text, setting);
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
  // 横着给我放宽点: which way it is to be wider.
  const isSideways = qualities.edits.length > 0 && qualities.edits.every(({ do: name }) => name === 'type.wider');
  // A colour that is named says which other colour, a quality why it cannot be read.
  const told = whole.filter(({ do: name }) =>
    qualities.edits.some((edit) => edit.do === name) || (isSideways && name === 'layout.set')
      ? false
      : name === 'color.contrast'
        ? qualities.edits.length === 0
        : name !== 'color.other' || colors.edits.length + qualities.edits.length === 0,
  );
  const readings = [distinct(told), styles, colors.edits, qualities.edits].filter(({ length }) => length > 0);
  // 字放大居中: where it stands and how large it is go together.
  const settled = distinct(told).filter(({ do: name }) => name !== 'layout.center' && name !== 'type.case');
  if (compete(settled, styles, colors.edits, qualities.edits)) return found([]);
  if (told.some(({ do: name }) => name === 'color.swap')) return found(distinct(told), ...colors.took);
  return found(
    distinct([
      ...manners.filter((edit) => readings.length === 0 || told.includes(edit) || edit === kind),
      ...styles,
      ...colors.edits,
      ...qualities.edits,
    ]),
    ...colors.took,
    ...qualities.took,
    ...(written ? [text.text] : []),
    ...(styles.length > 0 && hasVerb(tokens, 'make') ? (LIKE_WHAT.exec(text.text) ?? []) : []),
  );
}

/** "Make it look like a 70s album cover": what it is to be like is the style. */
const LIKE_WHAT =
  /\b(?:look|feel|be|seem)?\s*like (?:an?|the|some|something|those|one of)\b.*$|像.*(?:那种|那样|一样|似的).*$/iu;

/** Two readings of one clause that do not go together: one of them is wrong, and nobody knows which. */
const compete = (
  whole: readonly Edit[],
  styles: readonly Edit[],
  colors: readonly Edit[],
  qualities: readonly Edit[],
): boolean =>
  new Set(whole.map(({ do: name }) => name)).size > 1 ||
  // "Invert black and white" names the colours that are swapped.
  (whole.length > 0 && !whole.some(({ do: name }) => name === 'color.swap') && qualities.length + colors.length > 0) ||
  (styles.some(({ do: name }) => name === 'style.set') && qualities.length + colors.length > 0);

const OF_FACE: Partial<Record<StyleWish, FaceKind>> = { retro: 'traditional', tech: 'modern' };
const NAMES_FACE = /\b(?:fonts?|typefaces?|face|type|letters|lettering|letterforms)\b|字体|字形|字$/iu;

const IS_FINITE = /\b(?:looks|feels|seems|reads|is|are|was|comes)\b|\p{Script=Han}/iu;

function readStyles(clause: ClauseText, setting: Setting): Edit[] {
  const { tokens, text } = clause;
  const isTooMuch = hasSign(tokens, 'too') && !/(?:能不能|可以|要|想|希望|最好|来)[^，]{0,4}有点/u.test(text);
  const meant = ofKind(tokens, 'style').find(
    ({ isComplaint }) => isComplaint || !isTooMuch || /像|like|more/iu.test(text),
  );
  // 字不稳，歪歪扭扭的 complains; 想要歪歪扭扭的感觉 wishes.
  if (!meant || (meant.text === '歪歪扭扭' && !asksFor(text))) return [];
  // "Looks a bit girly" tells what it is like; that it is to be so is said otherwise.
  if (
    !meant.isComplaint &&
    isStatement(text) &&
    IS_FINITE.test(text) &&
    !/\b(?:more|less)\b|er\b|更|再|[点些]$/iu.test(text)
  )
    return [];
  // "More playful colours" are brighter ones.
  if (meant.style === 'cute' && !meant.isComplaint && ofKind(tokens, 'target').some(({ target }) => target === 'color'))
    return [{ do: 'color.brighter' }];
  // "Less busy shell", "a cleaner peak": fewer lines, and no other drawing.
  if (
    meant.style === 'minimal' &&
    targetIn(clause, setting) === 'mark' &&
    !ofKind(tokens, 'target').some(({ target }) => target === 'all')
  )
    return [{ do: 'mark.simpler' }];
  // 年轻点的颜色: other colours.
  if (
    meant.style === 'modern' &&
    !meant.isComplaint &&
    ofKind(tokens, 'target').some(({ target }) => target === 'color') &&
    /颜色|配色|色$|colou?rs?$|palette$/iu.test(text)
  )
    return [{ do: 'color.other' }];
  // 可爱路线不对: a manner that is not the right one.
  if (/(?:不对|不合适|不行|不适合|不要)$/u.test(text) && !meant.isComplaint) return [];
  // An icon that is dated is drawn anew; letters that are dated are set in another face.
  if (meant.isComplaint && targetIn(clause, setting) === 'mark') return [{ do: 'mark.other' }];
  const line = lineOf(setting.last);
  const ownLine = lineOf(targetIn(clause, setting));
  // 字太严肃: letters that are too stern are to be rounder.
  if (meant.isComplaint && ownLine && meant.style === 'cute') return [{ do: 'type.rounder', of: ownLine }];
  if (meant.isComplaint && line && meant.style !== 'modern') return [];
  const isOfLetters = line && !ofKind(tokens, 'target').some(({ target }) => target === 'all');
  if (isOfLetters && (meant.style === 'modern' || meant.style === 'traditional'))
    return [{ do: 'type.kind', of: line, kind: meant.style }];
  // "Old school letters", "update the font, it should look like a startup": the manner of the face alone.
  const ofFace = OF_FACE[meant.style];
  if (ofFace && ownLine && !meant.isComplaint && NAMES_FACE.test(text))
    return [{ do: 'type.kind', of: ownLine, kind: ofFace }];
  const much = ofKind(tokens, 'much')[0]?.much;
  return [{ do: 'style.set', style: meant.style, ...(much ? { much } : {}) }];
}
