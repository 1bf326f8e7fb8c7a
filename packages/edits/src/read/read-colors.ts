import { toHex, toOklch } from '@markwright/logo';
import type { Edit, Target } from '../command.ts';
import { COLORS, THING_COLORS } from './colors.data.ts';
import { findTokens, type TokenOf } from './find-tokens.ts';
import {
  found,
  hasVerb,
  isPronoun,
  lineOf,
  ofKind,
  targetIn,
  type ClauseText,
  type Found,
  type Setting,
} from './clause-text.ts';
import { markWordIn } from './mark-words.ts';
import { strayWords } from './stray-words.ts';

const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/giu;
/** A colour that is not wanted, or that is only spoken of. */
const REFUSED =
  /(?:不要|别用|不用|去掉|讨厌|不喜欢|不喜欢这个|不是|不想要|也不是不喜欢这个|除了|不用这么|别这么|别那么|不要那么|不要这么|没那么|\bnot|\bno|\bless|\bundo the|\bwithout|\bhate the|\binstead of|\brather than|\bdrop the|\bditch the|\blose the|\bremove the|\bkill the|\bswap the|\bswap|\breplace the|\breplace|\bchange the|\bfrom|\bnot keen on the|\bdon't like the|\bsick of the|\bmore than|现在|目前|现在这个|这个|那个|这种)\s*(?:the\s+|that\s+|this\s+|so\s+)?$/iu;
/** 橙色不够稳重, 红得太扎眼, 黄色换成橙色, "red makes patients think", "is the yellow too much": the colour that is there. */
const IS_THERE_AFTER =
  /^(?:色|的)?(?:也|都|全)?(?:得|看|换了|谁|就|撤|抠|不够|不太|太|有点|我|换成|改成|改为|变成|换|弄|调|叽|兮|不好|不行|不要|不适合|没劲|没精神|没意思|单调|沉闷|老气|难看|俗|丑|土|寡淡|看腻|显得|给人|是不是)|^\s+(?:way|far|so|comes?|could|strikes|turned|needs?|makes?|is|are|isn't|was|were|looks?|feels?|reads?|too|just|more|a (?:bit|little|touch)|doesn't|don't|needs?|could|should|to\b|for\b(?= (?:an?|us|me|our|my|you|something|someone|such)\b)|hurts|thing)\b|^'s\b/iu;
const IS_THERE_BEFORE =
  /(?:(?:soften|tone down|dull|like|love|hate|mind|about|is|does|brighten|keep|darken|lighten|warm up|mute|calm down|deepen)\s+the|'s|(?<!should )\bare|\bwhy.*)\s+$/iu;
/** "Leave the black lettering": a colour that tells which part is meant. */
const TELLS_APART = /^\s*(?:ones?|bits?|parts?)\b/iu;

const EXCEPT_PART =
  /\b(?:everything|all) (?:except|but|apart from|other than|besides)(?: for)? (?:the |our )?([a-z ]{2,20}?) (?:in|to|should|can|could|into|goes|go|be)\b/iu;
const EXCEPT_PART_ZH = /^除了?(?:这|那)?[个只棵座朵条]?(\p{Script=Han}{1,5}?)(?:以外|之外|外)?[^，]{0,4}都/u;

type Wanted = { color: string; hex: string; at: number; end: number };

/** Colours that are asked for by name or by number, and of which part. */
export function readColorWishes(text: ClauseText, setting: Setting): Found {
  const hexes = [...text.text.matchAll(HEX)].map(({ 0: hex, index }): Wanted => ({
    color: hex,
    hex: sixDigits(hex),
    at: index,
    end: index + hex.length,
  }));
  const named = ofKind(text.tokens, 'color')
    .filter((token) => isWanted(token, text))
    // "Blush pink", 浅灰蓝: two words for one colour, of which the last says most.
    .filter((token, place, all) => {
      const next = all[place + 1];
      const gap = next && text.text.slice(token.end, next.at);
      return (
        !(gap === ' ' && /^[a-z]/iu.test(token.text)) &&
        !(gap === '' && /^[浅深淡暗亮][\p{Script=Han}]$/u.test(token.text))
      );
    })
    .map((token): Wanted => shaded(token, text));
  // 除了树以外都改成咖啡色, "everything except the mountain in charcoal": the other part is meant.
  const [, kept = ''] = EXCEPT_PART.exec(text.text) ?? EXCEPT_PART_ZH.exec(text.text) ?? [];
  const meant = ofKind(text.tokens, 'color').at(-1);
  if (kept !== '' && meant && !/底|背景|ground/iu.test(text.text)) {
    const isName = /字|名|\b(?:name|letters|text|words|lettering)\b/iu.test(kept);
    const isMark =
      markWordIn(kept.toLowerCase(), setting) !== undefined || /图|\b(?:icon|mark|picture|symbol)\b/iu.test(kept);
    const { color, hex } = shaded(meant, text);
    if (isName !== isMark) return found([{ do: 'color.set', of: isName ? 'mark' : 'name', color, hex }], text.text);
  }
  // "White on green rather than green on white": the letters and what they stand on.
  const [letters, under] = named;
  if (
    letters &&
    under &&
    /^\s+on\s+(?:an?\s+)?$/iu.test(text.text.slice(letters.end, under.at)) &&
    /^\s+(?:rather|instead|not|please|pls)\b/iu.test(text.text.slice(under.end))
  )
    return found(
      [
        { do: 'color.set', of: 'name', color: letters.color, hex: letters.hex },
        { do: 'ground.set', color: under.color, hex: under.hex },
      ],
      text.text.slice(under.end),
    );
  // "Yellow on white" tells what is there unless it is asked for.
  if (
    /\bon\b/iu.test(text.text) &&
    named.length === 2 &&
    !ofKind(text.tokens, 'target').some(({ target }) => target !== 'color') &&
    !hasVerb(text.tokens, 'make') &&
    !/please|try|pls|instead/iu.test(text.text) &&
    /^\s+on\s+(?:an?\s+)?(?:dark |light |pale |deep )?$/iu.test(text.text.slice(named[0]?.end, named[1]?.at))
  )
    return found([]);
  const likened = named.length + hexes.length === 0 ? colorOfThing(text) : [];
  const wanted = [...hexes, ...named, ...likened];
  // 红的绿的紫的: what is listed is there; a whole logo has no three colours at once.
  if (wanted.length > 2 && wanted.every(({ end }) => /^的?(?:\p{Script=Han}{1,2}的|$)/u.test(text.text.slice(end))))
    return found([]);
  const parts = wanted.map((each, place) => partOf(each, place, wanted, text, setting));
  return found(
    wanted.flatMap(({ color, hex, end }, place): Edit[] => {
      const of = parts[place]?.target ?? 'all';
      if (of === 'ground') return [{ do: 'ground.set', color, hex }];
      const edit: Edit = { do: 'color.set', of, color, hex };
      if (wanted.length === 1 && BOTH.test(text.text.slice(0, wanted[place]?.at)) && isMarkNamed(text, setting))
        return [
          { ...edit, of: 'name' },
          { ...edit, of: 'mark' },
        ];
      return of === 'name' && isMarkToo(text.lower.slice(end), setting) ? [edit, { ...edit, of: 'mark' }] : [edit];
    }),
    ...hexes.map(({ color }) => color),
    ...likened.map(({ at, end }) => text.text.slice(at, end)),
    ...parts.flatMap(({ took }) => took),
  );
}

const isAfterColor = (at: number, { text, tokens }: ClauseText): boolean =>
  ofKind(tokens, 'color').some(
    ({ end }) => end < at && /^\s*(?:to|色?的?(?:换成|改成|变成|换))\s*$/iu.test(text.slice(end, at)),
  );

/** 字和碗的颜色统一成深红, "the name and the leaf in navy". */
const BOTH =
  /(?:店名|名字|字)(?:和|跟|与|、)\p{Script=Han}{1,4}|\p{Script=Han}{1,4}(?:和|跟|与|、)(?:店名|名字|字)|\b(?:name|text|letters|lettering|writing|words) and (?:the )?\w+|\w+ and (?:the )?(?:name|text|letters|lettering|writing|words)\b/iu;
const isMarkNamed = (text: ClauseText, setting: Setting): boolean =>
  markWordIn(text.lower, setting) !== undefined ||
  ofKind(text.tokens, 'target').some(({ target }) => target === 'mark');

/** "White name and fish": the picture is to have the colour too. */
const isMarkToo = (after: string, setting: Setting): boolean => {
  const noun = /^\s+(?:name|text|letters|lettering|writing|words) and (?:the )?([a-z]+)$/u.exec(after)?.[1];
  return (
    noun !== undefined && (markWordIn(noun, setting) !== undefined || /^(?:icon|picture|mark|logo|symbol)$/u.test(noun))
  );
};

const AS_COLOR =
  /\b(?:colou?r of (?:an? |the |our )?|colou?red like (?:an? |the )?)([a-z]+(?: [a-z]+)?)|\b([a-z]+)[ -]colou?r(?:ed|s)?\b|\b([a-z]+) (?:tones|shades|hues)\b|([\p{Script=Han}]{1,4}?)(?:那种|那个|的)?(?:色系|色调|颜色|色)(?!的?[深浅暗亮])/iu;

/** "The colour of a manila envelope", "copper coloured", 秋天的颜色: a thing that stands for its colour. */
function colorOfThing({ text }: ClauseText): Wanted[] {
  const match = AS_COLOR.exec(text);
  const said = match?.slice(1).find(Boolean)?.toLowerCase();
  if (!match || !said) return [];
  const row = THING_COLORS.find(([, , zh, en]) =>
    `${zh} ${en}`.split(' ').some((word) => word !== '' && said.includes(word.replaceAll('_', ' '))),
  );
  return row ? [{ color: row[0], hex: row[1], at: match.index, end: match.index + match[0].length }] : [];
}

const LIGHT = /(?:\b(?:light|pale|soft|lighter|paler|softer)\s+|(?:[浅淡](?:一?[点些])?|浅浅|淡淡)的?)$/iu;
const DARK = /(?:\b(?:dark|deep|darker|deeper|rich)\s+|(?:[深暗](?:一?[点些])?|深深)的?)$/iu;

/** "Light yellow", 浅一点的绿: a shade that has no name of its own; an English name is kept as it was said. */
function shaded(token: TokenOf<'color'>, { text }: ClauseText): Wanted {
  const before = text.slice(0, token.at);
  const by = LIGHT.test(before) ? 0.16 : DARK.test(before) ? -0.16 : 0;
  const said = /^[a-z]/iu.test(token.text) ? token.text.toLowerCase().replaceAll('gray', 'grey') : token.color;
  const name = COLORS.some(([known]) => known === said) || said.split(' ').length > 1 ? said : token.color;
  if (by === 0 || /light|dark|white|black|pale|deep/.test(token.color)) return { ...token, color: name };
  const color = `${by > 0 ? 'light' : 'dark'} ${token.color}`;
  const { l, c, h } = toOklch(token.hex);
  const hex =
    COLORS.find(([known]) => known === color)?.[1] ??
    toHex({ l: Math.min(0.95, Math.max(0.16, l + by)), c: c * 0.85, h });
  return { ...token, color, hex };
}

/** "Grey is very dull", 红色太艳: a colour that is spoken of. */
export const isThere = (
  { at, end }: Pick<TokenOf<'color'>, 'at' | 'end'>,
  { text }: Pick<ClauseText, 'text'>,
): boolean => IS_THERE_AFTER.test(text.slice(end)) || IS_THERE_BEFORE.test(text.slice(0, at));

/** "I don't like the pink", 不要红色: a colour is declined, and none is named in its stead. */
export const declinesColor = ({ text, tokens }: ClauseText): boolean =>
  ofKind(tokens, 'color').length > 0 &&
  !tokens.some(
    ({ kind }) => kind === 'quality' || kind === 'edit' || kind === 'style' || kind === 'face' || kind === 'effect',
  ) &&
  ofKind(tokens, 'color').every(({ at }) => UNWANTED.test(text.slice(0, at)));
const UNWANTED =
  /\b(?:not (?:keen on|a fan of|fond of|into)|(?:don't|do not|didn't|never) (?:want|like|love)|dislikes?|hates?|can't stand|sick of|tired of|fed up (?:with|of)|no more|get rid of|lose|ditch|drop)\b(?!.*\b(?:but|use|try|prefer|rather|into|instead|so|then)\b)[^,]*$|(?:不要|不想要|不喜欢|讨厌|别用)[^换改变用成]{0,4}$/iu;

/** "Not keen on brown and mustard", "I don't want the cupcake to be pink", 不要红色: what is declined, up to what is wished instead. */
const DECLINED =
  /\b(?:not (?:keen on|a fan of|fond of|sure about|into)|(?:don't|dont|do not|didn't|wouldn't) (?:want|like|need|love|fancy|have|use|make)|dislikes?|hates?|can't stand|sick of|tired of|fed up (?:with|of)|bored (?:of|with)|too much|so much|less(?: of)?|no more|enough (?:of|with)|anything but|other than|apart from|except(?: for)?)\b(?!.*\b(?:but|use|want|try|prefer|rather|into|instead|so|then)\b)[^,]*$|(?:不要|不想要|不喜欢|讨厌|别用|别弄|别搞|别给我|除了|受够了?|不想用|不想|太多)[^，换改变用成]{0,6}$/iu;

function isWanted({ at, end }: TokenOf<'color'>, { text }: ClauseText): boolean {
  const [before, after] = [text.slice(0, at), text.slice(end)];
  if (DECLINED.test(before)) return false;
  if (REFUSED.test(before) && !/^\s+(?:background|ground|one)\b/iu.test(after)) return false;
  if (isThere({ at, end }, { text })) return false;
  // "The pink and the red fight": a colour with an article is there already.
  if (
    /\b(?:the|that|this)\s+$/iu.test(before) &&
    !/\b(?:in|use|want|try|like|have|to|with)\s+(?:the|that|this)\s+$/iu.test(before)
  )
    return false;
  // 绿得发黑, "so the yellow is not lost", "its eye red": how a colour turns out, and a part that has none of its own.
  if (/[得]发$/u.test(before) || /^\s+(?:not|never|gets?|doesn't get) (?:lost|drowned|swallowed)\b/iu.test(after))
    return false;
  if (/\bits? (?:eyes?|beak|nose|tail|ears?|feet|wings?|tongue)(?: in| to be)?\s+$/iu.test(before)) return false;
  if (/\b(?:said|asked for|wanted|looks?|same|exact(?: same)?)\s+$/iu.test(before))
    return (
      /\b(?:everything|all|both|it all)\b/iu.test(before) ||
      /^\s+(?:for|on|in|across) (?:everything|all|both|it all|the whole)|^\s+(?:throughout|all over|everywhere)/iu.test(
        after,
      )
    );
  if (/看腻|看久|不喜欢|像|跟|和背景/u.test(after.slice(0, 4))) return false;
  if (/^-\w/u.test(after) || /(?:太|too|so|这么|那么)\s*$/iu.test(before)) return false;
  // 蓝色深很多, "the green a bit lighter", "darker red": the colour that is there.
  if (
    /^(?:色|的)?(?:压暗|提亮|加深|减淡|调[深浅亮暗淡]|(?:再|更|太|要|也)?[深浅亮暗淡艳嫩鲜浓]|(?:可以|能不能|能|可不可以|也|要|是不是)+(?:再|更|太)|[再更](?!换|用|改))/u.test(
      after,
    )
  )
    return false;
  if (
    /^\s+(?:a bit |a little |much |way )?(?:lighter|darker|brighter|warmer|cooler|softer|calmer|deeper)\b/iu.test(after)
  )
    return false;
  if (
    /\b(?:darker|deeper|paler|lighter|brighter|warmer|cooler|richer|duller|softer|calmer|more vivid)\s+$/iu.test(before)
  )
    return false;
  return !TELLS_APART.test(after);
}

/** 浅黄打底, "cream behind it". */
const BEHIND =
  /^色?的?(?:打底|做底|当底|垫底|为底|做背景|当背景)|^\s+(?:behind|at the back|in the back(?:ground)?)\b/iu;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Part = { target: Target; took: string[] };

/** The part a colour is for: what follows it at once, then what was named before it, then what is spoken of. */
function partOf({ at, end }: Wanted, place: number, all: readonly Wanted[], text: ClauseText, setting: Setting): Part {
  const parts = ofKind(text.tokens, 'target').filter(
    ({ target, text: word }) => target !== 'color' && !isPronoun(word),
  );
  const is = (target: Target, ...took: string[]): Part => ({ target, took });
  // "Name navy fish gold", 背景红色字黄色: where the part comes first, each colour belongs to what it follows.
  const named = [
    ...parts.map(({ at: from, end: until, target }) => ({ from, until, target })),
    ...(markWordIn(text.lower, setting)
      ? [...text.lower.matchAll(new RegExp(escape(markWordIn(text.lower, setting)?.toLowerCase() ?? ''), 'gu'))].map(
          ({ 0: word, index }) => ({ from: index, until: index + word.length, target: 'mark' as const }),
        )
      : []),
  ].toSorted((one, other) => one.from - other.from);
  const [firstPart] = named;
  const owner = named.findLast((part) => part.until <= at);
  if (
    firstPart &&
    owner &&
    owner.target !== 'color' &&
    owner.target !== 'all' &&
    firstPart.from < (all[0]?.at ?? 0) &&
    /^\s*(?:in |be |to |是|用|也|都|要|换|改|成|变|为|色)*\s*$/u.test(text.text.slice(owner.until, at)) &&
    (owner.target !== 'name' || lineOf(targetIn(text, setting)) === 'name' || all.length > 1)
  )
    return is(owner.target);
  const next = parts.find(
    (part) => part.at >= end && /^(?:\s*(?:colou?red|的|色的?)?\s*)$/iu.test(text.text.slice(end, part.at)),
  );
  if (next && next.target !== 'color') return is(next.target);
  // "Put it on white", 后面改白色: what stands behind is the ground.
  if (
    (/(?:^|\b(?:it|logo|thing|lot|whole|name|mark|this|that|everything|all|be|was|sit|sits|go|look|looks|like|nice|better|good|great)\s)\s*(?:all\s+)?(?:on|onto|against)\s+(?:an?\s+)?(?:plain\s+|solid\s+)?$/iu.test(
      text.text.slice(0, at),
    ) &&
      !/^\s+[a-z]{3,}/iu.test(
        text.text
          .slice(end)
          .replace(/^\s+(?:please|pls|instead|rather|maybe|too|though|thanks|background|not)\b.*/iu, ''),
      )) ||
    BEHIND.test(text.text.slice(end)) ||
    /^(?:后面|背后|后边|后头)的?(?:也|都|就|给我)?(?:改|换|用|弄|变|要|整|搞)/u.test(text.text)
  )
    return is('ground');
  const after = /^\s+(?:for|on|as)\s+(?:the\s+)?/iu.exec(text.text.slice(end));
  const bound = after && parts.find((part) => part.at >= end && part.at <= end + after[0].length + 1);
  if (bound && bound.target !== 'color') return is(bound.target);
  const mark = markWordIn(text.lower, setting);
  const from = all[place - 1]?.end ?? 0;
  const before = parts.filter((part) => part.end <= at && part.at >= from).at(-1);
  if (mark !== undefined) {
    const where = text.lower.indexOf(mark.toLowerCase());
    if (
      where >= end &&
      (all[place + 1]?.at ?? Infinity) > where &&
      /^[\s\p{L}]{0,10}$/u.test(text.text.slice(end, where))
    )
      return is('mark');
    if (where < at && where >= from && (!before || before.target === 'all' || where > before.at)) return is('mark');
  }
  const whole = lineOf(targetIn(text, setting));
  if (before && before.target !== 'color')
    return is(before.target === 'name' && whole && all.length === 1 ? whole : before.target);
  if (whole && all.length === 1) return is(whole);
  // "Paw green", "white cupcake": a noun that no table has is the picture.
  const noun = nounBeside(text.text, at, end);
  if (noun) return is('mark', noun);
  const later = parts.find((part) => part.at >= end);
  if (
    later &&
    later.target !== 'color' &&
    all.length === 1 &&
    /\b(?:for|on|behind|as)\b|给/iu.test(text.text.slice(end, later.at))
  )
    return is(later.target);
  // "Blue to green": wherever the one was, the other is to be.
  if (/(?:\bto|换成|改成|变成|换) ?$/iu.test(text.text.slice(0, at)) && isAfterColor(at, text)) return is('all');
  const spokenOf = ofKind(text.tokens, 'target');
  // 色号 #1F4D3A only says that a number follows.
  const isOfAll = spokenOf.some(
    ({ target, text: word }) => target === 'all' || (target === 'color' && !/^(?:色号|hex|code)$/iu.test(word)),
  );
  if (isOfAll || setting.last === undefined || text.opensSentence) return is('all');
  return is(setting.last);
}

function nounBeside(text: string, at: number, end: number): string | undefined {
  const isElsewhere = /\b(?:on|against|behind|for|of|with|from|next to)\s+(?:an?|the|our|my)\s+$/iu.test(
    text.slice(0, at),
  );
  const [behind = ''] = isElsewhere ? [] : (/^\s+[a-z]{3,}$/iu.exec(text.slice(end)) ?? []);
  const [ahead = ''] =
    /(?:^|\b(?:the|make the|and)\s+)[a-z]{3,}\s+(?:(?:actually|be|in|should be|is)\s+)*$/iu.exec(text.slice(0, at)) ??
    [];
  const zh =
    /^(?:把|将)?(\p{Script=Han}{1,4}?)(?:的颜色)?(?:换成|改成|改为|变成|用|要|弄成|做成)/u.exec(
      text.slice(0, at),
    )?.[1] ?? '';
  return [behind, ahead, zh].flatMap((phrase) => strayWords(phrase, findTokens(phrase)))[0];
}

const sixDigits = (hex: string): string => (hex.length === 4 ? hex.replace(/[0-9a-f]/giu, '$&$&') : hex).toLowerCase();
