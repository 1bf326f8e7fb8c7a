import { rect } from '@markwright/marks/kit';
import {
  CREATURES,
  FISH,
  FOOTWEAR,
  GARNISHES,
  GLASSES,
  HAFTED,
  HATS,
  HEAPED,
  HEAPS,
  HOLED,
  HOUSES,
  NECKS,
  OPEN_MOUTHS,
  SHADES,
  SKIES,
} from '@markwright/marks/kinds';
import {
  boxOf,
  type Curve,
  grow,
  mapOutline,
  type Outline,
  overlap,
  subtract,
  unite,
} from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { spanAt } from './anchors.ts';
import { openShare } from './emptied.ts';
import { heapOf } from './group.ts';
import { affineOf, type Arrange, looksTo, pin, put, type Put, sideOf } from './layout.ts';
import { edgeAt, filled, measure, seatOf } from './silhouette.ts';
import { type Thing, turned } from './thing.ts';
import { headUp } from './ways-beside.ts';

/** An opening seen a little from above: the middle of its ellipse and its half axes. */
export type Mouth = { x: number; y: number; rx: number; ry: number };

/** A quarter of an ellipse as a cubic: so far along its tangents the controls lie. */
const QUARTER = 0.5523;

export function ellipse({ x, y, rx, ry }: Mouth, inwards = 0): Outline {
  const [a, b] = [rx - inwards, Math.max(ry - inwards, ry * 0.35)];
  const at = (dx: number, dy: number) => ({ x: x + dx * a, y: y + dy * b });
  const corners = [
    [0, -1, 1, 0],
    [1, 0, 0, 1],
    [0, 1, -1, 0],
    [-1, 0, 0, -1],
  ] as const;
  return [
    corners.map(([fx, fy, tx, ty]): Curve => ({
      kind: 'cubic',
      from: at(fx, fy),
      first: at(fx + tx * QUARTER, fy + ty * QUARTER),
      second: at(tx + fx * QUARTER, ty + fy * QUARTER),
      to: at(tx, ty),
    })),
  ];
}

/** Of its half width, how high an opening is seen; of the thing's own height at most. */
const [TILT, MOST_TILT] = [0.3, 0.24];
/** Of the side, the narrowest mouth that is seen to be open. */
const LEAST_MOUTH = 0.085;
/** Pen weight of a rim and the gap beside it, on a picture of 208 units. */
const [RIM, GAP, SMALL_GAP, INK_SIDE] = [11, 10, 16, 208];

/** The mouth of a vessel: its upper edge, as wide as the body is just below. */
export function mouthOf(vessel: Thing): Mouth | undefined {
  const { box } = vessel.shape;
  const flat = seatOf(vessel.shape, box.width * 0.34);
  const y = vessel.places.top?.y ?? flat.y;
  if (!vessel.places.top && (flat.uneven > box.height * 0.07 || y > box.y + box.height * 0.3)) return undefined;
  const [left, right] = spanAt(vessel, y + box.height * 0.03);
  const rx = (right - left) / 2;
  if (rx < sideOf(vessel) * LEAST_MOUTH) return undefined;
  return { x: (left + right) / 2, y, rx, ry: Math.min(rx * TILT, box.height * MOST_TILT) };
}

/** So much of a guest is behind the rim: a face looks out with its eyes, whatever stands is planted in it. */
const hiddenOf = (guest: Thing): number =>
  guest.view === 'face' ? 0.16 : CREATURES.has(guest.concept) ? 0.24 : SKIES.has(guest.concept) ? 0.3 : 0.18;

/** Passes a mouth by so much of its width, so that the far rim is seen beside it. */
const PASSING = 1.58;
const BROAD = 2.7;
/** Fills a hole nearly. */
const FILLING = 2.1;
/** Narrower below than this, and it is a stem: what it bears is wider than the mouth. */
const STEM = 0.45;

/** Lying, it would hide in the vessel: what is flat and has no feet stands up in it, its head or its broad end above. */
function stoodUp(guest: Thing): Thing {
  const { width, height } = guest.shape.box;
  // Tools stand in a pot on their handles.
  if (HAFTED.has(guest.concept)) return headUp(guest);
  const hasFeet = CREATURES.has(guest.concept) && !FISH.has(guest.concept);
  if (hasFeet || guest.view === 'face' || width < height * LYING) return guest;
  return turned(guest, looksTo(guest) === 'right' ? -STANDS_AT : STANDS_AT);
}
const [LYING, STANDS_AT] = [1.45, 58];

