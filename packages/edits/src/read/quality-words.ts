import type { Quality } from './words.data.ts';

export const LESSENS = /^(?:reduc|decreas|lower|cut down|dial|turn down|bring down)/iu;

/** The first word compares: "closer together"; that "each other" ends so says nothing. */
export const IS_COMPARED =
  /^(?!freezer|sterile|spider|butter|amber|silver|copper|paper)[\w-]*(?:[^e]er|est)(?: |$)|^(?:more|less)\b/iu;

export const DEEDS =
  /^(?:enlarg|bump|scale|blow|increas|up_|up |grow|zoom|shrink|reduc|decreas|downsiz|size|embolden|bolden|thicken|fatten|widen|stretch|condens|squeez|darken|deepen|lighten|brighten|sharpen|tighten|loosen|warm |warm_|cool_|cool d|tone|mut|desatur|soften|dial|calm |open|space |space_|spread|let it|beef|knock|round |round_|close_|close u|bring|pull|fade|thin d|slim|more |less |some |add )/iu;

/** At most two words or four hanzi between a sign and what it belongs to. */
export const isNear = (between: string): boolean =>
  between.trim().split(/\s+/).filter(Boolean).length <= 2 && between.replace(/[^\p{Script=Han}]/gu, '').length <= 3;

/** 名字比图标还小, "too small compared with the bird": what is only measured against. */
export function comparedSpan(text: string): { at: number; end: number } | undefined {
  const match =
    /(?<=.{1})比\p{Script=Han}{1,5}?(?=[还更都要]|[大小粗细])/u.exec(text) ??
    /\b(?:than|compared (?:with|to)|next to|against|relative to|in comparison to) .*$/iu.exec(text);
  return match ? { at: match.index, end: match.index + match[0].length } : undefined;
}

export const COLOR_QUALITIES = {
  warm: 'color.warmer',
  cool: 'color.cooler',
  dark: 'color.darker',
  light: 'color.lighter',
  bright: 'color.brighter',
  calm: 'color.calmer',
} as const;

export const isOfColors = (quality: Quality): quality is keyof typeof COLOR_QUALITIES => quality in COLOR_QUALITIES;

export const SIZES: readonly Quality[] = ['big', 'small'];

export const IS_LEADING = /行距|行间距|line spacing|between (?:the |both )?(?:lines|rows)/iu;

export const IS_SPACING =
  /字距|字间距|间距|字[和跟与同]字|字与字|字挨字|字缝|每个字(?:之)?间|(?<!名)字之间|笔画之间|spacing|between (?:the |each |every |its |all the )?(?:letters?|characters?)|tracking|kerning|(?:letters|characters) (?:are |sit |stand |should be |to be )?(?:so |too |far |a bit |much |more |way )*(?:apart|together|spaced)/iu;
