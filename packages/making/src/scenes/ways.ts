import type { Way } from './joins.data.ts';
import {
  CANOPIES,
  CREATURES,
  HOLLOWS,
  LIES_FLAT,
  PLAIN,
  ROUND,
  ROUND_BACKS,
  SKIES,
  STANDS_SMALL,
  TREES,
  TWO_WHEELED,
  VESSELS,
  WATERS,
  WHEELED,
  WINDOWS,
  WREATHS,
} from '@markwright/marks/kinds';
import { affineOf, type Arrange, isUpright, looksTo, pin, put, sideOf } from './layout.ts';
import { areaOf, boxOf, isWithin, mapOutline, type Outline, pointsOf, ringArea } from '@markwright/vector/outline';
import { closedRound, edgeAt, filled, footOf, hollowOf, holesOf, longAxis, measure, seatOf } from './silhouette.ts';
import { mirrored, madeFrom, ringOf, type Thing, thingsOf } from './thing.ts';
import { band } from './ways-banded.ts';
import { before, mirror, pair } from './ways-beside.ts';
import { antlers, balance, chase, dangle, drip, emerge, hang, hoist, peer, pull, soar, waft } from './ways-apart.ts';
import { girdle, wreathe } from './ways-around.ts';
import { boots, bust, dress, pack } from './ways-dressed.ts';
import { fill } from './ways-filled.ts';
import { beak, clasp, lap, peek } from './ways-held.ts';
import { along, arm, cupped, fist, grip, isLong, mouth, pinch, saddle } from './ways-in-hand.ts';
import { collar, glasses, hat, headset, mask } from './ways-worn.ts';
import { doorway, garnish, hole, open } from './ways-open.ts';
import { body, part } from './ways-part.ts';
import { wind } from './ways-wound.ts';

const isAskew = (thing: Thing): boolean =>
  !CREATURES.has(thing.concept) &&
  !thing.places.top &&
  !thing.places.back &&
  isLong(thing) &&
  isSlanted(longAxis(thing.solid).degrees);
const isSlanted = (degrees: number): boolean => Math.abs(degrees) > 15 && Math.abs(degrees) < 75;

/** Where a rider looks: as the animal does; vehicles are drawn going right. */
const goesRight = (mount: Thing): boolean => !CREATURES.has(mount.concept) || looksTo(mount) === 'right';

/** The saddle of what goes on two wheels is behind the middle; it goes right. */
function saddleOf({ concept, shape }: Thing): { x: number; y: number } | undefined {
  const x = shape.box.x + shape.box.width * 0.32;
  const y = edgeAt(shape, 'top', x);
  return TWO_WHEELED.has(concept) && !Number.isNaN(y) ? { x, y } : undefined;
}

/** Sits on the other's back or top, sunk in a little, so that the edge below gives way to it. */
const seat: Arrange = (rider, said) => {
  // Boards, brooms and pens lie under whoever rides them.
  const mount = isAskew(said) ? along(said, 0) : said;
  const sitter = rider.places.seat && goesRight(mount) ? mirrored(rider) : rider;
  if (SKIES.has(sitter.concept) && !SKIES.has(mount.concept) && sitter.concept !== 'moon') return undefined;
  if (sitter.view === 'face' || mount.view === 'face') return undefined;
  const place = mount.places.back ?? mount.places.top;
  const foot = sitter.places.seat ?? footOf(sitter.shape);
  const small = STANDS_SMALL.has(sitter.concept) || !CREATURES.has(sitter.concept) ? 0.62 : 0.7;
  const room = place ? Math.max(place.width, mount.shape.box.width * 0.4) : mount.shape.box.width * 0.62;
  const by = Math.min((sideOf(mount) * small) / sideOf(sitter), room / Math.max(foot.width, 1));
  const at = place ?? saddleOf(mount) ?? seatOf(mount.shape, Math.max(foot.width * by, mount.shape.box.width * 0.3));
  // Handlebars stand up beside the saddle of what goes on wheels.
  const mostUneven = WHEELED.has(mount.concept) ? 0.9 : 0.5;
  if (!place && seatOf(mount.shape, foot.width * by).uneven > mount.shape.box.height * mostUneven) return undefined;
  // Without a head above it, the highest place of an animal is its head, not its back.
  if (
    !place &&
    CREATURES.has(mount.concept) &&
    !ROUND_BACKS.has(mount.concept) &&
    at.y < mount.shape.box.y + mount.shape.box.height * 0.12
  )
    return undefined;
  const ground = sitter.places.ground ?? sitter.shape.box.y + sitter.shape.box.height;
  const sitting = pin(sitter, by, { x: foot.x, y: ground }, { x: at.x, y: at.y });
  // Down until most of the foot has met the edge, and then a gap further.
  const drops: number[] = [];
  for (let share = 0.1; share < 1; share += 0.1) {
    const x = foot.x + foot.width * (share - 0.5);
    const [low, edge] = [edgeAt(sitter.shape, 'bottom', x), edgeAt(mount.shape, 'top', x * by + sitting.x)];
    if (!Number.isNaN(low) && !Number.isNaN(edge)) drops.push(edge - (low * by + sitting.y));
  }
  drops.sort((a, b) => a - b);
  const drop = drops[Math.floor(drops.length * 0.6)] ?? 0;
  const deepest = sitter.shape.box.height * by * 0.14;
  const front = { ...sitting, y: sitting.y + Math.min(drop, deepest) + 7 };
  // A bicycle is slender by itself.
  return { behind: put(mount), front, ...(WHEELED.has(mount.concept) && { isPart: true as const }) };
};

