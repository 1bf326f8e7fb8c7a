import { kit } from '../kit/kit.ts';
import type { Region } from '../kit/region.ts';

const {
  around,
  circle,
  cut,
  intersect,
  outline,
  path,
  polygon,
  rect,
  ring,
  scale,
  sector,
  stroke,
  union,
  vesica,
  turn,
} = kit;

const leaves = () => around(vesica([120, 120], [120, 16], 58), 3);
const trefoil = () => [
  turn(vesica([120, 190], [120, 30], 66), 0),
  turn(vesica([120, 190], [120, 30], 66), -42, [120, 190]),
  turn(vesica([120, 190], [120, 30], 66), 42, [120, 190]),
];
const star = () =>
  polygon([
    [120, 16],
    [134, 112],
    [210, 172],
    [120, 136],
    [30, 172],
    [106, 112],
  ]);
const arch = (x: number): Region => stroke(path([x - 38, 200]).through([x, 60], [x + 38, 200]), 24, 'butt');
const fivePoints = () =>
  polygon(
    Array.from({ length: 10 }, (_, i) => {
      const [r, angle] = [i % 2 ? 41 : 104, (i * Math.PI) / 5 - Math.PI / 2];
      return [120 + r * Math.cos(angle), 120 + r * Math.sin(angle)] as const;
    }),
  );
const chevron = (y: number): Region => stroke(path([24, y + 56]).line([120, y - 20], [216, y + 56]), 34, 'butt');
const lozenge = (half: number): Region =>
  polygon([
    [120, 120 - half],
    [120 + half * 0.78, 120],
    [120, 120 + half],
    [120 - half * 0.78, 120],
  ]);
const openRing = (x: number, from: number): Region =>
  cut(ring(x, 120, 72, 20), sector(x, 120, 110, from + 90, from + 180));

let drawn: Record<string, Region> | undefined;

/**
 * Well-known trademarks, described by the plainest geometry that brings them to mind. We keep away from all of them. Drawn
 * when first asked for: most programs that load the marks never compare any.
 */
export const knownTrademarks = (): Record<string, Region> => (drawn ??= drawTrademarks());

const drawTrademarks = (): Record<string, Region> => ({
  'three banded leaves': cut(union(...trefoil()), rect(0, 150, 240, 8), rect(0, 168, 240, 8)),
  'three leaves fanned': union(...trefoil()),
  'three leaves round a point': union(...leaves()),
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
  'three-pointed star in a ring': union(ring(120, 120, 104, 10), intersect(star(), circle(120, 120, 98))),
  'three-pointed star': star(),
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
  'five-pointed star': fivePoints(),
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
  'two stacked chevrons': union(chevron(84), chevron(152)),
  'hollow lozenge': cut(lozenge(104), lozenge(58)),
  'bolt through a ring': union(
    ring(120, 120, 104, 16),
    polygon([
      [16, 140],
      [112, 96],
      [112, 118],
      [224, 100],
      [128, 144],
      [128, 122],
    ]),
  ),
  'two arcs back to back': union(openRing(88, 45), openRing(152, 225)),
  'scallop shell': cut(
    sector(120, 200, 180, -150, -30),
    ...[-60, -30, 0, 30, 60].map((angle) => turn(rect(116, 20, 8, 130), angle * 0.7, [120, 200])),
  ),
  'eight petals fanned': union(
    ...[-78, -56, -34, -12, 12, 34, 56, 78].map((angle) => turn(vesica([120, 168], [120, 30], 44), angle, [120, 176])),
  ),
  'six-armed knot': union(...around(stroke(path([120, 44]).line([180, 80], [180, 132]), 20), 6)),
  'crescent and star': union(cut(circle(104, 120, 92), circle(136, 120, 74)), scale(fivePoints(), 0.3, [120, 120])),
  'three ovals in one': union(
    outline(rect(16, 60, 208, 120, 59.9), 12),
    outline(rect(86, 60, 68, 120, 33.9), 12),
    outline(rect(46, 60, 148, 56, 27.9), 12),
  ),
  'pinwheel of four squares': union(...around(rect(64, 24, 60, 60, [0, 30, 0, 0]), 4)),
});
