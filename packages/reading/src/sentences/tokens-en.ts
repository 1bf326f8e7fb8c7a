import { isPerson } from './holders.ts';
import { isBeforeNoun, placeAfter, type Read } from './place-after-verb.ts';
import { ADVERBS_OF_PLACE } from './relation-words.data.ts';
import { findEnglishThing } from './thing-names.ts';
import type { Token, TokenKind } from './token.ts';
import { candidates, findTypo } from './typos.ts';
import { englishTable } from './word-table-en.ts';
import { englishWords, SPEAKERS, type Word } from './words-en.ts';
import { QUALIFIERS } from './words.data.ts';

const LONGEST = 5;
const EMPTY = new Set(QUALIFIERS.en.split(/\s+/));
/** Endings of words that only say how something is. */
const ADJECTIVE = /(?:ly|ish|ous|ful|less|able|ible|ive|est|like)$/;

/** A word that can be a thing and a business too (farm, garden) is a thing only with an article of its own. */
const isBoth = (phrase: string) => englishTable().get(phrase)?.kind === 'business';

/** What stands before one of these is a verb: "we jar it ourselves". */
const PRONOUNS = new Set(['it', 'them', 'us', 'ourselves', 'him', 'you']);
/** A run of English: the longest known words first, then what each unknown one may be. */
export function englishTokens(text: string, offset: number): Token[] {
  const words = englishWords(text, offset);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const read = longestAt(words, at, tokens);
    if (read.token) tokens.push({ ...read.token, from: words[at]!.from });
    at += read.length;
  }
  return tokens;
}

const FOLLOWED_BY: ReadonlySet<string> = new Set<TokenKind>(['article', 'number', 'verb', 'from']);

const isFollowed = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]?.text ?? '';
  return FOLLOWED_BY.has(englishTable().get(next)?.kind ?? '') || findEnglishThing(next) !== undefined;
};

/** Words for a house that are a business after what it serves: a tea house, a popcorn stand. */
const HOUSES = new Set(
  'house stand place corner hall room rooms den joint shack hut yard stall truck cart spot van seller sellers'.split(
    ' ',
  ),
);

/** Nothing but the thing before it, said without an article: "tea house", not "a tree house". */
const isServedThere = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.kind === 'thing' && !['article', 'number'].includes(tokens.at(-2)?.kind ?? '');

