/** What each pixel was found to be. From `firstFade` on, the number says which fade it belongs to. */
export const KIND = { subject: 0, background: 1, hole: 2, keptHole: 3, growing: 4, firstFade: 8 } as const;

/** What is known of every pixel: one byte for its kind, one for its distance from the background's colour. */
export type Pixels = {
  width: number;
  height: number;
  kind: Uint8Array;
  distance: Uint8Array;
  /** Rows that hold anything but background, once that is known; nothing else need be looked at. */
  firstRow: number;
  endRow: number;
};

/**
 * Turns the connected subject pixels no further than `limit` from the background into `kind`, and counts them. Spans of
 * rows go on the stack, not pixels, so it stays small however large the area.
 */
export function flood({ width, height, kind, distance }: Pixels, start: number, limit: number, into: number): number {
  const stack = [start];
  const lastRow = (height - 1) * width;
  let taken = 0;
  while (stack.length > 0) {
    const seed = stack.pop() as number;
    if (kind[seed] !== KIND.subject || (distance[seed] as number) > limit) continue;
    const row = seed - (seed % width);
    const end = row + width - 1;
    let left = seed;
    while (left > row && kind[left - 1] === KIND.subject && (distance[left - 1] as number) <= limit) left -= 1;
    let right = seed;
    while (right < end && kind[right + 1] === KIND.subject && (distance[right + 1] as number) <= limit) right += 1;
    kind.fill(into, left, right + 1);
    taken += right - left + 1;
    for (let side = 0; side < 2; side += 1) {
      if (side === 0 ? row === 0 : row === lastRow) continue;
      const offset = side === 0 ? -width : width;
      let isInside = false;
      for (let pixel = left + offset; pixel <= right + offset; pixel += 1) {
        const isPart = kind[pixel] === KIND.subject && (distance[pixel] as number) <= limit;
        if (isPart && !isInside) stack.push(pixel);
        isInside = isPart;
      }
    }
  }
  return taken;
}

/** From every pixel of the rim inwards; afterwards the rows of the subject are known. */
export function floodFromRim(pixels: Pixels, limit: number): void {
  const { width, height } = pixels;
  for (let x = 0; x < width; x += 1) {
    flood(pixels, x, limit, KIND.background);
    flood(pixels, (height - 1) * width + x, limit, KIND.background);
  }
  for (let y = 0; y < height; y += 1) {
    flood(pixels, y * width, limit, KIND.background);
    flood(pixels, y * width + width - 1, limit, KIND.background);
  }
  const isEmpty = (row: number) => pixels.kind.subarray(row * width, (row + 1) * width).indexOf(KIND.subject) < 0;
  while (pixels.firstRow < pixels.endRow && isEmpty(pixels.firstRow)) pixels.firstRow += 1;
  while (pixels.endRow > pixels.firstRow && isEmpty(pixels.endRow - 1)) pixels.endRow -= 1;
}

/** Gives a connected area another kind; its pixels have `from` and no others beside them do. */
export function repaint({ width, height, kind }: Pixels, start: number, from: number, to: number): void {
  const stack = [start];
  while (stack.length > 0) {
    const seed = stack.pop() as number;
    if (kind[seed] !== from) continue;
    const row = seed - (seed % width);
    let left = seed;
    while (left > row && kind[left - 1] === from) left -= 1;
    let right = seed;
    while (right < row + width - 1 && kind[right + 1] === from) right += 1;
    kind.fill(to, left, right + 1);
    for (const offset of [-width, width]) {
      const begin = left + offset;
      if (begin < 0 || begin >= width * height) continue;
      for (let pixel = begin; pixel <= right + offset; pixel += 1) {
        if (kind[pixel] === from && (pixel === begin || kind[pixel - 1] !== from)) stack.push(pixel);
      }
    }
  }
}
