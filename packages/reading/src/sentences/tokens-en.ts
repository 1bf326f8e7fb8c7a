import {
  ADJECTIVE,
  idleDeedAt,
  isBeforeBareNoun,
  isOfWhole,
  isOneMorePart,
  isOwned,
  isPieceFilled,
  isPlaceHere,
  isRoundOne,
  isShapeOf,
  isServiceAt,
  isWhereSomebodyIs,
  isWhoeverThere,
  limbAt,
  MANNER,
  OF_SO_MANY,
  OWNERS,
  SIDES,
  VAPOURS,
  whatIsDone,
} from './english-parts.ts';
import { canHold, isPerson } from './holders.ts';
import { isBeforeNoun, isCutThere, placeAfter, type Read } from './place-after-verb.ts';
import { ADVERBS_OF_PLACE } from './relation-words.data.ts';
import { findByHead, findEnglishThing } from './thing-names.ts';
import type { Token, TokenKind } from './token.ts';
import { candidates, findTypo } from './typos.ts';
import { englishTable, isPart } from './word-table-en.ts';
import { englishWords, SPEAKERS, type Word } from './words-en.ts';
import { QUALIFIERS } from './words.data.ts';

const LONGEST = 5;
const EMPTY = new Set(QUALIFIERS.en.split(/\s+/));

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

/** Nothing but things before it, said without an article: "tea house", not "a tree house". */
const isServedThere = (tokens: readonly Token[]): boolean => {
  const first = tokens.findLast(({ kind }) => !['thing', 'noun', 'attribute'].includes(kind));
  // "Nan's tea room"
  const isNamed = first?.text.endsWith("'s") ?? false;
  return tokens.at(-1)?.kind === 'thing' && (isNamed || !['article', 'number'].includes(first?.kind ?? ''));
};

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
  if (next === undefined || next === 'like') return true;
  const isDone = /^[a-z]{3,}ed$/.test(next) && englishTable().get(words[at + 1]?.text ?? '')?.kind === 'verb';
  if (isDone && !findEnglishThing(next)) return true;
  const kind =
    englishTable().get(next)?.kind ?? (/^[a-z]{3,}ing$/.test(next) && !findEnglishThing(next) ? 'verb' : undefined);
  // "One drone flying over": what it does ends it, how it is does not.
  if (kind === 'attribute') return next.endsWith('ing');
  return kind !== undefined && !['number', 'part', 'carrier', 'business'].includes(kind);
}

/** The article or number of the noun that goes on here: "a dripping tap". */
const articleOf = (tokens: readonly Token[]): Token | undefined => {
  const last = tokens.at(-1);
  const before =
    ['noun', 'attribute'].includes(last?.kind ?? '') && /(?:ing|ed|y)$/.test(last!.text) ? tokens.at(-2) : last;
  return before && ['article', 'number'].includes(before.kind) ? before : undefined;
};
const isAfterArticle = (tokens: readonly Token[]): boolean => articleOf(tokens) !== undefined;

/** They end like what somebody does. */
const NOUNS_IN_ING = /^(?:swing|ring|sling|string|spring|wing|king)$/;

/** "Wears a hat and carries a cane": after one deed comes another. */
const isDoneVerb = ({ kind, relation }: Token): boolean =>
  kind === 'verb' && relation !== undefined && relation !== 'and';

/** "Wearing shades", "holding wire" */
const WITHOUT_ARTICLE: ReadonlySet<string> = new Set(['wearing', 'holding', 'carrying', 'riding']);

