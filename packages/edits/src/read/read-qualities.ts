import type { Edit, Much, Target } from '../command.ts';
import type { Token, TokenOf } from './find-tokens.ts';
import { hasSign, lineOf, ofKind, targetIn, type ClauseText, type Setting } from './clause-text.ts';
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

/** More or less of something: "the text is too thin", 字再粗一点, "way less fish". */
export function readQualities(text: ClauseText, setting: Setting): Edit[] {
  const found = ofKind(text.tokens, 'quality').filter((token) => !isOfColor(token, text) && !isOfShape(token, text));
  const read = found.flatMap((token) => editOf(token, text, setting));
  return read.length > 0 ? read : readLess(text, setting);
}

/** "Way less fish": less of a thing is a smaller one. */
function readLess(text: ClauseText, setting: Setting): Edit[] {
  const hasLess = /\bless\s+(?:of\s+the\s+)?[a-z]+$/iu.test(text.lower);
  const isKnown = ofKind(text.tokens, 'style').length + ofKind(text.tokens, 'color').length > 0;
  if (!hasLess || isKnown || lineOf(targetIn(text, setting))) return [];
  return [{ do: 'mark.smaller', ...muchOf(undefined, text) }];
}

/** A round badge is a badge; its letters need not be round. */
const isOfShape = ({ quality, end }: TokenOf<'quality'>, { text }: ClauseText): boolean =>
  quality === 'round' && /^\s*(?:badge|stamp|seal|sticker|logo|sign|shape|frame|徽章|章|标)/iu.test(text.slice(end));

/** 深一点的枣红: the deeper of two reds is a colour, not a wish of its own. */
const isOfColor = (token: Token, { text, tokens }: ClauseText): boolean => {
  const after = text.slice(token.end);
  const color = ofKind(tokens, 'color').find(({ at }) => at >= token.end);
  return (
    Boolean(color && /^(?:一?[点些])?(?:的|成)/u.test(after)) ||
    Boolean(color && /^\s*$/u.test(text.slice(token.end, color.at)))
  );
};

function editOf(token: TokenOf<'quality'>, text: ClauseText, setting: Setting): Edit[] {
  const quality = isTurned(token, text) ? OPPOSITE[token.quality] : token.quality;
  const target = targetOf(token, quality, text, setting);
  const much = muchOf(token, text);
  if (quality in COLOR_QUALITIES) {
    // Letters of a lighter weight are thinner; a lighter name is paler.
    const of = target === 'mark' || target === 'ground' || (lineOf(target) && target !== 'name') ? { of: target } : {};
    return [{ do: COLOR_QUALITIES[quality as keyof typeof COLOR_QUALITIES], ...of, ...much }];
  }
  const isSpacing = /字距|字间距|间距|spacing|between the letters/iu.test(text.text);
  if (isSpacing && (quality === 'wide' || quality === 'narrow'))
    return [{ do: quality === 'wide' ? 'type.looser' : 'type.tighter', of: lineOf(target) ?? 'name', ...much }];
  if (quality === 'airy' || quality === 'close') {
    const isOfLetters =
      /字距|字间距|字(?:都|全|们)?(?:挤|贴|粘)|letters?\b|tracking|kerning/iu.test(text.text) && lineOf(target);
    if (isOfLetters)
      return [{ do: quality === 'airy' ? 'type.looser' : 'type.tighter', of: lineOf(target) ?? 'name', ...much }];
    return [{ do: quality === 'airy' ? 'layout.air' : 'layout.tighter', ...much }];
  }
  if (target === 'mark' && (quality === 'big' || quality === 'small'))
    return [{ do: quality === 'big' ? 'mark.bigger' : 'mark.smaller', ...much }];
  const edit = {
    do: TYPE_QUALITIES[quality as keyof typeof TYPE_QUALITIES],
    of: lineOf(target) ?? 'name',
    ...much,
  } as Edit;
  const isWhole = target === 'all' && (quality === 'big' || quality === 'small');
  return isWhole ? [edit, { do: quality === 'big' ? 'mark.bigger' : 'mark.smaller', ...much }] : [edit];
}

const COMPARED = /(?:er|est)$|^more\b/iu;

/** Whether the opposite is wished for: too thin, 别这么灰, "less busy", a word that only complains. */
function isTurned({ at, end, text: word, isComplaint }: TokenOf<'quality'>, { text, tokens }: ClauseText): boolean {
  const before = tokens.filter(
    (token) => token.kind === 'sign' && token.end <= at && isNear(text.slice(token.end, at)),
  );
  const says = (sign: string) => before.some((token) => token.kind === 'sign' && token.sign === sign);
  const behind = text.slice(end);
  if (says('lacks') || /^\s+enough/iu.test(behind)) return false;
  if (says('not')) return true;
  // 偏冷一点 wishes; 偏冷 complains.
  if (text.slice(0, at).endsWith('偏') && /^一?[点些]/u.test(behind)) return false;
  if (says('more') && !says('too')) return false;
  if (/^了(?:一?[点些])/u.test(behind)) return true;
  const isCompared = /^[a-z]/i.test(word) && COMPARED.test(word);
  if ((says('too') || says('looks')) && !isCompared) return true;
  // "A bit dark" complains, "a bit darker" wishes.
  const isLatin = /^[a-z]/i.test(word);
  if (isLatin && !isCompared && /\b(?:bit|little|kinda|tad)\s+$/iu.test(text.slice(0, at)) && !hasVerbOfMaking(tokens))
    return true;
  return isComplaint && !isCompared && !hasSign(tokens, 'more');
}

