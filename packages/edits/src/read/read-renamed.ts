import type { Line } from '../command.ts';
import { findTokens } from './find-tokens.ts';
import { QUOTE } from './split-clauses.ts';
import { found, lineOf, type ClauseText, type Found, type Setting } from './clause-text.ts';
import { isMostlyManner, plainWords } from './read-line-text.ts';
import { inName, isPartOf } from './word-of-name.ts';

/** "It's Mapel with el", 应该是 …: a spelling put right, said beside the name that is shown. */
export function readCorrected({ text }: ClauseText, { shown }: Setting): Found | undefined {
  const said =
    /^(?:it's|its|it is|should be|spelled|spelt)\s+([A-Z][\p{L}'&-]+(?:\s+(?:&\s+)?[A-Z][\p{L}'&-]*){0,4})(?:\s+(?:with|now|not|instead)\b.*)?$/u.exec(
      text,
    )?.[1];
  if (!said) return undefined;
  const wrong = / not (?:an? )?(\S+)$/u.exec(text)?.[1];
  const whole = inName(wrong && !said.includes(' ') ? `${said} not ${wrong}` : said, shown.name);
  return found([{ do: 'text.set', of: 'name', text: whole }], text);
}

const RENAMED: readonly (readonly [pattern: RegExp, line: Line])[] = [
  [
    /(?:改名(?:了|叫|为)?.*?(?:叫|为)|改名|现在叫|更名为|(?:店名|名字|名称|店|牌子)(?:要|得)?(?:改|换|变)(?:成|为|叫)|应该叫|应该是|店名叫|名字叫|(?:打|写)错(?:字|名字)?了?(?:应该)?是)\s*(.+)$/u,
    'name',
  ],
  [
    /(?:口号|标语|广告语|广告词|宣传语|slogan|下面那行|底下那行|下面那句|小字|那句话)(?:要|就)?(?:改|换|变)?(?:成|为|用|写|[：:])\s*(.+)$/iu,
    'slogan',
  ],
  [/(?:口号|标语|广告语|广告词|宣传语|slogan)[^：:]{0,8}[：:]\s*(.+)$/iu, 'slogan'],
  [/(?:店名|名字|名称|招牌|品牌名)[^：:]{0,8}(?:改|换|叫|写)[^：:]{0,4}[：:]\s*(.+)$/u, 'name'],
  [/(?:英文|拼音|第二行)(?:名)?(?:改|换)(?:成|为)\s*(.+)$/u, 'second'],
  [
    /(?:change|set|make|update|switch)\s+(?:the\s+|our\s+)?(?:slogan|tagline|strapline|line (?:underneath|below|under it|at the bottom)|bottom line|(?:words|text) (?:underneath|below|at the bottom))\s+(?:to|into|to say|to read|say|read|:)\s*(.+)$/iu,
    'slogan',
  ],
  [
    /(?:slogan|tagline|strapline)\s*(?:→|->|=|is now\b|should be|should read|should say|to be|to read|to say|:)\s*(.+)$/iu,
    'slogan',
  ],
  [
    /(?:change|set|make|update|switch)\s+(?:the\s+|our\s+)?(?:name|title|brand name|shop name|company name)\s+(?:to|into|to say|say)\s*(.+)$/iu,
    'name',
  ],
  [
    /(?:we're (?:now )?called|we're now|it's called|it's now|we are called|now called|renamed to|rename it(?: to)?|name should be|name is(?: actually)?|name's(?: actually)?|call it|shorten (?:it|the name|that) to(?: just)?|it's spelt|it's spelled|should be spelt|should be spelled)\s+([A-Z].+)$/u,
    'name',
  ],
  [/(?:slogan|tagline|strapline|motto)\s+(?:to\s+)?(?:say|read|go)\s+(.+)$/iu, 'slogan'],
  [/\b(?:make|have|get|let)\s+(?:it|the name|our name|the sign)\s+(?:say|read)\s+(.+)$/iu, 'name'],
  [
    /(?:口号|标语|广告语|广告词|宣传语|slogan|那句话?)(?:那行|那句)?(?:给我|帮我|就|直接|也|麻烦)?(?:改|换|写)(?:成|为|作)\s*(.+)$/iu,
    'slogan',
  ],
  [/^(?:we're|we are|it's|its)\s+([A-Z][\p{L}'-]*(?:\s+(?:&|and|of|the|[A-Z][\p{L}'-]*))*)\s+now\b.*$/u, 'name'],
];

/** “老句子”这句太俗，改成 一碗到底: what the line that was spoken of is to say. */
export function readReworded({ text }: ClauseText, { last }: Setting): Found | undefined {
  const line = lineOf(last);
  const said = /^(?:就|直接|给我|那就|干脆|请)*(?:改|换|写)(?:成|为|作)\s*[：:]?\s*(.{2,30})$/u.exec(text)?.[1]?.trim();
  const called =
    /^(?:现在|以后|就|改)*叫(?:做|作)?\s*(\p{Script=Han}[\p{Script=Han}\p{L}· ]{1,11}?)(?:了|吧|啦)?$/u.exec(text)?.[1];
  if (called && (line === 'name' || line === undefined))
    return found([{ do: 'text.set', of: 'name', text: called }], text);
  if (!said || !line || line === 'name' || line === 'year') return undefined;
  const known = findTokens(said).filter(({ kind }) => !['target', 'much', 'sign', 'verb', 'place'].includes(kind));
  return known.length > 0 || /[的点些]$/u.test(said)
    ? undefined
    : found([{ do: 'text.set', of: line, text: said }], text);
}

