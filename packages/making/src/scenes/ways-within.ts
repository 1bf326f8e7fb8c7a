import {
  BOTTLES,
  CREATURES,
  GROWTH,
  HOLLOWS,
  isPerson,
  LIES_FLAT,
  LIQUIDS,
  PLAIN,
  WINDOWS,
} from '@markwright/marks/kinds';
import { rect, shape, union } from '@markwright/marks/kit';
import {
  areaOf,
  boxOf,
  isWithin,
  mapOutline,
  type Outline,
  pointsOf,
  ringArea,
  subtract,
} from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { affineOf, type Arrange, looksTo, pin, put, sideOf } from './layout.ts';
import { closedRound, filled, hollowOf, holesOf, measure } from './silhouette.ts';
import { madeFrom, remember, type Thing } from './thing.ts';

/** A body this round, as a share of its side, has room for a picture whatever it is: a watch, a suitcase. */
const ROOMY = 0.24;
const MOST_CLOSED = 1.12;
/** An opening with less room than this shows nothing. */
const OPENING = 0.2;

/** Stands in the opening of a ring, a frame or a dial, a gap away from it all round. */
export const inside: Arrange = (guest, host) => {
  if (CREATURES.has(host.concept) || PLAIN.has(host.concept)) return undefined;
  const openings = holesOf(host.ink).map((ring) => measure([ring]).belly);
  const room = HOLLOWS.has(host.concept) ? hollowOf(host.solid) : openings.toSorted((a, b) => b.r - a.r)[0];
  if (!room || room.r < sideOf(host) * OPENING) return undefined;
  const { box } = guest.shape;
  const by = (room.r * 0.8) / (Math.hypot(box.width, box.height) / 2);
  const emptied = madeFrom(host, 'emptied', () => withoutIslands(host));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { behind: put(emptied), front: pin(guest, by, middle, room) };
};

/** A dial without its hands: what lies in the largest opening makes room. */
function withoutIslands(host: Thing): Thing {
  const clear = (outline: Outline): Outline => {
    const sizes = outline.map((ring) => Math.abs(ringArea(pointsOf(ring, 0.5))));
    const solid = filled(outline);
    const opening = outline
      .filter((ring) => !solid.includes(ring))
      .toSorted((a, b) => sizes[outline.indexOf(b)]! - sizes[outline.indexOf(a)]!)[0];
    const edge = opening && pointsOf(opening, 0.5);
    return outline.filter((ring) => !edge || ring === opening || !isWithin(edge, pointsOf(ring, 0.5)[0]!));
  };
  return { ...host, ink: clear(host.ink), small: clear(host.small) };
}

/** Bare paper in the other's plain body. */
export const windowed: Arrange = (guest, host) => {
  const least = PLAIN.has(host.concept) ? 0.19 : ROOMY;
  const isFace = CREATURES.has(host.concept) && looksTo(host) === 'front';
  if (isFace || host.view === 'face' || host.shape.belly.r < sideOf(host) * least) return undefined;
  const { box } = guest.shape;
  const room = host.places.inside;
  const { x, y, r } = host.shape.belly;
  const reach = Math.hypot(box.width, box.height) / 2;
  const by = room
    ? Math.min(room.width / box.width, room.height / box.height)
    : Math.min((r * 0.98) / reach, (r * 1.5) / Math.max(box.width, box.height));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const at = room ? { x: room.x + room.width / 2, y: room.y + room.height / 2 } : { x, y };
  const front = pin(guest, by, middle, at);
  // A ring, or a tile with a picture in it, is no longer itself when its openings are closed.
  const closed = closedRound(host.ink, boxOf(mapOutline(guest.solid, affineOf(front))));
  if (!PLAIN.has(host.concept) && areaOf(closed, 0.5) > areaOf(host.ink, 0.5) * MOST_CLOSED) return undefined;
  return { behind: put(host), front, cutOut: true };
};

