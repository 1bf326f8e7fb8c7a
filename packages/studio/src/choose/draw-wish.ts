import type { DrawRequest } from '@markwright/edits';
import type { LoadedOutlines } from '@markwright/fonts';
import { hasIdeograph, hashText, type LogoMark, type MarkChoice } from '@markwright/logo';
import { conceptsOfName, pickableWords, readText } from '@markwright/reading';
import type { Relation } from '@markwright/marks';
import { drawSource } from './draw-source.ts';
import { wordsOf } from '../read/read-description.ts';
import { shownBy } from './depicted-concepts.ts';
import { letterMarks, plainMarks, togetherMarks, type MarkIdea } from './thing-marks.ts';

const LETTER_FACES = ['montserrat-extrabold.ttf', 'poppins-bold.ttf', 'noto-sans-sc-black.ttf'];

/** The concept that the first drawable of some words names, in either language. */
function conceptOfWords(words: readonly string[]): string | undefined {
  for (const word of words) {
    if (pickableWords(word.replaceAll(' ', '-'))) return word.replaceAll(' ', '-');
    const [said] = readText(hasIdeograph(word) ? `一个${word}` : `a ${word}`).things;
    const concept = said?.concept ?? conceptsOfName(word, { limit: 1 })[0]?.concept;
    if (concept) return concept;
  }
  return undefined;
}

/** English nouns for what somebody called a thing, its own name first; for reading requests. */
export function nounsFor(words: string): string[] {
  const concept = conceptOfWords([words]);
  const known = concept ? pickableWords(concept) : undefined;
  return concept && known ? [...new Set([concept.replaceAll('-', ' '), ...known.en.slice(0, 2)])] : [];
}

/**
 * Draws what an edit asks for; undefined where we cannot. `turn` passes over as many drawings: variations of one wish
 * differ in their picture while there is another.
 */
export async function drawWish(
  request: DrawRequest,
  outlines: LoadedOutlines,
  turn = 0,
): Promise<MarkChoice | undefined> {
  switch (request.kind) {
    case 'thing':
      return drawnAt(ideasOf(conceptOfWords(request.thing)), turn);
    case 'join': {
      const [object, subject] = [conceptOfWords(request.thing), shownBy(request.with).things[0]];
      if (!object) return undefined;
      if (!subject || subject === object) return drawnAt(ideasOf(object), turn);
      return drawnAt(
        togetherMarks({ subject, relation: relationOf(object), object }, hashText(`${subject} ${object}`)),
        turn,
      );
    }
    case 'other':
      return drawnAt(
        ideasOf(shownBy(request.of).things[0]).filter(
          ({ key }) => !key.startsWith(`${request.of.kind} ${request.of.id}`),
        ),
        turn,
      );
    case 'line':
      return inLines(request.of);
    case 'solid':
      return request.of.kind === 'own' ? drawSource(request.of) : drawnAt(ideasOf(shownBy(request.of).things[0]));
    case 'simpler':
      return simplest(ideasOf(shownBy(request.of).things[0]));
    case 'letter': {
      const concept = shownBy(request.of).things[0];
      const words = concept ? wordsOf(concept) : undefined;
      if (!concept || !words) return undefined;
      await outlines.ensureLoaded(LETTER_FACES);
      const name =
        request.letter && request.name.toUpperCase().includes(request.letter) ? request.letter : request.name;
      const marks = letterMarks(
        { concept, reason: 'said', words },
        { name, outlines, fontKeys: LETTER_FACES, seed: hashText(request.name) },
      );
      const { value } = marks.next();
      return value ? value.draw() : undefined;
    }
  }
}

/** Hats and glasses are worn, what lies in the hand is held; the rest stands together. */
const WORN = /hat|cap|crown|scarf|glasses|helmet|headphones|bow-tie|apron/;
const relationOf = (object: string): Relation => (WORN.test(object) ? 'wearing' : 'and');

function ideasOf(concept: string | undefined): MarkIdea[] {
  const words = concept ? wordsOf(concept) : undefined;
  return concept && words ? plainMarks({ concept, reason: 'said', words }, { seed: hashText(concept) }) : [];
}

/** The first that can be drawn after so many; where there are not as many, one of those there are. */
function drawnAt(ideas: readonly MarkIdea[], turn = 0): MarkChoice | undefined {
  const start = ideas.length > 0 ? turn % ideas.length : 0;
  for (const idea of [...ideas.slice(start), ...ideas.slice(0, start)]) {
    const drawn = idea.draw();
    if (drawn) return drawn;
  }
  return undefined;
}

function inLines(source: LogoMark['source']): MarkChoice | undefined {
  const known = source.kind === 'own' ? drawSource(source, true) : undefined;
  if (known) return known;
  const concept = shownBy(source).things[0];
  const words = concept ? wordsOf(concept) : undefined;
  return concept && words
    ? drawnAt(plainMarks({ concept, reason: 'said', words }, { seed: 0, isLine: true }))
    : undefined;
}

/** Of the first drawings of a thing the one with the least path data. */
function simplest(ideas: readonly MarkIdea[]): MarkChoice | undefined {
  const length = ({ drawing }: MarkChoice) => drawing.shapes.reduce((sum, { d }) => sum + d.length, 0);
  const drawn = ideas.slice(0, 6).flatMap((idea) => idea.draw() ?? []);
  return drawn.toSorted((one, other) => length(one) - length(other))[0];
}
