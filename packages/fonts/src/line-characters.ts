const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Joiners, variation selectors and direction marks steer other characters and never show by themselves. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const EMOJI = /\p{Extended_Pictographic}/u;
/** Latin letters, hanzi and their marks of one code unit each: nothing to compose, join or take away. */
const PLAIN = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u024f\u3001-\u301f\u4e00-\u9fff\uff01-\uff5e]*$/;

/**
 * A line as the characters a person would count: composed (NFC), white space as plain spaces, control characters
 * and other invisible ones gone. An emoji family or a letter with its accents is one character.
 */
export function lineCharacters(text: string): string[] {
  if (PLAIN.test(text)) return text.split('');
  const line = text.normalize('NFC').replace(/\s/gu, ' ');
  return Array.from(graphemes.segment(line), ({ segment }) => {
    // An emoji keeps its joiners: without them a family falls apart into three people.
    return EMOJI.test(segment) ? segment : segment.replace(INVISIBLE, '');
  }).filter(Boolean);
}

export type Coverage = (codePoint: number) => boolean;

function isDrawable(character: string, covers: Coverage): boolean {
  if (character.length === 1) return covers(character.charCodeAt(0));
  return Array.from(character.replace(INVISIBLE, '')).every((part) => covers(part.codePointAt(0) ?? 0));
}

/** Splits a line into what a font can draw and what it cannot; a character is drawn whole or not at all. */
export function sortByCoverage(text: string, covers: Coverage): { drawable: string[]; missing: string[] } {
  const drawable: string[] = [];
  const missing = new Set<string>();
  for (const character of lineCharacters(text)) {
    if (isDrawable(character, covers)) drawable.push(character);
    else missing.add(character);
  }
  return { drawable, missing: [...missing] };
}
