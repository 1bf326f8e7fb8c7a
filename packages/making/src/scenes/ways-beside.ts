import { findConcept } from '@markwright/marks';
import { CREATURES, HAFTED, LARGE } from '@markwright/marks/kinds';
import { heightAt, spanAt } from './anchors.ts';
import { type Arrange, looksTo, pin, put } from './layout.ts';
import { mirrored, type Thing, turned } from './thing.ts';
import { postOf } from './upright-drawings.ts';
import { along } from './ways-in-hand.ts';

/** Side by side on one ground, of one weight to the eye, the nearer one a little before the other. */
export const pair: Arrange = (one, other) => {
  if (one.id === other.id) return mirror(one, other);
  const [left, right] = [towards(one, 'right'), towards(other, 'left')];
  const by = Math.min(1.25, Math.max(0.6, Math.sqrt(left.shape.area / right.shape.area)));
  const [a, b] = [left.shape.box, right.shape.box];
  const start = a.x + a.width - b.x * by - b.width * by * 0.06;
  return { behind: { thing: right, by, x: start, y: a.y + a.height - (b.y + b.height) * by }, front: put(left) };
};

/** The same drawing, turned to look the way said, where it is known which way it looks. */
function towards(thing: Thing, side: 'left' | 'right'): Thing {
  const isAnimal = CREATURES.has(thing.concept) || findConcept(thing.concept)?.theme === 'animals';
  const looks = isAnimal ? looksTo(thing) : (thing.places.facing ?? 'front');
  return looks === 'front' || looks === side ? thing : mirrored(thing);
}

/** Face to face: the first looks to the right, the second to the left. */
export const mirror: Arrange = (one, other) => {
  if (one.view === 'face' || other.view === 'face') return undefined;
  const left = towards(one, 'right');
  const right = one.id === other.id ? mirrored(left) : towards(other, 'left');
  const by = Math.min(1.25, Math.max(0.7, Math.sqrt(left.shape.area / right.shape.area)));
  const [a, b] = [left.shape.box, right.shape.box];
  const start = a.x + a.width - b.x * by + 9;
  const y = a.y + a.height - (b.y + b.height) * by;
  return { behind: { thing: right, by, x: start, y }, front: put(left), isFacing: true, isGroup: one.id === other.id };
};

/** So large beside the other, so far behind its edge: a composed pair, not two pictures in a row. */
const [LESSER, OVERLAP] = [0.58, 0.42];

/** The lesser thing stands before the foot of the greater, on the same ground, and bites into its outline. */
export const before: Arrange = (greater, lesser) => {
  if (greater.id === lesser.id || greater.view === 'face' || (isAlive(greater) && isAlive(lesser))) return undefined;
  const [large, small] =
    LARGE.has(lesser.concept) && !LARGE.has(greater.concept) ? [lesser, greater] : [greater, lesser];
  const [box, own] = [large.shape.box, small.shape.box];
  const optical = (width: number, height: number) => 0.6 * Math.max(width, height) + 0.4 * Math.sqrt(width * height);
  const by = (optical(box.width, box.height) * LESSER) / optical(own.width, own.height);
  const side = clearSide(large, own.width * by * OVERLAP, own.height * by);
  const foot = { x: side === 'right' ? own.x : own.x + own.width, y: small.places.ground ?? own.y + own.height };
  const width = own.width * by;
  const x = side === 'right' ? box.x + box.width - width * OVERLAP : box.x + width * OVERLAP;
  const ground = large.places.ground ?? box.y + box.height;
  return { behind: put(large), front: pin(small, by, foot, { x, y: ground }) };
};

const isAlive = ({ concept }: Thing): boolean => CREATURES.has(concept);
/** Behind an animal's back, so that its face stays clear; elsewhere where less of the thing is hidden. */
function clearSide(thing: Thing, width: number, height: number): 'left' | 'right' {
  if (isAlive(thing)) return looksTo(thing) === 'right' ? 'left' : 'right';
  return inkInCorner(thing, 'left', width, height) < inkInCorner(thing, 'right', width, height) * 0.8
    ? 'left'
    : 'right';
}

/** Ink in a lower corner of so many units, by the edges of the silhouette. */
function inkInCorner({ shape }: Thing, side: 'left' | 'right', width: number, height: number): number {
  const { box, top, bottom } = shape;
  const count = Math.round((width / box.width) * top.length);
  const columns = [...top.keys()].filter((i) => (side === 'left' ? i < count : i >= top.length - count));
  const highest = box.y + box.height - height;
  return columns.reduce((sum, i) => sum + Math.max(0, (bottom[i] || 0) - Math.max(top[i] || 0, highest)), 0);
}

/** How far from the upright each of two crossed tools leans, and how broad it may be in the middle against its length. */
const [LEAN, BROADEST] = [45, 0.24];
function isSlim(tool: Thing): boolean {
  const [left, right] = spanAt(tool, heightAt(tool, 0.5));
  return right - left < tool.shape.box.height * BROADEST;
}

/** Two long tools crossed in the middle, their heads above: a hammer and a wrench, two swords. */
export const cross: Arrange = (one, other) => {
  if (!HAFTED.has(one.concept) || !HAFTED.has(other.concept)) return undefined;
  const [first, upright] = [headUp(one), headUp(other)];
  if (![first, upright].every(isSlim)) return undefined;
  const left = turned(first, -LEAN);
  const right = turned(one.id === other.id ? mirrored(upright) : upright, LEAN);
  const [a, b] = [left.shape.box, right.shape.box];
  const by = Math.max(a.width, a.height) / Math.max(b.width, b.height);
  const middle = (box: typeof a) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return { behind: put(left), front: pin(right, by, middle(b), middle(a)), mostPieces: 2 };
};

/** Standing on its handle: the broader half above. */
export function headUp(tool: Thing): Thing {
  const post = postOf(tool);
  if (post) return post;
  const upright = along(tool, 90);
  const { box, top, bottom } = upright.shape;
  const middle = box.y + box.height / 2;
  const inkOf = (isAbove: boolean) =>
    [...top.keys()].reduce((sum, i) => {
      const [high, low] = [top[i] || middle, bottom[i] || middle];
      return sum + Math.max(0, isAbove ? Math.min(low, middle) - high : low - Math.max(high, middle));
    }, 0);
  return inkOf(true) >= inkOf(false) ? upright : turned(upright, 180);
}
