import { readFileSync } from 'node:fs';
import { allConcepts, findConcept, RELATIONS, type Relation, type Scene } from '@markwright/marks';
import { findThing } from '@markwright/reading';
import { isPart } from '../../packages/making/src/scenes/parts/part-names.ts';
import { drawableKinds } from '../../packages/making/src/scenes/thing.ts';

/** A relation that a brief says, as a scene of concepts; without one where a noun has no picture. */
type SaidScene = { label: string; scene: Scene | undefined };

type Brief = {
  text: string;
  main?: string[][];
  others?: string[][];
  best?: string[][];
  relations?: { a: string; rel: string; b: string; part?: string }[];
  /** Of briefs whose words are marked in the text: {surface|role|noun}, and "0 on 1". */
  rel?: string[];
  /** What a sensible art director would draw: a candle with a tulip for its flame. */
  note?: string;
};

/** Every relation of briefs in JSON lines, of either format (`relations` or words marked in the text). */
export function scenesSaidIn(files: readonly string[]): SaidScene[] {
  const briefs = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  return briefs.flatMap((line) => {
    const brief = JSON.parse(line) as Brief;
    return [...fromRelations(brief), ...fromMarkedWords(brief)];
  });
}

/** Concepts with a picture that briefs name, the most named first; what is part of a relation counts three times. */
export function thingsNamedIn(files: readonly string[]): string[] {
  const briefs = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  const counts = new Map<string, number>();
  const count = (concept: string | undefined, by: number): void => {
    if (concept) counts.set(concept, (counts.get(concept) ?? 0) + by);
  };
  for (const line of briefs) {
    const brief = JSON.parse(line) as Brief;
    const { main = [], others = [], best = [] } = brief;
    for (const nouns of [...main, ...others, ...best]) count(conceptOf(nouns), 1);
    for (const noun of markedNouns(brief)) count(conceptOf([noun]), 1);
    for (const { scene } of [...fromRelations(brief), ...fromMarkedWords(brief)]) {
      count(scene?.subject, 3);
      count(scene?.object, 3);
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([concept]) => concept);
}

function fromRelations({ main = [], others = [], relations = [], note = '' }: Brief): SaidScene[] {
  const thing = (noun: string): string[] => [noun, ...([...main, ...others].find(([first]) => first === noun) ?? [])];
  return relations.flatMap(({ a, rel, b, part }) => {
    if (part !== undefined || (rel !== 'as-part' && rel !== 'as')) return saidScene(thing(a), rel, thing(b), part);
    const [whole, guest] = inOrderOf(note, thing(a), thing(b));
    return saidScene(whole, rel, guest, partNoted(note, [...whole, ...guest]));
  });
}

/** The whole is named before what takes the place of its part. */
function inOrderOf(note: string, one: string[], other: string[]): [whole: string[], guest: string[]] {
  const at = (nouns: string[]): number =>
    Math.min(...nouns.map((noun) => note.toLowerCase().indexOf(noun)).map((index) => (index < 0 ? Infinity : index)));
  return at(other) < at(one) ? [other, one] : [one, other];
}

/** The part by the word for it in a note: what it is, after "whose" or "for its", is neither of the two things. */
function partNoted(note: string, nouns: readonly string[]): string | undefined {
  const things = nouns.flatMap((noun) => noun.split(' '));
  const words = note.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.find((word) => isPart(word) && !things.includes(word));
}

const markedNouns = ({ text }: Brief): string[] =>
  [...text.matchAll(/\{[^|}]*\|[^|}]*\|([^}]*)\}/g)].map(([, noun]) => noun ?? '');

function fromMarkedWords({ text, rel = [] }: Brief): SaidScene[] {
  const nouns = markedNouns({ text });
  return rel.flatMap((said) => {
    const [one, relation = '', other] = said.split(' ');
    const part = relation === 'as-part' ? partBeside(text, nouns, Number(other), Number(one)) : undefined;
    return saidScene([nouns[Number(one)] ?? ''], relation, [nouns[Number(other)] ?? ''], part);
  });
}

/** The part that a thing stands for is marked next to it: whose {tail} is a {croissant}, a {tap} for a {beak}. */
function partBeside(text: string, nouns: readonly string[], at: number, whole: number): string | undefined {
  const after = text.split('}')[at + 1] ?? '';
  const order = /^\W*(?:for|as|instead|where)\b/.test(after) ? [at + 1, at - 1] : [at - 1, at + 1];
  return order
    .filter((each) => each !== whole)
    .map((each) => nouns[each] ?? '')
    .find(isPart);
}

/** Words that writers of briefs use for a relation, as the product reads them. */
const MEANT: Readonly<Record<string, Relation>> = {
  'hanging-from': 'under',
  'growing-from': 'rising-from',
  'wound-round': 'wrapped-round',
  'inside-shape': 'in',
  'turns-into': 'shaped-like',
  peeking: 'out-of',
  eating: 'holding',
  pulling: 'carrying',
  pushing: 'behind',
  as: 'as-part',
};

function saidScene(one: string[], said: string, other: string[], part?: string): SaidScene[] {
  const relation = RELATIONS.find((each) => each === (MEANT[said] ?? said));
  if (!relation) return [];
  return [{ label: `${one[0]} ${said} ${other[0]}`, scene: sceneOf(one, relation, other, part) }];
}

function sceneOf(one: string[], relation: Relation, other: string[], part?: string): Scene | undefined {
  const [subject, object] = [conceptOf(one), conceptOf(other)];
  return subject && object ? { subject, relation, object, ...(part && { part }) } : undefined;
}

const simple = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/ies\b/g, 'y')
    .replace(/(ch|sh|x)es\b/g, '$1')
    .replace(/([^s])s\b/g, '$1');

let names: Map<string, string> | undefined;

function conceptNames(): Map<string, string> {
  if (names) return names;
  names = new Map();
  for (const { id, names: own } of allConcepts())
    for (const name of [id, ...own.en]) if (!names.has(simple(name)) && canDraw(id)) names.set(simple(name), id);
  return names;
}

const canDraw = (concept: string): boolean => drawableKinds(concept).length > 0;

/** The first of several nouns for a thing that has a picture; else the kind its last word names: a tow truck is a truck. */
function conceptOf(nouns: readonly string[]): string | undefined {
  for (const noun of nouns) {
    const id = noun.replaceAll(' ', '-');
    if (findConcept(id) && canDraw(id)) return id;
    // As the product reads the word: a seal is an animal before it is a stamp.
    const read = findThing(noun.replaceAll('-', ' '))?.concept;
    if (read && canDraw(read)) return read;
    const found = conceptNames().get(simple(noun));
    if (found) return found;
  }
  const last = nouns.map((noun) => conceptNames().get(simple(noun).split(' ').at(-1) ?? ''));
  return last.find(Boolean);
}
