import { allFonts, missingCharacters, type FontEntry } from '@markwright/fonts';
import { cleanText, hasIdeograph, suitsMoods } from '@markwright/logo';
import {
  conceptsOfName,
  matchIndustries,
  MOODS,
  searchConcepts,
  type LetterWish,
  type Mood,
  type PassedOver,
  type Refusal,
} from '@markwright/reading';
import { findConcept, ownMarksFor, type Scene } from '@markwright/marks';
import { conceptsFor, type ReasonedConcept } from '../read/concepts-for.ts';
import { readDescription, wordsOf, type ReadThing } from '../read/read-description.ts';
import { toneLimits, moodsOfThings, occasionsIn } from './tone-limits.ts';
import type { Tone } from './mood-limits.data.ts';
import { isRefusedColor } from '../read/refused.ts';
import { readColors, type ReadColor } from './read-colors.ts';
import { moodsIn } from './read-moods.ts';
import { CHARACTER_MEANINGS } from './character-meanings.data.ts';
import { facesAsSaid, readLettering, type Lettering } from './read-lettering.ts';

export type AiBrief = { name: string; inspiration: string; language: 'zh' | 'en' };

export type BriefReading = {
  /** What characters and words of the name mean; only those we know. */
  meanings: { text: string; zh: string; en: string }[];
  /** The trade that was told or shows in the name; null where nothing says so. */
  industry: { id: string; zh: string; en: string } | null;
  /** Trades that the words may speak of as well, by id. */
  otherTrades: string[];
  concepts: ReasonedConcept[];
  /** Moods that were said, then those of the trade. */
  mood: { id: Mood; zh: string; en: string; isSaid: boolean }[];
  /** Colours named, colours of things named, or colours the mood calls for, in that order. */
  colors: ReadColor[];
  fonts: { key: string; zh: string; en: string }[];
  /** How the letters shall look; empty where nothing says so. */
  lettering: Lettering;
  /** Things that were said, the main one first; empty where the words name nothing to draw. */
  things: ReadThing[];
  /** How they stand to each other. */
  scenes: Scene[];
  settings: string[];
  refusals: Refusal[];
  onlyLetters: boolean;
  passedOver: PassedOver[];
  letterWishes: LetterWish[];
  /** Moods and occasions that limit the styles. */
  tones: Tone[];
  /** Nouns we cannot draw, each with the nearest thing that we can. */
  unknown: { text: string; nearest: { concept: string; zh: string; en: string } | null }[];
};

const MOST_FONTS = 4;
const MOST_MOODS = 4;
const MOST_UNKNOWN = 3;
/** Below this a search only guesses: it would offer a tap for bagpipes. */
const NEAR_ENOUGH = 0.9;

