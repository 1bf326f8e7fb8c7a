import { findConcept, RELATIONS } from '@markwright/marks';
import type { GoldBrief, Thing } from './briefs.ts';

/** A relation counts as drawn when it, or one that shows the same picture, is drawn. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  'sleeping-on': ['on'],
  on: ['sleeping-on'],
  'flying-over': ['over'],
  'out-of': ['rising-from', 'in'],
  reading: ['holding', 'behind'],
  playing: ['holding'],
  chasing: ['behind', 'beside'],
  riding: ['on'],
  'as-part': ['shaped-like', 'made-of', 'wearing'],
  carrying: ['holding', 'on'],
};
/** Words for a relation that a writer used and the product has not, and the drawing that shows the same. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  as: ['as-part', 'shaped-like', 'made-of'],
  'inside-shape': ['in', 'shaped-like'],
  'wound-round': ['wrapped-round'],
  peeking: ['in', 'out-of', 'behind'],
  pushing: ['behind', 'beside', 'holding'],
  pulling: ['behind', 'carrying'],
  eating: ['holding'],
  'growing-from': ['rising-from', 'out-of', 'in', 'on'],
  'turns-into': ['shaped-like', 'as-part', 'made-of'],
  'hanging-from': ['under', 'on'],
};
/** Said of the two in either order: which is the whole and which the part, who pulls and who comes behind. */
const EITHER_WAY = ['beside', 'facing', 'as', 'pulling'];
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  people: ['person', 'man', 'woman', 'girl', 'boy', 'people'],
  animals: ['animal'],
  bird: ['bird', 'swallow', 'dove'],
};

export type Figures = Partial<
  Record<
    'main3' | 'everyMain' | 'together' | 'togetherTwice' | 'relation' | 'fitting' | 'best' | 'misread' | 'refused',
    boolean
  >
>;

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|s)es$/, '$1')
    .replace(/([^s])s$/, '$1');
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(singular);

/** A shown concept ("snow-mountain") is the noun ("mountain") when it or another of its names says it, or is shorter for it. */
export const isNoun = (concept: string, noun: string): boolean =>
  [concept, ...(findConcept(concept)?.names.en ?? [])].some((name) => says(name, noun));

function says(name: string, noun: string): boolean {
  const [a, b] = [wordsOf(name), wordsOf(noun)];
  if (a.length === 0 || b.length === 0) return false;
  return b.every((word) => a.includes(word)) || (a.every((word) => b.includes(word)) && a.includes(b.at(-1)!));
}

export const shows = (concepts: readonly string[], thing: Thing): boolean =>
  concepts.some((concept) => thing.some((noun) => isNoun(concept, noun)));

const isRelation = (entry: string): boolean =>
  entry.split(' ').length >= 3 && RELATIONS.some((relation) => relation === entry.split(' ')[1]);

export const fitsRelation = (said: string, drawn: string, or: readonly string[] = []): boolean =>
  [said, ...(NEAR[said] ?? []), ...or, ...[said, ...or].flatMap((each) => MEANT[each] ?? [])].includes(drawn);

/** Each logo's pictures, without how they stand to each other. */
export const picturesOf = (logos: readonly string[][]): string[][] =>
  logos.map((entries) => entries.filter((entry) => !isRelation(entry)));

/** The figures of one brief from what its logos show: true, false, or absent where the brief says nothing of it. */
export function judge(brief: GoldBrief, logos: readonly string[][]): Figures {
  const pictures = picturesOf(logos);
  const all = pictures.flat();
  const figures = brief.accept ? judgeTrade(brief, pictures) : judgeThings(brief, logos, pictures);
  // Looks and styles ("fishmonger-look") need an eye; only things are judged here.
  const refused = (brief.refuse ?? [])
    .filter((thing) => !/look$|style$|^other-/.test(thing))
    .flatMap((thing) => GROUPS[thing] ?? [thing]);
  if (refused.length > 0)
    figures.refused = refused.some((thing) => ['picture', 'icon'].includes(thing))
      ? all.length === 0
      : !all.some((concept) => refused.some((noun) => isNoun(concept, noun)) && !isAskedFor(concept, brief));
  return figures;
}

/** A kangaroo is asked for where a baby kangaroo is refused, rain boots where there shall be no rain. */
const isAskedFor = (concept: string, { main, others }: GoldBrief): boolean =>
  [...(main ?? []), ...(others ?? [])].flat().some((noun) => isNoun(concept, noun));

function judgeTrade(brief: GoldBrief, pictures: readonly string[][]): Figures {
  const { accept = [], best = [] } = brief;
  return {
    fitting: pictures.length === 4 && pictures.every((each) => each.length === 0 || fits(each, accept)),
    best: pictures.some((each) => fits(each, best)),
    misread: pictures.flat().some((concept) => isMisread(concept, brief)),
  };
}

export const fits = (pictures: readonly string[], things: readonly Thing[]): boolean =>
  things.some((thing) => shows(pictures, thing));

export const isMisread = (concept: string, { accept = [], wrong = [] }: GoldBrief): boolean =>
  wrong.some((noun) => isNoun(concept, noun)) && !accept.flat().some((noun) => isNoun(concept, noun));

function judgeThings(brief: GoldBrief, logos: readonly string[][], pictures: readonly string[][]): Figures {
  const figures: Figures = {};
  const main = brief.either ? [brief.main.flat()] : brief.main;
  if (main.length > 0) {
    figures.main3 = pictures.filter((each) => main.some((thing) => shows(each, thing))).length >= 3;
    figures.everyMain = main.every((thing) => pictures.some((each) => shows(each, thing)));
    const pair = [...main, ...brief.others].slice(0, 2);
    const both = pictures.filter((each) => pair.every((thing) => shows(each, thing))).length;
    if (pair.length === 2 && (main.length > 1 || brief.relations.length > 0)) figures.together = both >= 1;
    if (pair.length === 2 && brief.relations.length > 0) figures.togetherTwice = both >= 2;
  }
  if (brief.relations.length > 0) {
    const drawn = logos.flatMap((entries) => entries.filter(isRelation).map((entry) => entry.split(' ')));
    const thing = (noun: string): Thing => [...brief.main, ...brief.others].find(([own]) => own === noun) ?? [noun];
    figures.relation = brief.relations.some((said) =>
      drawn.some(([a = '', relation = '', b = '']) => {
        const same = shows([a], thing(said.a)) && shows([b], thing(said.b));
        const turned = EITHER_WAY.includes(said.rel) && shows([a], thing(said.b)) && shows([b], thing(said.a));
        return fitsRelation(said.rel, relation, said.or) && (same || turned);
      }),
    );
  }
  if (brief.traps?.length)
    figures.misread = pictures
      .flat()
      .some(
        (concept) =>
          brief.traps!.some((noun) => isNoun(concept, noun)) &&
          ![...brief.main, ...brief.others].flat().some((noun) => isNoun(concept, noun)),
      );
  return figures;
}
