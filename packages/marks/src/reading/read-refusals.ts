import { findChineseThing, findEnglishThing } from './thing-names.ts';
import { REFUSABLE, type RefusalKind } from './refusals.data.ts';

/** Something the brief does not want: a colour, a shape, people, a manner, or a thing by its concept. */
export type Refusal = { kind: RefusalKind; name: string; text: string };

export type Wishes = { refusals: Refusal[]; onlyLetters: boolean; /** The text without its refusals. */ rest: string };

const ZH = /(?:不要|别用|不用|不想要|不喜欢|避免|拒绝|不带|不含|不出现|别有|不要有)([^，。；！？,.;!?]+)/gu;
const EN =
  /\b(?:no|without|avoid|avoiding|not|don'?t (?:want|use)|never|nothing)\s+(?:any\s+|a\s+|an\s+|the\s+|use\s+)?([^,.;!?，。；]+)/giu;
const ITEMS = /、|和|或|与|以及|\bor\b|\band\b|\bnor\b|\//iu;
const LETTERS_EN =
  /\b(?:only|just)\s+(?:the\s+)?(?:letters?|text|words?|lettering|type|name)\b|\b(?:letters?|text|type|lettering)[ -]only\b|\bwordmark\b|\bno\s+(?:icons?|pictures?|symbols?|graphics?|images?)\b/iu;
const LETTERS_ZH =
  /(?:只要|只用|纯|仅)(?:文字|字母|汉字|字体|字)(?![母体和与、跟加])|文字标志|字标|不要(?:图案|图形|图标|图)/u;

/** What is not wanted, and the text without it, so that "no circles" never draws one. */
export function readWishes(text: string): Wishes {
  const refusals: Refusal[] = [];
  const take = (said: string): string => {
    const items = said
      .split(ITEMS)
      .map((item) => item.trim())
      .filter(Boolean);
    const read = items.flatMap((item) => refusalOf(item) ?? []);
    refusals.push(...read);
    return '，';
  };
  const onlyLetters = LETTERS_EN.test(text) || LETTERS_ZH.test(text);
  const rest = text
    .replace(LETTERS_EN, ' ')
    .replace(LETTERS_ZH, ' ')
    .replace(ZH, (_, said: string) => take(said))
    .replace(EN, (_, said: string) => take(said));
  return { refusals, onlyLetters, rest };
}

function refusalOf(item: string): Refusal | undefined {
  const lower = item.toLowerCase();
  for (const { kind, name, en, zh } of REFUSABLE) {
    const isNamed =
      zh.split(' ').some((word) => word && lower.includes(word)) ||
      en.split(' ').some((word) => word && new RegExp(`\\b${word}`, 'u').test(lower));
    if (isNamed) return { kind, name, text: item };
  }
  const thing = findEnglishThing(lower) ?? findEnglishThing(lower.split(' ').at(-1) ?? '') ?? findChineseThing(item);
  return thing && { kind: 'thing', name: thing.concept, text: item };
}
