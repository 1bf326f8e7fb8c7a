import { findConcept, parentsOf } from '../catalogue/catalogue.ts';

/** A list of concepts that also has the kinds of what is listed: with a pot every clay pot, with a hat every bonnet. */
export class Kind extends Set<string> {
  readonly #known = new Map<string, boolean>();

  override has(concept: string): boolean {
    const known = this.#known.get(concept);
    if (known !== undefined) return known;
    const found = this.holds(concept);
    this.#known.set(concept, found);
    return found;
  }

  protected holds(concept: string): boolean {
    if (super.has(concept)) return true;
    // Trades are filed under their tools: a knight is no helmet, a sailor no anchor.
    return !PEOPLE.has(concept) && parentsOf(concept).some((parent) => super.has(parent));
  }
}

const split = (text: string): string[] => text.trim().split(/\s+/);
export const kind = (text: string): Kind => new Kind(split(text));

/** People of the catalogue, by what they do or are. */
export const PEOPLE: ReadonlySet<string> = new Set(
  split(`
  man woman child girl boy baby toddler elder mother father grandma grandpa couple farmer artist singer scientist firefighter
  police-officer technologist ranger worker doctor teacher mentor waiter waiter-person beekeeper cowboy surveyor volunteer
  newspaper-boy plumber painter gardener fisherman hunter chef baker butcher tailor hairdresser dentist lawyer engineer
  programmer photographer dancer writer journalist detective-person soldier sailor postman miner welder carpenter-person
  potter weaver coach-trainer emperor warrior backpacker mountaineer conductor monk taoist tang-monk monkey-king court-lady
  little-monk swordsman new-year-boy storyteller terracotta-warrior buffalo-boy courier astronaut robot bot ghost alien
  monster santa ninja princess angel knight king queen pirate witch wizard fairy mermaid snowman scarecrow clown nurse
  pilot bride groom scholar barista judge magician samurai superhero skater teddy-bear doll gnome elf genie groom
  tooth-fairy vampire zombie student blacksmith barber carpenter florist shoemaker cleaner driver`),
);

/** Filed with the animals, and none: it neither holds nor wears anything. */
const NOT_CREATURES = new Set(
  split(`
  paw bone dog-house dog-bowl pet-grooming pet-care pet-love antler feather wing nest coral aquarium pig-nose horseshoe
  whale-tail spider-web fish-school whale-watching anchor-fish dog-leash dog-water dog-heart pet-training pet-book
  pet-bag feeder fish-tank zoo sea-urchin tusk duck-in-reeds carousel-horse peacock-feather`),
);

/** Creatures are those listed, everything filed with the animals, and people. */
class Creatures extends Kind {
  protected override holds(concept: string): boolean {
    if (NOT_CREATURES.has(concept)) return false;
    return super.holds(concept) || PEOPLE.has(concept) || findConcept(concept)?.theme === 'animals';
  }
}

export const creatures = (text: string): Kind => new Creatures(split(text));
