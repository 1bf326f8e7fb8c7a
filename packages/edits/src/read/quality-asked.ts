import { hasVerb, ofKind, type ClauseText, type Setting } from './clause-text.ts';
import type { Token, TokenOf } from './find-tokens.ts';
import { markWordIn } from './mark-words.ts';
import { LESSENS, IS_COMPARED, DEEDS, isNear } from './quality-words.ts';
import { isStatement } from './statement.ts';
import { strayWords } from './stray-words.ts';

const NEEDS_NO_PART = /^(?:airy|close|warm|cool|bright|calm)$/u;

/** A bare word of quality that names no part, compares nothing and has no degree is too little to act on. */
export function isAimed(
  { at, end, text: word, quality }: TokenOf<'quality'>,
  text: ClauseText,
  setting: Setting,
): boolean {
  // 字太挤, 太散了: the word itself tells what it is about, or that it is too much.
  if (/^[字太]/u.test(word)) return true;
  // 留点白, 灰蒙蒙: a whole word for air or colour needs no part.
  if (
    /^\p{Script=Han}{3,}$/u.test(word) &&
    NEEDS_NO_PART.test(quality) &&
    !/^的\p{Script=Han}/u.test(text.text.slice(end))
  )
    return true;
  if (text.tokens.some(({ kind }) => kind === 'target' || kind === 'much' || kind === 'sign')) return true;
  if (/^[a-z]/iu.test(word) && (IS_COMPARED.test(word) || DEEDS.test(word) || word.includes(' '))) return true;
  if (markWordIn(text.lower, setting) !== undefined || setting.shown.name === text.text) return true;
  // 第二行改成红的，加粗: a deed on what was just spoken of.
  if (setting.last !== undefined && !text.opensSentence && /^[加放缩调变弄提压收拉减][\p{Script=Han}]$/u.test(word))
    return true;
  // Behind the name, "sort of faint".
  if (quality === 'light' && setting.last === 'mark' && !text.opensSentence) return true;
  const around = `${text.text.slice(Math.max(0, at - 1), at)} ${text.text.slice(end, end + 2)}`;
  return (
    /[弄调变放加整搞再更]|得|一[号倍半]/u.test(around) || strayWords(text.text.slice(0, at), text.tokens).length === 1
  );
}

/** "Increase the weight", "reduce the brightness": the property follows, and size is not what is meant. */
export const isOfAnother = ({ text: word, end }: TokenOf<'quality'>, { text, tokens }: ClauseText): boolean =>
  (LESSENS.test(word) || /^(?:increas|rais|boost|up the|up$)/iu.test(word)) &&
  ofKind(tokens, 'quality').some((other) => other.at >= end && isNear(text.slice(end, other.at)));

/** A round badge is a badge, its letters need not be round; "a border round it" goes round. */
export const isOfShape = ({ quality, at, end, text: word }: TokenOf<'quality'>, { text }: ClauseText): boolean =>
  quality === 'round' &&
  (/\b(?:swap|switch|turn|flip|change|way)\b.*\s(?:round|about)$/iu.test(text) ||
    /\b(?:go(?:es|ing)?|all|way|running|wrapp(?:ed|ing)|written|turn(?:ed)?|curv\w+|bend\w*|bent|loop\w*|arch\w*) $/iu.test(
      text.slice(0, at),
    ) ||
    (/^curv/iu.test(word) && /^\s+(?:over|around|round|along|above|under|below)\b/iu.test(text.slice(end))) ||
    /^\s+(?:it|him|her|them|the|this|that|us|everything|all|both|my|our)\b|^\s*(?:badge|stamp|seal|sticker|logo|sign|shape|frame|形|徽章|章|标|框|圈)/iu.test(
      text.slice(end),
    ));

/** 深一点的枣红: the deeper of two reds is a colour, not a wish of its own. */
export const isOfColor = (token: Token, { text, tokens }: ClauseText): boolean => {
  const color = ofKind(tokens, 'color').find(({ at }) => at >= token.end);
  // "Darker red" asks for the red that is there to be darker.
  if (color && /^(?:soft|pal)er$/iu.test(token.text) && text.slice(token.end, color.at).trim() === '') return true;
  if (!color || (/^[a-z]/iu.test(token.text) && IS_COMPARED.test(token.text))) return false;
  return /^(?:一?[点些])?(?:的|成)/u.test(text.slice(token.end)) || /^\s*$/u.test(text.slice(token.end, color.at));
};

/** Whether a word of quality asks or complains, or only describes some thing: "on a small packet" asks for nothing. */
export function isAsked(token: TokenOf<'quality'>, text: ClauseText): boolean {
  const { at, end, text: word, isComplaint } = token;
  // 用红色突出一下: the colour is what makes it stand out.
  if (word === '突出' && ofKind(text.tokens, 'color').length > 0) return false;
  // "Shift the slogan down a bit": where to, and no size.
  if (
    /^(?:down|up) (?!a size)/iu.test(word) &&
    (hasVerb(text.tokens, 'move') || /\b(?:shift|nudge|move|bring|push|slide)\b/iu.test(text.text))
  )
    return false;
  // "The kerning is off" says nothing of more or less.
  if (/^(?:letter.?spac\w*|kern\w*|tracking)$/iu.test(word) && isStatement(text.text)) return false;
  if (!/^[a-z]/iu.test(word)) {
    const [ahead, behind] = [text.text.slice(0, at), text.text.slice(end)];
    const isMarked =
      /(?:再|更|太|忒|弄|调|变|放|加|不够|别|这么|那么|有点|有些|最|很|偏|得|要|稍|略|微|整|搞|显|挺|往|又|也|好|够|看着|看起来|显得|感觉|不太|想|多|点|些|成)\s?$/u.test(
        ahead,
      ) ||
      /^(?:一?[点些丢下]|了|得|的?$|的?感觉|的?那种|一[号倍半圈截码档]|[两三]倍|很多|到|成|吧|不足|不够|太少)/u.test(
        behind,
      );
    return isMarked || straysLeft(text) === 0;
  }
  if (isComplaint || IS_COMPARED.test(word) || DEEDS.test(word) || word.includes(' ')) return true;
  const before = text.tokens.filter((other) => other.end <= at && isNear(text.text.slice(other.end, at)));
  if (before.some(({ kind }) => kind === 'sign' || kind === 'much')) return true;
  const after = text.text.slice(end);
  // "We should like a small emblem": how large the new one is to be.
  if (
    (token.quality === 'big' || token.quality === 'small') &&
    /\ban? (?:nice |lovely |simple )?$/iu.test(text.text.slice(0, at)) &&
    /^\s+[a-z]/iu.test(after)
  )
    return false;
  if (/^\s+enough\b/iu.test(after)) return true;
  const next = /^\s+([a-z'-]+)/iu.exec(after)?.[1] ?? '';
  const isAttribute =
    next !== '' && strayWords(next, []).length > 0 && !text.tokens.some(({ at: start }) => start === end + 1);
  if (isAttribute) return false;
  return hasVerb(text.tokens, 'make') || strayWords(text.text, text.tokens).length <= 1;
}

const straysLeft = ({ text, tokens }: ClauseText): number => strayWords(text, tokens).length;