/** A broad bottle on its side, its neck at the right, and the room in it. */
const LYING = { x: 14, y: 72, width: 128, height: 96 };
const drawLying = (bottle: Thing): Thing => {
  const body = shape(
    [24, 60, 0],
    [142, 60, 0],
    [176, 96, 40, 0],
    [210, 96, 0, null],
    [210, 144, null, 180],
    [176, 144, 180, 140],
    [142, 180, 180],
    [24, 180, 180],
    [4, 160, -90],
    [4, 80, -90],
    [24, 60, 0, null],
  );
  const ink = outlineOfRegion(union(body, rect(218, 92, 20, 56, 6)));
  const solid = filled(ink);
  return { ...bottle, id: 'lying-bottle', ink, small: ink, solid, shape: measure(solid), places: {} };
};

/** In a bottle that lies on its side, as a ship is: what is about as long as high, and grows in none. */
export const bottled: Arrange = (guest, bottle) => {
  const own = guest.shape.box;
  const isTold = !LIQUIDS.has(guest.concept) && !GROWTH.has(guest.concept) && own.width > own.height * 0.75;
  if (!BOTTLES.has(bottle.concept) || !isTold) return undefined;
  const by = Math.min(LYING.width / own.width, LYING.height / own.height);
  const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
  const at = { x: LYING.x + LYING.width / 2, y: LYING.y + LYING.height / 2 };
  const lying = remember(`lying/${bottle.concept}`, () => drawLying(bottle))!;
  return { behind: put(lying), front: pin(guest, by, middle, at), cutOut: true };
};

/** A seal on a letter, a button on a coat: before the middle of the other's body. */
export const overlay: Arrange = (flat, body) => {
  if (!LIES_FLAT.has(flat.concept) || CREATURES.has(body.concept)) return undefined;
  const room = body.places.inside;
  const own = body.shape.box;
  // A letter is in two pieces by its flap, and one body all the same.
  const { x, y, r } = PLAIN.has(body.concept)
    ? { x: own.x + own.width / 2, y: own.y + own.height / 2, r: Math.min(own.width, own.height) * 0.36 }
    : body.shape.belly;
  if (r < sideOf(body) * 0.2) return undefined;
  const { box } = flat.shape;
  const by = (r * 1.3) / Math.max(box.width, box.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const at = room ? { x: room.x + room.width / 2, y: room.y + room.height / 2 } : { x, y };
  return { behind: put(body), front: pin(flat, by, middle, at), mostPieces: 4, leastShare: 0.05 };
};

/** Of its height, so much of a keeper is seen above the counter. */
const [KEEPER_SHOWN, PERSON_SHOWN] = [0.68, 0.5];

function cutBelow(guest: Thing, y: number): Thing {
  const { box } = guest.shape;
  const rest = outlineOfRegion(rect(box.x - box.width, y, box.width * 3, box.height));
  const ink = subtract(guest.ink, rest);
  const solid = filled(ink);
  return { ...guest, ink, small: subtract(guest.small, rest), solid, shape: measure(solid), places: {} };
}

/** Before a window, on its sill: the panes are behind. On the counter of a stall it stands below the awning. */
export const pane: Arrange = (guest, frame) => {
  if (!WINDOWS.has(frame.concept) || WINDOWS.has(guest.concept)) return undefined;
  const [box, own] = [frame.shape.box, guest.shape.box];
  const room = frame.places.inside;
  if (room) {
    const isKeeper = CREATURES.has(guest.concept) && own.height > own.width * 1.05;
    // Whoever keeps the stall stands behind the counter, seen from the waist up.
    const shown = isPerson(guest.concept) ? PERSON_SHOWN : isKeeper ? KEEPER_SHOWN : 1;
    const by = Math.min(room.width / own.width, room.height / (own.height * shown));
    const foot = { x: own.x + own.width / 2, y: own.y + own.height * shown };
    const kept = isKeeper ? madeFrom(guest, 'behind a counter', () => cutBelow(guest, foot.y)) : guest;
    const front = pin(kept, by, foot, { x: room.x + room.width / 2, y: room.y + room.height });
    return { behind: put(frame), front, leastShare: 0.05, mostPieces: 5 };
  }
  const by = Math.min((box.width * 0.62) / own.width, (box.height * 0.62) / own.height);
  const foot = { x: own.x + own.width / 2, y: guest.places.ground ?? own.y + own.height };
  return {
    behind: put(frame),
    front: pin(guest, by, foot, { x: box.x + box.width / 2, y: box.y + box.height * 0.86 }),
    mostPieces: 9,
  };
};
