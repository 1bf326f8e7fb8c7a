import type { Edit, Much, Target } from '../command.ts';
import type { Token, TokenOf } from './find-tokens.ts';
import {
  found,
  hasVerb,
  isPronoun,
  lineOf,
  markWordIn,
  ofKind,
  targetIn,
  type ClauseText,
  type Found,
  type Setting,
} from './clause-text.ts';
import { strayWords } from './stray-words.ts';
import { OPPOSITE, type Quality } from './words.data.ts';

const COLOR_QUALITIES = {
  warm: 'color.warmer',
  cool: 'color.cooler',
  dark: 'color.darker',
  light: 'color.lighter',
  bright: 'color.brighter',
  calm: 'color.calmer',
} as const;
const TYPE_QUALITIES = {
  big: 'type.bigger',
  small: 'type.smaller',
  bold: 'type.bolder',
  thin: 'type.thinner',
  round: 'type.rounder',
  sharp: 'type.sharper',
  wide: 'type.wider',
  narrow: 'type.narrower',
  loose: 'type.looser',
  tight: 'type.tighter',
} as const;
const isOfColors = (quality: Quality): quality is keyof typeof COLOR_QUALITIES => quality in COLOR_QUALITIES;

/** More or less of something: "the text is too thin", 字再粗一点, "way less fish". */
export function readQualities(text: ClauseText, setting: Setting): Found {
  const asked = ofKind(text.tokens, 'quality').filter(
    (token) => !isOfColor(token, text) && !isOfShape(token, text) && !isOfAnother(token, text) && isAsked(token, text),
  );
  const read = asked.filter((token) => isAimed(token, text, setting)).map((token) => editOf(token, text, setting));
  return found(
    read.flatMap(({ edits }) => edits),
    ...read.flatMap(({ took }) => took),
  );
}

/** A bare word of quality that names no part, compares nothing and has no degree is too little to act on. */
function isAimed({ at, end, text: word }: TokenOf<'quality'>, text: ClauseText, setting: Setting): boolean {
  // 字太挤, 太散了: the word itself tells what it is about, or that it is too much.
  if (/^[字太]/u.test(word)) return true;
  if (text.tokens.some(({ kind }) => kind === 'target' || kind === 'much' || kind === 'sign')) return true;
  if (/^[a-z]/iu.test(word) && (IS_COMPARED.test(word) || DEEDS.test(word) || word.includes(' '))) return true;
  if (markWordIn(text.lower, setting) !== undefined || setting.shown.name === text.text) return true;
  const around = `${text.text.slice(Math.max(0, at - 1), at)} ${text.text.slice(end, end + 2)}`;
  return (
    /[弄调变放加整搞再更]|得|一[号倍半]/u.test(around) || strayWords(text.text.slice(0, at), text.tokens).length === 1
  );
}

