import type { Curve } from '@markwright/vector/outline';
import { BEAKS, CREATURES, isPerson } from '@markwright/marks/kinds';
import { type Arrange, looksTo, pin, put, sideOf } from './layout.ts';
import { edgeAt, seatOf } from './silhouette.ts';
import type { Thing } from './thing.ts';

/** A head behind the thing, two paws over its upper edge: held, seen from the front. */
export const peek: Arrange = (holder, held) => {
  if (!CREATURES.has(holder.concept) || holder.view !== 'face') return undefined;
  const { box } = held.shape;
  if (CREATURES.has(held.concept) || box.width < box.height * 0.9) return undefined;
  const flat = seatOf(held.shape, box.width * 0.8);
  if (flat.uneven > box.height * 0.3) return undefined;
  const by = (box.width * 0.74) / holder.shape.box.width;
  const x = box.x + box.width / 2;
  // The highest of the middle: the cleft of a heart does not let the eyes sink.
  const brims = [-0.16, 0, 0.16].map((share) => edgeAt(held.shape, 'top', x + share * box.width));
  const brim = Math.min(...brims.filter((y) => !Number.isNaN(y)));
  const head = holder.shape.box;
  const behind = pin(
    holder,
    by,
    { x: head.x + head.width / 2, y: head.y + head.height * 0.8 },
    { x, y: Number.isFinite(brim) ? brim : flat.y },
  );
  const paw = box.width * 0.12;
  const paws = [-0.33, 0.33].flatMap((share) => {
    const at = x + share * box.width;
    const edge = edgeAt(held.shape, 'top', at);
    return Number.isNaN(edge) || edge > box.y + box.height * 0.45
      ? []
      : [capsule(at, edge - paw * 0.45, paw, paw * 1.55)];
  });
  return { behind, front: put(held), ...(paws.length === 2 && { over: paws }) };
};

/** Of its own width, how wide a thing is where it is clasped. */
const LEAST_GRASPED = 0.5;

/** A head over something tall, the chin before its upper edge, a paw at each side. */
export const clasp: Arrange = (holder, held) => {
  if (!CREATURES.has(holder.concept) || holder.view !== 'face' || CREATURES.has(held.concept)) return undefined;
  // Something thin that lies askew has no sides to hold it by.
  if (held.shape.belly.r < sideOf(held) * 0.14) return undefined;
  const { box } = held.shape;
  const head = holder.shape.box;
  const by = Math.min((box.height * 0.95) / head.height, Math.max(box.width * 1.15, box.height * 0.62) / head.width);
  const x = box.x + box.width / 2;
  const front = pin(
    holder,
    by,
    { x: head.x + head.width / 2, y: head.y + head.height },
    { x, y: box.y + head.height * by * 0.16 },
  );
  const paw = head.width * by * 0.2;
  const [left, right] = sidesAt(held, box.y + box.height * 0.45);
  // Blades of scissors end behind the chin, and paws round their joint hide the rest.
  if (right - left < box.width * LEAST_GRASPED) return undefined;
  const over = [left, right].map((at) => capsule(at, box.y + box.height * 0.45 - paw * 0.8, paw, paw * 1.6));
  return { behind: put(held), front, over, overOf: 'front' };
};

/** Where the silhouette begins and ends at a height. */
function sidesAt({ shape }: Thing, y: number): [left: number, right: number] {
  const { box, top, bottom } = shape;
  const columns = [...top.keys()].filter((i) => top[i]! <= y && bottom[i]! >= y);
  const at = (i: number): number => box.x + (i / top.length) * box.width;
  return columns.length > 0 ? [at(columns[0]!), at(columns.at(-1)! + 1)] : [box.x, box.x + box.width];
}

/** An upright pill by its middle of the upper end. */
export function capsule(x: number, y: number, width: number, height: number): Curve[] {
  const r = width / 2;
  const [left, right, top, low] = [x - r, x + r, y + r, y + height - r];
  const arc = (from: [number, number], to: [number, number], cy: number): Curve => ({
    kind: 'arc',
    from: { x: from[0], y: from[1] },
    to: { x: to[0], y: to[1] },
    center: { x, y: cy },
    radius: r,
    sweep: Math.PI,
  });
  const line = (from: [number, number], to: [number, number]): Curve => ({
    kind: 'line',
    from: { x: from[0], y: from[1] },
    to: { x: to[0], y: to[1] },
  });
  return [
    arc([left, top], [right, top], top),
    line([right, top], [right, low]),
    arc([right, low], [left, low], low),
    line([left, low], [left, top]),
  ];
}

/** Held against the body: before the lap. */
export const lap: Arrange = (holder, held) => {
  const room = holder.places.lap;
  // People take animals in their arms; animals do not.
  if (!room || (CREATURES.has(held.concept) && (!isPerson(holder.concept) || isPerson(held.concept)))) return undefined;
  const { box } = held.shape;
  const by = Math.min((room.width * 1.05) / box.width, (room.height * 1.05) / box.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return {
    behind: put(holder),
    front: pin(held, by, middle, { x: room.x + room.width / 2, y: room.y + room.height / 2 }),
    // A head, two arms and legs are a person, whatever is held before the chest.
    ...(isPerson(holder.concept) && { keeps: 0.4, mostPieces: 4 }),
  };
};

/** What a bird has in its beak: hung from the foremost point of the head. */
export const beak: Arrange = (holder, held) => {
  const looks = looksTo(holder);
  if (!BEAKS.has(holder.concept) || CREATURES.has(held.concept) || looks === 'front') return undefined;
  const tip = tipOf(holder, looks);
  if (!tip) return undefined;
  const { box } = held.shape;
  const by = (sideOf(holder) * 0.42) / sideOf(held);
  // By its upper edge, a little beyond the beak: the beak lies over it.
  const outwards = looks === 'left' ? 0.62 : 0.38;
  const from = { x: box.x + box.width * outwards, y: box.y };
  const grip = edgeAt(held.shape, 'top', from.x);
  if (!Number.isNaN(grip)) from.y = grip;
  return { behind: pin(held, by, from, { x: tip.x, y: tip.y - box.height * by * 0.06 }), front: put(holder) };
};

/** The foremost point of the upper body, where a beak ends. */
function tipOf({ shape }: Thing, looks: 'left' | 'right'): { x: number; y: number } | undefined {
  const { box, top, bottom } = shape;
  const columns = looks === 'left' ? [...top.keys()] : [...top.keys()].toReversed();
  const at = columns.find((i) => top[i]! < box.y + box.height * 0.36);
  if (at === undefined) return undefined;
  const y = Math.min((top[at]! + bottom[at]!) / 2, top[at]! + box.height * 0.06);
  return { x: box.x + ((at + 0.5) / top.length) * box.width, y };
}
