import type { MarkDrawing } from '@markwright/logo';
import type { OwnMark } from '../kit/define-mark.ts';
import { drawMark, type Variation } from '../kit/finish.ts';
import { abstractMarks } from './abstract/abstract-marks.ts';
import { animalMarks } from './animals/animals-marks.ts';
import { antiquesMarks } from './antiques/antiques-marks.ts';
import { beautyMarks } from './beauty/beauty-marks.ts';
import { caringMarks } from './caring/caring-marks.ts';
import { chineseFoodMarks } from './chinese-food/chinese-food-marks.ts';
import { chineseMarks } from './chinese/chinese-marks.ts';
import { courtyardsMarks } from './courtyards/courtyards-marks.ts';
import { craftMarks } from './craft/craft-marks.ts';
import { dishesMarks } from './dishes/dishes-marks.ts';
import { dressMarks } from './dress/dress-marks.ts';
import { festivalMarks } from './festival/festival-marks.ts';
import { floraMarks } from './flora/flora-marks.ts';
import { folkMarks } from './folk/folk-marks.ts';
import { foodMarks } from './food/food-marks.ts';
import { freightMarks } from './freight/freight-marks.ts';
import { fruitMarks } from './fruit/fruit-marks.ts';
import { handcraftMarks } from './handcraft/handcraft-marks.ts';
import { homeMarks } from './home/home-marks.ts';
import { keepsakeMarks } from './keepsakes/keepsakes-marks.ts';
import { kitchenMarks } from './kitchen/kitchen-marks.ts';
import { landmarkMarks } from './landmarks/landmarks-marks.ts';
import { learningMarks } from './learning/learning-marks.ts';
import { mendingMarks } from './mending/mending-marks.ts';
import { musicMarks } from './music/music-marks.ts';
import { mythMarks } from './myth/myth-marks.ts';
import { natureMarks } from './nature/nature-marks.ts';
import { officeMarks } from './office/office-marks.ts';
import { peopleMarks } from './people/people-marks.ts';
import { plantMarks } from './plants/plants-marks.ts';
import { remediesMarks } from './remedies/remedies-marks.ts';
import { snacksMarks } from './snacks/snacks-marks.ts';
import { speciesMarks } from './species/species-marks.ts';
import { studyMarks } from './study/study-marks.ts';
import { tablewareMarks } from './tableware/tableware-marks.ts';
import { teawareMarks } from './teaware/teaware-marks.ts';
import { travelMarks } from './travel/travel-marks.ts';
import { upkeepMarks } from './upkeep/upkeep-marks.ts';
import { wellnessMarks } from './wellness/wellness-marks.ts';
import { workshopMarks } from './workshop/workshop-marks.ts';

/** Every mark we have drawn ourselves, family by family. */
export const ownMarks: readonly OwnMark[] = [
  ...foodMarks,
  ...animalMarks,
  ...plantMarks,
  ...natureMarks,
  ...homeMarks,
  ...craftMarks,
  ...peopleMarks,
  ...chineseMarks,
  ...chineseFoodMarks,
  ...tablewareMarks,
  ...dressMarks,
  ...musicMarks,
  ...folkMarks,
  ...studyMarks,
  ...landmarkMarks,
  ...mythMarks,
  ...abstractMarks,
  ...floraMarks,
  ...fruitMarks,
  ...keepsakeMarks,
  ...kitchenMarks,
  ...antiquesMarks,
  ...courtyardsMarks,
  ...dishesMarks,
  ...festivalMarks,
  ...handcraftMarks,
  ...remediesMarks,
  ...snacksMarks,
  ...teawareMarks,
  ...speciesMarks,
  ...travelMarks,
  ...workshopMarks,
  ...beautyMarks,
  ...caringMarks,
  ...freightMarks,
  ...learningMarks,
  ...mendingMarks,
  ...officeMarks,
  ...upkeepMarks,
  ...wellnessMarks,
];

const byKey = new Map(ownMarks.map((mark) => [mark.key, mark]));

/** A key may stand in somebody's document: what a mark was called before still finds it. */
const RENAMED: Record<string, string> = { 'people/hand/thumb-up': 'people/thumbs-up/thumb-up' };

export const findOwnMark = (key: string): OwnMark | undefined => byKey.get(RENAMED[key] ?? key);

const byConcept = new Map<string, OwnMark[]>();
for (const mark of ownMarks) byConcept.set(mark.concept, [...(byConcept.get(mark.concept) ?? []), mark]);

export const ownMarksOf = (concept: string): OwnMark[] => byConcept.get(concept) ?? [];

/** Draws a mark by its key; the same seed gives the same drawing for ever. */
export function drawOwnMark(key: string, variation: Variation): MarkDrawing {
  const mark = findOwnMark(key);
  if (!mark) throw new Error(`no mark of our own is called ${key}`);
  return drawMark(mark, variation);
}
