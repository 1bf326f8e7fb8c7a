import { hasIdeograph, letterForMark, outlineShare, type MarkChoice, type Outlines } from '@markwright/logo';
import { isBold } from '@markwright/making';
import { ownMarksFor } from '@markwright/marks';
import type { ReasonedConcept } from '../read/concepts-for.ts';
import { isLiving, isOfNames, partnersOf } from '../read/goes-together.ts';
import { redrawnCharacters, type RedrawnCharacter } from '../choose/replaced-parts.ts';
import { shownBy } from '../choose/depicted-concepts.ts';
import { lettersWithThings } from '../choose/letters-with-thing.ts';
import { joinedMarks, letterMarks, plainMarks, wishedLetters, type MarkIdea } from '../choose/thing-marks.ts';
import type { BriefIdeas, WantedThing } from './ideas-of-brief.ts';
import { isRoundThing } from './round-things.data.ts';
import { plainScenes, sceneAgain, sceneIdeas } from './scene-answers.ts';

/**
 * The four logos of a brief are four answers to it: the picture that was asked for, one bold enough for an avatar, one
 * with the idea inside the letters, and another idea or the same scene composed differently.
 */
export const ANSWERS = ['picture', 'bold', 'letters', 'second'] as const;
export type Answer = (typeof ANSWERS)[number];

type AnswerRequest = {
  name: string;
  secondName?: string | undefined;
  isLine: boolean;
  outlines: Outlines;
  fontKeys: readonly string[];
  facesInParts: readonly string[];
  seed: number;
};

/** A mark, and the arrangement and the face it was made for where only one shows it well. */
export type AnswerIdea = MarkIdea & { layout?: string; face?: string | undefined };

/** Marks for one answer, best first, ending in plain drawings of the main thing: whatever fails, the thing is shown. */
export function answerIdeas(
  answer: Answer,
  ideas: BriefIdeas,
  main: WantedThing,
  request: AnswerRequest,
): Iterable<AnswerIdea> {
  switch (answer) {
    case 'picture':
      return inTurn(
        () => sceneIdeas(ideas.scenes, main.concept, request.seed),
        () => joinedIdeas(main, ideas, request),
        () => plainIdeas(main, request),
        () => shapeIdeas(main, request),
      );
    case 'bold':
      return inTurn(
        () => boldScenes(ideas, main, request),
        () => boldIdeas(sharesFour(ideas) ? (strongOther(ideas) ?? main) : main, request),
        () => boldIdeas(main, request),
        () => boldShapes(main, request),
        () => boldAgain(main, ideas, request),
        () => plainIdeas(main, { ...request, isLine: false }),
      );
    case 'letters':
      return inTurn(
        () => insideLetters(ideas.alsoMain ?? main, ideas, request),
        () => shapeIdeas(ideas.alsoMain ?? main, request),
        () => plainIdeas(main, request),
      );
    case 'second':
      return inTurn(
        () => sceneAgain(ideas.scenes, main.concept, request.seed),
        () => otherIdeas(ideas, request),
        () => plainIdeas(main, request).slice(1),
        () => shapeIdeas(main, request),
        () => plainIdeas(main, request),
      );
  }
}

/** Lists that are made only when those before them gave nothing that could be used. */
function* inTurn(...lists: readonly (() => Iterable<AnswerIdea>)[]): Generator<AnswerIdea, void, undefined> {
  for (const list of lists) yield* list();
}

const plainIdeas = (thing: ReasonedConcept | WantedThing, { seed, isLine, name }: AnswerRequest): MarkIdea[] =>
  plainMarks(thing, {
    seed,
    name,
    isLine,
    ...('count' in thing ? { attributes: thing.attributes, count: thing.count } : {}),
  });

const MOST_PARTNERS = 3;

