import type { OwnMark } from '../kit/define-mark.ts';
import { ownMarks } from '../own/own-marks.ts';
import type { Concept } from './catalogue-types.ts';

const merged = (first: readonly string[], second: readonly string[]): string[] => [...new Set([...first, ...second])];

const englishNames = ({ concept, en }: OwnMark) =>
  [en.word, ...(en.also ?? []), concept.replaceAll('-', ' ')].map((word) => word.toLowerCase());
const chineseNames = ({ zh }: OwnMark) => [zh.word, ...(zh.also ?? [])];

function addNames(concept: Concept, mark: OwnMark): Concept {
  const zh = chineseNames(mark);
  const en = englishNames(mark);
  return {
    ...concept,
    words: { zh: merged(concept.words.zh, zh), en: merged(concept.words.en, en) },
    names: { zh: merged(concept.names.zh, zh), en: merged(concept.names.en, en) },
  };
}

const newConcept = ({ concept, family }: OwnMark): Concept => ({
  id: concept,
  theme: family,
  words: { zh: [], en: [] },
  names: { zh: [], en: [] },
  parents: [],
  drawings: [],
});

/** A thing of the tables that nobody drew, but whose name one of our marks has, is shown by that mark. */
function shownByOwn(concept: Concept, byName: ReadonlyMap<string, string>): Concept {
  const own = byName.get(concept.names.zh[0] ?? '');
  if (!own || own === concept.id || concept.drawings.length > 0) return concept;
  return { ...concept, parents: [own, ...concept.parents.filter((parent) => parent !== own)] };
}

/** The catalogue with the things we drew ourselves: a mark's definition says its words, no table needs a line for it. */
export function withOwnConcepts(concepts: readonly Concept[]): Concept[] {
  const all = new Map(concepts.map((concept) => [concept.id, concept]));
  for (const mark of ownMarks) all.set(mark.concept, addNames(all.get(mark.concept) ?? newConcept(mark), mark));
  const byName = new Map(ownMarks.flatMap((mark) => chineseNames(mark).map((name) => [name, mark.concept] as const)));
  const drawn = new Set(ownMarks.map(({ concept }) => concept));
  return [...all.values()].map((concept) => (drawn.has(concept.id) ? concept : shownByOwn(concept, byName)));
}