function longestAt(words: readonly Word[], at: number, tokens: readonly Token[]): Read {
  const before = tokens.at(-1);
  const isAfterThing = before !== undefined && ['thing', 'noun'].includes(before.kind);
  if (isServiceAt(words, at, tokens)) return { token: { kind: 'business', text: words[at]!.text }, length: 1 };
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const phrase = phraseAt(words, at, length);
    const known = englishTable().get(phrase);
    // "Out of whose spout grows a tulip"
    if (length === 1 && words[at - 1]?.text === 'whose' && before?.kind === 'verb' && isPart(phrase)) return { length };
    // "Whose light is a candle": a piece of it, whatever it is called.
    if (
      length === 1 &&
      words[at - 1]?.text === 'whose' &&
      /^(?:is|are|becomes?|turns?)$/.test(words[at + 1]?.text ?? '')
    )
      return { token: { kind: 'part', text: phrase }, length };
    // "Whose tail feathers are tapes": one part, said in two words.
    if (length === 1 && before?.kind === 'part' && isPart(before.text) && isOneMorePart(words, at)) return { length };
    // A three tier cake is one cake.
    if (length === 2 && known === undefined && OF_SO_MANY.test(phrase)) return { length };
    // "Under a dripping tap": how it is.
    if (
      length === 1 &&
      known?.isDeed &&
      before?.kind === 'article' &&
      phrase.endsWith('ing') &&
      findEnglishThing(words[at + 1]?.text ?? '', true)
    )
      return { length };
    // "Blowing bubbles out of its trunk": what is blown, no verb.
    if (
      length > 1 &&
      known?.kind === 'verb' &&
      before?.kind === 'verb' &&
      words[at]!.text.endsWith('s') &&
      findEnglishThing(words[at]!.text)
    )
      continue;
    // "A fish for a hat", "a drink from": a noun after its article, whatever it is elsewhere.
    if (length > 1 && known?.kind === 'verb' && before?.kind === 'article' && findEnglishThing(words[at]!.text))
      continue;
    // "A frog lounges in a cup": what it does, not many of something.
    const idle = length === 1 ? idleDeedAt(words, at, tokens) : 0;
    if (idle > 0) return { length: idle };
    // "Steam blowing back", over whatever steams.
    if (
      length === 1 &&
      phrase.endsWith('ing') &&
      VAPOURS.test(before?.text ?? '') &&
      !isBeforeNoun(words, at) &&
      known?.isDeed
    )
      return { length };
    // "Steam from a cup"
    if (/^(?:from|off)$/.test(phrase) && VAPOURS.test(before?.text ?? ''))
      return { token: { kind: 'verb', text: 'from', relation: 'rising-from' }, length };
    // "Plantain, five fingers": how many, no hand.
    if (length === 1 && phrase === 'fingers' && before?.kind === 'number') return { length };
    // "A prawn doing yoga on a leaf"
    if (length === 1 && phrase === 'doing' && before?.kind === 'thing' && canHold({ token: before }))
      return { length: whatIsDone(words, at) };
    // "Two crabs playing cards", but a pack of playing cards.
    const does = tokens.at(-1)?.kind === 'thing' && canHold({ token: tokens.at(-1)! });
    if (
      length === 2 &&
      !known &&
      does &&
      words[at]!.text.endsWith('ing') &&
      englishTable().get(words[at]!.text)?.kind === 'verb'
    )
      continue;
    // "A pig flying a biplane"
    if (
      length === 1 &&
      does &&
      /^fl(?:y|ies|ying)$/.test(phrase) &&
      /^(?:an?|the|its|his|her)$/.test(words[at + 1]?.text ?? '')
    )
      return { token: { kind: 'verb', text: phrase, relation: 'riding' }, length };
    // A bar of soap is soap.
    if (length === 1 && /^bars?$/.test(phrase) && words[at + 1]?.text === 'of')
      return { token: { kind: 'carrier', text: phrase }, length };
    // "By our back wall", "on its hind legs": which of them.
    if (length === 1 && SIDES.test(phrase) && isBeforeBareNoun(words, at)) return { length };
    // "Across his shoulders": a part, though whoever shoulders something carries it.
    if (length === 1 && OWNERS.test(words[at - 1]?.text ?? '') && isPart(phrase))
      return { token: { kind: 'part', text: phrase }, length };
    if (length === 1 && HOUSES.has(phrase) && isServedThere(tokens))
      return { token: { kind: 'business', text: phrase }, length };
    // "Popping out the mailbox": out of what follows.
    if (known?.kind === 'there' && phrase.endsWith(' out') && isBeforeNoun(words, at + length - 1))
      return { token: { kind: 'verb', text: phrase, relation: 'out-of' }, length };
    // "A tooth cut out of the middle" is seen there.
    if (known?.relation === 'made-of' && isCutThere(words, at, at + length))
      return { token: { kind: 'verb', text: 'cut in', relation: 'in' }, length };
    // "Six ducklings behind her", but "behind her shop"
    if (
      known?.kind === 'there' &&
      phrase.endsWith(' her') &&
      !/^(?:and|with|like)?$/.test(words[at + length]?.text ?? '')
    )
      continue;
    // "Out of the end of the tap"
    if (known?.kind === 'there' && words[at + length]?.text === 'of') continue;
    // Only what comes with something has it there: a cat on the roof has the roof under it.
    if (known?.kind === 'aboard' && !tokens.some(({ kind }) => kind === 'with')) continue;
    if (length > 1 && !known && isAfterThing && isDeed(words, at) && !(length === 2 && findEnglishThing(phrase)))
      continue;
    // At the end of its clause a place is enough: "a shield with a flame inside".
    // "A slice of salmon over it as blanket"
    if (
      length === 1 &&
      phrase === 'as' &&
      ['thing', 'noun', 'there'].includes(before?.kind ?? '') &&
      at + 2 === words.length
    )
      return { token: { kind: 'serve', text: phrase }, length };
    const ends = at + length === words.length;
    const there = length === 1 && ends && isAfterThing ? ADVERBS_OF_PLACE[phrase] : undefined;
    if (there) return { token: { kind: 'there', text: phrase, relation: there }, length };
    // "Hand holding a pen" needs no article.
    const acts =
      at === 0 &&
      length === 1 &&
      /^(?:hands?|eye|fist|foot)$/.test(phrase) &&
      (isDeed(words, 1) || /^[a-z]{3,}ing$/.test(words[1]?.text ?? ''));
    const asked =
      acts ||
      ((isAfterArticle(tokens) || WITHOUT_ARTICLE.has(before?.relation ?? '') || before?.reversed === true) &&
        endsNoun(words, at + length));
    const thing =
      length === 1 && EMPTY.has(phrase) && !asked
        ? undefined
        : findEnglishThing(phrase, asked && (articleOf(tokens)?.text !== 'the' || isWhereSomebodyIs(tokens)));
    // "An arch shape" is an arch.
    if (
      length === 1 &&
      known?.kind === 'carrier' &&
      isAfterThing &&
      /^(?:shape|motif|pattern|silhouette|outline|symbol|icon)$/.test(phrase)
    )
      return { token: { kind: 'carrier', text: phrase }, length };
    if (length === 1 && isRoundOne(words, at, tokens)) return { length };
    // "A women's group": whose it is.
    if (
      length === 1 &&
      thing &&
      isPerson(thing.concept) &&
      /^(?:wo)?men's$|^(?:ladies|childrens?|children's|kids'?)'?s?$/.test(words[at]!.text) &&
      words[at]!.text.includes("'")
    )
      return { token: { kind: 'article', text: words[at]!.text }, length };
    // Ladies' suits, men's haircuts: whom they are for.
    if (
      length === 1 &&
      thing &&
      isPerson(thing.concept) &&
      /'s?$/.test(words[at]!.text) &&
      [1, 2].some((more) => [1, 2].some((skip) => findEnglishThing(phraseAt(words, at + skip, more))))
    )
      return { token: { kind: 'article', text: words[at]!.text }, length };
    // "A pig with wings", "a heron on one leg": a limb of whoever was named before it.
    const one: Token = { kind: 'thing', text: phrase, from: 0, ...(thing ? { thing } : {}) };
    const limb = length === 1 ? limbAt(words, at, tokens, { ...one, kind: known?.kind ?? 'thing' }) : undefined;
    if (limb) return limb;
    if (length === 1 && thing && isPieceFilled(words, at, thing))
      return { token: { kind: 'part', text: phrase }, length };
    // "Highway style food": how it is made.
    if (thing && MANNER.test(words[at + length]?.text ?? '')) return { length: length + 1 };
    const isOwnPart = known?.kind === 'part' && (isOwned(words, at) || isOfWhole(words, at, tokens));
    // A drum is drummed on only after somebody who does it: "a bear drums a pot".
    const isTold =
      isAfterThing ||
      before?.kind === 'that' ||
      (before?.relation === 'and' && phrase.endsWith('s') && tokens.some(isDoneVerb)) ||
      /^(?:he|she|it|they|who)$/.test(words[at - 1]?.text ?? '');
    const isNounHere =
      known?.isDeed === true &&
      (!phrase.endsWith('ing') || NOUNS_IN_ING.test(phrase)) &&
      !(isTold && isBeforeNoun(words, words[at + 1]?.text === 'round' ? at + 1 : at));
    if (isNounHere && !thing)
      return before?.kind === 'article' && isPart(phrase)
        ? { token: { kind: 'part', text: phrase }, length }
        : { length };
    if (length === 1 && thing && isDeedHere(words, at, tokens)) {
      if (known?.kind === 'verb') return { token: { ...known, text: phrase }, length };
      continue;
    }
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
    if (isThere && (tokens.length === 0 || isAfterThing || before?.kind === 'verb')) {
      // "A cup with a myna drinking from it"
      const relation = phrase.endsWith(' from') && known.relation === 'holding' ? 'beside' : known.relation;
      return { token: { kind: 'there', text: phrase, ...(relation ? { relation } : {}) }, length: length + 1 };
    }
    // A clothes peg, a market stall: the later noun is meant.
    if (
      known?.kind === 'business' &&
      before?.kind === 'article' &&
      before.text !== 'the' &&
      !endsNoun(words, at + length)
    )
      return { length };
    // "A market woman with a basket": who does something there.
    if (known?.kind === 'business' && isWhoeverThere(words, at + length)) return { length };
    if (known?.kind === 'business' && isPlaceHere(tokens)) return { token: { kind: 'noun', text: phrase }, length };
    if (known) return { token: { ...known, text: phrase }, length };
  }
  return unknownAt(words, at, tokens);
}

