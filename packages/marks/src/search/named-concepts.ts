import { stemmer } from 'stemmer';
import { allConcepts } from '../catalogue/catalogue.ts';
import { isNamed } from './word-index.ts';

export type NamedSpan = { concept: string; start: number; end: number };

/** Phrase → the concepts it names; English ones as stems. */
type Names = { en: Map<string, string[]>; zh: Map<string, string[]>; longestEn: number; longestZh: number };

let names: Names | undefined;

function loadNames(): Names {
  const read: Names = { en: new Map(), zh: new Map(), longestEn: 0, longestZh: 0 };
  const add = (names: Map<string, string[]>, phrase: string, concept: string) => {
    const known = names.get(phrase) ?? [];
    if (!known.includes(concept)) names.set(phrase, [...known, concept]);
  };
  for (const concept of allConcepts()) {
    for (const name of concept.names.en) {
      const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
      // One English word is too easily part of something else: the gear of "outdoor gear" is no cogwheel.
      if (words.length < 2) continue;
      add(read.en, words.map(stemmer).join(' '), concept.id);
      read.longestEn = Math.max(read.longestEn, words.length);
    }
    for (const name of concept.names.zh) {
      if (name.length < 2 || !isNamed(concept.id, name)) continue;
      // T恤 and LED灯 are looked for in small letters, as the text is; CT alone would be found in "protection".
      add(read.zh, /\p{Script=Han}/u.test(name) ? name.toLowerCase() : name, concept.id);
      read.longestZh = Math.max(read.longestZh, name.length);
    }
  }
  return read;
}

/** Concepts a text calls by their full name; positions as in the text, or in its stems for English. */
export function namedConcepts(chinese: string, englishStems: string): { zh: NamedSpan[]; en: NamedSpan[] } {
  names ??= loadNames();
  const zh: NamedSpan[] = [];
  for (let start = 0; start < chinese.length; start += 1) {
    for (let end = start + 2; end <= Math.min(chinese.length, start + names.longestZh); end += 1) {
      for (const concept of names.zh.get(chinese.slice(start, end)) ?? []) zh.push({ concept, start, end });
    }
  }
  const en: NamedSpan[] = [];
  const stems = englishStems.trim().split(' ');
  let at = 1;
  for (let first = 0; first < stems.length; first += 1) {
    let phrase = stems[first]!;
    for (let last = first + 1; last < Math.min(stems.length, first + names.longestEn); last += 1) {
      phrase += ` ${stems[last]!}`;
      for (const concept of names.en.get(phrase) ?? []) en.push({ concept, start: at, end: at + phrase.length });
    }
    at += stems[first]!.length + 1;
  }
  return { zh: withoutInner(zh), en: withoutInner(en) };
}

/** A name inside a longer one is not said: 松鼠鳜鱼 is a dish, no squirrel. */
const withoutInner = (spans: readonly NamedSpan[]): NamedSpan[] =>
  spans.filter(
    ({ start, end }) =>
      !spans.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start),
  );
