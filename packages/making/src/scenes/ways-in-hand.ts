import { curve, shape, union, type Point, rect, stroke, both, path } from '@markwright/marks/kit';
import type { Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { frontSide, hasBody, heightAt, isErect, muzzleOf, spanAt } from './anchors.ts';
import { measuredEyes } from './face.ts';
import { ARMLESS, BEAKS, CREATURES, HANDS, PINCERS, SHEARS } from '@markwright/marks/kinds';
import { type Arrange, looksTo, pin, put, sideOf } from './layout.ts';
import { edgeAt, filled, longAxis, measure } from './silhouette.ts';
import { madeFrom, remember, type Thing, turned } from './thing.ts';
import { capsule } from './ways-held.ts';

/** Longer than this, against its width, and it is held by its shaft. */
const LONG = 2.1;

const middleOf = ({ shape: { box } }: Thing): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** A long thing turned so that it stands, or lies, and how long it is against its width. */
export function along(thing: Thing, degrees: 0 | 90): Thing {
  const axis = longAxis(thing.solid);
  const turn = degrees - axis.degrees;
  // The shorter way round, so that what was above stays above.
  const short = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
  return turned(thing, short);
}

export const isLong = ({ solid }: Thing): boolean => longAxis(solid).times > LONG;

/** A loaf or a pen drawn on the slant: where something stands on it, it lies. */
export const isAskew = (thing: Thing): boolean =>
  !CREATURES.has(thing.concept) &&
  !thing.places.top &&
  !thing.places.back &&
  isLong(thing) &&
  isSlanted(longAxis(thing.solid).degrees);
const isSlanted = (degrees: number): boolean => Math.abs(degrees) > 15 && Math.abs(degrees) < 75;

const armOutline = (from: Point, to: Point, weight: number): Outline =>
  outlineOfRegion(stroke(path([from.x, from.y]).line([to.x, to.y]), weight));

/** So large is what is held, against who holds it; something long is longer. */
const [HELD, HELD_LONG] = [0.46, 0.72];

/** Of the height: eyes below this are where an arm would be. */
const LOW_EYES = 0.36;

/** In the arm of whoever stands up: at the edge of the body, before it, the arm across. */
export const arm: Arrange = (holder, held) => {
  const hasArms = hasBody(holder) && isErect(holder) && ![BEAKS, ARMLESS].some((kind) => kind.has(holder.concept));
  if (!hasArms || CREATURES.has(held.concept)) return undefined;
  const side = frontSide(holder);
  const long = isLong(held);
  const thing = long ? along(held, 90) : held;
  const own = thing.shape.box;
  const by = (sideOf(holder) * (long ? HELD_LONG : HELD)) / sideOf(thing);
  // An arm across low eyes, as an octopus has them, would cover them.
  const eyes = holder.places.eyes ?? measuredEyes(holder.ink);
  const lower = eyes && eyes.y > heightAt(holder, LOW_EYES) ? 0.16 : 0;
  const y = heightAt(holder, 0.58 + lower);
  const [left, right] = spanAt(holder, y);
  const edge = side > 0 ? right : left;
  const out = (own.width * by) / 2;
  const at = { x: edge + side * (long ? out * 0.5 : out * 0.5), y: long ? heightAt(holder, 0.5 + lower) : y };
  const weight = sideOf(holder) * 0.1;
  const shoulder = { x: edge - side * (right - left) * 0.34, y: heightAt(holder, 0.5 + lower) };
  const hand = { x: long ? at.x : at.x - side * out * 0.3, y: y + weight * 0.1 };
  return {
    behind: put(holder),
    front: pin(thing, by, middleOf(thing), at),
    over: armOutline(shoulder, hand, weight),
    overJoins: true,
  };
};

/** How far down it is held: a stick by its middle, scissors by their handles, everything else by its upper edge. */
const gripOf = ({ concept }: Thing, long: boolean): number => (SHEARS.has(concept) ? 0.84 : long ? 0.5 : 0.3);
/** Of its length, how broad a stick is at most. */
const SLIM = 0.28;

/** In the mouth of what goes on four feet, swims or crawls: crossing the muzzle, which lies over it. */
export const mouth: Arrange = (holder, held) => {
  if (!hasBody(holder) || isErect(holder) || looksTo(holder) === 'front' || CREATURES.has(held.concept)) {
    return undefined;
  }
  const side = frontSide(holder);
  const tip = muzzleOf(holder, side);
  if (!tip) return undefined;
  const long = isLong(held);
  const thing = long ? along(held, 90) : held;
  const by = (sideOf(holder) * (long ? 0.66 : 0.5)) / sideOf(thing);
  const { box } = thing.shape;
  const isSlim = long && box.width < box.height * SLIM;
  const from = { x: box.x + box.width / 2, y: box.y + box.height * gripOf(thing, long) };
  const out = isSlim ? 0.1 : 0.3;
  return {
    behind: pin(thing, by, from, { x: tip.x + side * box.width * by * out, y: tip.y }),
    front: put(holder),
  };
};

/** Below the chin of a face, lying across and biting into it, a paw over it at each side. */
export const grip: Arrange = (holder, held) => {
  if (!CREATURES.has(holder.concept) || holder.view !== 'face' || CREATURES.has(held.concept) || !isLong(held)) {
    return undefined;
  }
  const thing = along(held, 0);
  const head = holder.shape.box;
  const by = (head.width * 1.32) / thing.shape.box.width;
  const height = thing.shape.box.height * by;
  const paw = head.width * 0.17;
  const at = { x: head.x + head.width / 2, y: head.y + head.height * 0.93 + height / 2 };
  const paws = [-0.25, 0.25].map((share) =>
    capsule(at.x + share * head.width, at.y - height / 2 - paw * 0.5, paw, Math.max(paw * 1.7, height * 0.7)),
  );
  return { behind: put(holder), front: pin(thing, by, middleOf(thing), at), over: paws };
};

/** Upright in a fist. */
export const fist: Arrange = (hand, held) => {
  if (!HANDS.has(hand.concept) || !isLong(held)) return undefined;
  const thing = along(held, 90);
  const knuckles = remember(`fist/${hand.concept}`, () => drawFist(hand))!;
  const by = 250 / thing.shape.box.height;
  const { box } = thing.shape;
  return {
    behind: pin(thing, by, { x: box.x + box.width / 2, y: box.y + box.height * 0.72 }, { x: 108, y: 168 }),
    front: put(knuckles),
    mostPieces: 4,
  };
};

/** A hand that closes round something upright: four fingers across it, the thumb above, the wrist below. */
function drawFist(hand: Thing): Thing {
  const fingers = [0, 1, 2].map((i) => rect(66 + i * 4, 116 + i * 31, 92 - i * 4, 24, 12));
  const back = union(rect(142, 108, 44, 96, [8, 22, 22, 8]), rect(146, 180, 40, 62, [0, 0, 6, 6]));
  const thumb = stroke(curve([164, 112, 190], [112, 96, 190]), 24);
  const ink = outlineOfRegion(union(back, ...fingers, thumb));
  const small = outlineOfRegion(union(rect(66, 92, 118, 112, 26), rect(146, 180, 40, 62)));
  const solid = outlineOfRegion(union(rect(66, 92, 118, 110, 16), rect(146, 180, 40, 62)));
  return { ...hand, id: 'fist', view: 'whole', ink, small, solid, shape: measure(solid), places: {} };
}

/** Between the ends of two sticks that come from above: chopsticks, tongs. */
export const pinch: Arrange = (holder, held) => {
  if (!PINCERS.has(holder.concept)) return undefined;
  const { box } = held.shape;
  const side = sideOf(held);
  const sticks = madeFrom(held, `sticks/${holder.concept}`, () => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.42];
    const stick = (dx: number, dy: number, lean: number, weight: number): Outline =>
      outlineOfRegion(
        stroke(path([x + dx, y + dy]).line([x + dx + Math.cos(lean) * side, y + dy - Math.sin(lean) * side]), weight),
      );
    const weight = side * 0.075;
    const both = (pen: number): Outline => [
      ...stick(-side * 0.12, -side * 0.02, 0.98, pen),
      ...stick(side * 0.14, side * 0.1, 0.72, pen),
    ];
    const ink = both(weight);
    const solid = filled(ink);
    return {
      ...holder,
      id: `sticks/${held.id}`,
      ink,
      small: both(weight * 1.3),
      solid,
      shape: measure(solid),
      places: {},
    };
  })!;
  return { behind: put(held), front: put(sticks), leastShare: 0.07 };
};