/** The main thing joined with what goes with it; a number is shown by itself, and who said a scene wants that one. */
function joinedIdeas(
  main: WantedThing,
  { by, scenes, named, others }: BriefIdeas,
  { seed, name }: AnswerRequest,
): MarkIdea[] {
  // What a name pictures goes with nothing that nobody put beside it.
  if (scenes.length > 0 || main.count > 1 || by === 'name') return [];
  const partners = partnersOf(main, [...(named ? [named] : []), ...others], name).slice(0, MOST_PARTNERS);
  for (const { concept } of partners) {
    const found = joinedMarks({ subject: main.concept, relation: 'and', object: concept }, seed);
    if (found.length > 0) return found;
  }
  return [];
}

/** Drawings among which the simplest is looked for. */
const LOOKED_AT = 4;
const pathLength = ({ drawing }: MarkChoice): number => drawing.shapes.reduce((sum, { d }) => sum + d.length, 0);

/** Drawings that hold as an avatar, the simplest first; of our own where one does, since stock drawings say less. */
function boldIdeas(thing: ReasonedConcept | WantedThing, request: AnswerRequest): MarkIdea[] {
  const all = plainIdeas(thing, { ...request, isLine: false });
  const hasFace = isLiving(thing.concept);
  const boldOf = (ideas: readonly MarkIdea[]): MarkIdea[] =>
    ideas
      .slice(0, LOOKED_AT)
      .flatMap((idea) => {
        const mark = idea.draw();
        return mark && isBold(mark.drawing, { hasFace }) ? [{ idea: { ...idea, draw: () => mark }, mark }] : [];
      })
      .toSorted((one, other) => pathLength(one.mark) - pathLength(other.mark))
      .map(({ idea }) => idea);
  const own = boldOf(all.filter(({ key }) => key.startsWith('own ')));
  return own.length > 0 ? own : boldOf(all.filter(({ key }) => !key.startsWith('own ')));
}

/** Where more was said than one picture shows, a further scene that holds as an avatar. */
function* boldScenes(
  { scenes }: BriefIdeas,
  { concept }: WantedThing,
  { seed }: AnswerRequest,
): Generator<MarkIdea, void, undefined> {
  for (const idea of plainScenes(scenes, concept, seed)) {
    const mark = idea.draw();
    if (mark && isBold(mark.drawing, { hasFace: false, isScene: true })) yield { ...idea, draw: () => mark };
  }
}

/** The one bold drawing there is of a thing, though another logo has it too; what has none gives way to other ideas. */
function boldAgain(main: WantedThing, ideas: BriefIdeas, request: AnswerRequest): MarkIdea[] {
  const own = boldIdeas(main, request).map((idea) => ({ ...idea, key: `bold ${idea.key}` }));
  const others = instead(ideas).slice(0, MOST_PARTNERS);
  return own.length > 0 ? own : others.flatMap((other) => boldIdeas(other, request));
}

/** Other ideas in place of the main one: beside what was asked for only what was asked for, too. */
const instead = ({ by, others }: BriefIdeas): ReasonedConcept[] =>
  by === 'asked' ? others.filter(({ reason }) => reason === 'said') : others;

/** What nobody asked for shares the four logos with other ideas; a heron of the name is what everybody remembers. */
const sharesFour = ({ by, main }: BriefIdeas): boolean =>
  by === 'trade' || (by === 'name' && main !== undefined && !isOfNames(main.concept));

/** Another idea than the main one that has drawings of its own; those that nobody asked for take turns with it. */
function strongOther({ others }: BriefIdeas): ReasonedConcept | undefined {
  const ofTrade = others.filter(({ reason }) => reason === 'trade').slice(0, MOST_PARTNERS);
  return ofTrade.find(({ concept }) => ownMarksFor(concept).length > 0) ?? ofTrade[0];
}

/** The idea that the bold answer does not show already comes first. */
function otherIdeas(ideas: BriefIdeas, request: AnswerRequest): MarkIdea[] {
  const shown = sharesFour(ideas) ? strongOther(ideas) : undefined;
  const others = [...ideas.others.filter((other) => other !== shown), ...(shown ? [shown] : [])];
  return others.slice(0, MOST_PARTNERS).flatMap((other) => plainIdeas(other, request).slice(0, 1));
}