const phraseAt = (words: readonly Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
    .replace(/'s?$/, '');

/** Whether a phrase begins with what the thing before it does: "flying to the moon" after a moth is no picture. */
const isDeed = (words: readonly Word[], at: number): boolean =>
  [1, 2].some((length) =>
    ['verb', 'attribute', 'change'].includes(englishTable().get(phraseAt(words, at, length))?.kind ?? ''),
  );

/** Whether the noun is over before this word: a verb, a preposition or the end follows. */
function endsNoun(words: readonly Word[], at: number): boolean {
  const next = words[at]?.text;
  if (next === undefined) return true;
  const kind =
    englishTable().get(next)?.kind ?? (/^[a-z]{3,}ing$/.test(next) && !findEnglishThing(next) ? 'verb' : undefined);
  // "One drone flying over": what it does ends it, how it is does not.
  if (kind === 'attribute') return next.endsWith('ing');
  return kind !== undefined && !['number', 'part', 'carrier', 'business'].includes(kind);
}

const MANNER = /^(?:styled?|themed|inspired|vibes?)$/;

function longestAt(words: readonly Word[], at: number, tokens: readonly Token[]): Read {
  const before = tokens.at(-1);
  const isAfterThing = before !== undefined && ['thing', 'noun'].includes(before.kind);
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = phraseAt(words, at, length);
    const known = englishTable().get(phrase);
    if (length === 1 && HOUSES.has(phrase) && isServedThere(tokens))
      return { token: { kind: 'business', text: phrase }, length };
    // Only what comes with something has it there: a cat on the roof has the roof under it.
    if (known?.kind === 'aboard' && !tokens.some(({ kind }) => kind === 'with')) continue;
    if (length > 1 && !known && isAfterThing && isDeed(words, at) && !(length === 2 && findEnglishThing(phrase)))
      continue;
    // At the end of its clause a place is enough: "a shield with a flame inside".
    const ends = at + length === words.length;
    const there = length === 1 && ends && isAfterThing ? ADVERBS_OF_PLACE[phrase] : undefined;
    if (there) return { token: { kind: 'there', text: phrase, relation: there }, length };
    const asked = ['article', 'number'].includes(before?.kind ?? '') && endsNoun(words, at + length);
    const thing =
      length === 1 && EMPTY.has(phrase) && !asked
        ? undefined
        : findEnglishThing(phrase, asked && before?.text !== 'the');
    // "An arch shape" is an arch.
    if (
      length === 1 &&
      known?.kind === 'carrier' &&
      isAfterThing &&
      /^(?:shape|motif|pattern|silhouette|outline|symbol|icon)$/.test(phrase)
    )
      return { token: { kind: 'carrier', text: phrase }, length };
    // "A big round cheese"
    if (phrase === 'round' && before?.kind === 'article') return { length };
    // Ladies' suits, men's haircuts: whom they are for.
    if (
      length === 1 &&
      thing &&
      isPerson(thing.concept) &&
      /'s?$/.test(words[at]!.text) &&
      [1, 2].some((more) => findEnglishThing(phraseAt(words, at + 1, more)))
    )
      return { token: { kind: 'article', text: words[at]!.text }, length };
    // "Highway style food": how it is made.
    if (thing && MANNER.test(words[at + length]?.text ?? '')) return { length: length + 1 };
    const isOwnPart = known?.kind === 'part' && (isOwned(words, at) || isOfWhole(words, at, tokens));
    // A drum is drummed on only after somebody who does it: "a bear drums a pot".
    const isTold = isAfterThing || /^(?:he|she|it|they|who)$/.test(words[at - 1]?.text ?? '');
    const isNounHere = known?.isDeed === true && !phrase.endsWith('ing') && !(isTold && isBeforeNoun(words, at));
    if (isNounHere && !thing) return { length };
    if (length === 1 && thing && isDeedHere(words, at, tokens)) continue;
    if (
      thing &&
      (!isOwnPart || isShapeOf(words, at + length)) &&
      !PRONOUNS.has(words[at + length]?.text ?? '') &&
      (!known ||
        isNounHere ||
        isShapeOf(words, at + length) ||
        ['carrier', 'part'].includes(known.kind) ||
        (isBoth(phrase) && before?.kind === 'article'))
    )
      return { token: { kind: 'thing', text: phrase, thing }, length };
    // "Ribbon tied round it", "inside it a pearl": the place is what was named before.
    const isThere =
      known?.kind === 'verb' && known.relation !== 'and' && !known.reversed && isOfBefore(words, at + length);
    if (isThere && (tokens.length === 0 || isAfterThing))
      return {
        token: { kind: 'there', text: phrase, ...(known.relation ? { relation: known.relation } : {}) },
        length: length + 1,
      };
    // A clothes peg, a market stall: the later noun is meant.
    if (
      known?.kind === 'business' &&
      before?.kind === 'article' &&
      before.text !== 'the' &&
      !endsNoun(words, at + length)
    )
      return { length };
    if (known?.kind === 'business' && isPlaceHere(tokens)) return { token: { kind: 'noun', text: phrase }, length };
    if (known) return { token: { ...known, text: phrase }, length };
  }
  return unknownAt(words, at, isAfterThing, tokens.length > 1 || findTypo(words[at]?.text ?? '') !== undefined);
}

/** "A pug with its paws on the bar": where somebody is, no business. */
const isPlaceHere = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.text === 'the' &&
  tokens.at(-2)?.kind === 'verb' &&
  tokens[0]?.kind === 'article' &&
  tokens[0].text !== 'the';

/** "An eye shape": an eye, though it is a part elsewhere. */
const isShapeOf = (words: readonly Word[], at: number): boolean =>
  /^(?:shape|motif|outline|silhouette)$/.test(words[at]?.text ?? '');

const isOfBefore = (words: readonly Word[], at: number): boolean =>
  /^(?:it|him|them)$/.test(words[at]?.text ?? '') &&
  (at + 1 === words.length || /^(?:an?|the|two|three|is|are|sits?|stands?)$/.test(words[at + 1]?.text ?? ''));

/** "Two hands cupping a seedling", "out of the hat pops a rabbit": before an article such a word is a verb. */
const isDeedHere = (words: readonly Word[], at: number, tokens: readonly Token[]): boolean => {
  const word = words[at]!.text;
  const isAfterThing = ['thing', 'noun'].includes(tokens.at(-1)?.kind ?? '');
  if (!isAfterThing || !/^(?:an?|the|its|his|her|their)$/.test(words[at + 1]?.text ?? '')) return false;
  return word.endsWith('ing') || (tokens[0]?.kind === 'verb' && /[^s]s$/.test(word));
};

/** "A camera with a sparkle on the lens": what is on a piece of it is with the whole. */
const isOfWhole = (words: readonly Word[], at: number, tokens: readonly Token[]): boolean =>
  words[at - 1]?.text === 'the' && tokens.at(-2)?.kind === 'verb' && tokens.some(({ kind }) => kind === 'with');

/** "its tail", "the lid", "for a head": a piece of what was named before. */
const isOwned = (words: readonly Word[], at: number): boolean =>
  /^(?:its|his|her|their|whose|which)$|'s$/.test(words[at - 1]?.text ?? '') ||
  /^(?:for|as)$/.test(words[at - 1]?.text ?? '') ||
  // The crown of a tree, but a bunch of keys.
  (words[at - 1]?.text === 'of' && englishTable().get(words[at - 2]?.text ?? '')?.kind !== 'carrier') ||
  (/^(?:a|an|the)$/.test(words[at - 1]?.text ?? '') &&
    /^(?:for|as|of|instead|where)$/.test(words[at - 2]?.text ?? '')) ||
  // "A snail, but the shell is a bun", "a pug with both paws up"
  (at === 0 && /^(?:turning|becoming|forming|making|shaped)$/.test(words[1]?.text ?? '')) ||
  (at === (/^(?:only|but|and|except)$/.test(words[0]?.text ?? '') ? 2 : 1) &&
    words[at - 1]?.text === 'the' &&
    /^(?:is|are|becomes?|turns?|made)$/.test(words[at + 1]?.text ?? '')) ||
  (/^(?:both|two|four|all)$/.test(words[at - 1]?.text ?? '') && words[at - 2]?.text === 'with');

function unknownAt(words: readonly Word[], at: number, isAfterThing: boolean, isInside: boolean): Read {
  const word = words[at]?.text ?? '';
  if (SPEAKERS.test(word) || /'(?:d|re|ve|ll|m|t)$/.test(word) || word === 'rather') return { length: 1 };
  // Held, guarded, minded by somebody: whoever does it has it.
  if (/^[a-z]{3,}(?:ed|en)$/.test(word) && words[at + 1]?.text === 'by' && isAfterThing)
    return { token: { kind: 'verb', text: `${word} by`, relation: 'holding', reversed: true }, length: 2 };
  if (word.endsWith("'s")) return { token: { kind: 'article', text: word }, length: 1 };
  const place = placeAfter(words, at);
  if (place && (isAfterThing || words[at - 1]?.text === 'is')) return place;
  // A deed we have no word for still joins two things: a gnome pushing a wheelbarrow.
  if (/^[a-z]{2,}ing$/.test(word) && isAfterThing && isFollowed(words, at))
    return { token: { kind: 'with', text: word }, length: 1 };
  if (EMPTY.has(word) || word.length < 3 || ADJECTIVE.test(word) || /^\d/.test(word)) return { length: 1 };
  // A dog groomer, a piano tuner: who does something with the thing before.
  if (/(?:er|ers|ist|ists|smith|smiths|wright)$/.test(word) && isAfterThing && word.length > 5 && !isInside)
    return { token: { kind: 'business', text: word }, length: 1 };
  if (word.length > 5 && isInside)
    for (const meant of candidates(word))
      if (englishTable().get(meant)?.kind === 'part') return { token: { kind: 'part', text: meant }, length: 1 };
  const typo = findTypo(word);
  if (typo) return { token: { kind: 'thing', text: word, thing: typo, isTypo: true }, length: 1 };
  return { token: { kind: 'noun', text: word }, length: 1 };
}
