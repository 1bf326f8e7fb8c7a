import { graphemes, isIdeograph } from '../document/text-rules.ts';

/** Characters that open too many names to stand for one. */
const COMMON_OPENINGS = /^[小老大阿一]$/u;

/** The character a seal or monogram shows: the first, unless that is as common as 小 or 老. */
export function initialLetter(text: string): string {
  const letters = graphemes(text).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const [first = text, second] = letters;
  return second && letters.length > 2 && isIdeograph(second) && COMMON_OPENINGS.test(first) ? second : first;
}