const isOfBefore = (words: readonly Word[], at: number): boolean =>
  /^(?:it|him|them)$/.test(words[at]?.text ?? '') &&
  (at + 1 === words.length ||
    /^(?:an?|the|two|three|is|are|sits?|stands?|instead|rather|please|for|and)$/.test(words[at + 1]?.text ?? ''));

/** "Two hands cupping a seedling", "out of the hat pops a rabbit": before an article such a word is a verb. */
const isDeedHere = (words: readonly Word[], at: number, tokens: readonly Token[]): boolean => {
  const word = words[at]!.text;
  const isAfterThing = ['thing', 'noun'].includes(tokens.at(-1)?.kind ?? '');
  if (!isAfterThing || !/^(?:an?|the|its|his|her|their)$/.test(words[at + 1]?.text ?? '')) return false;
  return word.endsWith('ing') || (tokens[0]?.kind === 'verb' && /[^s]s$/.test(word));
};

/** Said before the sentence begins. */
const OPENERS =
  /^(?:well|now|then|so|actually|basically|honestly|maybe|perhaps|today|nowadays|anyway|yes|yeah|ok|okay|hi|hello|hey)$/;

function unknownAt(words: readonly Word[], at: number, tokens: readonly Token[]): Read {
  const word = words[at]?.text ?? '';
  const last = tokens.at(-1)?.kind ?? '';
  const [isAfterThing, isAfterPart] = [['thing', 'noun'].includes(last), last === 'part'];
  const isInside = tokens.length > 1 || findTypo(word) !== undefined;
  // "With its tail being a brush"
  if (word === 'being' && (isAfterThing || isAfterPart) && isBeforeNoun(words, at))
    return { token: { kind: 'is', text: word }, length: 1 };
  if (word === 'being' || (at === 0 && OPENERS.test(word))) return { length: 1 };
  if (SPEAKERS.test(word) || /'(?:d|re|ve|ll|m|t)$/.test(word) || /^(?:rather|instead)$/.test(word))
    return { length: 1 };
  // Held, guarded, minded by somebody: whoever does it has it.
  const by = words[at + 1]?.text === 'along' ? 2 : 1;
  if (/^(?:[a-z]{3,}(?:ed|en)|led|fed|kept)$/.test(word) && words[at + by]?.text === 'by' && isAfterThing)
    return {
      token: { kind: 'verb', text: `${word} by`, relation: 'holding', reversed: true, isUnlisted: true },
      length: by + 1,
    };
  // "With plaited mane"
  if (/[a-z]{3}ed$/.test(word) && isPart(words[at + 1]?.text ?? '')) return { length: 1 };
  if (word.endsWith("'s")) return { token: { kind: 'article', text: word }, length: 1 };
  const place = placeAfter(words, at);
  if (place && (isAfterThing || isAfterPart || at === 0 || words[at - 1]?.text === 'is')) return place;
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
  const typo = words[at]!.isName ? undefined : findTypo(word);
  if (typo) return { token: { kind: 'thing', text: word, thing: typo, isTypo: true }, length: 1 };
  const head = findByHead(word);
  return { token: head ? { kind: 'thing', text: word, thing: head } : { kind: 'noun', text: word }, length: 1 };
}
