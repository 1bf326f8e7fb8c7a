import { findConcept } from '@markwright/marks';
import type { Token } from './token.ts';

type Noun = { token: Token };

const HOLDERS = new Set(
  'crane-bird phoenix dragon child girl boy robot monster alien hand snowman scarecrow elder chef farmer man woman gnome mermaid astronaut groom bride mother student worker baby couple fisherman sailor postman doctor teacher scientist soldier warrior swordsman monk shepherd waiter-person knight king queen prince princess pirate witch wizard cowboy fairy elf ghost clown santa angel ninja buffalo-boy little-monk new-year-boy scholar court-lady lion-dance teddy-bear puppet doll tailor gardener musician artist painter baker barista beekeeper photographer'.split(
    ' ',
  ),
);

const NOBODY = new Set(['crane-bird', 'phoenix', 'dragon', 'hand', 'lion-dance', 'teddy-bear']);

export const isPerson = (concept: string): boolean => HOLDERS.has(concept) && !NOBODY.has(concept);

export const conceptOf = (noun: Noun): string => noun.token.thing?.concept ?? '';

const LIMBS = new Set(['hand', 'leg', 'foot', 'wing', 'eye', 'ear', 'paw', 'fist', 'nose', 'mouth', 'tail', 'tongue']);
/** A part of a body that has a picture of its own. */
export const isLimb = (noun: Noun): boolean => LIMBS.has(conceptOf(noun));

/** Who can hold something: what is "with" an acorn holds it, what is with a roof does not. */
export const canHold = (noun: Noun): boolean => {
  const theme = findConcept(conceptOf(noun))?.theme;
  return ['animals', 'people', 'myth'].includes(theme ?? '') || HOLDERS.has(conceptOf(noun));
};
