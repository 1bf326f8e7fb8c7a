import { found, hasVerb, ofKind, type ClauseText, type Found, type Setting } from './clause-text.ts';
import { readAdded } from './read-added.ts';
import { readFont } from './read-fonts.ts';
import { readLineText } from './read-line-text.ts';
import { readQuoted } from './read-quoted.ts';
import { isStatement } from './statement.ts';
import { readCorrected, readInstead, readRenamed, readReworded } from './read-renamed.ts';

const YEAR =
  /(?:\b(?:since|est\.?d?|established|founded(?: in)?)\s*|始于|创于|成立于|创立于|创办于|始创于|建于)?\b((?:1[6-9]|20)\d\d)\b\s*年?(?:\s*(?:创立|成立|开业))?/iu;

const TURNED_YEAR =
  /\d{4}\s*年?\s*(?:改成?|换成?|->|→|to)\s*((?:1[6-9]|20)\d\d)(?!\d)|((?:1[6-9]|20)\d\d) (?:in (?:the )?place of|instead of|rather than|not) (?:1[6-9]|20)\d\d/iu;

/** "Put Low & Slow Since 1987 under the name": the year is the end of a line. */
const IS_TITLED = /\b(?:put|add|write|say|have) (?:the words )?(?:\p{Lu}[\p{L}'’]*[ ,]+(?:& |and |of |the )?)+$/iu;

const TOLD =
  /\b(?:slogan|tagline|strapline|motto|name)\b.*\b(?:say|read|to|be|is)\s+\S+\s.*$|(?:口号|标语|广告语|店名|名字).{0,3}(?:改成|换成|写成?|叫|[：:])\s*.{2,}$/iu;

/** Words to be set, added or taken away. */
export function readTextWish(text: ClauseText, setting: Setting): Found | undefined {
  return (
    readYear(text, setting) ??
    readQuoted(text, setting) ??
    readCorrected(text, setting) ??
    readFont(text, setting) ??
    readLineText(text, setting) ??
    readRenamed(text, setting) ??
    readReworded(text, setting) ??
    readInstead(text, setting) ??
    readAdded(text, setting)
  );
}

function readYear({ text, tokens, quotes }: ClauseText, { last }: Setting): Found | undefined {
  const year =
    YEAR.exec(text) ??
    (quotes[0] && /始于|创于|since|est/iu.test(quotes[0]) && quotes[0].length < 16 ? YEAR.exec(quotes[0]) : undefined);
  // "Slogan to say Fish & Chips since 1974": the year is a part of what is to be written.
  if (!year || TOLD.test(text.slice(0, year.index)) || IS_TITLED.test(text.slice(0, year.index))) return undefined;
  const said = quotes[0] && YEAR.test(quotes[0]) ? quotes[0] : year[0].trim();
  // 渐变去了，像2010年的: a year that only tells the time.
  if (ofKind(tokens, 'effect').length > 0) return undefined;
  if (hasVerb(tokens, 'remove') || /不要|不用|不写|别写/u.test(text))
    return found([{ do: 'text.remove', of: 'year' }], said);
  // 2020 改 2012, "put 2016 in place of 2015": the one that comes.
  const [, came = '', come = ''] = TURNED_YEAR.exec(text) ?? [];
  if (came !== '' || come !== '') return found([{ do: 'text.set', of: 'year', text: `EST. ${came || come}` }], text);
  // "Est 2023 makes us look like we opened last Tuesday": what is said of it is no wish for it.
  if (isStatement(text) && /^(?:since|est|始于|创于)/iu.test(text)) return undefined;
  const isCorrected =
    /wrong|should be|opened in|actually|改成|改为|换成|换为|变成|\bnow\b|\bmust\b|应该是|写错|错了|不对|change|not \d|^是|it's \d/iu.test(
      text,
    );
  if (isCorrected)
    return found(
      [{ do: 'text.set', of: 'year', text: /since|est|于/iu.test(said) ? said : `EST. ${year[1] ?? ''}` }],
      text,
    );
  if (
    hasVerb(tokens, 'add') ||
    hasVerb(tokens, 'make') ||
    hasVerb(tokens, 'move') ||
    // 加个年份呗，2009年开的.
    (last === 'year' && /年/u.test(text)) ||
    /^(?:with|since|est|始于|创于)|写上|标上|放上|somewhere|underneath|under|below/iu.test(text)
  )
    return found([{ do: 'text.add', of: 'year', text: said }], said);
  return undefined;
}
