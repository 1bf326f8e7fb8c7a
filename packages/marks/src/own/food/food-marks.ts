import type { OwnMark } from '../../kit/define-mark.ts';
import { barbecueMarks } from './barbecue.ts';
import { beerMarks } from './beer.ts';
import { breadMarks } from './bread.ts';
import { bunMarks } from './bun.ts';
import { cakeMarks } from './cake.ts';
import { coffeeMarks } from './coffee.ts';
import { crabMarks } from './crab.ts';
import { dumplingMarks } from './dumpling.ts';
import { eggMarks } from './egg.ts';
import { fishMarks } from './fish.ts';
import { hotpotMarks } from './hotpot.ts';
import { iceCreamMarks } from './ice-cream.ts';
import { milkTeaMarks } from './milk-tea.ts';
import { noodlesMarks } from './noodles.ts';
import { orangeMarks } from './orange.ts';
import { pepperMarks } from './pepper.ts';
import { pizzaMarks } from './pizza.ts';
import { riceMarks } from './rice.ts';
import { shrimpMarks } from './shrimp.ts';
import { sushiMarks } from './sushi.ts';
import { teaMarks } from './tea.ts';
import { watermelonMarks } from './watermelon.ts';
import { wineMarks } from './wine.ts';

export const foodMarks: OwnMark[] = [
  ...breadMarks,
  ...noodlesMarks,
  ...hotpotMarks,
  ...teaMarks,
  ...coffeeMarks,
  ...milkTeaMarks,
  ...cakeMarks,
  ...fishMarks,
  ...crabMarks,
  ...riceMarks,
  ...orangeMarks,
  ...wineMarks,
  ...dumplingMarks,
  ...bunMarks,
  ...iceCreamMarks,
  ...eggMarks,
  ...pepperMarks,
  ...barbecueMarks,
  ...sushiMarks,
  ...beerMarks,
  ...pizzaMarks,
  ...watermelonMarks,
  ...shrimpMarks,
];
