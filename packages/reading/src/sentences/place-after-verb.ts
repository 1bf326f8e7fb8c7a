import type { Relation } from '@markwright/marks';
import { findEnglishThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { englishTable } from './word-table-en.ts';
import type { Word } from './words-en.ts';

/** What stands at a place of a sentence, and how many words it takes; nothing where they say nothing. */
export type Read = { token?: Omit<Token, 'from'>; length: number };

export const isBeforeNoun = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]?.text ?? '';
  return ['article', 'number'].includes(englishTable().get(next)?.kind ?? '') || findEnglishThing(next) !== undefined;
};

/** How somebody is or comes somewhere, whatever the verb: plonked, squaring, sat. */
const DOING =
  /^(?:[a-z]{2,}(?:ing|ed|en)|sat|stood|lay|laid|hung|stuck|set|bent|slung|sprung|swung|wound|held|caught|lit)$/;
/** What may stand between such a verb and its preposition: headfirst, "it" of legging it. */
const BETWEEN = /^(?:it|right|straight|back|out|off|over|about|[a-z]+(?:ly|first|wards?))$/;
const AIMED: Readonly<Record<string, Relation>> = { to: 'facing', at: 'facing', after: 'chasing', off: 'under' };

/** "Stuck headfirst in", "squaring up to": the preposition tells where, the verb only how. */
export function placeAfter(words: readonly Word[], at: number): Read | undefined {
  if (!DOING.test(words[at]!.text)) return undefined;
  for (let next = at + 1; next <= at + 3 && next < words.length; next += 1) {
    const { text } = words[next]!;
    const known = englishTable().get(text);
    if (known?.kind === 'verb' && known.relation !== 'and' && known.isDeed !== true && !(text in AIMED))
      return { length: next - at };
    const aimed = Object.hasOwn(AIMED, text) && isBeforeNoun(words, next) ? AIMED[text] : undefined;
    if (aimed) return { token: { kind: 'verb', text, relation: aimed }, length: next - at + 1 };
    // Keeping dry underneath, swooping low over.
    const isManner = next === at + 1 && !known && !findEnglishThing(text);
    if (!BETWEEN.test(text) && !isManner) return undefined;
  }
  return undefined;
}
