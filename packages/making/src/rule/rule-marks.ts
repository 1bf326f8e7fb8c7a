import { hashText, type Outlines } from '@markwright/logo';
import { diceOf } from '@markwright/marks/kit';
import { hanziOf, initialsOf, latinOf, type Recipe, type RuleBrief, type RuleIcon, sortFaces } from './brief.ts';
import { framedHanzi } from './hanzi-framed.ts';
import { windowHanzi } from './hanzi-window.ts';
import { fusions } from './fusion.ts';
import { cutLetters } from './letter-cut.ts';
import { joinedMonograms } from './monogram-joined.ts';
import { motifs } from './motif.ts';
import { ringBadges } from './ring-badge.ts';
import { negativeSpaces } from './negative-space.ts';
import { framedMonograms } from './monogram-framed.ts';
import { finishMark, type RuleMark } from './rule-mark.ts';
import { seals } from './seal.ts';

export const RECIPES: readonly Recipe[] = [
  ...framedMonograms,
  ...joinedMonograms,
  ...framedHanzi,
  ...windowHanzi,
  ...seals,
  ...cutLetters,
  ...negativeSpaces,
  ...fusions,
  ...motifs,
  ...ringBadges,
];

/** How often all recipes are gone through, with other dice each time. */
const ROUNDS = 3;

export type RuleRequest = {
  name: string;
  latinName?: string | undefined;
  outlines: Outlines;
  /** Loaded faces; those that lack a letter or are too thin are passed over. */
  fontKeys: readonly string[];
  /** Pictures that suit the brief, best first. */
  icons?: readonly RuleIcon[];
  /** Kinds to draw, such as fusions of a letter and a picture; all where none is named. */
  kinds?: readonly string[];
  /** Forms of those kinds that suit what is drawn; all where it is not asked. */
  isFit?: (recipe: Pick<Recipe, 'kind' | 'form'>) => boolean;
  seed: number;
  count: number;
};

/** Marks for one name, all different, in an order that mixes the kinds; fewer than asked when the name gives no more. */
export function ruleMarks({ count, ...request }: RuleRequest): RuleMark[] {
  const marks: RuleMark[] = [];
  for (const mark of ruleMarksInTurn(request)) if (marks.push(mark) >= count) break;
  return marks;
}

/** The same marks one after the other: a mark takes milliseconds, so only those that will be shown are drawn. */
export function* ruleMarksInTurn(request: Omit<RuleRequest, 'count'>): Generator<RuleMark, void, undefined> {
  const brief = briefOf(request);
  const seen = new Set<string>();
  const isNew = (mark: RuleMark): boolean => {
    const print = mark.drawing.shapes.map((shape) => shape.d).join();
    return !seen.has(print) && seen.add(print).has(print);
  };
  for (let round = 0; round < ROUNDS; round++) {
    const seed = request.seed + round * 7919;
    const queues = queuesOf(brief, seed, request);
    while (queues.some((queue) => queue.length > 0)) {
      for (const queue of queues) {
        const mark = nextOf(queue, brief, seed, isNew);
        if (mark) yield mark;
      }
    }
  }
}

/** The next recipe of a kind that has something to draw for this brief. */
function nextOf(queue: Recipe[], brief: RuleBrief, seed: number, isNew: (mark: RuleMark) => boolean) {
  for (let recipe = queue.shift(); recipe; recipe = queue.shift()) {
    const mark = drawRecipe(recipe, brief, seed);
    if (mark && isNew(mark)) return mark;
  }
  return undefined;
}

export function briefOf({
  name,
  latinName,
  outlines,
  fontKeys,
  icons = [],
}: Omit<RuleRequest, 'seed' | 'count'>): RuleBrief {
  const faces = sortFaces(outlines, fontKeys);
  const latin = latinOf(latinName ?? '') || latinOf(name);
  return {
    name,
    hanzi: hanziOf(name),
    initials: initialsOf(latinName ?? '').length > 0 ? initialsOf(latinName ?? '') : initialsOf(name),
    latin,
    outlines,
    hanziFaces: faces.hanzi,
    latinFaces: faces.latin,
    icons,
  };
}

/** One recipe for one brief; its dice depend on the seed and on what is drawn, not on the order. */
export function drawRecipe(recipe: Recipe, brief: RuleBrief, seed: number): RuleMark | undefined {
  const dice = diceOf(hashText(`${seed} ${recipe.kind} ${recipe.form} ${brief.name}`));
  const sketch = recipe.draw(brief, dice);
  return sketch && finishMark(sketch, seed);
}

/** Letters of the name's own script and pictures of its trade come before what could be anyone's. */
function waitOf(kind: string, brief: RuleBrief): number {
  if (kind === 'motif') return brief.icons.length > 0 ? 0.45 : 0.2;
  const isLatin = kind === 'monogram' || kind === 'joined';
  return isLatin && brief.hanzi.length > 0 ? 0.55 : 0;
}

/** A queue of shuffled forms for each kind: one is taken from each in turn, so the first few marks differ in kind. */
function queuesOf(
  brief: RuleBrief,
  seed: number,
  { kinds: wanted, isFit = () => true }: Pick<RuleRequest, 'kinds' | 'isFit'>,
): Recipe[][] {
  const dice = diceOf(hashText(`${seed} ${brief.name}`));
  const shuffled = <T>(items: readonly T[], wait: (item: T) => number = () => 0): T[] =>
    items
      .map((item) => ({ item, at: dice.between(0, 1) + wait(item) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const kinds = shuffled([...new Set(RECIPES.map((recipe) => recipe.kind))], (kind) => waitOf(kind, brief));
  return kinds
    .filter((kind) => !wanted || wanted.includes(kind))
    .map((kind) => shuffled(RECIPES.filter((recipe) => recipe.kind === kind)).filter(isFit));
}
