import type { OwnMark } from '../kit/define-mark.ts';
import { ownMarksOf } from './own-marks.ts';

/** Catalogue concepts that one of our own drawings says as well, though its concept has another name. */
const DRAWN_AS: Record<string, string> = {
  'hot-pot': 'hotpot',
  'rice-bowl': 'rice',
  'rice-ball': 'rice',
  'dim-sum': 'bun',
  chili: 'pepper',
  'bell-pepper': 'pepper',
  snowflake: 'snow',
  drop: 'water',
  'water-drop': 'water',
  cow: 'ox',
  bull: 'ox',
  drumstick: 'fried-chicken',
  baguette: 'bread',
  'takeaway-coffee': 'coffee',
  'bubble-tea': 'milk-tea',
  teapot: 'tea',
  'tea-leaf': 'tea',
  swallow: 'bird',
  popsicle: 'ice-cream',
  'fried-egg': 'egg',
  kebab: 'barbecue',
  'pine-tree': 'pine',
  wheat: 'wheat',
  stamp: 'seal-stamp',
  coins: 'coin',
  'window-frame': 'window',
  road: 'path',
  sunrise: 'horizon',
  prism: 'gem',
  sparkles: 'star',
  'ink-brush': 'brush',
  'open-book': 'book',
  books: 'book',
  'camera-lens': 'camera',
  'steering-wheel': 'wheel',
  'dental-care': 'tooth',
  tools: 'wrench',
  cabin: 'house',
  armchair: 'chair',
  temple: 'pagoda',
  'hand-heart': 'hand',
  laughing: 'smile',
  stroller: 'baby',
  barber: 'hairdresser',
  lips: 'lipstick',
  locksmith: 'lock',
  lawyer: 'gavel',
  court: 'law',
  plumber: 'faucet',
  kindergarten: 'blocks',
  'hot-stone': 'spa',
  boat: 'wooden-boat',
};

/** Our own marks for a concept of the catalogue; empty where we have not drawn it yet. */
export function ownMarksFor(concept: string): OwnMark[] {
  const direct = ownMarksOf(concept);
  const alias = DRAWN_AS[concept];
  return direct.length > 0 || !alias ? direct : ownMarksOf(alias);
}

/** Catalogue concepts that are drawn by our marks of this one. */
export const aliasesOf = (concept: string): string[] =>
  Object.entries(DRAWN_AS).flatMap(([alias, drawn]) => (drawn === concept && alias !== concept ? [alias] : []));
