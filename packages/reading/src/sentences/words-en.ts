import { findEnglishThing } from './thing-names.ts';
import { englishTable } from './word-table-en.ts';

export type Word = {
  text: string;
  from: number;
  /** Written with a capital inside its sentence: nobody misspelt a thing. */
  isName?: boolean;
};

/** Adverbs that stand between a verb and its preposition: "hanging upside down from". */
const FILLERS = new Set(
  'upside down up halfway away very really just quite too also gently slowly quietly happily proudly still always already almost half twice so'.split(
    ' ',
  ),
);
/** "A lace-up shoe", "a one-eyed cat": the first half says only how. */
const HOW_MADE = /\b[a-z]+-(?=(?:up|in|on|off|fed|lit|worn|bound|hung|made|grown|(?!shaped)[a-z]+ed)\b)/g;

const isNameAt = (text: string, at: number): boolean =>
  /[A-Z]/.test(text[at] ?? '') && /(?:^|\s)[a-z]{2,}\s(?:[A-Z]\S*\s)*$/.test(text.slice(0, at));

/** A run of English as its words, spelt out, without what only fills. */
export function englishWords(text: string, offset: number): Word[] {
  return (
    Array.from(
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(HOW_MADE, (how) => ' '.repeat(how.length))
        .matchAll(/[a-zà-ÿ0-9]+(?:'(?:s|d|re|ve|ll|m|t)?(?![a-z]))?|&|(?<=\s)\/(?=\s)/g),
      ({ 0: word, index }): Word => ({
        text: spelt(word),
        from: offset + index,
        ...(isNameAt(text, index) ? { isName: true } : {}),
      }),
    )
      .flatMap((word, at, all) =>
        isContracted(all, at)
          ? [
              { ...word, text: word.text.slice(0, -2) },
              { ...word, text: 'is' },
            ]
          : [word],
      )
      // "Its own jumper"
      .filter(
        ({ text }, at, all) => text !== 'own' || !/^(?:its|his|her|their|my|our|your)$/.test(all[at - 1]?.text ?? ''),
      )
      .filter(
        ({ text: word }, at, all) =>
          (!FILLERS.has(word) || isWay(all, at) || isAlongMiddle(all, at) || isDistillers(all, at)) &&
          !isWished(all, at),
      )
  );
}

/** As people text: w, wid, lil, stickin. */
const TEXTED: Readonly<Record<string, string>> = {
  w: 'with',
  wid: 'with',
  r: 'are',
  n: 'and',
  lil: 'little',
  pon: 'on',
  em: 'them',
  thats: "that's",
  hes: "he's",
  shes: "she's",
  youd: "you'd",
  '/': 'or',
};
function spelt(word: string): string {
  if (Object.hasOwn(TEXTED, word)) return TEXTED[word]!;
  const full = `${word}g`;
  return word.endsWith('in') && englishTable().get(full)?.kind === 'verb' && !findEnglishThing(word) ? full : word;
}

/** "The shell's a little camper": is, where nobody owns what follows. */
const isContracted = (words: readonly Word[], at: number): boolean =>
  words[at]!.text.endsWith("'s") &&
  !SPEAKERS.test(words[at]!.text) &&
  /^(?:an?|the|one|made|actually|really|just|on|in)$/.test(words[at + 1]?.text ?? '');

/** "We'd like a donkey": asked for, no likeness. */
const isWished = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === 'like' && /(?:'d|^would|^id|^wed|^might|^really)$/.test(words[at - 1]?.text ?? '');

/** "Sliding down a slide": the way that somebody takes, not how high something is. */
const isWay = (words: readonly Word[], at: number): boolean =>
  /^(?:up|down)$/.test(words[at]!.text) &&
  /^(?:climb|slid|runn|walk|crawl|roll|clamber|scrambl|hik|creep|march|fly|swimm|rid|driv|com|go|head|shinn|ski|glid|float|drift|stroll|trott|hopp)ing$/.test(
    words[at - 1]?.text ?? '',
  ) &&
  /^(?:an?|the|its|his|her)$/.test(words[at + 1]?.text ?? '');

/** "A zip down the middle", "ivy growing up it" */
const isAlongMiddle = (words: readonly Word[], at: number): boolean =>
  /^(?:up|down)$/.test(words[at]!.text) &&
  (words[at + 1]?.text === 'it' ||
    (/^(?:the|its|his|her)$/.test(words[at + 1]?.text ?? '') &&
      /^(?:middle|sides?|front|back|cent(?:re|er)|spine|length)$/.test(words[at + 2]?.text ?? '')));

/** "A copper still" */
const isDistillers = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === 'still' && /^(?:pot|copper|gin|whisky|whiskey|rum|column)$/.test(words[at - 1]?.text ?? '');

/** Who speaks of what was named before; the clause goes on about it. */
export const SPEAKERS = /^(?:he|she|they|him|them|ours|(?:he|she|it|that|who|there|here|what|let|they|we|i)'s)$/;
