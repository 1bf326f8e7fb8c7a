import type { OwnMark } from '../../kit/define-mark.ts';
import { barbecueMarks } from './barbecue.ts';
import { beerMarks } from './beer.ts';
import { breadMarks } from './bread.ts';
import { bunMarks } from './bun.ts';
import { burgerMarks } from './burger.ts';
import { cakeMarks } from './cake.ts';
import { candyMarks } from './candy.ts';
import { cheeseMarks } from './cheese.ts';
import { friedChickenMarks } from './fried-chicken.ts';
import { coffeeMarks } from './coffee.ts';
import { crabMarks } from './crab.ts';
import { dumplingMarks } from './dumpling.ts';
import { eggMarks } from './egg.ts';
import { fishMarks } from './fish.ts';
import { honeyMarks } from './honey.ts';
import { hotpotMarks } from './hotpot.ts';
import { iceCreamMarks } from './ice-cream.ts';
import { milkMarks } from './milk.ts';
import { milkTeaMarks } from './milk-tea.ts';
import { noodlesMarks } from './noodles.ts';
import { orangeMarks } from './orange.ts';
import { peachMarks } from './peach.ts';
import { pepperMarks } from './pepper.ts';
import { pizzaMarks } from './pizza.ts';
import { riceMarks } from './rice.ts';
import { shrimpMarks } from './shrimp.ts';
import { strawberryMarks } from './strawberry.ts';
import { sushiMarks } from './sushi.ts';
import { teaMarks } from './tea.ts';
import { watermelonMarks } from './watermelon.ts';
import { wineMarks } from './wine.ts';
import { leekMarks } from './leek.ts';
import { waffleConeMarks } from './waffle-cone.ts';

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
  ...shrimpMarks,
  ...riceMarks,
  ...dumplingMarks,
  ...bunMarks,
  ...barbecueMarks,
  ...friedChickenMarks,
  ...burgerMarks,
  ...pizzaMarks,
  ...sushiMarks,
  ...eggMarks,
  ...pepperMarks,
  ...orangeMarks,
  ...watermelonMarks,
  ...strawberryMarks,
  ...peachMarks,
  ...wineMarks,
  ...beerMarks,
  ...milkMarks,
  ...iceCreamMarks,
  ...honeyMarks,
  ...candyMarks,
  ...cheeseMarks,
  ...leekMarks,
  ...waffleConeMarks,
];
