import { hashText, hasIdeograph, type MarkChoice, type Outlines } from '@markwright/logo';
import { combineMarks, letterPicture, ruleMarksInTurn, sceneMarks } from '@markwright/making';
import { findConcept, ownMarksFor, type DrawingEntry, type OwnMark, type Scene } from '@markwright/marks';
import type { LetterWish } from '@markwright/reading';
import type { ReasonedConcept } from '../read/concepts-for.ts';
import { drawSource } from './draw-source.ts';
import { inOtherWords, isAsSaid } from './other-words.ts';
import { usableDrawings } from '../read/drawn-as.ts';
import { isFittingShape } from './fitting-shapes.ts';
import { meaningOf } from '../read/meaning.ts';
import { pairMark, pairMeaning } from './pair-mark.ts';
import { wordsOf } from '../read/read-description.ts';
import { isDrawnIn, shownBy } from './depicted-concepts.ts';

/** A picture inside 的 belongs to nobody, and 一 is a bar to whoever sees it alone. */
export const withoutParticles = (name: string): string => name.replace(/[的之与和里在一]/gu, '') || name;

/** A mark that is drawn only when a logo takes it. */
export type MarkIdea = { key: string; draw(): MarkChoice | undefined };

type Look = {
  seed: number;
  isLine?: boolean | undefined;
  attributes?: readonly string[] | undefined;
  /** How many were said. */
  count?: number | undefined;
  /** The name, whose script tells where it is at home. */
  name?: string | undefined;
};

/** Words in a drawing's own description that show an attribute. */
const SHOWN_AS: Readonly<Record<string, RegExp>> = {
  sleeping: /sleep|asleep|nap|curled/i,
  smiling: /smil|laugh|grin|happy/i,
  flying: /fly|flight|wing|soar/i,
  running: /run|leap|jump|gallop/i,
  sitting: /sit|seated/i,
  standing: /stand/i,
};

const shows = ({ key, idea }: OwnMark, attributes: readonly string[]) =>
  attributes.some((attribute) => SHOWN_AS[attribute]?.test(`${key} ${idea.en}`));

/** Our drawings of a thing; of those made for a wider idea only the ones that show it, animals apart: a cow is drawn as an ox. */
export function ownOf(concept: string): OwnMark[] {
  const marks = ownMarksFor(concept);
  const isKin = findConcept(concept)?.theme === 'animals';
  const shown = marks.filter((mark) => mark.concept === concept || isDrawnIn(mark, concept));
  return isKin || (shown.length === 0 && usableDrawings(concept).length === 0) ? marks : shown;
}

/** Drawings that are at home where the name is, as long as there are any: an English attic has no lifted eaves. */
function atHome(marks: readonly OwnMark[], name: string | undefined): readonly OwnMark[] {
  if (name === undefined) return marks;
  const home = hasIdeograph(name) ? 'china' : 'west';
  const near = marks.filter(({ from }) => from === undefined || from === home);
  return near.length > 0 ? near : marks;
}

/** Each of our own drawings once, then again with other seeds: alike, never the same. */
const SEEDS_OF_OWN = 3;

/** One thing by itself: drawings of our own first, those that show what it does before the rest, then solid stock ones. */
export function plainMarks(
  concept: ReasonedConcept,
  { seed, isLine, attributes = [], count = 1, name }: Look,
): MarkIdea[] {
  const own = atHome(ownOf(concept.concept), name);
  const start = own.length > 0 ? seed % own.length : 0;
  const turned = [...own.slice(start), ...own.slice(0, start)];
  const ranked = [
    ...turned.filter((mark) => shows(mark, attributes)),
    ...turned.filter((mark) => !shows(mark, attributes)),
  ];
  const ours = Array.from({ length: own.length > 0 ? SEEDS_OF_OWN : 0 }, (_, round) =>
    ranked.map(({ key }) => ownIdea(key, hashText(`${key}|${seed}|${round}`) % 100_000, isLine)),
  );
  const stock = byStyle(
    concept.concept,
    isLine ? ['line', 'solid', 'duotone', 'colour'] : ['solid', 'duotone', 'line', 'colour'],
  ).map(({ id }): MarkIdea => ({
    key: `icon ${id}`,
    draw: () => {
      const drawn = drawSource({ kind: 'icon', id });
      return drawn && { ...drawn, meaning: meaningOf(concept) };
    },
  }));
  return [
    ...(count > 1 ? [groupIdea(concept.concept, count, seed)] : []),
    ...(ours[0] ?? []),
    ...stock.slice(0, own.length > 0 ? 1 : 6),
    ...ours.slice(1).flat(),
    ...stock.slice(1),
  ];
}

/** As many of a thing as were said. */
const groupIdea = (concept: string, count: number, seed: number): MarkIdea => ({
  key: `group ${concept} ${count}`,
  draw: () => sceneMarks({ subject: concept, relation: 'and', object: concept, count }, seed, 1)[0],
});

const ownIdea = (key: string, seed: number, isLine: boolean | undefined): MarkIdea => ({
  key: `own ${key} ${seed}`,
  draw: () => drawSource({ kind: 'own', id: key, seed }, isLine),
});