/** The rim of an open body: the upper edge of its broad part. */
function rimOf({ shape, places }: Thing): { x: number; y: number; width: number } {
  if (places.top) return places.top;
  const at = seatOf(shape, shape.box.width * 0.5);
  return { x: at.x, y: at.y, width: shape.box.width * 0.8 };
}

const FLAT = 0.42;

/** Looks out over the rim of a vessel, or comes up behind a wave or a ridge. */
const rim: Arrange = (guest, vessel) => {
  const isOpen = VESSELS.has(vessel.concept) || WATERS.has(vessel.concept);
  if (!isOpen || (VESSELS.has(guest.concept) && VESSELS.has(vessel.concept) && !CREATURES.has(guest.concept))) {
    return undefined;
  }
  // A peak would hide the middle of an animal.
  const isPeak =
    !vessel.places.top && seatOf(vessel.shape, vessel.shape.box.width * 0.5).uneven > vessel.shape.box.height * 0.3;
  if (isPeak && (guest.view === 'face' || CREATURES.has(guest.concept))) return undefined;
  const edge = rimOf(vessel);
  const { box } = guest.shape;
  const stands = !CREATURES.has(guest.concept) && isUpright(guest);
  const hidden = guest.view === 'face' ? 0.2 : stands ? 0.08 : SKIES.has(guest.concept) ? 0.3 : 0.26;
  const widest = edge.width * (guest.view === 'face' ? 0.8 : 0.78);
  // Out of something flat, as a swim ring, a guest rises higher than the thing itself.
  const { width, height } = vessel.shape.box;
  const tallest = height < width * FLAT ? width * 0.72 : height * 1.15;
  const by = Math.min(widest / box.width, tallest / (box.height * (1 - hidden)), (sideOf(vessel) * 1.05) / box.height);
  const foot = { x: box.x + box.width / 2, y: box.y + box.height };
  return { behind: pin(guest, by, foot, { x: edge.x, y: edge.y + box.height * by * hidden }), front: put(vessel) };
};

/** Covers the other on one axis; the lower edge gives way to the head that is pushed up into it. */
const canopy: Arrange = (cover, guest) => {
  if (!CANOPIES.has(cover.concept) && CREATURES.has(cover.concept) && CREATURES.has(guest.concept)) return undefined;
  const { box } = cover.shape;
  const wide = CANOPIES.has(cover.concept) ? 0.7 : 0.95;
  const by = Math.min((box.width * wide) / guest.shape.box.width, (box.height * 1.3) / guest.shape.box.height);
  // Beside the middle, where an umbrella has no handle.
  const lows = [0.3, 0.5, 0.7].map((share) => edgeAt(cover.shape, 'bottom', box.x + box.width * share));
  const edge = Math.min(...lows.filter((low) => !Number.isNaN(low)), box.y + box.height);
  const head = { x: guest.shape.box.x + guest.shape.box.width / 2, y: guest.shape.box.y };
  return {
    behind: put(cover),
    front: pin(guest, by, head, { x: box.x + box.width / 2, y: edge - guest.shape.box.height * by * 0.1 }),
  };
};

/** Under a crown, on the same ground as its trunk and before it. */
const shelter: Arrange = (tree, guest) => {
  if (!TREES.has(tree.concept) || guest.view === 'face' || SKIES.has(guest.concept)) return undefined;
  const { box } = tree.shape;
  const own = guest.shape.box;
  const by = Math.min((box.width * 0.62) / own.width, (box.height * 0.5) / own.height);
  const foot = { x: own.x + own.width / 2, y: guest.places.ground ?? own.y + own.height };
  return { behind: put(tree), front: pin(guest, by, foot, { x: box.x + box.width * 0.4, y: box.y + box.height }) };
};

