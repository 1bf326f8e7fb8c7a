import type { Level, Point } from '@markwright/marks/kit';
import { pointsOf } from '@markwright/vector/outline';
import { CREATURES, HEADS_ONLY } from '@markwright/marks/kinds';
import { looksTo } from './layout.ts';
import { crossingsAt, edgeAt } from './silhouette.ts';
import type { Thing } from './thing.ts';

/** Places that a drawing does not name are measured on its silhouette. */

/** Where the body begins and ends at a height; its broadest run there, so that a tail beside it does not count. */
export function spanAt({ solid, shape: { box } }: Thing, y: number): [left: number, right: number] {
  let best: [number, number] = [box.x, box.x];
  for (const ring of solid) {
    const hits = crossingsAt(pointsOf(ring, 0.5), y);
    for (let i = 0; i + 1 < hits.length; i += 2)
      if (hits[i + 1]! - hits[i]! > best[1] - best[0]) best = [hits[i]!, hits[i + 1]!];
  }
  return best;
}

/** A whole animal or person: it has a body below the head. */
export const hasBody = ({ concept, view, id }: Thing): boolean =>
  CREATURES.has(concept) && view === 'whole' && !HEADS_ONLY.has(id);

/** Stands on its hind legs, or sits up: arms are free. */
export const isErect = (thing: Thing): boolean =>
  // Who has a back to sit on goes on four feet, though two and two are drawn as one.
  (thing.places.back === undefined || thing.places.lap !== undefined) &&
  thing.shape.box.height > thing.shape.box.width * 0.92 &&
  feetOf(thing).length < 3;

/** The height of a share of the body, from above. */
export const heightAt = ({ shape: { box } }: Thing, share: number): number => box.y + box.height * share;

/** The side a hand or a muzzle is on: 1 is right. Whoever looks at us uses the right. */
export const frontSide = (thing: Thing): 1 | -1 => (looksTo(thing) === 'left' ? -1 : 1);

/** Where a head ends above: said by the mark, the middle of a face, or the highest part of what stands upright. */
export function crownOf({ shape, places, view, concept }: Thing): Level | undefined {
  if (places.head) return places.head;
  const { box, top } = shape;
  const between = (share: number): Level => {
    const middle = box.x + box.width / 2;
    const crown = edgeAt(shape, 'top', middle);
    return { x: middle, y: Number.isNaN(crown) ? box.y : crown, width: box.width * share };
  };
  if (view === 'face') return between(0.62);
  const high = [...top.keys()].filter((i) => top[i]! < box.y + box.height * 0.1);
  const [first, last] = [high[0] ?? 0, (high.at(-1) ?? 0) + 1];
  const width = ((last - first) / top.length) * box.width;
  // The flat lid of a jar is one crown all the way across.
  const isLid = !CREATURES.has(concept) && high.length === last - first;
  // A lobster that looks at us has its head between the claws.
  if (width > box.width * 0.7 && CREATURES.has(concept) && shape.lopsided < 0.08) return between(0.3);
  // Ears and horns far apart are no crown, nor is the point of a mast.
  if ((width > box.width * 0.7 && !isLid) || width < box.width * (CREATURES.has(concept) ? 0.14 : 0.08))
    return undefined;
  return {
    x: box.x + ((first + last) / 2 / top.length) * box.width,
    y: box.y,
    width: Math.max(width, box.width * 0.4),
  };
}

/** The muzzle of an animal on four feet, or of a fish: the foremost point of its upper body. */
export function muzzleOf({ shape: { box, top, bottom } }: Thing, side: 1 | -1, deepest = 0.62): Point | undefined {
  const columns = side < 0 ? [...top.keys()] : [...top.keys()].toReversed();
  const at = columns.find((i) => top[i]! < box.y + box.height * deepest);
  if (at === undefined) return undefined;
  const inwards = at - side * 3;
  const column = Number.isNaN(top[inwards] ?? NaN) ? at : inwards;
  const y = Math.min((top[column]! + bottom[column]!) / 2, top[column]! + box.height * 0.14);
  return { x: box.x + ((at + 0.5) / top.length) * box.width, y };
}

/** Legs or feet that reach the ground, from left to right. */
export function feetOf({ shape: { box, bottom } }: Thing): Point[] {
  const low = box.y + box.height * 0.93;
  const feet: Point[] = [];
  let start = -1;
  for (let i = 0; i <= bottom.length; i++) {
    const isFoot = bottom[i]! >= low;
    if (isFoot && start < 0) start = i;
    if (!isFoot && start >= 0) {
      feet.push({ x: box.x + ((start + i) / 2 / bottom.length) * box.width, y: box.y + box.height });
      start = -1;
    }
  }
  return feet;
}