/** Of the height, how much tapers to a point below the widest place of a root: a radish stands in up to its belly. */
function rootOf(guest: Thing): number {
  const { box } = guest.shape;
  if (box.height < box.width * 1.15) return 0;
  const widths = Array.from({ length: 16 }, (_, i) => {
    const [left, right] = spanAt(guest, box.y + ((i + 0.5) / 16) * box.height);
    return right - left;
  });
  const widest = widths.indexOf(Math.max(...widths));
  const isRoot = widest >= 8 && widest <= 12 && widths.at(-1)! < widths[widest]! * STEM;
  return isRoot ? 1 - (widest + 1) / 16 : 0;
}

function inMouth(guest: Thing, host: Thing, { x, y, rx, ry }: Mouth, said = PASSING): Put {
  // The shaft of a boot is narrow: whoever is in it sits broad on its rim.
  const passing = FOOTWEAR.has(host.concept) ? BROAD : said;
  const { box } = guest.shape;
  const root = CREATURES.has(guest.concept) ? 0 : rootOf(guest);
  const hidden = Math.max(hiddenOf(guest), root);
  const [left, right] = spanAt(guest, box.y + box.height * (1 - hidden));
  const isStemmed = right - left < box.width * STEM && !CREATURES.has(guest.concept);
  const by = Math.min(
    (rx * passing) / (isStemmed ? Math.max(right - left, box.width * 0.1) : box.width),
    (Math.max(host.shape.box.width, rx * 2) * 1.15) / box.width,
    (sideOf(host) * (isStemmed ? 0.85 : 1.1)) / (box.height * (1 - hidden)),
  );
  const middle = isStemmed ? (left + right) / 2 : box.x + box.width / 2;
  return pin(guest, by, { x: middle, y: box.y + box.height * (1 - hidden) }, { x, y: y + ry * 0.5 });
}

/** The guest without what is inside: below the rim it is seen in the mouth only. */
function risen(guest: Thing, at: Put, mouth: Mouth, inwards: number): Thing | undefined {
  const { x, y, rx } = mouth;
  const inside = subtract(outlineOfRegion(rect(x - rx * 6, y, rx * 12, rx * 12)), ellipse(mouth, inwards));
  const shown = (outline: Outline): Outline => subtract(mapOutline(outline, affineOf(at)), inside);
  const ink = shown(guest.ink);
  if (ink.length === 0) return undefined;
  const solid = filled(ink);
  return { ...guest, ink, small: shown(guest.small), solid, shape: measure(solid), places: {} };
}

/** Units of the finished picture, were these in it. */
function unitOf(...outlines: Outline[]): number {
  const { width, height } = boxOf(outlines.flat());
  return Math.max(width, height) / INK_SIDE;
}

/** In a round mouth: its far rim is behind the guest, its near rim before. */
export const open: Arrange = (lying, said) => {
  const isHeap = HEAPED.has(lying.concept) && HEAPS.has(said.concept);
  const guest = isHeap ? heapOf(lying) : stoodUp(lying);
  const isHat = HATS.has(said.concept);
  const isOpen = (OPEN_MOUTHS.has(said.concept) && !SHADES.has(said.concept)) || NECKS.has(said.concept) || isHat;
  if (!isOpen || guest.concept === said.concept) return undefined;
  if (OPEN_MOUTHS.has(guest.concept) || (isHat && HATS.has(guest.concept))) return undefined;
  // A hat has its opening below: things come out of it when it lies on its crown.
  const vessel = isHat ? turned(said, 180) : said;
  const mouth = mouthOf(vessel);
  if (!mouth) return undefined;
  const at = inMouth(guest, vessel, mouth);
  const unit = unitOf(mapOutline(guest.solid, affineOf(at)), vessel.solid);
  const inner = risen(guest, at, mouth, (RIM - 1) * unit);
  if (!inner) return undefined;
  const { x, y, rx, ry } = mouth;
  const above = outlineOfRegion(rect(x - rx * 2, y - ry * 4, rx * 4, ry * 4));
  const opened = (ink: Outline, gap: number): Outline => {
    const rim = subtract(unite(ink, ellipse(mouth)), ellipse(mouth, RIM * unit));
    return subtract(rim, overlap(grow(inner.solid, gap * unit), above));
  };
  const front = { ...vessel, ink: opened(vessel.ink, GAP), small: opened(vessel.small, SMALL_GAP), places: {} };
  return { behind: put(inner), front: put(front) };
};

