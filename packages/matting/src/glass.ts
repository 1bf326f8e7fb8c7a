import type { Background } from './background.ts';
import type { Fades } from './fades.ts';
import { KIND, type Pixels } from './flood.ts';
import type { Picture, Rgb } from './picture.ts';
import { growRegion } from './region.ts';

/** A flat colour that lets the ground shine through. */
export type Pane = {
  /** As it is seen on the ground. */
  seen: Rgb;
  /** As it would be if nothing shone through. */
  full: Rgb;
  /** The largest share of the full colour that still is this pane: where it lies over itself. */
  most: number;
};

/** The picture is looked at in about this many places along its longer side. */
const PLACES = 300;
const STEP_MIN = 2;
const COLORS_MAX = 24;
/** Neighbours of a flat place, and places of one colour, differ by no more than this. */
const FLAT = 9;
const SAME = 10;
/** A crossing is seen from at least this many places. */
const SEEN_MIN = 2;
/** How far the colours around a crossing may be from what glass would give. */
const MISFIT_MAX = 5;
/** Less lets too much through to be told from the ground, more too little to matter. */
const SHARE = { min: 0.1, max: 0.9 } as const;
const GAMUT_SLACK = 5;
/** How far a pixel may lie from the line between the ground and the full colour. */
const OFF_LINE = 12;
const SHARE_SLACK = 0.04;
const PANES_MAX = 12;
const GROUND = 255;
const UNKNOWN = 254;

const minus = (a: Rgb, b: Rgb): Rgb => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const farthest = (a: Rgb, b: Rgb): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
const colorAt = ({ data }: Picture, pixel: number): Rgb => [
  data[pixel * 4] as number,
  data[pixel * 4 + 1] as number,
  data[pixel * 4 + 2] as number,
];

/** `share` of which colour over the ground gives the colour seen; none where no colour is strong enough. */
function fullColor(ground: Rgb, seen: Rgb, share: number): Rgb | undefined {
  const full = minus(seen, ground).map((part, channel) => (ground[channel] as number) + part / share);
  if (full.some((value) => value < -GAMUT_SLACK || value > 255 + GAMUT_SLACK)) return undefined;
  return full.map((value) => Math.min(255, Math.max(0, value))) as unknown as Rgb;
}

/** The share of the strongest colour that, over the ground, gives the colour seen. */
function leastShare(ground: Rgb, seen: Rgb): number {
  const shares = minus(seen, ground).map((part, channel) => {
    const room = part < 0 ? (ground[channel] as number) : 255 - (ground[channel] as number);
    return Math.abs(part) / Math.max(1, room);
  });
  return Math.max(...shares);
}

const twice = (share: number): number => 1 - (1 - share) ** 2;

/**
 * A pale flat colour may be a pale solid or glass. Where the edge of glass crosses another edge, four colours meet: the
 * ground, one shape, both, the other shape; and what lies under the glass is weakened by the same share in both.
 */
export function findPanes(picture: Picture, { color }: Background, pixels: Pixels): Pane[] {
  const places = labelPlaces(picture, pixels);
  // A colour as strong as colours get lets nothing through.
  if (places.colors.length < 2 || places.colors.every((seen) => leastShare(color, seen) > SHARE.max)) return [];
  const panes: Pane[] = [];
  const add = (seen: Rgb, share: number, most = twice(share)) => {
    const full = fullColor(color, seen, share);
    if (full && panes.length < PANES_MAX && !panes.some((pane) => farthest(pane.seen, seen) <= SAME))
      panes.push({ seen, full, most });
    return full !== undefined;
  };
  for (const { one, other, both } of findCrossings(places)) {
    const shares = [
      { top: one, under: other, ...shareOfTop(color, one, other, both) },
      { top: other, under: one, ...shareOfTop(color, other, one, both) },
    ].sort((a, b) => a.misfit - b.misfit);
    const [{ top, under, share, misfit } = { top: one, under: one, share: 0, misfit: Infinity }] = shares;
    if (misfit > MISFIT_MAX || share < SHARE.min || share > SHARE.max || !add(top, share)) continue;
    if (farthest(top, under) <= SAME) continue;
    // Of what lies beneath, the share cannot be seen. Shapes drawn together have the same one where their colour allows.
    if (add(under, share)) add(both, twice(share));
  }
  return panes;
}