/** Two drawings of one set, one filled and one in outline, are one idea: the first style that has any goes first. */
function byStyle(concept: string, styles: readonly DrawingEntry['style'][]): DrawingEntry[] {
  const usable = usableDrawings(concept);
  return styles.flatMap((style) => usable.filter((drawing) => drawing.style === style));
}

const asIdeas = (marks: readonly MarkChoice[]): MarkIdea[] =>
  marks.map((mark) => ({ key: `${mark.source.kind} ${mark.source.id}`, draw: () => mark }));

/** Ways in which two things only stand together: right where both were named, a pasted picture where one was not. */
const STANDS_BESIDE = /^(?:with\/[^/]+\/[^/]+\/)?(?:pair|before)\//;

/** Marks of a scene among which one that shows the relation is looked for. */
const LOOKED_AT = 4;

const isJoined = ({ source }: MarkChoice): boolean => !STANDS_BESIDE.test(source.id);

/** Two things as one mark that nobody asked to see together: only where they really join. */
export const joinedMarks = (scene: Scene, seed: number): MarkIdea[] =>
  asIdeas(sceneMarks(scene, seed, 1).filter(isJoined));

/**
 * Marks of a scene as it was said, each composed another way, the best first; where nothing joins the two so, the same
 * picture said in other words, then the two joined in any other way, and only then side by side. Composing takes a while.
 */
export function togetherMarks(scene: Scene, seed: number, most = 1): MarkIdea[] {
  const said = sceneMarks(scene, seed, most);
  const joined = said.filter(isJoined);
  const isAsked = scene.relation === 'and' || scene.relation === 'beside';
  if (isAsked && said.length > 0) return asIdeas(said);
  if (joined.some((mark) => isAsSaid(scene, mark))) return asIdeas(joined.filter((mark) => isAsSaid(scene, mark)));
  for (const words of [scene, ...inOtherWords(scene)]) {
    const found = sceneMarks(words, seed, LOOKED_AT).filter((mark) => isJoined(mark) && isAsSaid(words, mark));
    if (found.length > 0) return asIdeas(found.slice(0, most));
  }
  if (joined.length > 0) return asIdeas(joined);
  const other = sceneMarks({ ...scene, relation: 'and' }, seed, 1);
  const best = other.find(isJoined) ?? said[0] ?? other[0];
  if (best) return asIdeas([best]);
  const combined = combineMarks(scene.subject, scene.object, seed, 1);
  return combined.length > 0 ? asIdeas(combined) : sideBySide(scene, seed);
}

/** Both things as they are, where nothing joins them; a drawing in colours of its own goes with no other. */
function sideBySide({ subject, object }: Scene, seed: number): MarkIdea[] {
  const drawn = [subject, object].map((concept) => {
    const words = wordsOf(concept);
    const mark = words && plainMarks({ concept, reason: 'said', words }, { seed })[0]?.draw();
    return mark && mark.drawing.shapes.every(({ paint }) => !paint.startsWith('#')) ? { mark, words } : undefined;
  });
  const [one, other] = drawn;
  if (!one || !other || subject === object) return [];
  return asIdeas([pairMark(one.mark, other.mark, pairMeaning(one.words, other.words))]);
}

type LetterRequest = {
  name: string;
  secondName?: string | undefined;
  outlines: Outlines;
  fontKeys: readonly string[];
  seed: number;
};

/** The letters that were asked for, each with its thing, in faces of the letter's own script. */
export function wishedLetters(wishes: readonly LetterWish[], request: LetterRequest): MarkIdea[] {
  const { name, outlines, fontKeys, seed } = request;
  return wishes.map(({ letter, concept }) => ({
    key: `letter ${letter} ${concept}`,
    draw: () => letterPicture({ name, letter, concept, outlines, fontKeys, seed }),
  }));
}

const WITH_PICTURE = ['fusion', 'negative'];

/** The thing inside a letter of the name, or cut out of a plain shape; what shows only letters is passed over. */
export function* letterMarks(concept: ReasonedConcept, request: LetterRequest): Generator<MarkIdea, void, undefined> {
  const icons = plainMarks(concept, { seed: request.seed })
    .slice(0, 2)
    .flatMap((idea) => {
      const drawn = idea.draw();
      return drawn ? [{ id: drawn.source.id, ...concept.words, drawing: drawn.drawing }] : [];
    });
  const { secondName: latinName, outlines, fontKeys, seed } = request;
  const name = withoutParticles(request.name);
  // As the dot of a letter a thing is too small for anybody to name it.
  const isFit = ({ kind, form }: { kind: string; form: string }) =>
    kind === 'negative' ? isFittingShape(form, concept.concept) : form !== 'as-dot';
  for (const mark of ruleMarksInTurn({
    name,
    latinName,
    outlines,
    fontKeys,
    icons,
    seed,
    kinds: WITH_PICTURE,
    isFit,
  })) {
    if (shownBy(mark.source).things.length > 0) yield { key: `rule ${mark.source.id}`, draw: () => mark };
  }
}