/** A slice or a sprig on the rim of a glass, half of it above. */
export const garnish: Arrange = (slice, glass) => {
  if (!GARNISHES.has(slice.concept) || !GLASSES.has(glass.concept)) return undefined;
  const { box } = glass.shape;
  const [own, y] = [slice.shape.box, glass.places.top?.y ?? box.y];
  const [left, right] = spanAt(glass, y + box.height * 0.06);
  const by = Math.max((right - left) * 0.52, sideOf(glass) * 0.36) / Math.max(own.width, own.height);
  const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
  return {
    behind: put(glass),
    front: pin(slice, by, middle, { x: left + (right - left) * 0.9, y: y + own.height * by * 0.02 }),
  };
};

/** Of the height, where a hole lies in something that has none; of the body's width there, how wide it is. */
const [HOLE_AT, HOLE_WIDTH] = [0.36, 0.64];
const [MOST_PARTS, MOST_OPEN] = [3, 0.32];

/** Out of a hole in the upper part of anything stout: a stump, a pumpkin, a bean. */
export const hole: Arrange = (guest, host) => {
  if (CREATURES.has(host.concept) || host.view === 'face' || guest.id === host.id) return undefined;
  if (!HOLED.has(host.concept)) return undefined;
  // A basket of staves or a lattice has no wall to break through.
  if (host.solid.length > MOST_PARTS || openShare(host.ink) > MOST_OPEN) return undefined;
  const { box } = host.shape;
  const y = box.y + box.height * HOLE_AT;
  // A bean of two halves is one body.
  const body = grow(grow(host.solid, sideOf(host) * 0.04), -sideOf(host) * 0.04);
  const [left, right] = spanAt({ ...host, solid: body }, y);
  const rx = ((right - left) / 2) * HOLE_WIDTH;
  const mouth: Mouth = { x: (left + right) / 2, y, rx, ry: rx * 0.36 };
  const top = edgeAt(host.shape, 'top', mouth.x);
  if (rx < sideOf(host) * 0.17 || Number.isNaN(top) || y - mouth.ry < top + box.height * 0.03) return undefined;
  const at = inMouth(guest, host, mouth, FILLING);
  const front = risen(guest, at, mouth, GAP * unitOf(mapOutline(guest.solid, affineOf(at)), host.solid));
  if (!front) return undefined;
  const pierced = (outline: Outline): Outline => subtract(outline, ellipse(mouth));
  return {
    behind: put({ ...host, ink: pierced(host.ink), small: pierced(host.small), places: {} }),
    front: put(front),
    mostPieces: 3,
  };
};

/** In the doorway of a house, on its threshold; out of it, a step before. */
export const doorway: Arrange = (guest, house) => {
  if (!HOUSES.has(house.concept) || guest.view === 'face' || HOUSES.has(guest.concept)) return undefined;
  const { box } = house.shape;
  const own = guest.shape.box;
  const by = Math.min((box.width * 0.5) / own.width, (box.height * 0.5) / own.height);
  const ground = box.y + box.height;
  const x = box.x + box.width / 2;
  const [wide, high] = [Math.max(own.width * by * 1.16, box.width * 0.34), own.height * by * 1.24];
  const door = outlineOfRegion(
    rect(x - wide / 2, ground - high, wide, high + box.height, [wide / 2.2, wide / 2.2, 0, 0]),
  );
  const cut = (outline: Outline): Outline => subtract(outline, door);
  // Openings that the house has where its door is now are closed first.
  const closed = (outline: Outline): Outline => cut(unite(outline, overlap(house.solid, grow(door, box.width * 0.04))));
  const foot = { x: own.x + own.width / 2, y: guest.places.ground ?? own.y + own.height };
  return {
    behind: put({ ...house, ink: closed(house.ink), small: closed(house.small), places: {} }),
    front: pin(guest, by, foot, { x, y: ground + box.height * 0.03 }),
    mostPieces: 3,
  };
};
