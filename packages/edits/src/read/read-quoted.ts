import type { Edit, Line } from '../command.ts';
import { findTokens } from './find-tokens.ts';
import { found, hasVerb, lineOf, targetIn, type ClauseText, type Found, type Setting } from './clause-text.ts';

/** At the beginning of the name (the group) or at its end. */
const AT_AN_END =
  /((?:名字?|店名|招牌)的?(?:前面|前头|前边|开头|最前|前)|\b(?:before|in front of|at the (?:start|front|beginning) of) (?:the |our )?(?:\w+ )?name)|(?:名字?|店名|招牌)的?(?:后面|后头|后边|末尾|最后|后)|\b(?:after|behind|at the end of) (?:the |our )?(?:\w+ )?name/iu;

/** What a line of quoted words is for: below the name a sentence is a slogan, a word or two a second name. */
export function readQuoted(text: ClauseText, setting: Setting): Found | undefined {
  const { quotes, tokens } = text;
  const quote = quotes.at(-1)?.trim();
  if (!quote) return undefined;
  const spoken = lineOf(targetIn(text, setting));
  const { name = '', slogan, secondName } = setting.shown;
  // 第二行 is the slogan where that is the second line there is.
  const target = spoken === 'second' && slogan !== undefined && secondName === undefined ? 'slogan' : spoken;
  const goes =
    hasVerb(tokens, 'remove') ||
    /\b(?:unnecessary|not needed|isn't needed|redundant|pointless)\b|多余|没必要|不需要/iu.test(text.text);
  if (goes) {
    if (name.includes(quote) && name !== quote) return found([{ do: 'text.remove', of: 'name', text: quote }]);
    // "Drop 'to eat'": words of the slogan.
    if (slogan?.includes(quote) && slogan !== quote) {
      const left = slogan.replace(quote, '').replaceAll(/\s+/gu, ' ').trim();
      return found([{ do: 'text.set', of: 'slogan', text: left }]);
    }
    if (
      target === undefined &&
      slogan !== quote &&
      secondName !== quote &&
      !name.toLowerCase().includes(quote.toLowerCase())
    )
      return undefined;
    const line: Line = slogan === quote ? 'slogan' : secondName === quote ? 'second' : (target ?? 'name');
    return found([{ do: 'text.remove', of: line, ...(line === 'name' ? { text: quote } : {}) }]);
  }
  // 把“山”字做成山峰, “老地方”一行: words of the logo that are only spoken of.
  const isSpokenOf = (name.includes(quote) && name !== quote) || quote === slogan || quote === secondName;
  if (isSpokenOf && !(quotes.length > 1 && hasVerb(tokens, 'swap'))) return undefined;
  const isFont = /font|typeface|字体/iu.test(text.text) && findTokens(quote).some(({ kind }) => kind === 'face');
  if (isFont) return undefined;
  const isAdded =
    hasVerb(tokens, 'add') ||
    hasVerb(tokens, 'move') ||
    /写(?!成|错)/u.test(text.text) ||
    (quote.length > 1 && /缺|少了|挂/u.test(text.text));
  const isUnder = /\b(?:under|below|beneath|underneath|bottom)\b|下面|底下|下方|下边/iu.test(text.text);
  // 名字前面加个“正宗”: words that go to one end of the name.
  const end = target === 'name' && isAdded ? AT_AN_END.exec(text.text) : null;
  if (end && name !== '') {
    const gap = /\p{Script=Han}/u.test(quote) ? '' : ' ';
    const whole = end[1] === undefined ? `${name}${gap}${quote}` : `${quote}${gap}${name}`;
    return found([{ do: 'text.set', of: 'name', text: whole }], text.text);
  }
  // "The slogan is rude. Use 'Stand taller' in its place".
  const before = lineOf(setting.last ?? setting.before);
  if (target === undefined && before !== undefined && /\bin its place\b|\binstead$|代替它|替掉它/iu.test(text.text))
    return found([{ do: 'text.set', of: before, text: quote }], text.text);
  if (isAdded && target !== 'name' && (target !== undefined || isUnder || !hasVerb(tokens, 'swap'))) {
    const isSentence =
      target === 'slogan' ||
      (setting.last === 'slogan' && target === undefined) ||
      /^就?写|一句|口号|slogan|tagline|标语/iu.test(text.text);
    const of: Line = isSentence ? 'slogan' : 'second';
    const isSmall = /small letters|smaller|小字/iu.test(text.text);
    return found([
      { do: 'text.add', of, text: quote },
      ...(isSmall && of === 'second' ? [{ do: 'type.smaller', of } as Edit] : []),
    ]);
  }
  if (isAdded && target === 'name' && isUnder)
    return found([
      { do: 'text.add', of: /一句|口号|slogan|tagline|标语/iu.test(text.text) ? 'slogan' : 'second', text: quote },
      ...(/small letters|smaller|小字/iu.test(text.text) ? [{ do: 'type.smaller', of: 'second' } as Edit] : []),
    ]);
  // "Underneath I want it to say …".
  if (isUnder && target === undefined && /\b(?:say|read|have|want)\b|写/iu.test(text.text))
    return found([{ do: slogan === undefined ? 'text.add' : 'text.set', of: 'slogan', text: quote }], text.text);
  // The ampersand is to be written out as "and".
  if (
    /^(?:and|与|和)$/iu.test(quote) &&
    name.includes('&') &&
    /\b(?:writ\w+|spel\w+|word|out as|instead of|rather than)\b|写/iu.test(text.text)
  )
    return found([{ do: 'text.set', of: 'name', text: name.replace('&', quote) }], text.text);
  const isNamed =
    target !== undefined ||
    hasVerb(tokens, 'swap') ||
    hasVerb(tokens, 'name') ||
    /是|叫|改|should|it's|its/iu.test(text.text);
  if (!isNamed) return undefined;
  const replaced =
    quotes.length > 1 && quotes[0] !== undefined && name.includes(quotes[0]) ? name.replace(quotes[0], quote) : quote;
  return found([{ do: 'text.set', of: target ?? 'name', text: replaced }], text.text);
}