/** Somebody wants what was named and no more. */
const ONLY_THAT =
  /\b(?:nothing (?:else|more|besides)|no more than that|(?:that's|thats|that is) (?:it|all|the lot)|just (?:that|this|an?|one|the)\b(?! bit)|only (?:that|an?|one|the)\b|simply an?\b|plain and simple|by itself|on its own)\b|(?:就|只)(?:要|画)(?:这|一)?(?:个|只|条|朵|座)?[^，。]{0,6}(?:就(?:行|好|够)|别的(?:都)?不要)|别的(?:什么)?(?:都)?不要|仅此而已/iu;

/** Lines stay apart: what stands in a list is read point by point. */
const cleanLines = (typed: string): string =>
  typed
    .split(/[\n\r\u2028\u2029]+/u)
    .map(cleanText)
    .filter(Boolean)
    .join('\n');

/** What the brief says, in words a person can check; nothing that is not in it or in the lexicon. */
export async function interpretBrief({ name, inspiration }: AiBrief): Promise<BriefReading> {
  const text = cleanLines(inspiration);
  const told = `${text} ${name}`;
  const { unknown, wanted, ...said } = readDescription(text, name);
  const [industry, ...otherTrades] = matchIndustries(wanted, name).matches.map((match) => match.industry);
  const asked = moodsIn(told);
  const moods = [...new Set([...asked, ...(industry?.moods ?? [])])].slice(0, MOST_MOODS);
  const found = await conceptsFor({ name, description: text });
  // "Just an anchor, nothing else": the trade has no say beside it.
  const isOnlyThat = ONLY_THAT.test(text) && said.things.some(({ role }) => role === 'subject');
  const lettering = readLettering(text);
  const concepts = isOnlyThat ? found.filter(({ reason }) => reason !== 'trade') : found;
  return {
    meanings: meaningsOf(name),
    industry: industry
      ? { id: industry.id, zh: industry.zh[0] ?? industry.id, en: industry.en[0] ?? industry.id }
      : null,
    otherTrades: otherTrades.map(({ id }) => id),
    concepts,
    mood: moods.map((id) => ({ id, zh: MOODS[id], en: id, isSaid: asked.includes(id) })),
    colors: readColors(text, moods, name).filter(({ hex }) => !isRefusedColor(hex, said.refusals)),
    fonts: fontsFor(name, moods, lettering),
    lettering,
    ...said,
    tones: toneLimits(occasionsIn(told, industry?.id), asked, [
      ...antics(said.scenes),
      ...moodsOfThings(said.things.filter(({ role }) => role !== 'trade').map(({ concept }) => concept)),
      ...(industry?.moods ?? []),
    ]),
    unknown: await Promise.all(unknown.slice(0, MOST_UNKNOWN).map(nearestTo)),
  };
}

const isAnimal = (concept: string): boolean =>
  findConcept(concept)?.theme === 'animals' || ['animals', 'species'].includes(ownMarksFor(concept)[0]?.family ?? '');

/** An animal that rides or wears something is a joke, whatever the trade. */
const antics = (scenes: readonly Scene[]): Mood[] =>
  scenes.some(({ subject, relation }) => ['riding', 'wearing'].includes(relation) && isAnimal(subject))
    ? ['playful']
    : [];

/** The nearest thing we can draw to a word we cannot; null where nothing comes near. */
async function nearestTo(text: string): Promise<BriefReading['unknown'][number]> {
  const [near] = await searchConcepts(text, { limit: 1 });
  const words = near && near.score >= NEAR_ENOUGH ? wordsOf(near.concept) : undefined;
  return { text, nearest: near && words ? { concept: near.concept, ...words } : null };
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of our own list that a dictionary would cut apart. */
const KNOWN_WORDS = new RegExp(
  `(${[...CHARACTER_MEANINGS.keys()].filter((key) => hasIdeograph(key) && key.length > 1).join('|')})`,
  'u',
);

/** Parts of a name that can mean something: whole words we know before their single characters. */
function partsOf(name: string): string[] {
  const pieces = name.split(KNOWN_WORDS).flatMap((piece) => {
    return CHARACTER_MEANINGS.has(piece) ? [piece] : Array.from(words.segment(piece), ({ segment }) => segment);
  });
  return pieces.flatMap((word) => {
    if (!/[\p{L}\p{N}]/u.test(word)) return [];
    if (!hasIdeograph(word) || CHARACTER_MEANINGS.has(word) || shownBy(word)) return [word];
    return Array.from(word).filter(hasIdeograph);
  });
}

/** The picture a word names outright, in both languages. */
function shownBy(word: string): { zh: string; en: string } | undefined {
  const [first] = conceptsOfName(word);
  if (!first) return undefined;
  const isNamed = Array.from(word).length === 1 || first.words.zh.includes(word) || !hasIdeograph(word);
  const [zh, en] = [first.words.zh[0], first.words.en[0]];
  return isNamed && zh && en ? { zh, en } : undefined;
}

function meaningsOf(name: string): BriefReading['meanings'] {
  return [...new Set(partsOf(name))].flatMap((text) => {
    const meaning = CHARACTER_MEANINGS.get(text.toLowerCase()) ?? shownBy(text);
    return meaning ? [{ text, ...meaning }] : [];
  });
}

/** Wild cursive is for those who ask for it by name. */
const isWild = ({ traits }: FontEntry) => traits.build === 'brush' && traits.contrast === 'high';

/** Faces that were asked for; else such as suit the moods and can write the name, one of each build before the second of any. */
function fontsFor(name: string, moods: readonly Mood[], lettering: Lettering): BriefReading['fonts'] {
  const asSaid = lettering.kind ? facesAsSaid(lettering, name, []) : [];
  if (asSaid.length > 0)
    return asSaid.slice(0, MOST_FONTS).flatMap((key) => {
      const font = allFonts.find((each) => each.key === key);
      return font ? [{ key, zh: font.zh, en: font.en }] : [];
    });
  const script = hasIdeograph(name) ? 'hanzi' : 'latin';
  const suited = allFonts.filter(
    (font) =>
      font.script === script &&
      suitsMoods(font, moods) &&
      !isWild(font) &&
      missingCharacters(font.key, name).length === 0,
  );
  const turn = (font: FontEntry) => suited.filter(({ traits }) => traits.build === font.traits.build).indexOf(font);
  return suited
    .toSorted((one, other) => turn(one) - turn(other))
    .slice(0, MOST_FONTS)
    .map(({ key, zh, en }) => ({ key, zh, en }));
}
