import type { Line } from '../command.ts';
import { findTokens } from './find-tokens.ts';
import { found, hasVerb, ofKind, type ClauseText, type Found, type Setting } from './clause-text.ts';

const LATIN_LINE =
  /([A-Z][A-Z0-9&'. -]{2,40}|[A-Z][a-z]+(?: (?:&|and|of|[A-Z][a-z]+))*)\s*(?:加上|写上|放上去|放上)?$/u;

/** Words to stand below the name, without quotes; the first group is what is written. */
const ADDED: readonly (readonly [pattern: RegExp, line: Line])[] = [
  // An address of the web or of mail is written wherever it is named.
  [
    /((?:www\.)?[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|cn|net|org|shop|store|co|uk|in|sg|au|nz|ca|ie|de|fr|io|me|app|biz|info)\b(?:\/\S*)?|[\w.+-]+@[\w-]+\.[a-z.]+|@[a-z0-9_.]{3,30})/iu,
    'slogan',
  ],
  [
    /(?:加|添|写|补|放|印|标)(?:上|个|一个|一行|一下)*(?:地址|网址|网站|微信号?|公众号|营业时间)[：:，\s]*(?!.*[吗么吧]$)(.{2,30})$/u,
    'slogan',
  ],
  [/(?:\b(?:phone|number|mobile|tel|website|address)\b|电话|手机号?|号码|微信).*?([\d+][\d\s()-]{4,18}\d)/iu, 'slogan'],
  [
    /\b(?:put|add|write|stick|pop|print|have)\s+(?:the\s+)?words?\s+(.{2,40}?)\s+(?:underneath|below|beneath|at the bottom|(?:under|below|beneath)\s+(?:it|the name|that|there|everything))$/iu,
    'second',
  ],
  [/(?:加|添|补|写)(?:上|个)?(?:一句话?|一行小?字?|几个字|小字)\s*[：:]\s*(.{2,30})$/u, 'slogan'],
  [
    /(?:名字?|店名)?(?:后面|后头|旁边|下面|底下)(?:再|也|就)?(?:加|添|补|写)(?:上|个|一个)?\s*([A-Z][A-Za-z&' ]+)$/u,
    'second',
  ],
  [/(?:写|放|加|印)(?:在|到)(?:最?下面|最?底下|下方)\s*[：:]\s*(.{2,30})$/u, 'slogan'],
  [
    /\b(?:put|add|write|stick|pop|print|have|include|say)\s+(?!the\b|an?\b|it\b|some\b|more\b|my\b|that\b)(.{2,40}?)\s+(?:underneath|below|beneath|at the bottom|(?:under|below|beneath)\s+(?:it|the name|that|there))$/iu,
    'slogan',
  ],
  [
    /\b(?:below|under|underneath|beneath)\s+(?:the\s+|it\s*)?(?:name\s+)?(?:please\s+|kindly\s+|just\s+)*(?:mention|write|add|put|print|say|have)\s*(?:[:：]\s*|\s+(?!the\b|an?\b))(.{2,40})$/iu,
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
export function readAdded(text: ClauseText, setting: Setting): Found | undefined {
  for (const [pattern, line] of ADDED) {
    const said = pattern
      .exec(text.text)?.[1]
      ?.trim()
      .replace(/(?:吧|呗|哈)$/u, '')
      .replace(/^(?:our|my|the) (?:new )?(?:slogan|tagline|strapline|motto|line|words?)[: ]\s*/iu, '');
    if (!said || /^(?:一|个|只|颗|朵|条)|^[点些]/u.test(said)) continue;
    const isManner =
      ofKind(findTokens(said), 'effect').length + ofKind(findTokens(said), 'quality').length > 0 && said.length <= 4;
    if (isManner) continue;
    const isWord = /^[A-Z][a-z]+$/u.test(said);
    return found([{ do: 'text.add', of: isWord ? 'second' : line, text: said }], said);
  }
  // 英文名加一个，XIAO QUE XING.
  if (setting.last === 'second' && /^[A-Z][A-Z0-9 &'.-]{2,30}$/u.test(text.text))
    return found(
      [{ do: setting.shown.secondName === undefined ? 'text.add' : 'text.set', of: 'second', text: text.text }],
      text.text,
    );
  const isAdding = hasVerb(text.tokens, 'add') || /放上去|写上去|印上去/u.test(text.text);
  const small = /(?:英文|拼音|字母|一行)[^A-Za-z]{0,6}([A-Za-z][A-Za-z'&. ]{2,30}?)\s*(?:吗|吧|呗|可以|好吗|$)/u
    .exec(text.text)?.[1]
    ?.trim();
  if (isAdding && small && !setting.shown.name?.toLowerCase().includes(small.toLowerCase()))
    return found([{ do: 'text.add', of: 'second', text: small }], small);
  const latin = LATIN_LINE.exec(text.text.replace(/[：:]/u, ' '))?.[1]?.trim();
  const isLine = /英文|拼音|一行|line|under|below|底下|下面|外文/iu.test(text.text);
  const isNamed = latin !== undefined && setting.shown.name?.toLowerCase().includes(latin.toLowerCase());
  return isAdding && latin && isLine && !isNamed
    ? found([{ do: 'text.add', of: 'second', text: latin }], latin)
    : undefined;
}
