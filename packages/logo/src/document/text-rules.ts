/** Limits of product text in units of width: a wide character (hanzi, kana, full-width) counts two, any other one. */
export const NAME_MAX = 40;
export const SLOGAN_MAX = 80;
const MARKS_PER_GRAPHEME_MAX = 4;

export const TEXT_PROBLEMS = {
  empty: { zh: '请输入文字', en: 'Please enter some text' },
  'too-long': { zh: '文字太长', en: 'The text is too long' },
  control: { zh: '文字里有控制字符', en: 'The text contains control characters' },
  surrogate: { zh: '文字里有损坏的字符', en: 'The text contains a broken character' },
  'private-use': { zh: '文字里有无法识别的字符', en: 'The text contains characters we do not know' },
  emoji: { zh: '标志里不能用表情符号，请换成文字', en: 'Emoji cannot be drawn in a logo; please use letters' },
  'combining-marks': { zh: '附加符号太多，或没有跟着字', en: 'Too many accents, or an accent without its letter' },
  unreadable: { zh: '文字里没有看得见的字符', en: 'The text has no visible characters' },
} as const;

export type TextProblem = keyof typeof TEXT_PROBLEMS;

/** Made when a text first needs it: that takes a browser tens of milliseconds, and plain names never do. */
let segmenter: Intl.Segmenter | undefined;
function segment(text: string): string[] {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** Latin, hanzi and kana without combining marks: one code unit each, no need to ask the segmenter. */
const PLAIN = /^[\u0020-\u02ff\u3001-\u3029\u3030-\u3098\u309b-\u9fff\uff01-\uff9d]*$/;

export const graphemes = (text: string): string[] => (PLAIN.test(text) ? text.split('') : segment(text));

const WIDE =
  /^(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3001-\u303f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/** Letters, figures and signs of the keyboard, and common hanzi: nothing in them to refuse but their number. */
export const ORDINARY = /^[\u0020-\u007e\u4e00-\u9fef]*$/;

const isWide = (part: string): boolean => (ORDINARY.test(part) ? part > '\u007e' : WIDE.test(part));

/** How much of a limit a text takes: 20 hanzi are as long as 40 letters. */
export const textLength = (text: string): number =>
  graphemes(text).reduce((sum, part) => sum + (isWide(part) ? 2 : 1), 0);

/** Directional overrides can make a name read as another one; their letters stay, the controls go. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const INVISIBLE = /[\u00ad\u180e\u200b\u2060\ufeff]/g;
const VARIATION_SELECTORS = /[\ufe00-\ufe0e]/g;

/** What the product stores: composed, without invisible controls, single spaces, trimmed. */
export const cleanText = (raw: string): string =>
  raw
    .replace(BIDI_CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(VARIATION_SELECTORS, '')
    .replace(/[\t\n\r\u2028\u2029\p{Zs}]+/gu, ' ')
    .normalize('NFC')
    .trim();

/** Pictographs that fonts carry as plain symbols and that names really use. */
const TEXT_SYMBOLS = /[©®™★☆♥♠♣♦☀☁☂☎✓✔☯]/gu;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3|\ufe0f/u;

/** Null when the cleaned text may be drawn. */
export function findTextProblem(text: string, maxLength: number): TextProblem | null {
  // A browser needs tens of milliseconds to prepare the questions below; most names are answered without them.
  if (ORDINARY.test(text)) return text.trim() === '' ? 'empty' : textLength(text) > maxLength ? 'too-long' : null;
  if (/\p{Cs}/u.test(text)) return 'surrogate';
  if (/\p{Cc}/u.test(text) || new RegExp(BIDI_CONTROLS.source).test(text)) return 'control';
  if (/\p{Co}|\p{Cn}/u.test(text)) return 'private-use';
  if (text.trim() === '') return 'empty';
  if (EMOJI.test(text.replace(TEXT_SYMBOLS, ''))) return 'emoji';
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return /\p{M}/u.test(text) ? 'combining-marks' : 'unreadable';
  if (textLength(text) > maxLength) return 'too-long';
  const overloaded = graphemes(text).some(
    (part) => /^\p{Mn}/u.test(part) || (part.match(/\p{Mn}/gu)?.length ?? 0) > MARKS_PER_GRAPHEME_MAX,
  );
  return overloaded ? 'combining-marks' : null;
}

/** Scripts that are set by ink profile in square cells. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

export function isIdeograph(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 0x1100) return false;
  if (code >= 0x4e00 && code <= 0x9fff) return true;
  return IDEOGRAPH.test(String.fromCodePoint(character.codePointAt(0) ?? 0));
}

export const hasIdeograph = (text: string): boolean => IDEOGRAPH.test(text);
