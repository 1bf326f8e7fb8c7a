import type { Edit, Line } from '../command.ts';
import { findTokens } from './find-tokens.ts';
import { hasVerb, lineOf, ofKind, targetIn, type ClauseText, type Setting } from './clause-text.ts';

const YEAR =
  /(?:\b(?:since|est\.?d?|established|founded(?: in)?)\s*|始于|创于|成立于|创立于)?\b((?:1[89]|20)\d\d)\b\s*年?/iu;
const LATIN_LINE = /([A-Z][A-Z0-9&'. -]{2,40}|[A-Z][a-z]+(?: [A-Z][a-z]+)+)\s*$/u;

/** Words to be set, added or taken away. */
export function readTextWish(text: ClauseText, setting: Setting): Edit[] | undefined {
  return (
    readYear(text) ??
    readQuoted(text, setting) ??
    readRenamed(text) ??
    readUnderneath(text) ??
    readAddedLine(text) ??
    readFont(text, setting)
  );
}

function readYear({ text, tokens }: ClauseText): Edit[] | undefined {
  const found = YEAR.exec(text);
  if (!found) return undefined;
  const said = found[0].trim();
  if (hasVerb(tokens, 'remove')) return [{ do: 'text.remove', of: 'year' }];
  if (hasVerb(tokens, 'add')) return [{ do: 'text.add', of: 'year', text: said }];
  const isCorrected = /wrong|should be|opened in|actually|改成|改为|应该是|写错|change|not \d/iu.test(text);
  return isCorrected ? [{ do: 'text.set', of: 'year', text: `EST. ${found[1] ?? ''}` }] : undefined;
}

function readQuoted(text: ClauseText, setting: Setting): Edit[] | undefined {
  const { quotes, tokens } = text;
  const quote = quotes.at(-1)?.trim();
  if (!quote) return undefined;
  const target = lineOf(targetIn(text, setting));
  const { name = '', slogan, secondName } = setting.shown;
  if (hasVerb(tokens, 'remove')) {
    if (name.includes(quote) && name !== quote) return [{ do: 'text.remove', of: 'name', text: quote }];
    const line: Line = slogan === quote ? 'slogan' : secondName === quote ? 'second' : (target ?? 'name');
    return [{ do: 'text.remove', of: line, ...(line === 'name' ? { text: quote } : {}) }];
  }
  const isFont =
    /font|typeface|字体/iu.test(text.text) &&
    !/改成.*字样/u.test(text.text) &&
    findTokens(quote).some(({ kind }) => kind === 'face');
  if (isFont) return undefined;
  const isSmall = /small letters|smaller|小字/iu.test(text.text);
  const isAdded = hasVerb(tokens, 'add') || hasVerb(tokens, 'move');
  const isUnder = /\b(?:under|below|beneath|underneath)\b|下面|底下/iu.test(text.text);
  // A sentence below the name is a slogan; a second name is said to be one.
  const isSentence = isUnder && /一句|口号|slogan|tagline/iu.test(text.text);
  if (isAdded && !(target === 'slogan') && !isSentence)
    return [
      { do: 'text.add', of: isUnder || target === 'second' ? 'second' : (target ?? 'second'), text: quote },
      ...(isSmall ? [{ do: 'type.smaller', of: 'second' } as Edit] : []),
    ];
  if (YEAR.test(quote) && /始于|创于|since|est/iu.test(quote) && isAdded)
    return [{ do: 'text.add', of: 'year', text: quote }];
  if (isAdded) return [{ do: 'text.add', of: 'slogan', text: quote }];
  // 把“山”字…, “老地方”一行: words of the logo that are only spoken of.
  const isSpokenOf = name.includes(quote) && name !== quote && !hasVerb(tokens, 'swap');
  return isSpokenOf ? undefined : [{ do: 'text.set', of: target ?? 'name', text: quote }];
}

const RENAMED: readonly (readonly [pattern: RegExp, line: Line])[] = [
  [
    /(?:改名(?:了|叫|为)?.*?(?:叫|为)|现在叫|店名(?:改|换)(?:成|为)|名字(?:改|换)(?:成|为)|名称改(?:成|为)|应该叫|店名叫|打错字了?是|写错了?是)\s*(.+)$/u,
    'name',
  ],
  [/(?:口号|标语|广告语|slogan|下面那行|小字)(?:改|换)(?:成|为)\s*(.+)$/iu, 'slogan'],
  [/(?:英文|拼音|第二行)(?:名)?(?:改|换)(?:成|为)\s*(.+)$/u, 'second'],
  [
    /(?:change|set|make|update)\s+(?:the\s+|our\s+)?(?:slogan|tagline|strapline|line (?:underneath|below|under it)|bottom line|words (?:underneath|below))\s+(?:to|into|:)\s*(.+)$/iu,
    'slogan',
  ],
  [/(?:slogan|tagline|strapline)\s*(?:→|->|should be|should read|should say|:)\s*(.+)$/iu, 'slogan'],
  [/(?:change|set|make|update)\s+(?:the\s+|our\s+)?(?:name|title|brand name)\s+(?:to|into)\s*(.+)$/iu, 'name'],
  [
    /(?:we're now called|it's called|we are called|now called|renamed to|name should be|call it|it's spelt|it's spelled|should be spelt|should be spelled|should read|should say)\s+(.+)$/iu,
    'name',
  ],
  [/^[Ii]t's\s+([A-Z][\p{L}'&-]+(?:\s+[A-Z][\p{L}'&-]+){0,3})(?:\s+with\b.*)?$/u, 'name'],
];

/** "Put 24/7 service underneath", "below name kindly mention Wholesale & Retail", "stick my number under there 555-0142". */
const UNDERNEATH: readonly RegExp[] = [
  /\b(?:put|add|write|stick|pop|print)\s+(?!the\b|an?\b|it\b|some\b)(.{2,40}?)\s+(?:underneath|below|beneath|at the bottom|under (?:it|the name|that|there))$/iu,
  /\b(?:below|under|underneath|beneath)\s+(?:the\s+)?name\s+(?:please\s+|kindly\s+|just\s+)*(?:mention|write|add|put|print|say)\s+(.{2,40})$/iu,
  /\b(?:phone|number|mobile|tel|website|address|电话|手机号?|号码)\b.*?\s([\d+][\d\s()-]{5,18})$/iu,
];

function readUnderneath({ text }: ClauseText): Edit[] | undefined {
  const said = UNDERNEATH.flatMap((pattern) => pattern.exec(text)?.[1]?.trim() ?? [])[0];
  return said ? [{ do: 'text.add', of: 'slogan', text: said }] : undefined;
}

function readRenamed({ text }: ClauseText): Edit[] | undefined {
  for (const [pattern, line] of RENAMED) {
    const said = pattern
      .exec(text)?.[1]
      ?.trim()
      .replace(/(?:吧|呗|了)$/u, '');
    if (!said) continue;
    const known = findTokens(said).filter(({ kind }) =>
      ['color', 'face', 'style', 'edit', 'quality', 'effect'].includes(kind),
    );
    if (known.length > 0 || said.length > 60) continue;
    return [{ do: 'text.set', of: line, text: said }];
  }
  return undefined;
}

/** 底下再补一行英文 YUTAI TEA HOUSE. */
function readAddedLine({ text, tokens }: ClauseText): Edit[] | undefined {
  if (!hasVerb(tokens, 'add')) return undefined;
  const said = LATIN_LINE.exec(text)?.[1]?.trim();
  const isLine = /英文|拼音|一行|line|under|below|底下|下面/iu.test(text);
  return said && isLine ? [{ do: 'text.add', of: 'second', text: said }] : undefined;
}

/** Typefaces that people name, ours and others'. */
const FONTS =
  /\b(helvetica(?: neue)?|arial|futura|gotham|garamond|cormorant(?: garamond)?|bodoni(?: moda)?|didot|playfair(?: display)?|lato|roboto|open sans|montserrat|poppins|oswald|bebas(?: neue)?|georgia|baskerville|caslon|times(?: new roman)?|comic sans|papyrus|lobster|pacifico|raleway|inter|avenir|cinzel|josefin(?: sans)?|quicksand|nunito|great vibes|outfit|sora|jost|impact|rockwell|cooper(?: black)?|gill sans|optima|century gothic|dm serif(?: display)?|abril fatface|fredoka|orbitron|righteous|comfortaa|kaushan(?: script)?|marcellus|space grotesk|archivo(?: black)?|unbounded|syne|tenor sans|italiana)\b/iu;
const ZH_FONTS =
  /(思源黑体|思源宋体|微软雅黑|方正[\p{Script=Han}]{1,5}(?:体|宋|黑|楷|圆)|站酷[\p{Script=Han}]{2,6}|华文[\p{Script=Han}]{2,4}|霞鹜文楷|马善政(?:楷书)?|阿里巴巴普惠体|优设标题黑|庞门正道|苹方|汉仪[\p{Script=Han}]{2,6})/u;

function readFont(text: ClauseText, setting: Setting): Edit[] | undefined {
  const font = FONTS.exec(text.text)?.[1] ?? ZH_FONTS.exec(text.text)?.[1];
  if (!font || ofKind(text.tokens, 'sign').some(({ sign }) => sign === 'not')) return undefined;
  return [{ do: 'type.font', of: lineOf(targetIn(text, setting)) ?? 'name', font }];
}
