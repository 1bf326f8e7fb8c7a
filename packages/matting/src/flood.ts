/** What each pixel was found to be. */
export const KIND = {
  subject: 0,
  background: 1,
  /** Subject so near the background's colour that a shadow or glow might begin there. */
  pale: 2,
  /** Subject that was tested for being a fade and is none. */
  solid: 4,
  /** Of the background's colour, not yet known whether the background or a hole. */
  near: 6,
  hole: 8,
  growing: 10,
} as const;

/** Deeper inside the subject than any edge reaches. */
export const DEPTH_MOST = 9;

/** What is known of every pixel, a byte each. */
export type Pixels = {
  width: number;
  height: number;
  kind: Uint8Array;
  /** From the background's colour. */
  distance: Uint8Array;
  /** Steps from the background: 0 in the background itself; elsewhere `DEPTH_MOST` until the edges are measured. */
  depth: Uint8Array;
  /** Rows that hold anything but background, once that is known; nothing else need be looked at. */
  firstRow: number;
  endRow: number;
};

/** Shorter runs are handled pixel by pixel: a call into the array's own methods costs more than that. */
const LONG = 32;
/** Spans of an area that are remembered; most holes have fewer, and need not be searched for again. */
const TRAIL_MAX = 1024;

/**
 * The area painted last: how many spans it has, and the first of them, begin and end by turns. A mesh has hundreds of
 * thousands of areas, so nothing is made anew for each.
 */
const trail = { spans: 0, places: new Uint32Array(2 * TRAIL_MAX) };
const stack: number[] = [];

export function startTrail(): void {
  trail.spans = 0;
}

export function noteSpan(left: number, right: number): void {
  if (trail.spans < TRAIL_MAX) {
    trail.places[trail.spans * 2] = left;
    trail.places[trail.spans * 2 + 1] = right;
  }
  trail.spans += 1;
}

/**
 * Gives the connected pixels of the kind at `start` another kind, and counts them. Spans of rows go on the stack, not
 * pixels, so it stays small however large the area; each pixel is tested once.
 */
export function paint(pixels: Pixels, start: number, to: number, mark?: Mark): number {
  const { width, height, kind } = pixels;
  const from = kind[start] as number;
  const lastRow = (height - 1) * width;
  let area = 0;
  startTrail();
  paintSpan(pixels, start, from, to, mark);
  while (stack.length > 0) {
    const right = stack.pop() as number;
    const left = stack.pop() as number;
    area += right - left;
    if (left >= width) paintRuns(pixels, left - width, right - width, from, to, mark);
    if (left < lastRow) paintRuns(pixels, left + width, right + width, from, to, mark);
  }
  return area;
}

/** Gives the area painted last another kind; `start` is in it. */
export function paintAgain(pixels: Pixels, start: number, to: number, mark?: Mark): void {
  if (trail.spans > TRAIL_MAX) {
    paint(pixels, start, to, mark);
    return;
  }
  const { places } = trail;
  for (let at = 0; at < trail.spans * 2; at += 2) {
    fillSpan(pixels, places[at] as number, places[at + 1] as number, to, mark);
  }
}

/** A second map in which the same pixels get a number. */
export type Mark = { map: Uint8Array; value: number };

function fillSpan({ kind, depth }: Pixels, left: number, right: number, to: number, mark?: Mark): void {
  fillRun(kind, to, left, right);
  if (to === KIND.background) fillRun(depth, 0, left, right);
  if (mark) fillRun(mark.map, mark.value, left, right);
}

export function fillRun(bytes: Uint8Array, value: number, begin: number, end: number): void {
  if (end - begin > LONG) bytes.fill(value, begin, end);
  else for (let at = begin; at < end; at += 1) bytes[at] = value;
}

/** The first place from `begin` on with that value, or `end`. */
export function findValue(bytes: Uint8Array, value: number, begin: number, end: number): number {
  const soon = Math.min(end, begin + LONG);
  for (let at = begin; at < soon; at += 1) if (bytes[at] === value) return at;
  if (soon === end) return end;
  const found = bytes.subarray(soon, end).indexOf(value);
  return found < 0 ? end : soon + found;
}

/** Paints the span around a pixel, notes it, and says where it ends. */
function paintSpan(pixels: Pixels, seed: number, from: number, to: number, mark?: Mark): number {
  const { width, kind } = pixels;
  const row = seed - (seed % width);
  let left = seed;
  while (left > row && kind[left - 1] === from) left -= 1;
  const right = endOfRun(kind, from, seed, row + width);
  fillSpan(pixels, left, right, to, mark);
  noteSpan(left, right);
  stack.push(left, right);
  return right;
}

function paintRuns(pixels: Pixels, begin: number, end: number, from: number, to: number, mark?: Mark): void {
  for (let at = findValue(pixels.kind, from, begin, end); at < end;) {
    const right = paintSpan(pixels, at, from, to, mark);
    at = right < end ? findValue(pixels.kind, from, right, end) : end;
  }
}

/** Four at a time: this is where a flood spends its time. */
function endOfRun(kind: Uint8Array, value: number, begin: number, end: number): number {
  let at = begin;
  while (
    at + 4 <= end &&
    kind[at] === value &&
    kind[at + 1] === value &&
    kind[at + 2] === value &&
    kind[at + 3] === value
  )
    at += 4;
  while (at < end && kind[at] === value) at += 1;
  return at;
}

/** What is near the background's colour and reached from the rim; afterwards the rows of the subject are known. */
export function floodFromRim(pixels: Pixels): void {
  const { width, height, kind, depth } = pixels;
  const take = (pixel: number) => {
    if (kind[pixel] === KIND.near) paint(pixels, pixel, KIND.background);
  };
  for (let x = 0; x < width; x += 1) {
    take(x);
    take((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    take(y * width);
    take(y * width + width - 1);
  }
  const first = depth.indexOf(DEPTH_MOST);
  pixels.firstRow = first < 0 ? height : Math.floor(first / width);
  pixels.endRow = first < 0 ? height : Math.floor(depth.lastIndexOf(DEPTH_MOST) / width) + 1;
}
