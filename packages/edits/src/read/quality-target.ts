import type { Line, Target } from '../command.ts';
import { isPronoun, lineOf, ofKind, targetIn, type ClauseText, type Setting } from './clause-text.ts';
import type { TokenOf } from './find-tokens.ts';
import { markWordIn } from './mark-words.ts';
import { comparedSpan, IS_SPACING, isOfColors, SIZES } from './quality-words.ts';
import { strayWords } from './stray-words.ts';
import type { Quality } from './words.data.ts';

const OVERWHELMS =
  /^(?:比下去|压过|盖过|压住|盖住|抢了风头|overshadow|upstag|bullies|dwarf|overpower|overwhelm|drown|swamp|swallow|dominat)/iu;

type Aim = { target: Target | undefined; took: string[] };

/** The part nearest to a quality: before it in Chinese, on either side in English; a noun that is no word of ours is the picture. */
export function targetOf(token: TokenOf<'quality'>, quality: Quality, text: ClauseText, setting: Setting): Aim {
  // 把名字都比下去了, "the vase dwarfs our name": what overwhelms is not what is named after it.
  if (
    OVERWHELMS.test(token.text) &&
    (/把.{0,4}(?:名|字)/u.test(text.text) ||
      /^\W+(?:the|our|my)\s+(?:name|text|words|letters)/iu.test(text.text.slice(token.end)))
  )
    return { target: 'mark', took: [] };
  const whole = targetIn(text, setting);
  // "The letters are too close": the word itself names the letters, whatever was spoken of before.
  // "Make the tagline smaller and spread its letters out".
  if (/\bits letters?\b/iu.test(text.text) && lineOf(setting.before ?? setting.last))
    return { target: setting.before ?? setting.last, took: [] };
  if (/\bletters?\b|^字/iu.test(token.text) && !lineOf(whole) && whole !== 'mark') return { target: 'name', took: [] };
  // 老陈大一点: how the name begins stands for the name, unless the picture is called so.
  const head = /^\p{Script=Han}{3,}/u.test(setting.shown.name ?? '') ? setting.shown.name?.slice(0, 2) : undefined;
  if (head && text.text.slice(0, token.at).includes(head) && !setting.shown.mark?.includes(head) && !whole)
    return { target: 'name', took: [head] };
  const isLatin = /^[a-z]/i.test(token.text);
  const compared = comparedSpan(text.text);
  const named = ofKind(text.tokens, 'target').filter(
    ({ target, at }) => target !== 'color' && !(compared && at >= compared.at && at < compared.end),
  );
  const distance = (other: { at: number; end: number }) =>
    other.end <= token.at
      ? (token.at - other.end) * (isLatin ? 1.5 : 1)
      : (other.at - token.end) * (isLatin ? 1 : 6) + 1;
  const [nearest] = named.filter(({ text: word }) => !isPronoun(word)).toSorted((a, b) => distance(a) - distance(b));
  const noun = nounOfPicture(token, text, nearest, setting);
  if (noun !== undefined && IS_PART.test(noun) && !setting.shown.mark?.includes(noun))
    return { target: undefined, took: [] };
  const line = noun === undefined ? undefined : lineOfPiece(noun, setting);
  if (line) return { target: line, took: [noun ?? ''] };
  if (noun !== undefined && (SIZES.includes(quality) || isOfColors(quality))) return { target: 'mark', took: [noun] };
  // 口号改成…，字和字之间松一点: the letters are those of the line that was spoken of.
  if (
    nearest?.text === '字' &&
    IS_SPACING.test(text.text) &&
    lineOf(setting.before) &&
    lineOf(setting.before) !== 'name' &&
    !text.opensSentence
  )
    return { target: lineOf(setting.before), took: [] };
  // "Its letters" of the tagline are the tagline's.
  if (nearest && nearest.target !== 'color')
    return {
      target:
        nearest.target === 'name' && lineOf(whole) && !/^(?:name|店名|名字|名称)$/iu.test(nearest.text)
          ? whole
          : nearest.target,
      took: [],
    };
  if (lineOf(whole)) return { target: whole, took: [] };
  const hasPronoun = named.some(({ text: word }) => isPronoun(word));
  if (hasPronoun && setting.last === undefined)
    return { target: SIZES.includes(quality) ? 'mark' : undefined, took: [] };
  return { target: setting.last, took: [] };
}

/** 眼睛大一点, "bigger eyes": a part of the picture, which no wish can size by itself. */
export const IS_PART =
  /^(?:眼睛|眼|耳朵|尾巴|翅膀|嘴巴?|鼻子|脚|腿|手|头|脸|帽子|胡子|角|爪子|牙齿?|壶嘴|把手|盖子|花瓣|根|树干|eyes?|ears?|tails?|wings?|beaks?|noses?|legs?|feet|foot|hands?|heads?|faces?|hats?|handles?|lids?|spouts?|petals?|stems?|roots?|trunks?|antlers?|horns?|whiskers?|teeth|tongue)$/iu;

/** 老陈大一些: hanzi that the name begins or ends with are that part of it, and no picture. */
function lineOfPiece(noun: string, { shown }: Setting): Line | undefined {
  if (!/^\p{Script=Han}{2,}$/u.test(noun) || shown.mark?.includes(noun)) return undefined;
  if (shown.slogan?.includes(noun)) return 'slogan';
  if (shown.secondName?.includes(noun)) return 'second';
  if (!shown.name?.includes(noun)) return undefined;
  return shown.name.startsWith(noun) ? 'name' : 'second';
}

/** A noun that no table has and that stands where the quality's noun stands: 螃蟹弄大一倍, "shrink the fern". */
function nounOfPicture(
  token: TokenOf<'quality'>,
  text: ClauseText,
  nearest: TokenOf<'target'> | undefined,
  setting: Setting,
): string | undefined {
  const gap = nearest ? (nearest.end <= token.at ? token.at - nearest.end : nearest.at - token.end) : Infinity;
  const compared = comparedSpan(text.text);
  const measured = compared ? text.lower.slice(0, compared.at) : text.lower;
  const shown = markWordIn(measured, setting);
  if (shown !== undefined) {
    const at = measured.indexOf(shown.toLowerCase());
    const away = at < token.at ? token.at - at - shown.length : at - token.end;
    if (away <= gap || nearest?.target === 'all') return shown;
  }
  if (nearest && nearest.target !== 'all' && gap < 14) return undefined;
  const isLatin = /^[a-z]/i.test(token.text);
  const side = isLatin ? text.text.slice(0, compared?.at) : text.text.slice(0, token.at);
  const ofName = new Set(setting.shown.name?.toLowerCase().split(/[^\p{L}'’]+/u));
  const strays = strayWords(side, text.tokens).filter((word) => !ofName.has(word.toLowerCase()));
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
