import type { MarkChoice, Outlines, Random } from '@markwright/logo';
import { hashText } from '@markwright/logo';
import { combineMarks, marksWithReplacedPart, ruleMarks } from '@markwright/making';
import { ownMarksFor } from '@markwright/marks';
import type { ReasonedConcept } from '../read/concepts-for.ts';
import { drawSource } from '../choose/draw-source.ts';
import { usableDrawings } from '../read/drawn-as.ts';
import { meaningOf } from '../read/meaning.ts';
import type { MarkIdea } from '../choose/thing-marks.ts';
import type { MarkTaste } from './style-program.ts';

/** Ideas a task looks at; what comes later has little to do with the brief. */
const IDEAS = 9;
/** A drawing of our own may stand this many places further down and still come first. */
const OWN_LEAD = 3;
const SHUFFLE = 2.4;

type MarkRequest = {
  name: string;
  concepts: readonly ReasonedConcept[];
  taste: MarkTaste;
  outlines: Outlines;
  fontKeys: readonly string[];
  facesInParts: readonly string[];
  seed: number;
  random: Random;
};

/** Marks for one style, most fitting first and no two of one idea next to each other. */
export function markIdeas(request: MarkRequest): MarkIdea[] {
  const { taste, random } = request;
  const concepts = request.concepts
    .slice(0, IDEAS)
    .map((concept, rank) => ({
      concept,
      rank: rank + random.next() * SHUFFLE - (ownMarksFor(concept.concept).length > 0 ? OWN_LEAD : 0),
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ concept }) => concept);
  const pictures = concepts.map((concept) => picturesOf(concept, request));
  const rounds = [0, 1].flatMap((round) => pictures.flatMap((ideas) => ideas.slice(round, round + 1)));
  const motifs = taste.motifs.flatMap((motif) => motifIdeas(motif, request));
  const made = taste.kinds.flatMap((kind) => madeIdeas(kind, concepts, request));
  // A mark made from the name or from two ideas comes third: after the plainest answers, before their repetitions.
  return [
    ...rounds.slice(0, 2),
    ...made.slice(0, 1),
    ...rounds.slice(2, 3),
    ...made.slice(1),
    ...rounds.slice(3),
    ...motifs,
  ];
}

function ownIdea(key: string, { taste, seed }: MarkRequest): MarkIdea {
  const dice = hashText(`${key}|${seed}`) % 100_000;
  return { key: `own ${key}`, draw: () => drawSource({ kind: 'own', id: key, seed: dice }, taste.isLine) };
}

/** One idea of our own per concept and round; stock drawings only where we have none. */
function picturesOf(concept: ReasonedConcept, request: MarkRequest): MarkIdea[] {
  const own = ownMarksFor(concept.concept);
  if (own.length > 0) {
    const start = Math.floor(request.random.next() * own.length);
    return own.map((_, index) => ownIdea(own[(start + index) % own.length]!.key, request));
  }
  if (!request.taste.kinds.includes('icon')) return [];
  const wanted = request.taste.isLine ? 'line' : 'solid';
  return usableDrawings(concept.concept)
    .filter(({ style }) => style === wanted)
    .slice(0, 2)
    .map(({ id }) => ({
      key: `icon ${id}`,
      draw: () => {
        const drawn = drawSource({ kind: 'icon', id });
        return drawn && { ...drawn, meaning: meaningOf(concept) };
      },
    }));
}

const motifIdeas = (motif: string, request: MarkRequest): MarkIdea[] =>
  ownMarksFor(motif)
    .slice(0, 1)
    .map(({ key }) => ownIdea(key, request));

/** Marks made by rule: drawn at once, since what the name gives is not known before. */
function madeIdeas(
  kind: MarkTaste['kinds'][number],
  concepts: readonly ReasonedConcept[],
  request: MarkRequest,
): MarkIdea[] {
  const { name, outlines, fontKeys, facesInParts, seed } = request;
  const ids = concepts.map(({ concept }) => concept);
  const asIdeas = (marks: readonly MarkChoice[]): MarkIdea[] =>
    marks.map((mark) => ({ key: `${mark.source.kind} ${mark.source.id}`, draw: () => mark }));
  switch (kind) {
    case 'combined':
      return asIdeas(firstJoined(ids.slice(0, 5), seed));
    case 'lift':
      return asIdeas(marksWithReplacedPart({ name, outlines, fontKeys: facesInParts, concepts: ids, seed, count: 1 }));
    case 'rule':
      return asIdeas(ruleMarks({ name, outlines, fontKeys, icons: [], seed, count: 2 }));
    case 'own':
    case 'icon':
      return [];
  }
}

function firstJoined(concepts: readonly string[], seed: number): MarkChoice[] {
  for (const [later, other] of concepts.entries()) {
    for (const one of concepts.slice(0, later)) {
      const joined = combineMarks(one, other, seed, 1);
      if (joined.length > 0) return joined;
    }
  }
  return [];
}
