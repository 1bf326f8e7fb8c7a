import type { Edit, Line } from '../command.ts';
import { findTokens } from './find-tokens.ts';
import { found, hasVerb, lineOf, ofKind, targetIn, type ClauseText, type Found, type Setting } from './clause-text.ts';
import { readFont } from './read-fonts.ts';

const YEAR =
  /(?:\b(?:since|est\.?d?|established|founded(?: in)?)\s*|始于|创于|成立于|创立于|创办于|始创于|建于)?\b((?:1[6-9]|20)\d\d)\b\s*年?(?:\s*(?:创立|成立|开业))?/iu;
const LATIN_LINE =
  /([A-Z][A-Z0-9&'. -]{2,40}|[A-Z][a-z]+(?: (?:&|and|of|[A-Z][a-z]+))*)\s*(?:加上|写上|放上去|放上)?$/u;

/** Words to be set, added or taken away. */
export function readTextWish(text: ClauseText, setting: Setting): Found | undefined {
  return (
    readYear(text) ??
    readQuoted(text, setting) ??
    readCorrected(text, setting) ??
    readLineText(text, setting) ??
    readRenamed(text, setting) ??
    readReworded(text, setting) ??
    readInstead(text, setting) ??
    readAdded(text, setting) ??
    readFont(text, setting)
  );
}

function readYear({ text, tokens, quotes }: ClauseText): Found | undefined {
  const year =
    YEAR.exec(text) ?? (quotes[0] && /始于|创于|since|est/iu.test(quotes[0]) ? YEAR.exec(quotes[0]) : undefined);
  if (!year) return undefined;
  const said = quotes[0] && YEAR.test(quotes[0]) ? quotes[0] : year[0].trim();
  if (hasVerb(tokens, 'remove')) return found([{ do: 'text.remove', of: 'year' }], said);
  const isCorrected =
    /wrong|should be|opened in|actually|改成|改为|应该是|写错|错了|不对|change|not \d|^是|it's \d/iu.test(text);
  if (isCorrected)
    return found(
      [{ do: 'text.set', of: 'year', text: /since|est|于/iu.test(said) ? said : `EST. ${year[1] ?? ''}` }],
      text,
    );
  if (
    hasVerb(tokens, 'add') ||
    hasVerb(tokens, 'make') ||
    /^(?:with|since|est|始于|创于)|写上|标上|放上|somewhere|underneath|under|below/iu.test(text)
  )
    return found([{ do: 'text.add', of: 'year', text: said }], said);
  return undefined;
}

/** What a line of quoted words is for: below the name a sentence is a slogan, a word or two a second name. */
function readQuoted(text: ClauseText, setting: Setting): Found | undefined {
  const { quotes, tokens } = text;
  const quote = quotes.at(-1)?.trim();
  if (!quote) return undefined;
  const spoken = lineOf(targetIn(text, setting));
  const { name = '', slogan, secondName } = setting.shown;
  // 第二行 is the slogan where that is the second line there is.
  const target = spoken === 'second' && slogan !== undefined && secondName === undefined ? 'slogan' : spoken;
  if (hasVerb(tokens, 'remove')) {
    if (name.includes(quote) && name !== quote) return found([{ do: 'text.remove', of: 'name', text: quote }]);
    const line: Line = slogan === quote ? 'slogan' : secondName === quote ? 'second' : (target ?? 'name');
    return found([{ do: 'text.remove', of: line, ...(line === 'name' ? { text: quote } : {}) }]);
  }
  // 把“山”字做成山峰, “老地方”一行: words of the logo that are only spoken of.
  const isSpokenOf = (name.includes(quote) && name !== quote) || quote === slogan || quote === secondName;
  if (isSpokenOf && !(quotes.length > 1 && hasVerb(tokens, 'swap'))) return undefined;
  const isFont = /font|typeface|字体/iu.test(text.text) && findTokens(quote).some(({ kind }) => kind === 'face');
  if (isFont) return undefined;
  const isAdded = hasVerb(tokens, 'add') || hasVerb(tokens, 'move') || /写(?!成|错)/u.test(text.text);
  const isUnder = /\b(?:under|below|beneath|underneath|bottom)\b|下面|底下|下方|下边/iu.test(text.text);
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

/** "It's Mapel with el", 应该是 …: a spelling put right, said beside the name that is shown. */
function readCorrected({ text }: ClauseText, { shown }: Setting): Found | undefined {
  const said =
    /^(?:it's|its|it is|should be|spelled|spelt)\s+([A-Z][\p{L}'&-]+(?:\s+(?:&\s+)?[A-Z][\p{L}'&-]*){0,4})(?:\s+(?:with|now|not|instead)\b.*)?$/u.exec(
      text,
    )?.[1];
  if (!said) return undefined;
  const words = (shown.name ?? '').split(' ');
  const near = words.findIndex((word) => isNear(word, said));
  const whole = said.includes(' ') || near < 0 ? said : words.with(near, said).join(' ');
  return found([{ do: 'text.set', of: 'name', text: whole }], text);
}

const isNear = (one: string, other: string): boolean => {
  const letters = Array.from(one.toLowerCase()).toSorted().join('');
  return (
    one !== other &&
    one[0] === other[0] &&
    (letters === Array.from(other.toLowerCase()).toSorted().join('') || Math.abs(one.length - other.length) === 1)
  );
};

const LINE_EN: readonly (readonly [string, Line])[] = [
  ['(?:shop |brand |business |company )?name', 'name'],
  [
    '(?:slogan|tagline|strapline|motto|(?:bottom |second |little )?line(?: underneath| below| under (?:it|the name))?|(?:words|text) (?:underneath|below|at the bottom))',
    'slogan',
  ],
  ['(?:english(?: name)?|second (?:line|name))', 'second'],
];
const LINE_ZH: readonly (readonly [string, Line])[] = [
  ['(?:店名|名字|名称|品牌名|公司名|招牌)', 'name'],
  [
    '(?:口号|标语|广告语|广告词|宣传语|副标题|(?:下面|底下|下边|下头)(?:的|那)?(?:那)?(?:行|句|几个)?(?:小?字|话)?)',
    'slogan',
  ],
  ['(?:英文名?|拼音|第二行)', 'second'],
];
const SAYS_EN = (line: string): RegExp[] => [
  new RegExp(`\\b${line}\\s*[:=]\\s*(.+)$`, 'iu'),
  new RegExp(
    `\\b${line}\\s+(?:is (?:now |actually )?|should (?:now )?(?:be|say|read) |to (?:be|say|read) |needs to (?:be|say|read) |must (?:be|say|read) |has changed to |reads )(.+)$`,
    'iu',
  ),
  new RegExp(
    `\\b(?:change|update|correct|set|replace|swap|switch|amend|make|alter)\\s+(?:the |our |my )?${line}\\s+(?:to (?:be |say |read )?|with |for |into |say |read )(.+)$`,
    'iu',
  ),
  new RegExp(
    `\\b(?:use|have|put|with|want|try)\\s+(.+?)\\s+(?:as|for)\\s+(?:the |our |my |a )?(?:new )?${line}\\b`,
    'iu',
  ),
];
const SAYS_ZH = (line: string): RegExp[] => [
  new RegExp(
    `${line}(?:一下)?(?:应该|应|要|得|需|就|也|给我|帮我|请|直接)*(?:改|换|变更|更改|修改|更正|写|定)?(?:成|为|作|叫做?|是|用|写|：|:)\\s*[：:]?\\s*(.+)$`,
    'u',
  ),
  new RegExp(`(?:用|拿)(.+?)(?:当|做|作为?)${line}`, 'u'),
];
const CALLED: readonly RegExp[] = [
  /\b(?:rebranded|renamed|changed (?:our|the) name|correct(?:ed)? (?:it|that)|rename (?:it|us))\s+(?:it )?(?:to|as)\s+(\p{Lu}.+)$/u,
  /\b(?:[Ii]t should|[Ss]hould|[Mm]ake it|[Ii]t (?:needs|has) to|[Ii]t must)\s+(?:say|read)\s+(\p{Lu}.+)$/u,
  /\b(?:spell it|spelled|spelt|write it)\s+(\p{Lu}.+)$/u,
  /(?:改叫|更名为?|改名(?:为|叫|成)?|现在叫|以后叫|正确的是|变更为)\s*(.+)$/u,
];

/** A line, and what it is to say: "use Moss Bakery as the name", 店名应为桂花小筑. */
function readLineText(text: ClauseText, setting: Setting): Found | undefined {
  const isHan = /\p{Script=Han}/u.test(text.text);
  const said = (isHan ? LINE_ZH : LINE_EN).flatMap(([line, of]) =>
    (isHan ? SAYS_ZH(line) : SAYS_EN(line)).flatMap((pattern) => {
      const words = pattern.exec(text.text)?.[1];
      return words === undefined ? [] : [{ of, words: plainWords(words) }];
    }),
  );
  const called = CALLED.flatMap((pattern) => {
    const words = pattern.exec(text.text)?.[1];
    return words === undefined ? [] : [{ of: 'name' as Line, words: plainWords(words) }];
  });
  const [wish] = [...said, ...called].filter(({ words, of }) => isWriting(words, text.text, of));
  if (!wish) return undefined;
  const isNew = wish.of === 'slogan' && setting.shown.slogan === undefined;
  return found([{ do: isNew ? 'text.add' : 'text.set', of: wish.of, text: wish.words }], text.text);
}

const plainWords = (words: string): string =>
  words
    .trim()
    .replace(/(?:\s+(?:please|pls|thanks|now|instead|not .*|rather than .*|instead of .*))+$/iu, '')
    .replace(/(?:才对|吧|呗|啦|哈|即可|就行|就好|就可以|了)+$/u, '')
    .trim();

/** Whether words are to be written out: begun with a capital, or hanzi that no table of manners knows. */
function isWriting(words: string, clause: string, of: Line): boolean {
  if (words.length < 2 || words.length > 40) return false;
  const known = findTokens(words).filter(({ kind }) => !['target', 'much', 'sign', 'verb', 'place'].includes(kind));
  const covered = known.reduce((sum, { at, end }) => sum + end - at, 0);
  if (!/\p{Script=Han}/u.test(words))
    return /^[\p{Lu}\p{N}]/u.test(words) && !(covered === words.length && of !== 'name');
  if (
    /[的点些吗么]$|^(?:一|两|个|别|不|没|太|再|更|很|有|这|那|什么|啥|谁|哪|上|下|左|右|在)|字|颜色|背景|字体|一点|一些|位置|形式|感觉|风格|居中|对齐/u.test(
      words,
    )
  )
    return false;
  return covered < words.length * 0.5 || /[：:]/u.test(clause);
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
    /(?:we're now(?: called)?|it's called|it's now|we are called|now called|renamed to|rename it(?: to)?|name should be|name is(?: actually)?|name's(?: actually)?|call it|it's spelt|it's spelled|should be spelt|should be spelled)\s+([A-Z].+)$/u,
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
function readReworded({ text }: ClauseText, { last }: Setting): Found | undefined {
  const line = lineOf(last);
  const said = /^(?:就|直接|给我|那就|干脆|请)*(?:改|换|写)(?:成|为|作)\s*[：:]?\s*(.{2,30})$/u.exec(text)?.[1]?.trim();
  const called =
    /^(?:现在|以后|就|改)*叫(?:做|作)?\s*(\p{Script=Han}[\p{Script=Han}\p{L}· ]{1,11}?)(?:了|吧|啦)?$/u.exec(text)?.[1];
  if (called && line === 'name') return found([{ do: 'text.set', of: 'name', text: called }], text);
  if (!said || !line || line === 'name' || line === 'year') return undefined;
  const known = findTokens(said).filter(({ kind }) => !['target', 'much', 'sign', 'verb', 'place'].includes(kind));
  return known.length > 0 || /[的点些]$/u.test(said)
    ? undefined
    : found([{ do: 'text.set', of: line, text: said }], text);
}

/** "Put Barrow & Son instead of Barrow Roofing", "change FLORIST to FLOWERS": a line of the logo gives way to other words. */
function readInstead({ text }: ClauseText, { shown }: Setting): Found | undefined {
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

function readRenamed({ text }: ClauseText, { shown }: Setting): Found | undefined {
  for (const [pattern, line] of RENAMED) {
    const said = pattern
      .exec(text)?.[1]
      ?.trim()
      .replace(/(?:吧|呗|了|啦|哈|才对|即可|便可|就行|就好|就可以|please|pls)+$/iu, '')
      .trim();
    if (!said || said.length > 60) continue;
    const known = findTokens(said).filter(({ kind }) => ['color', 'face', 'style', 'edit', 'effect'].includes(kind));
    const isManner =
      /[的点些]$|那种|一点|一些/u.test(said) || /^(?:a|an|the|more|less|in|bigger|smaller|bolder)\b/iu.test(said);
    const covered = known.reduce((sum, { at, end }) => sum + end - at, 0);
    if (/^(?:一[个种点下]|别的|其他|什么)/u.test(said)) continue;
    if (isManner || (covered >= said.length * 0.5 && !/[:：]/u.test(text))) continue;
    const isNew = line === 'slogan' && shown.slogan === undefined && /[:：]/u.test(text);
    return found([{ do: isNew ? 'text.add' : 'text.set', of: line, text: said }], text);
  }
  return undefined;
}

/** Words to stand below the name, without quotes; the first group is what is written. */
const ADDED: readonly (readonly [pattern: RegExp, line: Line])[] = [
  [/(?:\b(?:phone|number|mobile|tel|website|address)\b|电话|手机号?|号码|微信).*?([\d+][\d\s()-]{4,18}\d)/iu, 'slogan'],
  [
    /\b(?:put|add|write|stick|pop|print|have)\s+(?:the\s+)?words?\s+(.{2,40}?)\s+(?:underneath|below|beneath|at the bottom|(?:under|below|beneath)\s+(?:it|the name|that|there|everything))$/iu,
    'second',
  ],
  [/(?:加|添|补|写)(?:上|个)?(?:一句话?|一行小?字?|几个字|小字)\s*[：:]\s*(.{2,30})$/u, 'slogan'],
  [/(?:写|放|加|印)(?:在|到)(?:最?下面|最?底下|下方)\s*[：:]\s*(.{2,30})$/u, 'slogan'],
  [
    /\b(?:put|add|write|stick|pop|print|have|include|say)\s+(?!the\b|an?\b|it\b|some\b|more\b|my\b|that\b)(.{2,40}?)\s+(?:underneath|below|beneath|at the bottom|(?:under|below|beneath)\s+(?:it|the name|that|there))$/iu,
    'slogan',
  ],
  [
    /\b(?:below|under|underneath|beneath)\s+(?:the\s+|it\s*)?(?:name\s+)?(?:please\s+|kindly\s+|just\s+)*(?:mention|write|add|put|print|say|have)\s+(?!the\b|an?\b)(.{2,40})$/iu,
    'slogan',
  ],
  [
    /\badd\s+(?:an?\s+|the\s+)?(?:tagline|slogan|strapline|line|motto)\s*(?:saying|that says|reading|that reads|like|of|:|-)\s*(.{2,60})$/iu,
    'slogan',
  ],
  [
    /(?:加|添|写|补|来)(?:上|个|一行|一句|一排|几个)?(?:小字|口号|标语|广告语|slogan)\s*[：:]?\s*(.{2,20})$/iu,
    'slogan',
  ],
  [
    /(?:加|添|写|补)(?:上|一句话?|一行字?)\s*[：:]?\s*(.{2,16}?)(?:[这那]?[一二两三四五六七八]个?字|字样|这句话?|这几个字)$/u,
    'slogan',
  ],
  [
    /(?:下面|底下|下方|下边)(?:再|就|给我)?(?:加|添|写|补)(?:上|一句话?|一行字?|一行小字)?\s*[：:]?\s*(\p{Script=Han}{2,12})$/u,
    'slogan',
  ],
];

/** 底下再补一行英文 YUTAI TEA HOUSE, "put 24/7 service underneath", 下面加上老字号三个字. */
function readAdded(text: ClauseText, setting: Setting): Found | undefined {
  for (const [pattern, line] of ADDED) {
    const said = pattern
      .exec(text.text)?.[1]
      ?.trim()
      .replace(/(?:吧|呗|哈)$/u, '');
    if (!said || /^(?:一|个|只|颗|朵|条)|^[点些]/u.test(said)) continue;
    const isManner =
      ofKind(findTokens(said), 'effect').length + ofKind(findTokens(said), 'quality').length > 0 && said.length <= 4;
    if (isManner) continue;
    const isWord = /^[A-Z][a-z]+$/u.test(said);
    return found([{ do: 'text.add', of: isWord ? 'second' : line, text: said }], said);
  }
  const isAdding = hasVerb(text.tokens, 'add');
  const latin = LATIN_LINE.exec(text.text.replace(/[：:]/u, ' '))?.[1]?.trim();
  const isLine = /英文|拼音|一行|line|under|below|底下|下面|外文/iu.test(text.text);
  const isNamed = latin !== undefined && setting.shown.name?.toLowerCase().includes(latin.toLowerCase());
  return isAdding && latin && isLine && !isNamed
    ? found([{ do: 'text.add', of: 'second', text: latin }], latin)
    : undefined;
}
