import type { Picture } from './picture.ts';

type Cut = Picture & { data: Uint8ClampedArray };

/** Averages alpha along the edge, `radius` pixels each way; the inside and the colours stay. */
export function smoothAlpha({ data, width, height }: Cut, depth: Uint8Array, radius: number): void {
  const alpha = new Uint8Array(width * height);
  for (let pixel = 0; pixel < alpha.length; pixel += 1) alpha[pixel] = data[pixel * 4 + 3] as number;
  const reach = Math.max(1, Math.min(8, Math.round(radius)));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (depth[pixel] === 0 || (depth[pixel] as number) > reach + 1) continue;
      let [sum, count] = [0, 0];
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
        for (let column = Math.max(0, x - reach); column <= Math.min(width - 1, x + reach); column += 1) {
          sum += alpha[row * width + column] as number;
          count += 1;
        }
      }
      data[pixel * 4 + 3] = sum / count;
    }
  }
}

/** Cut to what can be seen, with an empty margin; a picture of nothing stays as it is. */
export function trimPicture({ data, width, height }: Cut, padding: number): Cut {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (data[pixel * 4 + 3] === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return { data, width, height };
  const margin = Math.max(0, Math.round(padding));
  const [cutWidth, cutHeight] = [right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin];
  const cut = new Uint8ClampedArray(cutWidth * cutHeight * 4);
  for (let y = top; y <= bottom; y += 1) {
    const from = (y * width + left) * 4;
    cut.set(data.subarray(from, from + (right - left + 1) * 4), ((y - top + margin) * cutWidth + margin) * 4);
  }
  return { data: cut, width: cutWidth, height: cutHeight };
}
