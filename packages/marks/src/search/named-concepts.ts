import { stemmer } from 'stemmer';
import { allConcepts } from '../catalogue/catalogue.ts';
import { conceptsNamed } from './word-index.ts';

export type NamedSpan = { concept: string; start: number; end: number };

type Names = { en: { concept: string; phrase: string }[]; zh: { concept: string; phrase: string }[] };

let names: Names | undefined;

const stemmed = (text: string) => (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stemmer).join(' ');

function loadNames(): Names {
  names ??= {
    // One English word is too easily part of something else: the gear of "outdoor gear" is no cogwheel.
    en: allConcepts().flatMap(({ id }) => (id.includes('-') ? [{ concept: id, phrase: ` ${stemmed(id)} ` }] : [])),
    zh: allConcepts().flatMap(({ id, words }) =>
      words.zh
        .filter((word) => word.length > 1 && conceptsNamed(word).includes(id))
        .map((phrase) => ({ concept: id, phrase })),
    ),
  };
  return names;
}

/** Concepts a text calls by their full name; positions as in the text, or in its stems for English. */
export function namedConcepts(chinese: string, englishStems: string): { zh: NamedSpan[]; en: NamedSpan[] } {
  const { zh, en } = loadNames();
  return {
    zh: zh.flatMap(({ concept, phrase }) => {
      const start = chinese.indexOf(phrase);
      return start < 0 ? [] : [{ concept, start, end: start + phrase.length }];
    }),
    en: en.flatMap(({ concept, phrase }) => {
      const at = englishStems.indexOf(phrase);
      return at < 0 ? [] : [{ concept, start: at + 1, end: at + phrase.length - 1 }];
    }),
  };
}
