import { grow, isWithin, mapOutline, type Outline, pointsOf } from '@markwright/vector/outline';
import type { Point } from '@markwright/marks/kit';
import { HOOPS, MADE_OF_LOOSE, PLAIN } from '@markwright/marks/kinds';
import { isPlainOutline, openShare } from './emptied.ts';
import { type Arrange, isStock, put, sideOf } from './layout.ts';
import { filled as solidOf, measure } from './silhouette.ts';
import { madeFrom, ringOf, type Thing } from './thing.ts';

type Disc = Point & { r: number };

/** Of the longer side: the largest and the smallest copy, half its size, and the space between two. */
const [LARGEST, SMALLEST, GAP] = [0.14, 0.07, 0.032];
const [FEWEST, MOST] = [3, 8];
/** Nodes of all copies together. */
const [SEVERAL, MOST_CORNERS] = [5, 160];
/** Of a silhouette, so much bare paper inside is what it is known by. */
const SHOWN_INSIDE = 0.02;
const [LARGEST_SMALL, MOST_SMALL] = [0.17, 5];
/** The discs of the copies must cover so much of the shape, or they are only spots on it. */
const COVERED = 0.18;
const STEPS = 64;
/** Turned from copy to copy by the angle that never repeats. */
const TURN = 2.4;

/** Copies of the one are bare paper all over the other's silhouette: its outline stays whole, and it is full of them. */
export const fill: Arrange = (said, grain) => {
  if (said.view === 'face' || said.concept === grain.concept) return undefined;
  if (HOOPS.has(said.concept)) {
    const isSimple = grain.ink.flat().length * IN_HOOP <= MOST_IN_HOOP;
    const plain = isSimple ? grain.ink : isStock(grain) ? solidOf(grain.ink) : grain.small;
    const { thing } = ringOf(
      madeFrom(grain, 'plain', () => ({ ...grain, ink: plain, small: plain })),
      IN_HOOP,
    );
    return { behind: put(thing), front: put(thing), isAlone: true, isGroup: true, mostNodes: MOST_IN_HOOP };
  }
  // A disc or a box that is full of something else is only a disc or a box.
  if (isBlank(said)) return undefined;
  const whole = madeFrom(said, 'in one piece', () => inOnePiece(said));
  const made = filledWith(whole, grain);
  if (made) return { behind: put(whole), front: put(made), cutOut: true, isGroup: true };
  // The mouth of a whale is a slit that leaves no room on either side of it.
  const closed = madeFrom(said, 'without slits', () => withoutSlits(said));
  const inClosed = filledWith(closed, grain);
  return inClosed && { behind: put(closed), front: put(inClosed), cutOut: true, isGroup: true };
};

const filledWith = (whole: Thing, grain: Thing): Thing | undefined =>
  madeFrom(whole, `of ${grain.concept}/${grain.id}`, () => madeOf(whole, grain));

/** Copies in a hoop, and their nodes. */
const [IN_HOOP, MOST_IN_HOOP] = [8, 260];
const MOST_SQUARE = 1.25;
function isBlank(thing: Thing): boolean {
  const { width, height } = thing.shape.box;
  const isSquare = Math.max(width, height) < Math.min(width, height) * MOST_SQUARE;
  return isSquare && !PLAIN.has(thing.concept) && isPlainOutline(thing.solid);
}

/** A balloon of stripes is one body when it is made of other things. */
function inOnePiece(thing: Thing): Thing {
  return solidOf(thing.ink).length < 2 ? thing : withoutSlits(thing);
}
function withoutSlits(thing: Thing): Thing {
  const by = sideOf(thing) * JOINS_STRIPES;
  const solid = solidOf(grow(grow(thing.solid, by), -by));
  return { ...thing, ink: solid, solid, shape: measure(solid) };
}
const JOINS_STRIPES = 0.03;

function madeOf(whole: Thing, grain: Thing): Thing | undefined {
  // A box or a disc is named by what is inside it.
  const plain = isStock(grain) ? (isPlainOutline(grain.solid) ? grain.ink : solidOf(grain.ink)) : grain.small;
  // A spool has many corners: fewer of them, and those in full.
  const isHeavy = plain.flat().length * SEVERAL > MOST_CORNERS && openShare(plain) < SHOWN_INSIDE;
  const one = isHeavy ? grain.solid : plain;
  const most = Math.max(SEVERAL, Math.floor(MOST_CORNERS / one.flat().length));
  const discs = packed(whole, LARGEST).slice(0, most);
  const covered = discs.reduce((sum, { r }) => sum + Math.PI * r * r, 0);
  if (discs.length < FEWEST || covered < whole.shape.area * COVERED) return undefined;
  const { x, y, width, height } = grain.shape.box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const reach = Math.max(
    ...one.flatMap((ring) => pointsOf(ring, 0.5)).map((p) => Math.hypot(p.x - middle.x, p.y - middle.y)),
  );
  const isLoose = MADE_OF_LOOSE.has(grain.concept);
  const copy = (disc: Disc, i: number): Outline => {
    const by = disc.r / reach;
    const angle = isLoose ? i * TURN : 0;
    const [cos, sin] = [Math.cos(angle) * by, Math.sin(angle) * by];
    return mapOutline(one, {
      a: cos,
      b: sin,
      c: -sin,
      d: cos,
      e: disc.x - middle.x * cos + middle.y * sin,
      f: disc.y - middle.x * sin - middle.y * cos,
    });
  };
  const ink = discs.flatMap(copy);
  const solid = solidOf(ink);
  // Fewer and larger in small places.
  const small = packed(whole, LARGEST_SMALL).slice(0, MOST_SMALL).flatMap(copy);
  return { ...whole, id: `filled/${whole.concept}`, ink, small, solid, shape: measure(solid), places: {} };
}

/** Discs in a silhouette, each the largest that still fits beside the others. */
function packed(thing: Thing, largest: number): Disc[] {
  const {
    solid,
    shape: { box },
  } = thing;
  const side = sideOf(thing);
  const rings = solid.map((ring) => pointsOf(ring, 0.5));
  const spots: Disc[] = [];
  for (let row = 0; row < STEPS; row++) {
    for (let column = 0; column < STEPS; column++) {
      const spot = { x: box.x + ((column + 0.5) / STEPS) * box.width, y: box.y + ((row + 0.5) / STEPS) * box.height };
      if (!rings.some((ring) => isWithin(ring, spot))) continue;
      const r = Math.min(...rings.map((ring) => distanceTo(ring, spot)));
      if (r >= side * (SMALLEST + GAP)) spots.push({ ...spot, r: Math.min(r - side * GAP, side * largest) });
    }
  }
  const discs: Disc[] = [];
  while (discs.length < MOST) {
    let best: Disc | undefined;
    for (const spot of spots) if (spot.r >= side * SMALLEST && (!best || spot.r > best.r)) best = spot;
    if (!best) break;
    const taken = { ...best };
    discs.push(taken);
    for (const spot of spots)
      spot.r = Math.min(spot.r, Math.hypot(spot.x - taken.x, spot.y - taken.y) - taken.r - side * GAP);
  }
  return discs;
}

/** How far a point is from the edge of a ring. */
function distanceTo(ring: readonly Point[], { x, y }: Point): number {
  let least = Infinity;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / Math.max(1e-9, dx * dx + dy * dy)));
    least = Math.min(least, Math.hypot(x - a.x - dx * share, y - a.y - dy * share));
  }
  return least;
}
