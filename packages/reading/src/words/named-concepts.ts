import { stemmer } from 'stemmer';
import { allConcepts } from '@markwright/marks';
import { isNamed } from './word-index.ts';

export type NamedSpan = { concept: string; start: number; end: number };

/** Phrase → the concepts it names, and the length of the longest phrase: in words if English, else in characters. */
type Names = { concepts: Map<string, string[]>; longest: number };

/** Each language is read when a text in it comes: the other would be read for nothing. */
let english: Names | undefined;
let chinese: Names | undefined;

function addName({ concepts }: Names, phrase: string, concept: string): void {
  const known = concepts.get(phrase);
  if (!known) concepts.set(phrase, [concept]);
  else if (!known.includes(concept)) known.push(concept);
}

/** As stems. */
function loadEnglish(): Names {
  const read: Names = { concepts: new Map(), longest: 0 };
  for (const concept of allConcepts()) {
    for (const name of concept.names.en) {
      const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
      // One English word is too easily part of something else: the gear of "outdoor gear" is no cogwheel.
      if (words.length < 2) continue;
      addName(read, words.map(stemmer).join(' '), concept.id);
      read.longest = Math.max(read.longest, words.length);
    }
  }
  return read;
}

function loadChinese(): Names {
  const read: Names = { concepts: new Map(), longest: 0 };
  for (const concept of allConcepts()) {
    for (const name of concept.names.zh) {
      if (name.length < 2 || !isNamed(concept.id, name)) continue;
      // T恤 and LED灯 are looked for in small letters, as the text is; CT alone would be found in "protection".
      addName(read, /\p{Script=Han}/u.test(name) ? name.toLowerCase() : name, concept.id);
      read.longest = Math.max(read.longest, name.length);
    }
  }
  return read;
}

/** Concepts a text calls by their full name; positions as in the text, or in its stems for English. */
export function namedConcepts(text: string, englishStems: string): { zh: NamedSpan[]; en: NamedSpan[] } {
  return { zh: withoutInner(namedInChinese(text)), en: withoutInner(namedInEnglish(englishStems.trim().split(' '))) };
}

function namedInChinese(text: string): NamedSpan[] {
  const { concepts, longest } = (chinese ??= loadChinese());
  const spans: NamedSpan[] = [];
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 2; end <= Math.min(text.length, start + longest); end += 1) {
      for (const concept of concepts.get(text.slice(start, end)) ?? []) spans.push({ concept, start, end });
    }
  }
  return spans;
}

function namedInEnglish(stems: readonly string[]): NamedSpan[] {
  if (stems.length < 2) return [];
  const { concepts, longest } = (english ??= loadEnglish());
  const spans: NamedSpan[] = [];
  let at = 1;
  for (let first = 0; first < stems.length; first += 1) {
    let phrase = stems[first]!;
    for (let last = first + 1; last < Math.min(stems.length, first + longest); last += 1) {
      phrase += ` ${stems[last]!}`;
      for (const concept of concepts.get(phrase) ?? []) spans.push({ concept, start: at, end: at + phrase.length });
    }
    at += stems[first]!.length + 1;
  }
  return spans;
}

/** A name inside a longer one is not said: 松鼠鳜鱼 is a dish, no squirrel. */
const withoutInner = (spans: readonly NamedSpan[]): NamedSpan[] =>
  spans.filter(
    ({ start, end }) =>
      !spans.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start),
  );
