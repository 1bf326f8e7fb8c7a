import { cellWords, participleOf } from './forms.ts';
import { ADVERBS_OF_PLACE, CHANGE_WORDS, LOAD_WORDS, PART_WORDS, RELATION_WORDS } from './relation-words.data.ts';
import { isPerson } from './holders.ts';
import { findEnglishThing } from './thing-names.ts';
import type { Relation } from '@markwright/marks';
import type { Token, TokenKind } from './token.ts';
import { chineseTokens } from './tokens-zh.ts';
import { candidates, findTypo } from './typos.ts';
import { ATTRIBUTES, CARRIER_WORDS, QUALIFIERS, SETTING_WORDS, TRADE_HEADS } from './words.data.ts';

/** What a word does in a sentence. */
type Known = Omit<Token, 'text' | 'from'>;

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  several: 3,
  many: 3,
  few: 3,
  couple: 2,
  pair: 2,
  trio: 3,
  both: 2,
  twin: 2,
  another: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
};

const LONGEST = 5;
let table: Map<string, Known> | undefined;

/** English words that are not things, by what they do. */
function englishTable(): Map<string, Known> {
  if (table) return table;
  const read = new Map<string, Known>();
  const add = (cell: string, token: Known) => {
    for (const word of cellWords(cell)) if (!read.has(word)) read.set(word, token);
  };
  for (const [word, relation] of Object.entries(ADVERBS_OF_PLACE))
    if (word.includes(' ')) read.set(word, { kind: 'there', relation });
  add(CHANGE_WORDS.en, { kind: 'change' });
  for (const { relation, en, reversed = false } of RELATION_WORDS) {
    for (const word of en.split(' ').filter(Boolean)) {
      const [plain = '', flag] = word.split(':');
      const isDeed = plain.startsWith('~') && !plain.includes('_');
      const isReversed = reversed || flag === 'reversed';
      add(plain, { kind: 'verb', relation, reversed: isReversed, ...(isDeed ? { isDeed } : {}) });
      if (isDeed) add(`${participleOf(plain.slice(1))}_by`, { kind: 'verb', relation, reversed: !isReversed });
    }
  }
  add("with having ~have has got has_got have_got he's_got she's_got it's_got who's_got", { kind: 'with' });
  add('as_a as_an as_the as_its as_his as_her as_their as used_as', { kind: 'serve' });
  add('instead_of rather_than in_place_of', { kind: 'instead' });
  add('is are', { kind: 'is' });
  add('shaped', { kind: 'shape' });
  add('of', { kind: 'of' });
  add('for to', { kind: 'for' });
  add('or', { kind: 'or' });
  add('that which who where', { kind: 'that' });
  add('whose', { kind: 'whose' });
  add('each_other one_another face_to_face', { kind: 'mutual' });
  add('a an the its his her their this these those some my our', { kind: 'article' });
  for (const [word, count] of Object.entries(NUMBERS)) add(word, { kind: 'number', count });
  for (const [name, { en }] of Object.entries(SETTING_WORDS)) add(en, { kind: 'setting', name });
  for (const [name, { en }] of Object.entries(ATTRIBUTES)) add(en, { kind: 'attribute', name });
  add(LOAD_WORDS, { kind: 'aboard' });
  add(PART_WORDS.en, { kind: 'part' });
  add(CARRIER_WORDS.en, { kind: 'carrier' });
  add(TRADE_HEADS.en, { kind: 'business' });
  return (table = read);
}

/** Adverbs that stand between a verb and its preposition: "hanging upside down from". */
const FILLERS = new Set(
  'upside down up halfway away very really just quite too also gently slowly quietly happily proudly still always already almost half twice so'.split(
    ' ',
  ),
);
const EMPTY = new Set(QUALIFIERS.en.split(/\s+/));
/** Endings of words that only say how something is. */
const ADJECTIVE = /(?:ly|ish|ous|ful|less|able|ible|ive|est|like)$/;

/** A word that can be a thing and a business too (farm, garden) is a thing only with an article of its own. */
const isBoth = (phrase: string) => englishTable().get(phrase)?.kind === 'business';

type Word = { text: string; from: number };

/** What stands before one of these is a verb: "we jar it ourselves". */
const PRONOUNS = new Set(['it', 'them', 'us', 'ourselves', 'him', 'you']);

function englishTokens(text: string, offset: number): Token[] {
  const words: Word[] = Array.from(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/[a-zà-ÿ0-9]+(?:'(?:s|d|re|ve|ll|m|t)?(?![a-z]))?|&|(?<=\s)\/(?=\s)/g),
    ({ 0: word, index }) => ({ text: spelt(word), from: offset + index }),
  )
    .flatMap((word, at, all) =>
      isContracted(all, at)
        ? [
            { ...word, text: word.text.slice(0, -2) },
            { ...word, text: 'is' },
          ]
        : [word],
    )
    .filter(({ text: word }, at, all) => !FILLERS.has(word) || isWay(all, at));
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const read = longestAt(words, at, tokens);
    if (read.token) tokens.push({ ...read.token, from: words[at]!.from });
    at += read.length;
  }
  return tokens;
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

/** "Sliding down a slide": the way that somebody takes, not how high something is. */
const isWay = (words: readonly Word[], at: number): boolean =>
  /^(?:up|down)$/.test(words[at]!.text) &&
  words[at - 1]?.text.endsWith('ing') === true &&
  /^(?:an?|the|its|his|her)$/.test(words[at + 1]?.text ?? '');

const FOLLOWED_BY: ReadonlySet<string> = new Set<TokenKind>(['article', 'number', 'verb', 'from']);

const isBeforeNoun = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]?.text ?? '';
  return ['article', 'number'].includes(englishTable().get(next)?.kind ?? '') || findEnglishThing(next) !== undefined;
};

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

type Read = { token?: Omit<Token, 'from'>; length: number };

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

/** Who speaks of what was named before; the clause goes on about it. */
const SPEAKERS = /^(?:he|she|they|him|them|(?:he|she|it|that|who|there|here|what|let|they|we|i)'s)$/;

/** How somebody is or comes somewhere, whatever the verb: plonked, squaring, sat. */
const DOING =
  /^(?:[a-z]{2,}(?:ing|ed|en)|sat|stood|lay|laid|hung|stuck|set|bent|slung|sprung|swung|wound|held|caught|lit)$/;
/** What may stand between such a verb and its preposition: headfirst, "it" of legging it. */
const BETWEEN = /^(?:it|right|straight|back|out|off|over|about|[a-z]+(?:ly|first|wards?))$/;
const AIMED: Readonly<Record<string, Relation>> = { to: 'facing', at: 'facing', after: 'chasing', off: 'under' };

/** "Stuck headfirst in", "squaring up to": the preposition tells where, the verb only how. */
function placeAfter(words: readonly Word[], at: number): Read | undefined {
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

/** A clause in either language, or both, as tokens in the order they were said. */
export function tokensOf(clause: string): Token[] {
  let from = 0;
  return clause.split(/(\p{Script=Han}+)/u).flatMap((run) => {
    const offset = from;
    from += run.length;
    return /\p{Script=Han}/u.test(run) ? chineseTokens(run, offset) : englishTokens(run, offset);
  });
}