/** Of what a trade suggests so much tells what it is. */
const TELLING = 4;
const MOST_IN_LETTERS = 5;
/** Marks cut from letters among which those inside a letter are looked for; the others are cut from plain shapes. */
const CUTS = 5;

/** The thing in place of a letter of the name, inside one, or as a part of a character that became a picture. */
function* insideLetters(
  main: WantedThing,
  briefIdeas: BriefIdeas,
  request: AnswerRequest,
): Generator<AnswerIdea, void, undefined> {
  const { by, others, named, letterWishes } = briefIdeas;
  yield* wishedLetters(letterWishes, request);
  yield* inPlaceOfLetter(main, request);
  // Where a picture was asked for, the letters show that one.
  const ideas = by !== 'trade' ? [main] : [main, ...(named ? [named] : []), ...others.slice(0, TELLING)];
  // 桥 with a tree for its 木 says tree, not bridge.
  const isOfBrief = ({ mark }: RedrawnCharacter) =>
    shownBy(mark.source).things.some((thing) => ideas.some(({ concept }) => concept === thing));
  for (const { mark, layout, face } of redrawnCharacters(request, ideas).filter(isOfBrief))
    yield { key: `lift ${mark.source.id}`, draw: () => mark, layout, face };
  // A capital has room for a picture in its counter; strokes of a character only where one is like the thing.
  if (!hasIdeograph(request.name)) {
    let left = CUTS;
    for (const idea of letterMarks(main, request)) {
      if (idea.key.startsWith('rule fusion')) yield idea;
      if (--left === 0) break;
    }
  }
  const things = [main, ...instead(briefIdeas)].slice(0, MOST_IN_LETTERS);
  // What was asked for is in the letters as far as it goes; what is only suggested gives way to what has more room.
  if (by === 'asked') yield* lettersWithThings([main], request);
  yield* lettersWithThings(by === 'asked' ? things.slice(1) : things, request);
}

/** A disc encloses 0.79 of its box, a slanted bean or a blossom a little less. */
const ROUND = 0.54;
const ROUND_LOOKED_AT = 7;

/** Round drawings of round things stand for an o inside a Latin name. */
function* inPlaceOfLetter(main: WantedThing, request: AnswerRequest): Generator<AnswerIdea, void, undefined> {
  if (!isRoundThing(main.concept)) return;
  for (const idea of plainIdeas(main, { ...request, isLine: false }).slice(0, ROUND_LOOKED_AT)) {
    const mark = idea.draw();
    const isRound = mark && outlineShare(mark.drawing) >= ROUND;
    if (isRound && letterForMark(request.name, mark) >= 0) yield { ...idea, layout: 'in-name' };
  }
}

/** The thing cut out of a solid shape: a bold drawing again, where its own are used up. */
function* boldShapes(main: WantedThing, request: AnswerRequest): Generator<MarkIdea, void, undefined> {
  for (const idea of shapeIdeas(main, request)) {
    const mark = idea.key.startsWith('rule negative') ? idea.draw() : undefined;
    if (mark && isBold(mark.drawing, { hasFace: false })) yield idea;
  }
}

const MOST_SHAPES = 3;

/** The thing cut out of a letter or a plain shape, where its own drawings are used up. */
function* shapeIdeas(main: WantedThing, request: AnswerRequest): Generator<MarkIdea, void, undefined> {
  let left = MOST_SHAPES;
  // Strokes of a character leave no room for a picture.
  const isFit = ({ key }: MarkIdea) => !hasIdeograph(request.name) || !key.startsWith('rule fusion');
  for (const idea of letterMarks(main, request)) {
    if (!isFit(idea)) continue;
    yield idea;
    if (--left === 0) return;
  }
}
