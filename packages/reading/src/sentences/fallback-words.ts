import { ANIMAL_FALLBACK_WORDS } from './fallback-words-animals.data.ts';
import { COOKING_FALLBACK_WORDS } from './fallback-words-cooking.data.ts';
import { COUNTER_FALLBACK_WORDS } from './fallback-words-counters.data.ts';
import { CREATURE_FALLBACK_WORDS } from './fallback-words-creatures.data.ts';
import { DISH_FALLBACK_WORDS } from './fallback-words-dishes.data.ts';
import { EVERYDAY_FALLBACK_WORDS } from './fallback-words-everyday.data.ts';
import { GROWING_FALLBACK_WORDS } from './fallback-words-growing.data.ts';
import { HEARD_FALLBACK_WORDS } from './fallback-words-heard.data.ts';
import { HOUSEHOLD_FALLBACK_WORDS } from './fallback-words-household.data.ts';
import { KITCHEN_FALLBACK_WORDS } from './fallback-words-kitchens.data.ts';
import { LEISURE_FALLBACK_WORDS } from './fallback-words-leisure.data.ts';
import { OBJECT_FALLBACK_WORDS } from './fallback-words-objects.data.ts';
import { OUTDOOR_FALLBACK_WORDS } from './fallback-words-outdoors.data.ts';
import { PEOPLE_FALLBACK_WORDS } from './fallback-words-people.data.ts';
import { PLACE_FALLBACK_WORDS } from './fallback-words-places.data.ts';
import { PLAIN_FALLBACK_WORDS } from './fallback-words-plain.data.ts';
import { REGIONAL_FALLBACK_WORDS } from './fallback-words-regional.data.ts';
import { SHED_FALLBACK_WORDS } from './fallback-words-sheds.data.ts';
import { WILD_FALLBACK_WORDS } from './fallback-words-wild.data.ts';
import { WORKSHOP_FALLBACK_WORDS } from './fallback-words-workshop.data.ts';

/**
 * What stands in for a thing that nobody has drawn: its parent kind, or the thing it is taken for. Only words that no
 * concept and no drawing has a name for are looked up here, and the reader is told what they are drawn as. Written as
 * in kinds.data.ts: a concept's id, English words (underscores for blanks), then Chinese ones. Where two tables have a
 * word, the first counts.
 */
export const FALLBACK_WORDS = [
  HEARD_FALLBACK_WORDS,
  COOKING_FALLBACK_WORDS,
  ANIMAL_FALLBACK_WORDS,
  OUTDOOR_FALLBACK_WORDS,
  WORKSHOP_FALLBACK_WORDS,
  HOUSEHOLD_FALLBACK_WORDS,
  LEISURE_FALLBACK_WORDS,
  CREATURE_FALLBACK_WORDS,
  PEOPLE_FALLBACK_WORDS,
  DISH_FALLBACK_WORDS,
  GROWING_FALLBACK_WORDS,
  OBJECT_FALLBACK_WORDS,
  PLACE_FALLBACK_WORDS,
  EVERYDAY_FALLBACK_WORDS,
  REGIONAL_FALLBACK_WORDS,
  PLAIN_FALLBACK_WORDS,
  KITCHEN_FALLBACK_WORDS,
  SHED_FALLBACK_WORDS,
  WILD_FALLBACK_WORDS,
  COUNTER_FALLBACK_WORDS,
].join('\n');

/** Of these, who works and what is cooked: in a brand name they tell its trade. */
export const WORK_FALLBACK_WORDS = [PEOPLE_FALLBACK_WORDS, DISH_FALLBACK_WORDS].join('\n');
