import { CREATURES, HOLLOWS, LIES_FLAT, PLAIN, WINDOWS } from '@markwright/marks/kinds';
import { areaOf, boxOf, isWithin, mapOutline, type Outline, pointsOf, ringArea } from '@markwright/vector/outline';
import { affineOf, type Arrange, looksTo, pin, put, sideOf } from './layout.ts';
import { closedRound, filled, hollowOf, holesOf, measure } from './silhouette.ts';
import { madeFrom, type Thing } from './thing.ts';

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

/** Before a window, on its sill: the panes are behind. */
export const pane: Arrange = (guest, frame) => {
  if (!WINDOWS.has(frame.concept) || WINDOWS.has(guest.concept)) return undefined;
  const [box, own] = [frame.shape.box, guest.shape.box];
  const by = Math.min((box.width * 0.62) / own.width, (box.height * 0.62) / own.height);
  const foot = { x: own.x + own.width / 2, y: guest.places.ground ?? own.y + own.height };
  return {
    behind: put(frame),
    front: pin(guest, by, foot, { x: box.x + box.width / 2, y: box.y + box.height * 0.86 }),
    mostPieces: 9,
  };
};
