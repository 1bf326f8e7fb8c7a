import { KIND, type Pixels } from './flood.ts';
import type { Picture } from './picture.ts';

/** Makes background of what a person clicked: all that is connected with the place and of its colour. */
export function takeRegion(picture: Picture, { kind, depth }: Pixels, start: number, limit: number): void {
  if (start < 0 || start >= kind.length || kind[start] === KIND.background) return;
  const { data } = picture;
  const [red, green, blue] = [data[start * 4] ?? 0, data[start * 4 + 1] ?? 0, data[start * 4 + 2] ?? 0];
  const isPart = (pixel: number): boolean =>
    kind[pixel] !== KIND.background &&
    Math.abs((data[pixel * 4] as number) - red) <= limit &&
    Math.abs((data[pixel * 4 + 1] as number) - green) <= limit &&
    Math.abs((data[pixel * 4 + 2] as number) - blue) <= limit;
  growRegion(picture, start, isPart, (left, right) => {
    kind.fill(KIND.background, left, right);
    depth.fill(0, left, right);
  });
}

/**
 * All that is connected with a place, span by span of its rows. `onSpan` must make the span's pixels no part any more.
 */
export function growRegion(
  { width, height }: Picture,
  start: number,
  isPart: (pixel: number) => boolean,
  onSpan: (left: number, right: number) => void,
): void {
  const stack = [start];
  while (stack.length > 0) {
    const seed = stack.pop() as number;
    if (!isPart(seed)) continue;
    const row = seed - (seed % width);
    let left = seed;
    while (left > row && isPart(left - 1)) left -= 1;
    let right = seed + 1;
    while (right < row + width && isPart(right)) right += 1;
    onSpan(left, right);
    for (const beside of [-width, width]) {
      if (left + beside < 0 || left + beside >= width * height) continue;
      // Of a run beside the span only the first pixel is noted.
      for (let pixel = left + beside, wasPart = false; pixel < right + beside; pixel += 1) {
        const isNow = isPart(pixel);
        if (isNow && !wasPart) stack.push(pixel);
        wasPart = isNow;
      }
    }
  }
}