/** In the sky behind the other: half hidden by a ridge on its axis, or at the shoulder of what stands up. */
const sky: Arrange = (light, ground) => {
  if (!SKIES.has(light.concept) || SKIES.has(ground.concept) || ground.view === 'face') return undefined;
  // A crescent behind a ridge would be cut to pieces; a disc is not.
  if (light.shape.lopsided > 0.08 && WATERS.has(ground.concept)) return undefined;
  const { box } = ground.shape;
  const broad = box.width > box.height * 1.15;
  const by = (sideOf(ground) * (broad ? 0.56 : 0.6)) / sideOf(light);
  const from = { x: light.shape.box.x + light.shape.box.width / 2, y: light.shape.box.y + light.shape.box.height / 2 };
  const half = (light.shape.box.height * by) / 2;
  const aside = box.x + box.width * (broad ? 0.66 : 0.74);
  const ridge = edgeAt(ground.shape, 'top', aside);
  const y = Number.isNaN(ridge) ? box.y : ridge;
  // A disc may sink further behind the ridge than a crescent, of which little would be left.
  const rise = light.shape.lopsided < 0.08 ? 0.45 : 1.05;
  return { behind: pin(light, by, from, { x: aside, y: y - half * rise }), front: put(ground) };
};

/** A body this round, as a share of its side, has room for a picture whatever it is: a watch, a suitcase. */
const ROOMY = 0.24;
const MOST_CLOSED = 1.12;
/** An opening with less room than this shows nothing. */
const OPENING = 0.2;

/** Stands in the opening of a ring, a frame or a dial, a gap away from it all round. */
const inside: Arrange = (guest, host) => {
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
const windowed: Arrange = (guest, host) => {
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
const overlay: Arrange = (flat, body) => {
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
const pane: Arrange = (guest, frame) => {
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

/** Copies of the other stand round a disc, as petals or rays. */
const petals: Arrange = (round, petal) => {
  const disc = thingsOf('full-moon', 0)[0];
  if (!ROUND.has(round.concept) || !disc || CREATURES.has(petal.concept)) return undefined;
  const isRay = isLong(petal);
  const { thing, radius } = ringOf(isRay ? along(petal, 90) : petal, isRay ? RAYS : PETALS);
  const middle = (each: Thing) => {
    const { x, y, width, height } = each.shape.box;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const by = (radius * (isRay ? 1.1 : 1.7)) / disc.shape.box.width;
  // An odd ring is not as high above its middle as below it: the middle of the ring is the origin.
  return {
    behind: put(thing),
    front: pin(disc, by, middle(disc), { x: 0, y: 0 }),
    ...(isRay && { isGroup: true as const, leastShare: 0.03 }),
  };
};
const [PETALS, RAYS] = [6, 8];

/** One at each side of what they are wrapped round, leaning in. */
const flank: Arrange = (wreath, middle) => {
  if (!WREATHS.has(wreath.concept) || !isUpright(wreath)) return undefined;
  const { box } = middle.shape;
  const by = (box.height * 1.15) / wreath.shape.box.height;
  const own = wreath.shape.box;
  const beside = pin(
    wreath,
    by,
    { x: own.x + own.width, y: own.y + own.height },
    { x: box.x + own.width * by * 0.2, y: box.y + box.height * 1.04 },
  );
  return { behind: beside, front: put(middle), twice: box.x + box.width / 2 };
};

/** A pea in its pod, antlers on a deer: what is said to be in itself is drawn once. */
const itself: Arrange = (one, other) =>
  one.concept === other.concept ? { behind: put(one), front: put(one), isAlone: true } : undefined;

/** Several of one thing and nothing else. */
const group: Arrange = (one, other) =>
  one === other ? { behind: put(one), front: put(one), isAlone: true } : undefined;

export const WAYS: Record<Way, Arrange> = {
  part,
  balance,
  seat,
  rim,
  canopy,
  shelter,
  sky,
  peek,
  clasp,
  lap,
  beak,
  arm,
  mouth,
  grip,
  fist,
  pinch,
  saddle,
  cupped,
  band,
  chase,
  soar,
  hang,
  hoist,
  emerge,
  peer,
  bust,
  dress,
  boots,
  pack,
  hat,
  headset,
  glasses,
  collar,
  inside,
  window: windowed,
  petals,
  fill,
  wind,
  flank,
  before,
  pair,
  mirror,
  group,
  body,
  dangle,
  drip,
  antlers,
  doorway,
  itself,
  mask,
  pull,
  garnish,
  wreathe,
  girdle,
  open,
  hole,
  waft,
  overlay,
  pane,
};
