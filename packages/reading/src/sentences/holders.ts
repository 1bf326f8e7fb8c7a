import { findConcept } from '@markwright/marks';
import { GROWN_THEMES, PIECES_OF_GROWN, PIECES_OF_THINGS } from './pieces-of-things.data.ts';
import type { Token } from './token.ts';

type Noun = { token: Token };

const HOLDERS = new Set(
  'crab lobster squid crane-bird phoenix dragon child girl boy robot monster alien hand snowman scarecrow elder chef farmer man woman gnome mermaid astronaut groom bride mother student worker baby couple fisherman sailor postman doctor teacher scientist soldier warrior swordsman monk shepherd waiter-person knight king queen prince princess pirate witch wizard cowboy fairy elf ghost clown santa angel ninja buffalo-boy little-monk new-year-boy scholar court-lady lion-dance teddy-bear puppet doll tailor gardener musician artist painter baker barista beekeeper photographer firefighter police-officer welder miner potter plumber electrician mechanic pilot captain hunter butcher carpenter blacksmith dancer writer singer coach-trainer beautician hairdresser lawyer architect engineer programmer technologist journalist detective-person spy ranger king queen emperor vampire genie immortal monk god-of-wealth kitchen-god longevity-god laughing-buddha monkey-king change-moon swordsman matryoshka clay-figurine rag-doll grandma grandpa mother father toddler couple family twins pregnant dentist nurse superhero viking samurai terracotta-warrior kung-fu door-god buddha'.split(
    ' ',
  ),
);

const NOBODY = new Set([
  'crab',
  'lobster',
  'squid',
  'crane-bird',
  'phoenix',
  'dragon',
  'hand',
  'lion-dance',
  'teddy-bear',
  'clay-figurine',
  'rag-doll',
]);

export const isPerson = (concept: string): boolean => HOLDERS.has(concept) && !NOBODY.has(concept);

export const conceptOf = (noun: Noun): string => noun.token.thing?.concept ?? '';

const LIMBS = new Set([
  'hand',
  'leg',
  'foot',
  'wing',
  'eye',
  'ear',
  'paw',
  'fist',
  'fingernail',
  'nose',
  'mouth',
  'tail',
  'tongue',
  'lips',
  'beak',
  'horn',
  'antlers',
  'hair',
  'teeth',
]);
/** A part of a body that has a picture of its own. */
export const isLimb = (noun: Noun): boolean => LIMBS.has(conceptOf(noun));

/** Kept beside the animals in the catalogue: their houses, and what is left of them. */
const LIFELESS = new Set(
  'nest feather wing bone dog-house dog-bowl horseshoe spider-web fish-bone aquarium fish-tank feeder cocoon pearl tusk turtle-shell antler dog-leash dog-water pet-book pet-bag paw zoo coral pig-nose whale-tail'.split(
    ' ',
  ),
);

/** Who can hold something: what is "with" an acorn holds it, what is with a roof does not. */
export const canHold = (noun: Noun): boolean => {
  if (LIFELESS.has(conceptOf(noun))) return false;
  const theme = findConcept(conceptOf(noun))?.theme;
  return ['animals', 'people', 'myth'].includes(theme ?? '') || HOLDERS.has(conceptOf(noun));
};

/** Whether a word names a piece of a thing: the bell of a tuba, the leaf of a mango. */
export const isPieceOfThing = (piece: string, owner: string): boolean =>
  PIECES_OF_GROWN.test(piece)
    ? GROWN_THEMES.has(findConcept(owner)?.theme ?? '') && !/^(?:lea(?:f|ves)|tree|vine)$/.test(owner)
    : ([piece, piece.replace(/s$/, '')].some((one) => PIECES_OF_THINGS.get(one)?.has(owner)) ?? false);
