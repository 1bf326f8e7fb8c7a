import type { Edit, EffectWish } from '../command.ts';
import { findTokens } from './find-tokens.ts';
import { hasVerb, lineOf, ofKind, targetIn, type ClauseText, type Setting } from './clause-text.ts';
import { QUOTE } from './split-clauses.ts';

const MEASURE =
  /^(?:成|为|做)?(?:一)?(?:[只个条头匹座朵片把盏颗张幅棵支根枚块碗杯朵艘架匹位间栋串]|些|点|那种|那个|种)?/u;
const TAIL = /(?:吧|呗|啊|呀|了|的|那种|试试|看看|好了|行不行|行吗|怎么样|呢|哈|嘛|比较好|更好)+$/u;
const EN_TAIL =
  /\s+(?:please|pls|thanks|maybe|perhaps|instead|next to.*|on (?:top|the|it|its|his|her).*|in (?:the|it|its|his|her).*|at the.*|above.*|below.*|under.*|behind.*|beside.*|so .*|because.*|coming .*|to show.*|for (?:us|me|the).*|somewhere.*|round .*|around .*|over .*|off .*)$/iu;
const EN_HEAD =
  /^(?:to|for|with|into|by)?\s*(?:be\s+)?(?:(?:an|a|the|some|one|our|my|another|more of a|something like)\s+)?(?:(?:tiny|little|small|wee|big|cute|simple|nice|single|proper|actual|real|couple of|pair of)\s+)*/iu;

