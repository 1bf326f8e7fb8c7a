const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/** Joiners, variation selectors and direction marks steer other characters and never show by themselves. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const EMOJI = /\p{Extended_Pictographic}/u;

/**
 * A line as the characters a person would count: composed (NFC), white space as plain spaces, control characters
 * and other invisible ones gone. An emoji family or a letter with its accents is one character.
 */
export function lineCharacters(text: string): string[] {
  const line = text.normalize('NFC').replace(/\s/gu, ' ');
  return Array.from(graphemes.segment(line), ({ segment }) => {
    // An emoji keeps its joiners: without them a family falls apart into three people.
    return EMOJI.test(segment) ? segment : segment.replace(INVISIBLE, '');
  }).filter(Boolean);
}

export type Coverage = (codePoint: number) => boolean;

/** Splits a line into what a font can draw and what it cannot; a character is drawn whole or not at all. */
export function sortByCoverage(text: string, covers: Coverage): { drawable: string[]; missing: string[] } {
  const drawable: string[] = [];
  const missing = new Set<string>();
  for (const character of lineCharacters(text)) {
    const visible = Array.from(character.replace(INVISIBLE, ''));
    if (visible.every((part) => covers(part.codePointAt(0) ?? 0))) drawable.push(character);
    else missing.add(character);
  }
  return { drawable, missing: [...missing] };
}