/** How much of the upper shape's own colour is in it, by what it leaves of the shape beneath. */
function shareOfTop(ground: Rgb, top: Rgb, under: Rgb, both: Rgb): { share: number; misfit: number } {
  const [alone, beneath] = [minus(under, ground), minus(both, top)];
  const left = dot(beneath, alone) / Math.max(1, dot(alone, alone));
  const misfit = farthest(beneath, alone.map((value) => value * left) as unknown as Rgb);
  return { share: 1 - left, misfit };
}

/** What a person says is glass, of the strongest colour that it can be. */
export function paneAt(picture: Picture, { color }: Background, { kind }: Pixels, pixel: number): Pane | undefined {
  if (kind[pixel] === undefined || kind[pixel] === KIND.background) return undefined;
  const seen = colorAt(picture, pixel);
  const share = leastShare(color, seen);
  const full = share < SHARE.min ? undefined : fullColor(color, seen, share);
  return full && { seen, full, most: twice(share) };
}

export const isSeenAs = (picture: Picture, pixel: number, pane: Pane): boolean =>
  farthest(colorAt(picture, pixel), pane.seen) <= SAME;

type Places = { across: number; down: number; labels: Uint8Array; colors: Rgb[] };

/** The ground, or one of the picture's flat colours, at places of a grid. */
function labelPlaces(picture: Picture, { kind }: Pixels): Places {
  const { width, height } = picture;
  const step = Math.max(STEP_MIN, Math.round(Math.max(width, height) / PLACES));
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const labels = new Uint8Array(across * down).fill(UNKNOWN);
  const first: Rgb[] = [];
  const sums: { count: number; sum: [number, number, number] }[] = [];
  for (let row = 1; row < down - 1; row += 1) {
    for (let column = 1; column < across - 1; column += 1) {
      const pixel = row * step * width + column * step;
      const place = row * across + column;
      if (kind[pixel] === KIND.background) labels[place] = GROUND;
      if (kind[pixel] === KIND.background || !isFlat(picture, pixel)) continue;
      const color = colorAt(picture, pixel);
      let label = first.findIndex((known) => farthest(known, color) <= SAME);
      if (label < 0 && first.length < COLORS_MAX) {
        label = first.push(color) - 1;
        sums.push({ count: 0, sum: [0, 0, 0] });
      }
      const total = sums[label];
      if (!total) continue;
      labels[place] = label;
      total.count += 1;
      for (const channel of [0, 1, 2] as const) total.sum[channel] += color[channel];
    }
  }
  const colors = sums.map(({ count, sum }) => sum.map((value) => value / count) as unknown as Rgb);
  return { across, down, labels, colors };
}

const isFlat = ({ data, width }: Picture, pixel: number): boolean =>
  areAlike(data, pixel, pixel + 1) &&
  areAlike(data, pixel, pixel - 1) &&
  areAlike(data, pixel, pixel + width) &&
  areAlike(data, pixel, pixel - width);

const areAlike = (data: Picture['data'], one: number, other: number): boolean =>
  Math.abs((data[one * 4] as number) - (data[other * 4] as number)) <= FLAT &&
  Math.abs((data[one * 4 + 1] as number) - (data[other * 4 + 1] as number)) <= FLAT &&
  Math.abs((data[one * 4 + 2] as number) - (data[other * 4 + 2] as number)) <= FLAT;

type Crossing = { one: Rgb; other: Rgb; both: Rgb };

/** So many steps from a place, the colours all around it are looked at: beyond what JPEG blurs at an edge. */
const RING = 3;
const alongSide = Array.from({ length: 2 * RING }, (_, at) => at - RING);
const AROUND: readonly (readonly [x: number, y: number])[] = [
  ...alongSide.map((at) => [at, -RING] as const),
  ...alongSide.map((at) => [RING, at] as const),
  ...alongSide.map((at) => [-at, RING] as const),
  ...alongSide.map((at) => [-RING, -at] as const),
];