const hasVerbOfMaking = (tokens: readonly Token[]): boolean =>
  ofKind(tokens, 'verb').some(({ verb }) => verb === 'make');

/** At most two words or four hanzi between a sign and what it belongs to. */
const isNear = (between: string): boolean =>
  between.trim().split(/\s+/).filter(Boolean).length <= 2 && between.replace(/[^\p{Script=Han}]/gu, '').length <= 3;

const SIZES: readonly Quality[] = ['big', 'small'];

/** The part nearest to a quality: before it in Chinese, on either side in English; a noun that is no word of ours is the picture. */
function targetOf(token: TokenOf<'quality'>, quality: Quality, text: ClauseText, setting: Setting): Target | undefined {
  const named = ofKind(text.tokens, 'target').filter(({ target }) => target !== 'color');
  const isLatin = /^[a-z]/i.test(token.text);
  const distance = (other: TokenOf<'target'>) =>
    other.end <= token.at
      ? (token.at - other.end) * (isLatin ? 1.5 : 1)
      : (other.at - token.end) * (isLatin ? 1 : 6) + 1;
  const [nearest] = named.filter(({ text: word }) => !PRONOUN.test(word)).toSorted((a, b) => distance(a) - distance(b));
  if (SIZES.includes(quality) && nounOfPicture(token, text, nearest, setting)) return 'mark';
  if (nearest && nearest.target !== 'color') return lineWins(nearest.target, text, setting);
  const pronoun = named.find(({ text: word }) => PRONOUN.test(word));
  if (pronoun)
    return setting.last === undefined || setting.last === 'mark'
      ? SIZES.includes(quality)
        ? 'mark'
        : setting.last
      : setting.last;
  return setting.last;
}

/** "Its letters" of the tagline are the tagline's. */
const lineWins = (target: Target, text: ClauseText, setting: Setting): Target => {
  const whole = targetIn(text, setting);
  return target === 'name' && lineOf(whole) ? (whole ?? target) : target;
};

const PRONOUN = /^(?:it|him|her|he|she|它|他|她)$/iu;
const IDLE_ZH =
  /[把将给我那个这的再也要请帮你您们能不可以稍微下想希望就还是感觉得有点太了吧呢啊嘛吗呗成到一二两三只条头着儿整弄搞调放变加别很挺都在边上下左右里更最先后然顺便和跟与让叫就行了比较会觉点些往为用做]/gu;
const DETERMINED =
  /\b(?:the|that|this|my|our|his|her|those|these)\s+(?:(?:little|small|tiny|big|poor|whole|wee)\s+)?([a-z]{3,})/giu;
const NOT_NOUNS =
  /^(?:whole|two|same|rest|other|background|top|bottom|left|right|middle|way|one|thing|lot|between|space|size|weight|moment|end)$/iu;

/** Whether a noun that no table has stands where the quality's noun stands: 螃蟹弄大一倍, "shrink the fern". */
function nounOfPicture(
  token: TokenOf<'quality'>,
  { text, tokens }: ClauseText,
  nearest: TokenOf<'target'> | undefined,
  { shown }: Setting,
): boolean {
  if (shown.mark?.some((word) => text.toLowerCase().includes(word.toLowerCase())) && nearest?.target !== 'name')
    return true;
  if (/^[a-z]/i.test(token.text)) {
    if (nearest && Math.abs(nearest.at - token.end) < 14) return nearest.target === 'mark';
    return [...text.matchAll(DETERMINED)].some(
      ([, noun = '']) =>
        !NOT_NOUNS.test(noun) && !tokens.some((other) => other.text.toLowerCase() === noun.toLowerCase()),
    );
  }
  if (nearest) return nearest.target === 'mark';
  const left = tokens
    .filter(({ end }) => end <= token.at)
    .reduce((rest, other) => rest.replace(other.text, ''), text.slice(0, token.at));
  return left.replace(IDLE_ZH, '').replace(/[^\p{Script=Han}]/gu, '').length > 0;
}

/** How much, by the word that stands nearest. */
export function muchOf(token: Token | undefined, { tokens }: ClauseText): { much?: Much } {
  const found = ofKind(tokens, 'much');
  if (!token) return found[0] ? { much: found[0].much } : {};
  const [nearest] = found.toSorted((one, other) => Math.abs(one.at - token.end) - Math.abs(other.at - token.end));
  const heads = tokens.filter(({ kind }) => kind === 'quality');
  const isOwn =
    nearest &&
    heads.every(
      (head) =>
        head === token || Math.abs(head.at - nearest.at) >= Math.abs(token.at - nearest.at) || head.at > nearest.at,
    );
  // 有点粗 is a complaint; how much is not said.
  return nearest && isOwn && nearest.text !== '有点' ? { much: nearest.much } : {};
}
