import type { Language } from './envelope.ts';

export const NICK_NAME_MAX = 20;
const MARKS_MAX = 4;

/** Made when it is first needed: that takes a browser tens of milliseconds, and an old one has none. */
let segmenter: Intl.Segmenter | undefined;

/** Control, private-use and broken characters, line ends, and those that turn the direction of reading. */
const FORBIDDEN =
  /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\u00ad]/u;

/** The nickname as it is kept, or undefined: 1 to 20 characters as a reader counts them, at least one visible. */
export function findNickName(text: string): string | undefined {
  const name = text.normalize('NFC').trim();
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  const characters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
  const isOverloaded = characters.some((one) => (one.match(/\p{Mn}/gu)?.length ?? 0) > MARKS_MAX);
  if (!isVisible || isOverloaded || FORBIDDEN.test(name) || characters.length > NICK_NAME_MAX) return undefined;
  return name;
}

const GIVEN: Record<Language, string> = { zh: '方格用户', en: 'Maker ' };
/** The last four digits of a phone number, or four made from an e-mail address; older accounts have its first letter. */
const ENDING = /^(?:\d{4}|.)$/u;

/** The nickname of a new account, until its owner chooses one. */
export const givenNickName = (language: Language, ending: string): string => GIVEN[language] + ending;

/** A name that was given follows the language of the page; a chosen one stays as it is. */
export function nickNameIn(language: Language, nickName: string): string {
  const prefix = Object.values(GIVEN).find((known) => nickName.startsWith(known));
  const ending = nickName.slice(prefix?.length);
  const isGiven = prefix !== undefined && ENDING.test(ending);
  return isGiven ? givenNickName(language, ending) : nickName;
}
