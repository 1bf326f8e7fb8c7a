import { type Bitmap, bitmapOf } from '../kit/bitmap.ts';
import { ink, type Part } from '../kit/define-mark.ts';
import { inkBox } from '../kit/finish.ts';
import { kit } from '../kit/kit.ts';
import type { Region } from '../kit/region.ts';
import { move, scale } from '../kit/symmetry.ts';

const { around, circle, cut, intersect, outline, path, polygon, rect, ring, sector, stroke, union, vesica, turn } = kit;

const leaves = around(vesica([120, 130], [120, 20], 60), 3).map((leaf, i) => turn(leaf, [0, -75, 75][i]!, [120, 130]));
const trefoil = [
  turn(vesica([120, 190], [120, 30], 66), 0),
  turn(vesica([120, 190], [120, 30], 66), -42, [120, 190]),
  turn(vesica([120, 190], [120, 30], 66), 42, [120, 190]),
];
const star = polygon([
  [120, 16],
  [134, 112],
  [210, 172],
  [120, 136],
  [30, 172],
  [106, 112],
]);
const arch = (x: number): Region => stroke(path([x - 38, 200]).through([x, 60], [x + 38, 200]), 24, 'butt');

/** Well-known emblems, described by the plainest geometry that brings them to mind. We keep away from all of them. */
export const emblems: Record<string, Region> = {
  'three banded leaves': cut(union(...trefoil), rect(0, 150, 240, 8), rect(0, 168, 240, 8)),
  'three leaves fanned': union(...trefoil),
  'three leaves round a point': union(...leaves),
  'four rings in a row': union(...[0, 1, 2, 3].map((i) => ring(50 + i * 46, 120, 32, 8))),
  'five linked rings': union(
    ...[
      [50, 105],
      [120, 105],
      [190, 105],
      [85, 135],
      [155, 135],
    ].map(([x, y]) => ring(x!, y!, 32, 7)),
  ),
  'two overlapping discs': cut(
    union(circle(88, 120, 60), circle(152, 120, 60)),
    outline(intersect(circle(88, 120, 60), circle(152, 120, 60)), 7),
  ),
  swoosh: path([20, 110]).through([60, 160], [220, 80]).through([80, 190], [20, 110]).close(),
  'bitten fruit': union(
    cut(union(circle(92, 140, 62), circle(148, 140, 62), rect(92, 130, 56, 70)), circle(214, 128, 36)),
    vesica([118, 66], [150, 26], 22),
  ),
  'three-pointed star in a ring': union(ring(120, 120, 104, 10), intersect(star, circle(120, 120, 98))),
  'three-pointed star': star,
  'three diamonds': union(
    ...around(
      polygon([
        [120, 120],
        [90, 68],
        [120, 16],
        [150, 68],
      ]),
      3,
    ),
  ),
  'two golden arches': union(arch(84), arch(156)),
  'four tiles': union(rect(20, 20, 94, 94), rect(126, 20, 94, 94), rect(20, 126, 94, 94), rect(126, 126, 94, 94)),
  'three slanting stripes': union(
    ...[0, 1, 2].map((i) =>
      polygon([
        [20 + i * 62, 200],
        [66 + i * 62, 200 - 0],
        [66 + i * 62, 130 - i * 45],
        [20 + i * 62, 150 - i * 45],
      ]),
    ),
  ),
  'quartered roundel': union(ring(120, 120, 104, 26), sector(120, 120, 66, 0, 90), sector(120, 120, 66, 180, 270)),
  'bullseye of three': union(ring(120, 120, 104, 34), circle(120, 120, 36)),
  'disc halved by a wave': cut(
    circle(120, 120, 104),
    stroke(path([6, 130]).through([70, 90], [120, 120]).smooth([234, 110]), 26, 'butt'),
  ),
  'four-leaf clover of hearts': union(...around(circle(120, 72, 44), 4)),
  'cross of equal arms': union(rect(86, 20, 68, 200), rect(20, 86, 200, 68)),
  'five-pointed star': polygon(
    Array.from({ length: 10 }, (_, i) => {
      const [r, angle] = [i % 2 ? 41 : 104, (i * Math.PI) / 5 - Math.PI / 2];
      return [120 + r * Math.cos(angle), 120 + r * Math.sin(angle)] as const;
    }),
  ),
  'half-eaten disc with a wedge mouth': cut(circle(120, 120, 104), sector(120, 120, 160, -35, 35)),
  'globe of bands': cut(circle(120, 120, 104), ...[56, 88, 120, 152].map((y) => rect(0, y, 240, 10))),
  'two bars beside each other': union(rect(60, 30, 46, 180), rect(134, 30, 46, 180)),
  'play arrow in a rounded screen': cut(
    rect(16, 48, 208, 144, 40),
    polygon([
      [98, 86],
      [98, 154],
      [156, 120],
    ]),
  ),
};

const SIDE = 48;
const signatures = new Map<string, Bitmap>();

/** The silhouette filling a square grid, so that place and size do not count. */
function signatureOf(parts: Part[]): Bitmap {
  const box = inkBox(parts);
  const by = 240 / Math.max(box.width, box.height);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return bitmapOf(
    parts.map((part) => ({ ...part, region: move(scale(part.region, by, [x, y]), 120 - x, 120 - y) })),
    SIDE,
  );
}

/** 0 = the same silhouette, 1 = no ink in common. */
function silhouetteDistance(a: Bitmap, b: Bitmap): number {
  let [shared, either] = [0, 0];
  a.bits.forEach((bit, i) => {
    shared += bit & b.bits[i]!;
    either += bit | b.bits[i]!;
  });
  return 1 - shared / either;
}

export const distanceBetween = (a: Part[], b: Part[]): number => silhouetteDistance(signatureOf(a), signatureOf(b));

export function nearestEmblem(parts: Part[]): { emblem: string; distance: number } {
  const signature = signatureOf(parts);
  let nearest = { emblem: '', distance: 1 };
  for (const [emblem, region] of Object.entries(emblems)) {
    const known = signatures.get(emblem) ?? signatureOf(ink(region));
    signatures.set(emblem, known);
    const distance = silhouetteDistance(signature, known);
    if (distance < nearest.distance) nearest = { emblem, distance };
  }
  return nearest;
}
