import { graphemes, hasIdeograph, type MarkChoice, type Outlines } from '@markwright/logo';
import { letterOnThing, letterPicture } from '@markwright/making';
import type { ReasonedConcept } from '../read/concepts-for.ts';
import { withoutParticles, type MarkIdea } from './thing-marks.ts';

type LetterRequest = {
  name: string;
  outlines: Outlines;
  /** Faces for Latin letters, and those that keep the parts of a character apart. */
  fontKeys: readonly string[];
  facesInParts: readonly string[];
  seed: number;
};

/** A redrawn letter; a character stands in its name, which is then set in the same face. */
type LetterIdea = MarkIdea & { layout?: string; face?: string | undefined };

/** The head of a name is what it is called; what follows mostly says the trade. */
const MOST_LETTERS = 4;
const MOST_WRITTEN_ON = 2;

/** Words that a name is not known by: "The Sock Drawer" is an S, "Mrs Okafor's" an O. */
const IDLE_WORDS = /^(?:the|an?|le|la|les|el|los|las|il|lo|der|die|das|mr|mrs|ms|miss|dr)$/i;
const HAS_NO_ROOM = /[ij]/i;

/**
 * Characters as they come. A Latin capital stands beside the name and is taken for its initial, so that another word's
 * would be another brand's; only where the initial has no room does the next one stand in.
 */
function lettersOf(name: string): string[] {
  if (hasIdeograph(name)) {
    const characters = graphemes(withoutParticles(name)).filter(hasIdeograph);
    return [...new Set(characters)].slice(0, MOST_LETTERS);
  }
  const words = name.split(/[^\p{Script=Latin}]+/u).filter(Boolean);
  const known = words.filter((word) => !IDLE_WORDS.test(word));
  const initials = (known.length > 0 ? known : words).flatMap((word) => graphemes(word).slice(0, 1));
  return initials.filter((letter) => !HAS_NO_ROOM.test(letter)).slice(0, 1);
}

/**
 * Letters of a name with a thing for one of their strokes, in their counter or at their open side; then things with a
 * letter left open on them; then the first letter with the first thing wherever there is room, if only before it. A
 * character stands in the line, where a small picture is a crumb: those come after everything that is seen at once.
 */
export function* lettersWithThings(
  things: readonly ReasonedConcept[],
  request: LetterRequest,
): Generator<LetterIdea, void, undefined> {
  for (const idea of lettersInSteps(things, request)) if (idea) yield idea;
}

/** The same, one letter and one thing with each step, which may give nothing. */
export function* lettersInSteps(
  things: readonly ReasonedConcept[],
  { name, outlines, fontKeys, facesInParts, seed }: LetterRequest,
): Generator<LetterIdea | undefined, void, undefined> {
  const letters = lettersOf(name);
  const requestFor = (letter: string, concept: string) => {
    const isHan = hasIdeograph(letter);
    return { name, letter, concept, outlines, fontKeys: isHan ? facesInParts : fontKeys, seed };
  };
  for (const { concept } of things) {
    for (const letter of letters)
      yield inName(
        letter,
        letterPicture({ ...requestFor(letter, concept), isInside: hasIdeograph(letter) ? 'large' : true }),
      );
    for (const letter of letters.slice(0, MOST_WRITTEN_ON)) {
      const mark = letterOnThing(requestFor(letter, concept));
      yield mark && { key: `lift ${mark.source.id}`, draw: () => mark };
    }
  }
  for (const { concept } of things)
    for (const letter of letters.filter(hasIdeograph))
      yield inName(letter, letterPicture({ ...requestFor(letter, concept), isInside: true }));
  for (const { concept } of things.slice(0, 1))
    for (const letter of letters.slice(0, 1)) yield inName(letter, letterPicture(requestFor(letter, concept)));
}

/** A redrawn character stands in the name, a redrawn capital beside it. */
function inName(letter: string, mark: MarkChoice | undefined): LetterIdea | undefined {
  if (!mark) return undefined;
  const idea = { key: `lift ${mark.source.id}`, draw: () => mark };
  return hasIdeograph(letter) ? { ...idea, layout: 'in-name', face: mark.source.id.split('/')[4] } : idea;
}
