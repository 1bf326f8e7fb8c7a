/** Pixels in rows of red, green, blue, alpha. */
export type Pixels = { data: Uint8Array; width: number; height: number };

const TOLERANCE = 40;
/** So much of the rim must have one colour for it to be a background at all. */
const PLAIN_SHARE = 0.9;

/**
 * Makes a plain background transparent, working inwards from the rim so that the same colour inside the drawing stays.
 * Undefined where the rim has no one colour: then there is no background to cut.
 */
export function cutBackground({ data, width, height }: Pixels): Pixels | undefined {
  const rim = rimOf(width, height);
  const color = medianColor(data, rim);
  const isBackground = (pixel: number) => distance(data, pixel, color) <= TOLERANCE;
  if (rim.filter(isBackground).length < rim.length * PLAIN_SHARE) return undefined;

  const cut = Uint8Array.from(data);
  const seen = new Uint8Array(width * height);
  const waiting = rim.filter(isBackground);
  for (const pixel of waiting) seen[pixel] = 1;
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    cut[pixel * 4 + 3] = 0;
    const column = pixel % width;
    const neighbours = [pixel - width, pixel + width];
    if (column > 0) neighbours.push(pixel - 1);
    if (column < width - 1) neighbours.push(pixel + 1);
    for (const next of neighbours) {
      if (next < 0 || next >= seen.length || seen[next] || !isBackground(next)) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return { data: cut, width, height };
}

function rimOf(width: number, height: number): number[] {
  const rim: number[] = [];
  for (let x = 0; x < width; x += 1) rim.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) rim.push(y * width, y * width + width - 1);
  return rim;
}

function medianColor(data: Uint8Array, pixels: readonly number[]): [number, number, number] {
  const median = (channel: number) => {
    const values = pixels.map((pixel) => data[pixel * 4 + channel] ?? 0).toSorted((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  };
  return [median(0), median(1), median(2)];
}

function distance(data: Uint8Array, pixel: number, [red, green, blue]: [number, number, number]): number {
  if (data[pixel * 4 + 3] === 0) return 0;
  return Math.max(
    Math.abs((data[pixel * 4] ?? 0) - red),
    Math.abs((data[pixel * 4 + 1] ?? 0) - green),
    Math.abs((data[pixel * 4 + 2] ?? 0) - blue),
  );
}
