import { findEnglishThing } from './thing-names.ts';

/** "The shop cat", "my nan's old parrot": somebody who has a name of his own. */
const BEFORE_PET = /\b(?:[Tt]he|[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Aa]n?) ([a-z]+)(?: ([a-z]+))?(?: ([a-z]+))?/gu;
const PETS =
  /^(?:cat|dog|pup|puppy|kitten|parrot|budgie|cockatiel|hen|cockerel|goat|pony|horse|donkey|mule|pig|sheep|lamb|goose|duck|rabbit|hamster|tortoise|whippet|greyhound|lurcher|terrier|collie|spaniel|labrador|pug|poodle|bulldog|dachshund|corgi|cow|bull|ferret|llama|alpaca|hedgehog|moggy|mutt|hound)$/;
const HOW = '(?:(?:fast|curled up|curled|all|up|happily|quietly|just|proudly) )*';
const DOES =
  '(?:asleep|sleeping|sat|sitting|stood|standing|lying|curled|riding|holding|wearing|carrying|peeking|peering|chasing|leaping|jumping|dozing|snoozing|napping|stretched|perched|balancing|looking|staring|playing|reading|licking|eating|drinking|pulling|pushing|flying|driving|hugging)';
const NAME_DOING = new RegExp(
  `(?<=[a-z'’)][,;:–—-]?\\s+)([A-Z][a-z]+) (?=${HOW}(?:${DOES}\\b|(?:on|in) (?:an?|his|her|top of)\\b|with (?:an?|his|her)\\b))`,
  'gu',
);
/** No name of an animal stands behind one of these: "in Hull", "a Fox". */
const BEFORE_OTHERS =
  /\b(?:in|at|from|of|near|for|to|by|called|named|off|an?|the|our|my|his|her|one|uncle|auntie?|aunty|cousin|brother|sister|dad|mum|mate|friend|son|daughter|husband|wife|boss|grandad|gran|nan|nana|[A-Z][a-z]+)\s+$/u;

/** "The shop cat used to sleep there… Mabel asleep on a piano": the cat. */
export function withPetsForNames(text: string): string {
  const said = new Set<string>();
  for (const [, ...words] of text.matchAll(BEFORE_PET)) for (const word of words) if (PETS.test(word)) said.add(word);
  const [pet, ...others] = said;
  if (!pet || others.length > 0 || !findEnglishThing(pet)) return text;
  return text.replace(NAME_DOING, (whole, _name, at: number) => {
    const before = text.slice(0, at);
    return BEFORE_OTHERS.test(before) || !before.includes(pet) ? whole : `the ${pet} `;
  });
}
