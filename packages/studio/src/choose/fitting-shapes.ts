import { findConcept, parentsOf } from '@markwright/marks';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Lives in water, is poured, or is made to be: a drop round anything else is a shape without a reason. */
const WET = words(`
  water water-drop drop wave sea river lake ocean fish koi goldfish whale dolphin shark octopus squid jellyfish seahorse
  sea-turtle turtle seal-animal penguin duck goose swan pelican otter crab lobster shrimp shell conch pearl coral starfish
  boat ship sailing-ship canoe anchor lighthouse surfboard swim-ring umbrella rain honey milk oil olive olive-branch
  olive-oil wine beer coffee coffee-bean tea juice soup syrup perfume soap shower bathtub bottle faucet lemon orange
  grape pomegranate rose lavender lotus flower tulip herb mint leaf frog beaver kettle teapot`);

/** Grows, or is made of what grows. */
const GREEN_THEMES = words('nature plants remedies');
const GREEN = words(
  'tea teapot tea-leaf bee butterfly ladybug snail bird deer rabbit fox hedgehog squirrel frog panda koala',
);

/** A shield stands for strength, schools and guard. */
const SHIELD_THEMES = words('animals play study');
const SHIELDED = words(
  'castle lock key lion eagle wolf bear bull dragon anchor sword crown rook chess-rook chess-knight gavel book torch',
);

const FITS: Readonly<Record<string, (concept: string, theme: string) => boolean>> = {
  drop: (concept) => WET.has(concept),
  leaf: (concept, theme) => GREEN_THEMES.has(theme) || GREEN.has(concept),
  shield: (concept, theme) => SHIELD_THEMES.has(theme) || SHIELDED.has(concept),
};

/** Whether a thing may be cut out of a shape that means something itself; discs, tiles and arches suit everything. */
export function isFittingShape(shape: string, concept: string): boolean {
  const fits = FITS[shape];
  if (!fits) return true;
  return [concept, ...parentsOf(concept)].some((each) => fits(each, findConcept(each)?.theme ?? ''));
}
