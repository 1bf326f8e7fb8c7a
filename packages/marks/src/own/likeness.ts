import { type Bitmap, bitmapOf } from '../kit/bitmap.ts';
import { ink, type Part } from '../kit/define-mark.ts';
import { inkBox } from '../kit/finish.ts';
import { mirror, move, scale, turn } from '../kit/symmetry.ts';
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
function signatureOf(parts: Part[]): Signature {
  const box = inkBox(parts);
  const by = 240 / Math.max(box.width, box.height);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const placed = parts.map((part) => ({ ...part, region: move(scale(part.region, by, [x, y]), 120 - x, 120 - y) }));
  return packed(bitmapOf(placed, SIDE));
}

function packed({ bits }: Bitmap): Signature {
  const words = new Uint32Array(Math.ceil(bits.length / 32));
  let count = 0;
  bits.forEach((bit, i) => {
    if (bit) words[i >> 5]! |= 1 << (i & 31);
    count += bit;
  });
  return { words, ink: count };
}

/** How many bits are set, by adding neighbours in parallel. */
function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** 0 = the same silhouette, 1 = no ink in common. Where it must exceed `atMost` by the amount of ink alone, that bound. */
function silhouetteDistance(a: Signature, b: Signature, atMost = 1): number {
  const least = 1 - Math.min(a.ink, b.ink) / Math.max(a.ink, b.ink);
  if (least >= atMost) return least;
  let shared = 0;
  for (let i = 0; i < a.words.length; i++) shared += bitCount(a.words[i]! & b.words[i]!);
  return 1 - shared / (a.ink + b.ink - shared);
}

export const distanceBetween = (a: Part[], b: Part[]): number => silhouetteDistance(signatureOf(a), signatureOf(b));

/** A trademark turned by some degrees, perhaps in the mirror; drawn when first asked for. */
type Pose = { degrees: number; mirrored: boolean };
const poses = new Map<string, Signature>();

function signatureOfPose(trademark: string, { degrees, mirrored }: Pose): Signature {
  const id = `${trademark} ${(degrees + 360) % 360} ${mirrored}`;
  const region = knownTrademarks()[trademark]!;
  const signature = poses.get(id) ?? signatureOf(ink(turn(mirrored ? mirror(region) : region, degrees)));
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
  const signature = signatureOf(parts);
  return Object.keys(knownTrademarks())
    .map((trademark) => ({ trademark, distance: distanceToTrademark(signature, trademark) }))
    .reduce((a, b) => (b.distance < a.distance ? b : a));
}
