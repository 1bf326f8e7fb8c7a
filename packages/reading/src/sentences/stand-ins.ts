import { CREATURE_STAND_INS } from './stand-ins-creatures.data.ts';
import { DISH_STAND_INS } from './stand-ins-dishes.data.ts';
import { GROWING_STAND_INS } from './stand-ins-growing.data.ts';
import { OBJECT_STAND_INS } from './stand-ins-objects.data.ts';
import { PEOPLE_STAND_INS } from './stand-ins-people.data.ts';
import { PLACE_STAND_INS } from './stand-ins-places.data.ts';

/**
 * What stands in for a thing that nobody has drawn: its parent kind, or the thing it is taken for. Only words that no
 * concept and no drawing has a name for are looked up here, and the reader is told what they are drawn as. Written as
 * in kinds.data.ts: a concept's id, English words (underscores for blanks), then Chinese ones.
 */
export const STAND_INS = [
  CREATURE_STAND_INS,
  PEOPLE_STAND_INS,
  DISH_STAND_INS,
  GROWING_STAND_INS,
  OBJECT_STAND_INS,
  PLACE_STAND_INS,
].join('\n');

/** Of these, who works and what is cooked: in a brand name they tell its trade. */
export const WORK_STAND_INS = [PEOPLE_STAND_INS, DISH_STAND_INS].join('\n');
