import { hasIdeograph, type MarkChoice, type Outlines } from '@markwright/logo';
import { replacedPartsInSteps } from '@markwright/making';
import type { ReasonedConcept } from '../read/concepts-for.ts';
import { shownBy } from './depicted-concepts.ts';

type PartRequest = {
  name: string;
  outlines: Outlines;
  /** Faces that keep the parts of a character apart. */
  facesInParts: readonly string[];
  seed: number;
};

/** A redrawn character, to stand in its name, with the face the name is then set in. */
export type RedrawnCharacter = { mark: MarkChoice; layout: 'in-name'; face: string | undefined };

const TRIED = 4;

/**
 * Characters of a name with a part that became a picture: of an idea of the brief, or of what that very character
 * means. The drops of 满 say water to nobody.
 */
export const redrawnCharacters = (request: PartRequest, ideas: readonly ReasonedConcept[]): RedrawnCharacter[] =>
  [...redrawnInSteps(request, ideas)].filter((redrawn) => redrawn !== undefined);

/** The same, one attempt with each step, which may give nothing. */
export function* redrawnInSteps(
  { name, outlines, facesInParts: fontKeys, seed }: PartRequest,
  ideas: readonly ReasonedConcept[],
): Generator<RedrawnCharacter | undefined, void, undefined> {
  // A Latin letter with a picture for its counter is better seen beside the name than in it.
  if (!hasIdeograph(name)) return;
  const concepts = ideas.map(({ concept }) => concept);
  const isFit = ({ source }: MarkChoice) =>
    shownBy(source).things.some((thing) => concepts.includes(thing)) ||
    ideas.slice(0, TRIED).some(({ words }) => words.zh === source.id.split('/')[1]);
  for (const mark of replacedPartsInSteps({ name, outlines, fontKeys, concepts, seed, count: TRIED }))
    yield mark && isFit(mark) ? { mark, layout: 'in-name', face: mark.source.id.split('/')[4] } : undefined;
}
