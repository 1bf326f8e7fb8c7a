import { toHex, toOklch } from '@markwright/logo';
import type { Edit, Target } from '../command.ts';
import { COLORS } from './colors.data.ts';
import type { TokenOf } from './find-tokens.ts';
import { lineOf, ofKind, targetIn, type ClauseText, type Setting } from './clause-text.ts';

const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/giu;
/** A colour that is not wanted, or that is only spoken of. */
const REFUSED =
  /(?:不要|别用|不用|去掉|讨厌|不喜欢这个|不是|也不是不喜欢这个|\bnot|\bno|\bless|\bundo the|\bwithout|\bhate the|\binstead of)\s*(?:the\s+)?$/iu;
/** 橙色不够稳重, 红得太扎眼, 黄色换成橙色, "red makes patients think", "is the yellow too much": the colour that is there. */
const IS_THERE_AFTER =
  /^(?:色|的)?(?:得|看|不够|不太|太|我|换成|改成|改为|变成|换|弄|调|叽|兮)|^\s+(?:makes?|is|are|was|were|looks?|feels?|too|just|more|a (?:bit|little|touch))\b/iu;
const IS_THERE_BEFORE =
  /(?:(?:soften|tone down|dull|like|love|hate|mind|about|is|does|brighten|keep)\s+the|'s|(?<!should )\bare|\bwhy.*)\s+$/iu;
/** "Leave the black lettering": a colour that tells which part is meant. */
const TELLS_APART = /^\s*(?:letters|lettering|name|text|ones?|bits?|parts?)\b/iu;

/** Colours that are asked for by name or by number, and of which part. */
export function readColorWishes(text: ClauseText, setting: Setting): Edit[] {
  const hexes = [...text.text.matchAll(HEX)].map(({ 0: hex, index }) => ({
    color: hex,
    hex: sixDigits(hex),
    at: index,
    end: index + hex.length,
  }));
  const named = ofKind(text.tokens, 'color')
    .filter((token) => isWanted(token, text))
    .map((token) => shaded(token, text));
  const found = [...hexes, ...named];
  return found.map(({ color, hex, at, end }): Edit => {
    const of = partOf(at, end, found.length, text, setting);
    return of === 'ground' ? { do: 'ground.set', color, hex } : { do: 'color.set', of, color, hex };
  });
}

const LIGHT = /(?:\b(?:light|pale|soft)\s+|[浅淡](?:一?[点些])?的?)$/iu;
const DARK = /(?:\b(?:dark|deep)\s+|[深暗](?:一?[点些])?的?)$/iu;

/** "Light yellow", 浅一点的绿: a shade that has no name of its own. */
function shaded(token: TokenOf<'color'>, { text }: ClauseText): TokenOf<'color'> {
  const before = text.slice(0, token.at);
  const by = LIGHT.test(before) ? 0.16 : DARK.test(before) ? -0.16 : 0;
  if (by === 0 || /light|dark|white|black/.test(token.color)) return token;
  const color = `${by > 0 ? 'light' : 'dark'} ${token.color}`;
  const { l, c, h } = toOklch(token.hex);
  const hex =
    COLORS.find(([name]) => name === color)?.[1] ??
    toHex({ l: Math.min(0.95, Math.max(0.16, l + by)), c: c * 0.85, h });
  return { ...token, color, hex };
}

function isWanted({ at, end }: TokenOf<'color'>, { text }: ClauseText): boolean {
  if (REFUSED.test(text.slice(0, at))) return false;
  if (IS_THERE_AFTER.test(text.slice(end)) || IS_THERE_BEFORE.test(text.slice(0, at))) return false;
  if (/^-\w/u.test(text.slice(end)) || /(?:太|too|so)\s*$/iu.test(text.slice(0, at))) return false;
  // 蓝色深很多, "the green a bit lighter": the colour that is there.
  if (
    /^(?:再|更|太|要)?[深浅亮暗淡艳]/u.test(text.slice(end)) ||
    (/\bthe\s+$/iu.test(text.slice(0, at)) &&
      /^\s+(?:a bit |a little |much )?(?:lighter|darker|brighter|warmer|cooler|softer|is\b)/iu.test(text.slice(end)))
  )
    return false;
  return !TELLS_APART.test(text.slice(end)) || /\bmake|\bwant/iu.test(text.slice(0, at));
}

function partOf(at: number, end: number, count: number, text: ClauseText, setting: Setting): Target {
  const parts = ofKind(text.tokens, 'target').filter(
    ({ target, text: word }) => target !== 'color' && !/^(?:it|它)$/iu.test(word),
  );
  const distance = (other: TokenOf<'target'>) => (other.end <= at ? at - other.end : (other.at - end) * 1.2);
  const [nearest] = parts.toSorted((one, other) => distance(one) - distance(other));
  const isPronoun = ofKind(text.tokens, 'target').every(
    ({ text: word, target }) => target === 'color' || /^(?:it|它)$/iu.test(word),
  );
  const whole = count > 1 || isPronoun ? undefined : targetIn(text, setting);
  const target = lineOf(whole) && nearest?.target === 'name' ? whole : nearest?.target;
  if (target && target !== 'color') return target;
  const isOfAll = ofKind(text.tokens, 'target').some(({ target: word }) => word === 'color');
  if (whole) return whole;
  if (
    setting.last === undefined ||
    setting.last === 'all' ||
    (isPronoun && ofKind(text.tokens, 'target').length > 0 && !isOfAll)
  )
    return 'all';
  return isOfAll && setting.last !== 'name' ? 'all' : setting.last;
}

const sixDigits = (hex: string): string => (hex.length === 4 ? hex.replace(/[0-9a-f]/giu, '$&$&') : hex).toLowerCase();
