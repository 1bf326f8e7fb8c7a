import { findConcept, type Relation } from '@markwright/marks';
import { HATS, SKIES, TREES, WATERS } from '@markwright/marks/kinds';
import { isPerson } from './holders.ts';
import type { SaidRelation, SaidThing } from './said-text.ts';

type Kinds = { has(concept: string): boolean };
const ids = (text: string): Kinds => new Set(text.split(' '));

const FIRES = ids('fire campfire bonfire flame');
const PANS = ids(
  'wok frying-pan cooking-pot stockpot cauldron kettle copper-hot-pot hot-pot hotpot clay-pot teapot grill',
);
const OVENS = ids('oven brick-oven stove fireplace kiln furnace');
const LIT = ids('matches candle torch oil-lamp lighter');
const VAPOURS = ids('steam smoke');
const TAPS = ids('faucet');
const DROPS = ids('water-drop water drop raindrop');
const DRINKS = ids('iced-tea milk-tea bubble-tea cocktail juice lemonade soda');
const FRUITS = { has: (each: string) => findConcept(each)?.theme === 'fruit' || each === 'lemon' };
const TWO_WHEELS = ids('scooter e-bike motorcycle bicycle cargo-bike tricycle');
const LOADS = ids('package takeout-box box crate gift');
const SUNS_AND_MOONS = ids('sun moon full-moon half-moon sunset sunrise');
const LEAFY = { has: (each: string) => TREES.has(each) || ['bamboo', 'forest', 'reed', 'willow'].includes(each) };
const HORIZONS = {
  has: (each: string) => WATERS.has(each) || ['dune', 'stream', 'city', 'mountain-range'].includes(each),
};
const PEOPLE = { has: isPerson };
const ALIVE = {
  has: (each: string) =>
    ['animals', 'people', 'myth', 'species'].includes(findConcept(each)?.theme ?? '') ||
    ['yoga', 'meditation', 'tai-chi', 'dance'].includes(each),
};
const NOT_ALIVE = {
  has: (each: string) => !isPerson(each) && !FIRES.has(each) && !SKIES.has(each) && !VAPOURS.has(each),
};

/**
 * How things stand to each other that were only named together: a pot over its fire, steam above what is hot, the moon
 * behind a pine. `not` are words that were said for the same picture (a drop "under" a tap comes out of it).
 */
const NATURAL: readonly { one: Kinds; relation: Relation; other: Kinds; not?: readonly Relation[] }[] = [
  { one: PANS, relation: 'over', other: FIRES },
  { one: FIRES, relation: 'in', other: OVENS, not: ['on', 'beside'] },
  { one: FIRES, relation: 'on', other: LIT, not: ['as-part', 'beside'] },
  { one: DROPS, relation: 'out-of', other: TAPS, not: ['under', 'beside'] },
  { one: SUNS_AND_MOONS, relation: 'behind', other: LEAFY, not: ['in', 'beside'] },
  { one: SUNS_AND_MOONS, relation: 'over', other: HORIZONS, not: ['beside'] },
  { one: SUNS_AND_MOONS, relation: 'behind', other: ALIVE, not: ['beside'] },
  { one: FRUITS, relation: 'in', other: DRINKS },
  { one: VAPOURS, relation: 'rising-from', other: NOT_ALIVE },
  { one: PEOPLE, relation: 'riding', other: TWO_WHEELS },
  { one: PEOPLE, relation: 'wearing', other: HATS },
  { one: LOADS, relation: 'on', other: TWO_WHEELS },
];

type Said = { things: readonly SaidThing[]; relations: readonly SaidRelation[] };

const isNamed = ({ role }: SaidThing): boolean => role === 'subject' || role === 'object';

/** Seen over or behind one thing of a picture, however many are named: steam, the moon. */
const FLOATING = { has: (each: string) => VAPOURS.has(each) || SUNS_AND_MOONS.has(each) };
const HOT = ids(
  'coffee espresso latte tea tea-cup cup-saucer mug teapot kettle iron-kettle copper-hot-pot hot-pot hotpot cooking-pot stockpot cauldron wok noodles ramen soup dumpling steamer-basket rice-bowl bread pie iron steam-locomotive train chimney volcano hot-spring bathtub bowl congee hot-chocolate takeaway-coffee moka-pot coffee-machine barbecue bun',
);

/** 烟绕成一只鸟: says how it looks, not where it is. */
const LOOKS: ReadonlySet<Relation> = new Set(['and', 'shaped-like', 'made-of', 'as-part']);

/** Steam over the cup is over nothing else, though a fox and a bicycle are named as well. */
function isPlaced(
  floating: number,
  other: number,
  known: readonly SaidRelation[],
  things: readonly SaidThing[],
): boolean {
  const standsTo = known.filter(
    ({ subject, relation, object }) => !LOOKS.has(relation) && (subject === floating || object === floating),
  );
  if (standsTo.some(({ subject, object }) => subject !== other && object !== other)) return true;
  const isVapour = VAPOURS.has(things[floating]!.concept);
  const hot = things.findIndex((each, at) => at !== floating && isNamed(each) && HOT.has(each.concept));
  return isVapour && hot >= 0 && hot !== other && standsTo.length === 0;
}

/** The relations of a text, with those that nobody says because everybody knows them. */
export function withNatural({ things, relations }: Said): SaidRelation[] {
  let known = [...relations];
  for (const [subject, one] of things.entries())
    for (const [object, other] of things.entries()) {
      if (subject === object || !isNamed(one) || !isNamed(other)) continue;
      const rule = NATURAL.find((each) => each.one.has(one.concept) && each.other.has(other.concept));
      if (!rule || (FLOATING.has(one.concept) && isPlaced(subject, object, known, things))) continue;
      const isOfBoth = (each: SaidRelation) =>
        [each.subject, each.object].every((at) => at === subject || at === object);
      const isVague = ({ relation, object: to }: SaidRelation) =>
        relation === 'and' ||
        ((rule.not?.includes(relation) ?? false) && (to === object || ['as-part', 'beside'].includes(relation)));
      const said = known.filter(isOfBoth);
      if (!said.every(isVague)) continue;
      const place = known.findIndex(isOfBoth);
      const natural = { subject, relation: rule.relation, object };
      known = known.filter((each) => !isOfBoth(each));
      if (place < 0) known.push(natural);
      else known.splice(place, 0, natural);
    }
  return known;
}
