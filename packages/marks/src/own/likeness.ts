import { bitmapOfRings, inkOf, packed, ringsOf, sharedInk, type Rings } from '../kit/bitmap.ts';
import { ink, type Part } from '../kit/define-mark.ts';
import { CANVAS } from '../kit/finish.ts';
import type { Point } from '../kit/segment.ts';
import { radians } from '../kit/shapes.ts';
import { knownTrademarks } from './known-trademarks.ts';

const SIDE = 48;
/** A trademark is still itself when turned or seen in a mirror: it is looked for all round in coarse turns, then finely. */
const COARSE_TURN = 15;
const FINE_TURNS = [5, 2.5];

/** Nothing of ours may come nearer to a well-known trademark than this. */
export const TOO_NEAR = 0.22;

/** A silhouette packed 32 pixels to a number, and how many of them are ink: two are compared in a few hundred steps. */
type Signature = { words: Uint32Array; ink: number };

/** The silhouette filling a square grid, so that place and size do not count. */
function signatureOf(rings: readonly Rings[]): Signature {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of rings.flat(2)) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  const by = CANVAS / Math.max(right - left, bottom - top);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const filling = moved(rings, (p) => ({ x: (p.x - x) * by + CANVAS / 2, y: (p.y - y) * by + CANVAS / 2 }));
  const bitmap = bitmapOfRings(filling, SIDE);
  return { words: packed(bitmap).words, ink: inkOf(bitmap) };
}

const moved = (rings: readonly Rings[], move: (p: Point) => Point): Rings[] =>
  rings.map((part) => part.map((ring) => ring.map(move)));

/** 0 = the same silhouette, 1 = no ink in common. Where it must exceed `atMost` by the amount of ink alone, that bound. */
function silhouetteDistance(a: Signature, b: Signature, atMost = 1): number {
  const least = 1 - Math.min(a.ink, b.ink) / Math.max(a.ink, b.ink);
  if (least >= atMost) return least;
  const shared = sharedInk(a.words, b.words);
  return 1 - shared / (a.ink + b.ink - shared);
}

/** A drawing is compared with many others. */
const known = new WeakMap<Part[], Signature>();

function silhouetteOf(parts: Part[]): Signature {
  const signature = known.get(parts) ?? signatureOf(ringsOf(parts));
  known.set(parts, signature);
  return signature;
}

export const distanceBetween = (a: Part[], b: Part[]): number => silhouetteDistance(silhouetteOf(a), silhouetteOf(b));

/** A trademark turned by some degrees, perhaps in the mirror; drawn when first asked for. */
type Pose = { degrees: number; mirrored: boolean };
const poses = new Map<string, Signature>();
const outlines = new Map<string, Rings[]>();

/** The outline is measured once and its points are turned: 288 poses of a trademark are looked at sooner or later. */
function outlineOf(trademark: string): Rings[] {
  const known = outlines.get(trademark) ?? ringsOf(ink(knownTrademarks()[trademark]!));
  outlines.set(trademark, known);
  return known;
}

function signatureOfPose(trademark: string, { degrees, mirrored }: Pose): Signature {
  const id = `${trademark} ${(degrees + 360) % 360} ${mirrored}`;
  const known = poses.get(id);
  if (known) return known;
  const angle = radians(degrees);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const posed = moved(outlineOf(trademark), ({ x, y }) => {
    const across = mirrored ? -x : x;
    return { x: across * cos - y * sin, y: across * sin + y * cos };
  });
  const signature = signatureOf(posed);
  poses.set(id, signature);
  return signature;
}

const COARSE_POSES = [false, true].flatMap((mirrored) =>
  Array.from({ length: 360 / COARSE_TURN }, (_, i): Pose => ({ degrees: i * COARSE_TURN, mirrored })),
);

/** How near a silhouette comes to a trademark in any pose: the best of the coarse turns, then closer and closer about it. */
function distanceToTrademark(signature: Signature, trademark: string): number {
  let best = { pose: COARSE_POSES[0]!, distance: 1 };
  const look = (pose: Pose): void => {
    const distance = silhouetteDistance(signature, signatureOfPose(trademark, pose), best.distance);
    if (distance < best.distance) best = { pose, distance };
  };
  COARSE_POSES.forEach(look);
  for (const step of FINE_TURNS) {
    const { degrees, mirrored } = best.pose;
    look({ degrees: degrees - step, mirrored });
    look({ degrees: degrees + step, mirrored });
  }
  return best.distance;
}

/** The well-known trademark a silhouette comes closest to, however either of them is turned or mirrored. */
export function nearestTrademark(parts: Part[]): { trademark: string; distance: number } {
  const signature = silhouetteOf(parts);
  return Object.keys(knownTrademarks())
    .map((trademark) => ({ trademark, distance: distanceToTrademark(signature, trademark) }))
    .reduce((a, b) => (b.distance < a.distance ? b : a));
}
