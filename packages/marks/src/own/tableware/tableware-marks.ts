import type { OwnMark } from '../../kit/define-mark.ts';
import { chopsticksMarks } from './chopsticks.ts';
import { clayPotMarks } from './clay-pot.ts';
import { gaiwanMarks } from './gaiwan.ts';
import { purpleClayTeapotMarks } from './purple-clay-teapot.ts';
import { steamerBasketMarks } from './steamer-basket.ts';
import { wineJarMarks } from './wine-jar.ts';

export const tablewareMarks: OwnMark[] = [
  ...chopsticksMarks,
  ...clayPotMarks,
  ...gaiwanMarks,
  ...purpleClayTeapotMarks,
  ...steamerBasketMarks,
  ...wineJarMarks,
];
