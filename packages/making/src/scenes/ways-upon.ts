import {
  BEAKS,
  CREATURES,
  HANDS,
  ROUND_BACKS,
  SKIES,
  STANDS_SMALL,
  TWO_WHEELED,
  VESSELS,
  WATERS,
  WHEELED,
} from '@markwright/marks/kinds';
import { type Arrange, isUpright, looksTo, pin, put, sideOf } from './layout.ts';
import { edgeAt, footOf, seatOf } from './silhouette.ts';
import { mirrored, type Thing } from './thing.ts';
import { along, isAskew, isLong } from './ways-in-hand.ts';

/** Where a rider looks: as the animal does; vehicles are drawn going right. */
const goesRight = (mount: Thing): boolean => !CREATURES.has(mount.concept) || looksTo(mount) === 'right';

/** The saddle of what goes on two wheels is behind the middle; it goes right. */
function saddleOf({ concept, shape }: Thing): { x: number; y: number } | undefined {
  const x = shape.box.x + shape.box.width * 0.32;
  const y = edgeAt(shape, 'top', x);
  return TWO_WHEELED.has(concept) && !Number.isNaN(y) ? { x, y } : undefined;
}

/** Sits on the other's back or top, sunk in a little, so that the edge below gives way to it. */
export const seat: Arrange = (rider, said) => {
  // Boards, brooms and pens lie under whoever rides them.
  const mount = isAskew(said) ? along(said, 0) : said;
  const sitter = rider.places.seat && goesRight(mount) ? mirrored(rider) : rider;
  // A sun stands on nothing but a cloud, or in a palm.
  const bearsLight = SKIES.has(mount.concept) || HANDS.has(mount.concept);
  if (SKIES.has(sitter.concept) && !bearsLight && sitter.concept !== 'moon') return undefined;
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
  // Without a head above it, the highest place of an animal is its head, not its back; only birds sit there.
  if (
    !place &&
    CREATURES.has(mount.concept) &&
    !ROUND_BACKS.has(mount.concept) &&
    !BEAKS.has(sitter.concept) &&
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
/** A boat in a bowl of soup floats there. */
const AFLOAT = new Set([
  'boat',
  'paper-boat',
  'sailboat',
  'sailing-ship',
  'ship',
  'submarine',
  'swim-ring',
  'wooden-boat',
  'canoe',
]);

/** Rides on what is long and stands elsewhere: a carrot, a broom, a pencil lie under their rider. */
export const astride: Arrange = (rider, mount) => {
  const isMade = !CREATURES.has(mount.concept) && !WHEELED.has(mount.concept) && !WATERS.has(mount.concept);
  return isMade && CREATURES.has(rider.concept) && isLong(mount) && !mount.places.back
    ? seat(rider, along(mount, 0))
    : undefined;
};

/** Looks out over the rim of a vessel, or comes up behind a wave or a ridge. */
export const rim: Arrange = (guest, vessel) => {
  const isOpen = VESSELS.has(vessel.concept) || WATERS.has(vessel.concept);
  const isSecondVessel = VESSELS.has(guest.concept) && !AFLOAT.has(guest.concept) && !CREATURES.has(guest.concept);
  if (!isOpen || (isSecondVessel && VESSELS.has(vessel.concept))) {
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