/** "Put Barrow & Son instead of Barrow Roofing", "change FLORIST to FLOWERS": a line of the logo gives way to other words. */
export function readInstead({ text: marked, quotes }: ClauseText, { shown }: Setting): Found | undefined {
  // A line of the logo is a quotation where it is spoken of.
  const text = quotes.reduce((done, quote) => done.replace(QUOTE, quote), marked);
  const rather =
    /^(?:.*?\b(?:put|write|use|have|say|print|want|it should say)\s+)?(.{2,50}?)\s+(?:instead of|rather than|not)\s+(.{2,50})$/iu.exec(
      text,
    );
  const swapped =
    /\b(?:change|replace|swap|switch)\s+(?:the\s+)?(?:words?\s+)?(.{2,50}?)\s+(?:to|with|for|into)\s+(.{2,50})$/iu.exec(
      text,
    );
  const [goes, comes] = rather ? [rather[2], rather[1]] : [swapped?.[1], swapped?.[2]];
  if (!goes || !comes) return undefined;
  const is = (line: string | undefined) => line !== undefined && line.toLowerCase() === goes.trim().toLowerCase();
  const of = is(shown.name) ? 'name' : is(shown.slogan) ? 'slogan' : is(shown.secondName) ? 'second' : undefined;
  if (!/^[\p{Lu}\p{N}]/u.test(comes)) return undefined;
  if (of) return found([{ do: 'text.set', of, text: plainWords(comes) }], text);
  // "Change Fern to Moss": a word of the name, written as it is there.
  const word = goes.trim();
  return word.length > 2 && shown.name?.split(/\s+/).includes(word)
    ? found([{ do: 'text.set', of: 'name', text: shown.name.replace(word, plainWords(comes)) }], text)
    : undefined;
}

/** "Drop the ampersand", "spell out and". */
const NO_AMPERSAND =
  /\b(?:no|drop|lose|without|remove|ditch|replace|spell)\b.*(?:\bampersand|&)|\bspell out (?:the )?and\b/iu;

/** "Just Rosewood", 只要小鹿两个字: a part of the name is to be all of it. */
const ONLY: readonly RegExp[] = [
  /^(?:[Jj]ust|[Oo]nly)(?: (?:say|keep|have|put|write|use|the word|the name))* (\p{Lu}.*?)(?: please| thanks)?$/u,
  /^(?:名字|店名)?(?:就|只|光|只要|只留|仅)(?:要|留|写|保留|用|叫)(?:下)?(\p{Script=Han}{2,8}?)(?:[一二两三四五]个字)?(?:就行|就好|即可|吧|就可以了?)?$/u,
];

export function readRenamed({ text }: ClauseText, { shown }: Setting): Found | undefined {
  const [only] = ONLY.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  if (only && shown.name !== only && isPartOf(only, shown.name))
    return found([{ do: 'text.set', of: 'name', text: only }], text);
  // "Put LTD on the end of the name".
  const [, more = '', where = ''] =
    /\b(?:put|add|stick|pop|have) (?:the word )?(\p{Lu}[\p{L}&.' ]*?) (?:on|at|to|in)(?:to)? the (end|start|front|beginning)(?: of (?:the |our )?name)?$/u.exec(
      text,
    ) ?? [];
  if (more && shown.name)
    return found(
      [{ do: 'text.set', of: 'name', text: where === 'end' ? `${shown.name} ${more}` : `${more} ${shown.name}` }],
      text,
    );
  if (shown.name?.includes('&') && NO_AMPERSAND.test(text))
    return found([{ do: 'text.set', of: 'name', text: shown.name.replace('&', 'and') }], text);
  for (const [pattern, line] of RENAMED) {
    const said = pattern
      .exec(text)?.[1]
      ?.trim()
      .replace(/(?:吧|呗|了|啦|哈|才对|即可|便可|就行|就好|就可以|please|pls)+$/iu, '')
      .trim();
    if (!said || said.length < 2 || said.length > 60) continue;
    // "The slogan should be moved closer": only what is said or begins with a capital is to be written.
    if (/^[a-z]/u.test(said) && !/\b(?:says?|reads?|saying|go)\b|[:：=→]|->/iu.test(text)) continue;
    const known = findTokens(said).filter(({ kind }) => ['color', 'face', 'style', 'edit', 'effect'].includes(kind));
    const isManner =
      /[的点些]$|那种|一点|一些/u.test(said) || /^(?:a|an|the|more|less|in|bigger|smaller|bolder)\b/iu.test(said);
    const covered = known.reduce((sum, { at, end }) => sum + end - at, 0);
    if (/^(?:一[个种点下]|别的|其他|什么)/u.test(said)) continue;
    // "We're called Hound" of a logo that says so gives a reason.
    if (line === 'name' && shown.name?.toLowerCase().includes(said.toLowerCase())) continue;
    if (
      isManner ||
      (isMostlyManner(said) && !/[:：]/u.test(text)) ||
      (covered >= said.length * 0.7 && !/[:：]/u.test(text))
    )
      continue;
    if (line === 'name') return found([{ do: 'text.set', of: line, text: inName(said, shown.name) }], text);
    const isNew = line === 'slogan' && shown.slogan === undefined && /[:：]/u.test(text);
    return found([{ do: isNew ? 'text.add' : 'text.set', of: line, text: said }], text);
  }
  return undefined;
}