/** The noun of a phrase, as it was said: without number and measure, without where and why. */
export function nounIn(phrase: string): string {
  const plain = phrase.replaceAll(QUOTE, '').trim();
  const isLatin = /^[a-z'\s-]*$/iu.test(plain);
  if (!isLatin)
    return plain
      .replace(MEASURE, '')
      .replace(TAIL, '')
      .replace(/抱着.*的?$|拿着.*的?$|戴着.*的?$/u, '')
      .trim();
  let rest = plain.replace(EN_HEAD, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(EN_TAIL, '');
  }
  return rest.replace(/\bis\b.*$/iu, '').trim();
}

const isNoun = (noun: string): boolean =>
  /^\p{Script=Han}{1,8}$/u.test(noun) || (/^[a-z][a-z' -]{1,40}$/iu.test(noun) && noun.split(/\s+/).length <= 4);

const thingOf = (noun: string, { nameThing }: Setting): string[] => {
  const named = nameThing(noun);
  const said = /^[a-z]/iu.test(noun) ? [noun.toLowerCase()] : [];
  const all = [...new Set([...said, ...named])];
  return all.length > 0 ? all : [noun];
};

const SWAPS: readonly RegExp[] = [
  /(?:swap|replace|trade|switch|substitute|sub|exchange)\s+(.+?)\s+(?:for|with|by|to)\s+(.+)$/iu,
  /(?:change|turn|make|switch)\s+(.+?)\s+(?:in)?to\s+(?:be\s+)?(.+)$/iu,
  /turn\s+(.+?)\s+into\s+(.+)$/iu,
  /^(.*?)\binstead of\s+(.+)$/iu,
  /(?:把)?(.*?)(?:换成|换做|换为|改成|改为|变成|替换成|改画成?|改做|换(?=个|一个|只|一只|上))(.+)$/u,
  /^(.{1,6}?)换(.{1,6})$/u,
  /^()(?:换成?|改成)(.+)$/u,
];

/** One picture for another; what is put in its place may also be a colour, a face or words, which others read. */
export function readSwap(text: ClauseText, setting: Setting): Edit[] | undefined {
  if (ofKind(text.tokens, 'edit').length + ofKind(text.tokens, 'face').length > 0) return undefined;
  for (const pattern of SWAPS) {
    const found = pattern.exec(text.text);
    if (!found) continue;
    const [, before = '', after = ''] = found;
    const wanted = nounIn(pattern.source.includes('instead of') ? before : after);
    if (!isNoun(wanted) || isKnown(wanted)) continue;
    if (lineOf(targetIn(text, setting)) && !/图|icon|mark|picture/iu.test(text.text)) continue;
    return [{ do: 'mark.swap', thing: thingOf(wanted, setting) }, ...heldBy(after, setting)];
  }
  return undefined;
}

/** 换成一只水獭，抱着咖啡杯的: what the new picture holds comes with it. */
function heldBy(phrase: string, setting: Setting): Edit[] {
  const held = /(?:抱着?|拿着?|戴着?|举着?|holding|wearing|with)\s*(?:一[只个顶把杯]|an?\s+)?(.+?)的?$/iu.exec(
    phrase,
  )?.[1];
  const noun = held && nounIn(held);
  return noun && isNoun(noun) && !isKnown(noun) ? [{ do: 'mark.add', thing: thingOf(noun, setting) }] : [];
}

/** A phrase of which the tables know most is no picture: "something more modern", 深蓝. */
function isKnown(noun: string): boolean {
  const known = findTokens(noun).filter(({ kind }) => kind !== 'place' && kind !== 'much');
  const covered = known.reduce((sum, { at, end }) => sum + end - at, 0);
  return covered >= noun.length * 0.5;
}

const ADDS: readonly RegExp[] = [
  /(?:^|\b)(?:add|pop|stick|include|throw in|chuck|put|slap|work in|give (?:it|him|her|the \w+)|maybe with|with)\s+(?:in\s+)?((?:an?|some|the|one|two|three|a couple of|our)\s+.+)$/iu,
  /(?:加(?![粗大宽深重到])上?|添上?|补上?|配上?|画上?|带上?|放上?|戴上?|点缀)(?:一?[只个条朵片把盏颗张棵支根枚顶点些圈]+)?(.+)$/u,
  /^(?:抱|拿|戴|举)着(?:一?[只个顶把杯])?(.+)$/u,
];

export function readAddition(text: ClauseText, setting: Setting): Edit[] | undefined {
  const { tokens } = text;
  if (ofKind(tokens, 'edit').length > 0) return undefined;
  const effect = ofKind(tokens, 'effect')[0];
  const isAdding = hasVerb(tokens, 'add') || /\b(?:want|like|needs?|i'd like)\b|要|带点|最好/iu.test(text.text);
  if (effect && isAdding && !hasVerb(tokens, 'remove')) return [effectWish(effect.effect)];
  if (effect && /like|像|那种|效果/iu.test(text.text) && !hasVerb(tokens, 'remove')) return [effectWish(effect.effect)];
  if (effect?.effect === 'outline' && /white|black|round the|around the/iu.test(text.text))
    return [effectWish('outline')];
  if (!hasVerb(tokens, 'add') && !/^(?:抱|拿|戴|举)着/u.test(text.text)) return undefined;
  for (const pattern of ADDS) {
    const noun = nounIn(pattern.exec(text.text)?.[1] ?? '');
    if (isNoun(noun) && !isKnown(noun)) return [{ do: 'mark.add', thing: thingOf(noun, setting) }];
  }
  return undefined;
}

const effectWish = (effect: EffectWish): Edit =>
  effect === 'frame' ? { do: 'layout.set', layout: 'frame' } : { do: 'effect.add', effect };

const REMOVED_EN =
  /\b(?:remove|lose|ditch|drop|delete|get rid of|take (?:out|away|off)?|without|bin|scrap|kill|no more|no|cut|axe|strip|nix)\s+(?:the|that|those|this|our|any|all the)?\s*([a-z][a-z -]{1,30})$/iu;
const REMOVED_ZH =
  /^(?:把|将)?(.{1,10}?)(?:给我)?(?:去掉|拿掉|删掉|删了|不要了|去了|去除|取消|拿走|撤掉|抹掉|移除|删除|免了|砍掉|不需要|摘掉)/u;

export function readRemoval(text: ClauseText, setting: Setting): Edit[] | undefined {
  const { tokens } = text;
  if (
    /光留字|只留(?:下)?字|只要字|just the (?:name|letters|text|words)|name only|text only|letters only/iu.test(
      text.text,
    )
  )
    return [{ do: 'mark.remove' }];
  if (!hasVerb(tokens, 'remove')) return undefined;
  const effect = ofKind(tokens, 'effect')[0]?.effect;
  if (effect === 'frame') return [{ do: 'frame.remove' }];
  if (effect === 'backdrop') return [{ do: 'ground.set', color: 'plain' }];
  if (effect) return [{ do: 'effect.remove', effect }];
  if (ofKind(tokens, 'color').length + ofKind(tokens, 'quality').length > 0) return undefined;
  const target = targetIn(text, setting);
  const line = lineOf(target);
  if (line && line !== 'name') return [{ do: 'text.remove', of: line }];
  if (target === 'ground') return [{ do: 'ground.set', color: 'plain' }];
  if (target === 'mark') return [{ do: 'mark.remove' }];
  const noun = nounIn(REMOVED_EN.exec(text.text)?.[1] ?? REMOVED_ZH.exec(text.text)?.[1] ?? '');
  const ofName =
    noun &&
    setting.shown.name?.toLowerCase().includes(noun.toLowerCase()) &&
    noun.length < (setting.shown.name?.length ?? 0);
  if (ofName || /^(?:llc|ltd|inc|co|limited|有限公司|公司|工作室)$/iu.test(noun))
    return [{ do: 'text.remove', of: 'name', text: noun }];
  if (isNoun(noun) && !isKnown(noun)) return [{ do: 'mark.remove' }];
  return /左边那个|右边那个|上面那个/u.test(text.text) ? [{ do: 'mark.remove' }] : undefined;
}