/** At the flank of an animal on four feet, before its body: a sack, a basket. */
export const saddle: Arrange = (load, bearer) => {
  if (!hasBody(bearer) || isErect(bearer) || CREATURES.has(load.concept)) return undefined;
  const { box } = bearer.shape;
  const by = (sideOf(bearer) * 0.42) / sideOf(load);
  const x = box.x + box.width * (frontSide(bearer) > 0 ? 0.42 : 0.58);
  const [top, low] = [edgeAt(bearer.shape, 'top', x), heightAt(bearer, 0.72)];
  if (Number.isNaN(top)) return undefined;
  return {
    behind: put(bearer),
    front: pin(load, by, middleOf(load), { x, y: Math.min(low, top + box.height * 0.26) }),
  };
};

/** In two hands that rise at both sides. */
export const cupped: Arrange = (hands, held) => {
  if (!HANDS.has(hands.concept) || isLong(held)) return undefined;
  const two = remember(`cupped/${hands.concept}`, () => drawCupped(hands))!;
  const { box } = held.shape;
  const by = Math.min(128 / box.width, 150 / box.height);
  const foot = { x: box.x + box.width / 2, y: box.y + box.height };
  return { behind: put(two), front: pin(held, by, foot, { x: 120, y: 176 }) };
};

function drawCupped(hands: Thing): Thing {
  const hand = shape(
    [104, 238],
    [104, 206, -90],
    [84, 168, -128],
    [58, 148, 200, null],
    [50, 152, null, null],
    [72, 182, 60, null],
    [62, 188, null, null],
    [34, 142, -110],
    [22, 104, -96],
    [6, 106, 92],
    [16, 170, 70],
    [52, 218, 60, null],
    [52, 238],
  );
  const ink = outlineOfRegion(both(hand));
  const solid = filled(ink);
  return { ...hands, id: 'cupped', view: 'whole', ink, small: ink, solid, shape: measure(solid), places: {} };
}
