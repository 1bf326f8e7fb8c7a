import { hashText, type Outlines } from '@markwright/logo';
import { diceOf } from '../kit/dice.ts';
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

export type RuleRequest = {
  name: string;
  latinName?: string | undefined;
  outlines: Outlines;
  /** Loaded faces; those that lack a letter or are too thin are passed over. */
  fontKeys: readonly string[];
  /** Pictures that suit the brief, best first. */
  icons?: readonly RuleIcon[];
  seed: number;
  count: number;
};

/** Marks for one name, all different, in an order that mixes the kinds; fewer than asked when the name gives no more. */
export function ruleMarks(request: RuleRequest): RuleMark[] {
  const brief = briefOf(request);
  const marks: RuleMark[] = [];
  const seen = new Set<string>();
  for (let round = 0; round < 3 && marks.length < request.count; round++) {
    for (const recipe of orderOf(request.seed + round * 7919)) {
      const mark = drawRecipe(recipe, brief, request.seed + round * 7919);
      const print = mark?.drawing.shapes.map((shape) => shape.d).join();
      if (!mark || !print || seen.has(print)) continue;
      seen.add(print);
      marks.push(mark);
      if (marks.length === request.count) break;
    }
  }
  return marks;
}

export function briefOf({ name, latinName, outlines, fontKeys, icons = [] }: RuleRequest): RuleBrief {
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

/** Kinds in turn, forms shuffled within each, so that the first few marks are of different kinds. */
function orderOf(seed: number): Recipe[] {
  const dice = diceOf(seed);
  const shuffled = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, at: dice.between(0, 1) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const kinds = shuffled([...new Set(RECIPES.map((recipe) => recipe.kind))]);
  const forms = kinds.map((kind) => shuffled(RECIPES.filter((recipe) => recipe.kind === kind)));
  const longest = Math.max(...forms.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => forms.flatMap((list) => list[i] ?? [])).flat();
}