function findCrossings({ across, down, labels, colors }: Places): Crossing[] {
  const ring = AROUND.map(([x, y]) => y * across + x);
  const seen = new Map<number, number>();
  const around: number[] = [];
  for (let row = RING; row < down - RING; row += 1) {
    for (let column = RING; column < across - RING; column += 1) {
      const place = row * across + column;
      // Nothing crosses in the midst of one colour.
      const left = labels[place - RING];
      const isOneColor =
        left === labels[place + RING] &&
        left === labels[place - RING * across] &&
        left === labels[place + RING * across];
      if (isOneColor) continue;
      around.length = 0;
      for (const offset of ring) {
        const label = labels[place + offset] as number;
        if (label !== UNKNOWN && label !== around.at(-1)) around.push(label);
      }
      if (around.length === 5 && around[0] === around[4]) around.pop();
      const ground = around.indexOf(GROUND);
      if (around.length !== 4 || ground < 0 || around.lastIndexOf(GROUND) !== ground) continue;
      const [one, both, other] = [1, 2, 3].map((turn) => around[(ground + turn) % 4] as number) as [
        number,
        number,
        number,
      ];
      if (both === one || both === other) continue;
      const key = (Math.min(one, other) * COLORS_MAX + Math.max(one, other)) * COLORS_MAX + both;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  const colorOf = (label: number) => colors[label] as Rgb;
  return [...seen]
    .filter(([, count]) => count >= SEEN_MIN)
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => ({
      one: colorOf(Math.floor(key / COLORS_MAX / COLORS_MAX)),
      other: colorOf(Math.floor(key / COLORS_MAX) % COLORS_MAX),
      both: colorOf(key % COLORS_MAX),
    }));
}

/** Notes the panes' pixels as fades: each is un-mixed from the ground and its pane's full colour. */
export function markPanes(
  picture: Picture,
  background: Background,
  pixels: Pixels,
  panes: readonly Pane[],
  fades: Fades | undefined,
): Fades | undefined {
  if (panes.length === 0) return fades;
  const { kind, width } = pixels;
  const { data } = picture;
  const at = fades?.at ?? new Uint8Array(kind.length);
  const colors = [...(fades?.colors ?? [])];
  for (const pane of panes.slice(0, 255 - colors.length)) {
    const value = colors.push(pane.full);
    const onLine = lineTest(data, background.color, pane);
    const isPart = (pixel: number) => kind[pixel] !== KIND.background && at[pixel] === 0 && onLine(pixel);
    const [red, green, blue] = pane.seen;
    for (let pixel = pixels.firstRow * width; pixel < pixels.endRow * width; pixel += 1) {
      if (at[pixel] !== 0 || kind[pixel] === KIND.background) continue;
      const isSeed =
        Math.abs((data[pixel * 4] as number) - red) <= SAME &&
        Math.abs((data[pixel * 4 + 1] as number) - green) <= SAME &&
        Math.abs((data[pixel * 4 + 2] as number) - blue) <= SAME;
      if (isSeed) growRegion(picture, pixel, isPart, (left, right) => at.fill(value, left, right));
    }
  }
  return { colors, at };
}

/** Whether a pixel is the ground with some of the pane over it, no more than the pane itself has. */
function lineTest(data: Picture['data'], [b0, b1, b2]: Rgb, { full, most }: Pane): (pixel: number) => boolean {
  const [d0, d1, d2] = minus(full, [b0, b1, b2]);
  const span = d0 * d0 + d1 * d1 + d2 * d2;
  return (pixel) => {
    const c0 = (data[pixel * 4] as number) - b0;
    const c1 = (data[pixel * 4 + 1] as number) - b1;
    const c2 = (data[pixel * 4 + 2] as number) - b2;
    const share = (c0 * d0 + c1 * d1 + c2 * d2) / span;
    return (
      share <= most + SHARE_SLACK &&
      Math.abs(c0 - share * d0) <= OFF_LINE &&
      Math.abs(c1 - share * d1) <= OFF_LINE &&
      Math.abs(c2 - share * d2) <= OFF_LINE
    );
  };
}
