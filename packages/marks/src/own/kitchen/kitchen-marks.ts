import type { OwnMark } from '../../kit/define-mark.ts';
import { cleaverMarks } from './cleaver.ts';
import { cocktailShakerMarks } from './cocktail-shaker.ts';
import { coffeeDripperMarks } from './coffee-dripper.ts';
import { croissantMarks } from './croissant.ts';
import { frenchPressMarks } from './french-press.ts';
import { mokaPotMarks } from './moka-pot.ts';
import { pourOverMarks } from './pour-over.ts';
import { wokMarks } from './wok.ts';
import { eggCupMarks } from './egg-cup.ts';
import { whetstoneMarks } from './whetstone.ts';
import { coolerBoxMarks } from './cooler-box.ts';

export const kitchenMarks: OwnMark[] = [
  ...mokaPotMarks,
  ...coffeeDripperMarks,
  ...pourOverMarks,
  ...frenchPressMarks,
  ...croissantMarks,
  ...wokMarks,
  ...cleaverMarks,
  ...cocktailShakerMarks,
  ...eggCupMarks,
  ...whetstoneMarks,
  ...coolerBoxMarks,
];