/** Whether all that a clause says of qualities is that there is too much of one. */
export function complains(text: ClauseText): boolean {
  const qualities = ofKind(text.tokens, 'quality');
  return (
    qualities.length > 0 &&
    qualities.every(
      (token) =>
        isTurned(token, text) &&
        !/(?:别|不要|不用|\b(?:less|not|don't|dial|lower|reduce)\b)/iu.test(text.text.slice(0, token.at)),
    )
  );
}

const LESSENS = /^(?:reduc|decreas|lower|cut down|dial|turn down|bring down)/iu;

/** "Increase the weight", "reduce the brightness": the property follows, and size is not what is meant. */
const isOfAnother = ({ text: word, end }: TokenOf<'quality'>, { text, tokens }: ClauseText): boolean =>
  (LESSENS.test(word) || /^(?:increas|rais|boost|up the|up$)/iu.test(word)) &&
  ofKind(tokens, 'quality').some((other) => other.at >= end && isNear(text.slice(end, other.at)));

/** A round badge is a badge; its letters need not be round. */
const isOfShape = ({ quality, end }: TokenOf<'quality'>, { text }: ClauseText): boolean =>
  quality === 'round' &&
  /^\s*(?:badge|stamp|seal|sticker|logo|sign|shape|frame|形|徽章|章|标|框|圈)/iu.test(text.slice(end));

/** 深一点的枣红: the deeper of two reds is a colour, not a wish of its own. */
const isOfColor = (token: Token, { text, tokens }: ClauseText): boolean => {
  const color = ofKind(tokens, 'color').find(({ at }) => at >= token.end);
  // "Darker red" asks for the red that is there to be darker.
  if (!color || (/^[a-z]/iu.test(token.text) && IS_COMPARED.test(token.text))) return false;
  return /^(?:一?[点些])?(?:的|成)/u.test(text.slice(token.end)) || /^\s*$/u.test(text.slice(token.end, color.at));
};

/** The first word compares: "closer together"; that "each other" ends so says nothing. */
const IS_COMPARED = /^[\w-]*(?:[^e]er|est)(?: |$)|^(?:more|less)\b/iu;
const DEEDS =
  /^(?:enlarg|bump|scale|blow|increas|up_|up |grow|zoom|shrink|reduc|decreas|downsiz|size|embolden|bolden|thicken|fatten|widen|stretch|condens|squeez|darken|deepen|lighten|brighten|sharpen|tighten|loosen|warm |warm_|cool_|cool d|tone|mut|desatur|soften|dial|calm |open|space |space_|spread|let it|beef|knock|round |round_|close_|close u|bring|pull|fade|thin d|slim|more |less |some |add )/iu;

/** Whether a word of quality asks or complains, or only describes some thing: "on a small packet" asks for nothing. */
function isAsked(token: TokenOf<'quality'>, text: ClauseText): boolean {
  const { at, end, text: word, isComplaint } = token;
  if (!/^[a-z]/iu.test(word)) {
    const [ahead, behind] = [text.text.slice(0, at), text.text.slice(end)];
    const isMarked =
      /(?:再|更|太|忒|弄|调|变|放|加|不够|别|这么|那么|有点|有些|最|很|偏|得|要|稍|略|微|整|搞|显|挺|往|又|也|好|够|看着|看起来|显得|感觉|不太|想|多|点|些|成)\s?$/u.test(
        ahead,
      ) || /^(?:一?[点些丢下]|了|得|的?$|的?感觉|的?那种|一[号倍半]|[两三]倍|很多|到|成|吧)/u.test(behind);
    return isMarked || straysLeft(text) === 0;
  }
  if (isComplaint || IS_COMPARED.test(word) || DEEDS.test(word) || word.includes(' ')) return true;
  const before = text.tokens.filter((other) => other.end <= at && isNear(text.text.slice(other.end, at)));
  if (before.some(({ kind }) => kind === 'sign' || kind === 'much')) return true;
  const after = text.text.slice(end);
  if (/^\s+enough\b/iu.test(after)) return true;
  const next = /^\s+([a-z'-]+)/iu.exec(after)?.[1] ?? '';
  const isAttribute =
    next !== '' && strayWords(next, []).length > 0 && !text.tokens.some(({ at: start }) => start === end + 1);
  if (isAttribute) return false;
  return hasVerb(text.tokens, 'make') || strayWords(text.text, text.tokens).length <= 1;
}

const straysLeft = ({ text, tokens }: ClauseText): number => strayWords(text, tokens).length;

const IS_LEADING = /行距|行间距|line spacing|between (?:the |both )?(?:lines|rows)/iu;
const IS_SPACING = /字距|字间距|间距|spacing|between (?:the |each |its )?letters|tracking|kerning/iu;

function editOf(token: TokenOf<'quality'>, text: ClauseText, setting: Setting): Found {
  const quality = isTurned(token, text) ? OPPOSITE[token.quality] : token.quality;
  const { target, took } = targetOf(token, quality, text, setting);
  const much = muchOf(token, text);
  const edits = (): Edit[] => {
    if (isOfColors(quality)) {
      const of =
        target === 'mark' || target === 'ground' || (lineOf(target) && target !== 'name') ? { of: target } : {};
      // Letters of a light weight are thin; "the font lighter" speaks of weight, "the name lighter" of colour.
      if (quality === 'light' && target === 'name' && /font|字体|weight|strokes?|笔画/iu.test(text.text))
        return [{ do: 'type.thinner', of: 'name', ...much }];
      return [{ do: COLOR_QUALITIES[quality], ...of, ...much }];
    }
    // No picture is drawn busier; letters that are to be plain lose their curls.
    if (quality === 'busy') return [];
    if (quality === 'simple') {
      if (target === 'ground') return [{ do: 'ground.set', color: 'plain' }];
      if (target === 'all') return [{ do: 'style.set', style: 'minimal', ...much }];
      if (lineOf(target)) return [{ do: 'type.kind', of: lineOf(target) ?? 'name', kind: 'sans' }];
      return isOfPalette(text) ? [{ do: 'color.fewer' }] : [{ do: 'mark.simpler', ...much }];
    }
    // What is to be bigger was not said, and nothing was spoken of before.
    if (target === undefined && SIZES.includes(quality) && !IS_LEADING.test(text.text) && !IS_SPACING.test(text.text))
      return [];
    const line = lineOf(target) ?? 'name';
    // Between lines there is air, between letters there is spacing.
    if (IS_LEADING.test(text.text) && ['wide', 'big', 'airy', 'loose'].includes(quality))
      return [{ do: 'layout.air', ...much }];
    if (IS_LEADING.test(text.text) && ['narrow', 'small', 'close', 'tight'].includes(quality))
      return [{ do: 'layout.tighter', ...much }];
    if (IS_SPACING.test(text.text) && ['wide', 'big', 'airy', 'loose'].includes(quality))
      return [{ do: 'type.looser', of: line, ...much }];
    if (IS_SPACING.test(text.text) && ['narrow', 'small', 'close', 'tight'].includes(quality))
      return [{ do: 'type.tighter', of: line, ...much }];
    if (quality === 'airy' || quality === 'close') {
      const isOfLetters =
        lineOf(target) &&
        (/字(?!.*[图标框])|letters?\b/iu.test(text.text) ||
          (/\p{Script=Han}/u.test(token.text) && !text.tokens.some(({ kind }) => kind === 'target'))) &&
        markWordIn(text.lower, setting) === undefined &&
        !/picture|icon|mark|图/iu.test(text.text);
      if (isOfLetters) return [{ do: quality === 'airy' ? 'type.looser' : 'type.tighter', of: line, ...much }];
      return [{ do: quality === 'airy' ? 'layout.air' : 'layout.tighter', ...much }];
    }
    if (target === 'mark') {
      if (quality === 'big' || quality === 'small')
        return [{ do: quality === 'big' ? 'mark.bigger' : 'mark.smaller', ...much }];
      // A stronger picture is a bigger one; no picture is wider or rounder by itself.
      return quality === 'bold' && /beef|strong|chunk/iu.test(token.text) ? [{ do: 'mark.bigger', ...much }] : [];
    }
    if (target === 'ground' || (target === 'year' && !['big', 'small'].includes(quality))) return [];
    const edit = { do: TYPE_QUALITIES[quality], of: line, ...much } as Edit;
    const isWhole = target === 'all' && (quality === 'big' || quality === 'small');
    return isWhole ? [edit, { do: quality === 'big' ? 'mark.bigger' : 'mark.smaller', ...much }] : [edit];
  };
  return found(edits(), ...took);
}

/** 小得跟蚊子一样, 细死了: what an adjective leads to tells that there is too much of it. */
const IS_EXCESS = /^(?:得(?!多|一)|死了|死人|兮兮|不拉几|不溜秋|过头|过了头|过分)/u;
/** The whole clause complains, wherever the adjective stands in it: "the thin letters bother me", 我嫌店名小. */
const DISLIKED =
  /\b(?:bothers?|annoys?|bugs?|irritates?|puts?) (?:me|us|off)\b|\b(?:can't stand|cannot stand|let(?:s|ting)? it down|is the (?:problem|trouble|issue)|off-?putting)\b|嫌|不觉得|受不了|难受|碍眼|不舒服/iu;
const IS_WISHED = /(?:弄|调|变|放|加|改|整|搞|做|画|写|再|更|要|往|可以|尽量|越)$/u;

const isOfPalette = ({ tokens }: ClauseText): boolean =>
  ofKind(tokens, 'target').some(({ target }) => target === 'color');

/** Whether the opposite is wished for: too thin, 别这么灰, "less busy", a word that only complains. */
function isTurned({ at, end, text: word, isComplaint }: TokenOf<'quality'>, { text, tokens }: ClauseText): boolean {
  const before = tokens.filter(
    (token) => token.kind === 'sign' && token.end <= at && isNear(text.slice(token.end, at)),
  );
  const says = (sign: string) => before.some((token) => token.kind === 'sign' && token.sign === sign);
  const behind = text.slice(end);
  if (says('lacks') || /^\s+enough/iu.test(behind)) return false;
  const isCompared = /^[a-z]/i.test(word) && IS_COMPARED.test(word);
  if (IS_EXCESS.test(behind) && !IS_WISHED.test(text.slice(0, at))) return true;
  if (/\bon the\s+$/iu.test(text.slice(0, at)) && /^\s+side\b/iu.test(behind)) return true;
  if (
    tokens.some(
      (other) =>
        other.kind === 'quality' && LESSENS.test(other.text) && other.end <= at && isNear(text.slice(other.end, at)),
    )
  )
    return true;
  if (DISLIKED.test(text) && !isCompared && !IS_WISHED.test(text.slice(0, at)) && !/^一?[点些]/u.test(behind))
    return true;
  // "Not so loud": what only complains is declined all the same.
  if (says('not')) return true;
  const isMuch = /^一?[点些]/u.test(behind) && !says('too');
  if (says('more') && !says('too')) return false;
  if (isComplaint && !isCompared) return !isMuch;
  // 偏冷一点 wishes; 偏冷 complains.
  if (text.slice(0, at).endsWith('偏') && /^一?[点些]/u.test(behind)) return false;
  if (
    /^了(?:一?[点些])|^了$/u.test(behind) &&
    !hasVerb(tokens, 'make') &&
    !/[弄调变放加改整搞]$/u.test(text.slice(0, at))
  )
    return true;
  if ((says('too') || says('looks')) && !isCompared)
    return !/^(?:一?[点些])/u.test(behind) || (says('too') && !text.slice(0, at).endsWith('有点'));
  // "A bit dark" complains, "a bit darker" wishes.
  const isLatin = /^[a-z]/i.test(word);
  return (
    isLatin &&
    !isCompared &&
    !DEEDS.test(word) &&
    /\b(?:bit|little|kinda|tad|touch)\s+$/iu.test(text.slice(0, at)) &&
    !hasVerb(tokens, 'make')
  );
}

/** At most two words or four hanzi between a sign and what it belongs to. */
const isNear = (between: string): boolean =>
  between.trim().split(/\s+/).filter(Boolean).length <= 2 && between.replace(/[^\p{Script=Han}]/gu, '').length <= 3;

const OVERWHELMS =
  /^(?:比下去|压过|盖过|压住|盖住|抢了风头|overshadow|upstag|bullies|dwarf|overpower|overwhelm|drown|swamp|swallow|dominat)/iu;
const SIZES: readonly Quality[] = ['big', 'small'];
type Aim = { target: Target | undefined; took: string[] };

/** The part nearest to a quality: before it in Chinese, on either side in English; a noun that is no word of ours is the picture. */
function targetOf(token: TokenOf<'quality'>, quality: Quality, text: ClauseText, setting: Setting): Aim {
  // 把名字都比下去了, "the vase dwarfs our name": what overwhelms is not what is named after it.
  if (
    OVERWHELMS.test(token.text) &&
    (/把.{0,4}(?:名|字)/u.test(text.text) ||
      /^\W+(?:the|our|my)\s+(?:name|text|words|letters)/iu.test(text.text.slice(token.end)))
  )
    return { target: 'mark', took: [] };
  const whole = targetIn(text, setting);
  const named = ofKind(text.tokens, 'target').filter(({ target }) => target !== 'color');
  const isLatin = /^[a-z]/i.test(token.text);
  const distance = (other: { at: number; end: number }) =>
    other.end <= token.at
      ? (token.at - other.end) * (isLatin ? 1.5 : 1)
      : (other.at - token.end) * (isLatin ? 1 : 6) + 1;
  const [nearest] = named.filter(({ text: word }) => !isPronoun(word)).toSorted((a, b) => distance(a) - distance(b));
  const noun = nounOfPicture(token, text, nearest, setting);
  if (noun !== undefined && (SIZES.includes(quality) || isOfColors(quality))) return { target: 'mark', took: [noun] };
  // "Its letters" of the tagline are the tagline's.
  if (nearest && nearest.target !== 'color')
    return { target: nearest.target === 'name' && lineOf(whole) ? whole : nearest.target, took: [] };
  if (lineOf(whole)) return { target: whole, took: [] };
  const hasPronoun = named.some(({ text: word }) => isPronoun(word));
  if (hasPronoun && setting.last === undefined)
    return { target: SIZES.includes(quality) ? 'mark' : undefined, took: [] };
  return { target: setting.last, took: [] };
}

/** A noun that no table has and that stands where the quality's noun stands: 螃蟹弄大一倍, "shrink the fern". */
function nounOfPicture(
  token: TokenOf<'quality'>,
  text: ClauseText,
  nearest: TokenOf<'target'> | undefined,
  setting: Setting,
): string | undefined {
  const gap = nearest ? (nearest.end <= token.at ? token.at - nearest.end : nearest.at - token.end) : Infinity;
  const shown = markWordIn(text.lower, setting);
  if (shown !== undefined) {
    const at = text.lower.indexOf(shown.toLowerCase());
    const away = at < token.at ? token.at - at - shown.length : at - token.end;
    if (away <= gap || nearest?.target === 'all') return shown;
  }
  if (nearest && nearest.target !== 'all' && gap < 14) return undefined;
  const isLatin = /^[a-z]/i.test(token.text);
  const side = isLatin ? text.text : text.text.slice(0, token.at);
  const strays = strayWords(side, text.tokens);
  const [noun] = isLatin
    ? strays.filter((word) =>
        new RegExp(
          `\\b(?:the|that|this|my|our|his|her|those|these|little|${token.text})\\s+(?:\\w+\\s+)?${word}`,
          'iu',
        ).test(text.text),
      )
    : [strays.join('')];
  return strays.length > 0 && strays.length <= 2 && noun ? noun : undefined;
}

/** How much, by the word that stands nearest. */
export function muchOf(token: Token | undefined, { tokens, text }: ClauseText): { much?: Much } {
  const words = ofKind(tokens, 'much');
  if (!token) return words[0] ? { much: words[0].much } : {};
  const [nearest] = words.toSorted((one, other) => Math.abs(one.at - token.end) - Math.abs(other.at - token.end));
  const heads = tokens.filter(({ kind }) => kind === 'quality');
  const isOwn =
    nearest &&
    heads.every(
      (head) =>
        head === token || Math.abs(head.at - nearest.at) >= Math.abs(token.at - nearest.at) || head.at > nearest.at,
    );
  // 有点粗 and "a bit dark" are complaints; how much is not said.
  const isComplaint = nearest && (nearest.text === '有点' || /too/iu.test(text.slice(nearest.end, token.at)));
  return nearest && isOwn && !isComplaint ? { much: nearest.much } : {};
}
