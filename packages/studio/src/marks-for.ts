import type { MarkChoice, Outlines } from '@markwright/logo';
import { hashText } from '@markwright/logo';
import { combineMarks, drawingsOf, liftMarks, ownMarksFor, ruleMarks } from '@markwright/marks';
import type { Brief } from './brief.ts';
import type { ReasonedConcept } from './concepts-for.ts';
import { drawSource } from './draw-source.ts';
import { meaningOf } from './meaning.ts';

/** At most so many drawings of one idea in a list. */
const PER_CONCEPT = 4;
/** After so many pictures comes one mark made from the name itself. */
const RULE_EVERY = 3;
const MOST_RULE_MARKS = 8;
/** Our own marks take about 9 ms each to draw: two ways of an idea are enough for one list. */
const MOST_OWN_PER_CONCEPT = 2;

/** Ideas among which two are looked for that can be joined; only the strongest belong together. */
const JOINED_FROM = 5;
/** Where in the list a lifted character and a combination stand: early, but after the plainest answers. */
const LIFT_AT = 2;
const COMBINATION_AT = 5;

type Faces = {
  outlines: Outlines;
  fontKeys: readonly string[];
  /** Faces that keep the parts of a character apart. */
  liftFaces: readonly string[];
};
type Picture = MarkChoice & { words: { zh: string; en: string } };

/** Marks that suit a brief, best first: our own before stock drawings, marks made by rule in between. */
export function marksFor(brief: Brief, concepts: readonly ReasonedConcept[], faces: Faces): MarkChoice[] {
  const seed = hashText(`${brief.name}|${brief.seed ?? 0}`);
  const pictures = inRounds(concepts.map((concept) => picturesOf(concept, seed)));
  if (brief.onlyTag && pictures.length > 0) return pictures.map(asChoice);
  const byRule = ruleMarks({
    name: brief.name,
    latinName: brief.secondName,
    outlines: faces.outlines,
    fontKeys: faces.fontKeys,
    icons: pictures.slice(0, 4).map(({ source, words, drawing }) => ({ id: source.id, ...words, drawing })),
    seed,
    count: MOST_RULE_MARKS,
  });
  const choices = pictures.map(asChoice);
  const list = choices.length === 0 ? byRule : interleave(choices, byRule);
  const ids = concepts.map(({ concept }) => concept);
  const lifted = liftMarks({
    name: brief.name,
    outlines: faces.outlines,
    fontKeys: faces.liftFaces,
    concepts: ids,
    seed,
    count: 1,
  });
  return list.toSpliced(LIFT_AT, 0, ...lifted).toSpliced(COMBINATION_AT, 0, ...combinationOf(ids, seed));
}

/** The first two ideas of a brief that a rule joins well, as one mark; empty where there are none. */
function combinationOf(concepts: readonly string[], seed: number): MarkChoice[] {
  const strongest = concepts.slice(0, JOINED_FROM);
  for (const [later, other] of strongest.entries()) {
    for (const one of strongest.slice(0, later)) {
      const joined = combineMarks(one, other, seed, 1);
      if (joined.length > 0) return joined;
    }
  }
  return [];
}

const asChoice = ({ drawing, source, meaning }: Picture): MarkChoice => ({ drawing, source, meaning });

function picturesOf(concept: ReasonedConcept, seed: number): Picture[] {
  const ideas = ownMarksFor(concept.concept).slice(0, MOST_OWN_PER_CONCEPT);
  const own = ideas.flatMap((mark) => {
    const drawn = drawSource({ kind: 'own', id: mark.key, seed: hashText(`${mark.key}|${seed}`) % 100_000 });
    return drawn ? [drawn] : [];
  });
  const stock = drawingsOf(concept.concept)
    .slice(0, PER_CONCEPT)
    .flatMap(({ id }) => {
      const drawn = drawSource({ kind: 'icon', id });
      return drawn ? [{ ...drawn, meaning: meaningOf(concept) }] : [];
    });
  const all = [...own, ...stock].slice(0, Math.max(own.length, PER_CONCEPT));
  return all.map((mark) => ({ ...mark, words: concept.words }));
}

/** First the best of every idea, then the second of each: ten logos are ten ideas. */
function inRounds<T>(lists: readonly T[][]): T[] {
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1))).flat();
}

function interleave(pictures: readonly MarkChoice[], byRule: readonly MarkChoice[]): MarkChoice[] {
  return pictures.flatMap((picture, index) => {
    const rule = (index + 1) % RULE_EVERY === 0 ? byRule[(index + 1) / RULE_EVERY - 1] : undefined;
    return rule ? [picture, rule] : [picture];
  });
}
