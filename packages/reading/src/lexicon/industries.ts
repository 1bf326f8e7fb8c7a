import { CARE_AND_LEARNING } from './care-and-learning.data.ts';
import { FOOD_AND_DRINK } from './food-and-drink.data.ts';
import type { Industry } from './industry.ts';
import { MAKING_AND_TECHNOLOGY } from './making-and-technology.data.ts';
import { SERVICES } from './services.data.ts';
import { SHOPS_AND_STYLE } from './shops-and-style.data.ts';
import { TRAVEL_AND_LEISURE } from './travel-and-leisure.data.ts';

export const INDUSTRIES: readonly Industry[] = [
  ...FOOD_AND_DRINK,
  ...SHOPS_AND_STYLE,
  ...CARE_AND_LEARNING,
  ...SERVICES,
  ...MAKING_AND_TECHNOLOGY,
  ...TRAVEL_AND_LEISURE,
];
