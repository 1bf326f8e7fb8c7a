import { clausesOf } from './clauses.ts';
import { EMOJI_WORDS } from './emoji-words.data.ts';
import { findThing } from './thing-names.ts';
import { tokensOf } from './tokens.ts';

/** 🍋🚲 are read as their words behind the text, where no word of it names them. */
export function withEmoji(text: string): string {
  const typed = text.match(/\p{Extended_Pictographic}/gu) ?? [];
  const missing = [...new Set(typed)].flatMap((emoji) => {
    const thing = findThing(EMOJI_WORDS[emoji] ?? '');
    const isSaid = clausesOf(text).some((clause) =>
      tokensOf(clause.text).some((token) => token.thing?.concept === thing?.concept),
    );
    return thing && !isSaid ? [EMOJI_WORDS[emoji]!] : [];
  });
  return missing.length > 0 ? `${text}. a ${missing.join(' and a ')}` : text;
}
