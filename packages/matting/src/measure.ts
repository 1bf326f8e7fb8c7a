import type { Background } from './background.ts';
import { STEP_MAX } from './fades.ts';
import { DEPTH_MOST, fillRun, KIND, type Pixels } from './flood.ts';
import type { Picture } from './picture.ts';

/** Distance of every pixel from the background: the channel that differs most. What was transparent is background. */
export function measure(picture: Picture, background: Background, limit: number): Pixels {
  const { width, height } = picture;
  const bytes = () => new Uint8Array(width * height);
  const depth = bytes().fill(DEPTH_MOST);
  const pixels = { width, height, kind: bytes(), distance: bytes(), depth, firstRow: 0, endRow: height };
  const isPlain = [...background.slopeX, ...background.slopeY].every((slope) => slope === 0);
  if (isPlain && picture.data.byteOffset % 4 === 0) measurePlain(picture, background, limit, pixels);
  else measureSloped(picture, background, limit, pixels);
  return pixels;
}

const kindAt = (distance: number, limit: number): number =>
  distance <= limit ? KIND.near : distance <= limit + STEP_MAX ? KIND.pale : KIND.subject;

/** On one colour the same four bytes are always as far away: a run of them is measured once. */
function measurePlain({ data }: Picture, { color }: Background, limit: number, { kind, distance }: Pixels): void {
  const words = new Uint32Array(data.buffer, data.byteOffset, kind.length);
  const [b0, b1, b2] = color;
  const end = words.length;
  for (let pixel = 0; pixel < end;) {
    const word = words[pixel] as number;
    const at = pixel * 4;
    const far =
      data[at + 3] === 0
        ? 0
        : gap((data[at] as number) - b0, (data[at + 1] as number) - b1, (data[at + 2] as number) - b2);
    const what = kindAt(far, limit);
    const start = pixel;
    pixel += 1;
    while (
      pixel + 4 <= end &&
      words[pixel] === word &&
      words[pixel + 1] === word &&
      words[pixel + 2] === word &&
      words[pixel + 3] === word
    )
      pixel += 4;
    while (pixel < end && words[pixel] === word) pixel += 1;
    fillRun(distance, far, start, pixel);
    fillRun(kind, what, start, pixel);
  }
}

function measureSloped(
  { data, width, height }: Picture,
  { color, slopeX, slopeY }: Background,
  limit: number,
  { kind, distance }: Pixels,
): void {
  const [s0, s1, s2] = [slopeX[0] / width, slopeX[1] / width, slopeX[2] / width];
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const v = y / height - 0.5;
    let b0 = color[0] + slopeY[0] * v - slopeX[0] / 2;
    let b1 = color[1] + slopeY[1] * v - slopeX[1] / 2;
    let b2 = color[2] + slopeY[2] * v - slopeX[2] / 2;
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const at = pixel * 4;
      const far =
        data[at + 3] === 0
          ? 0
          : gap((data[at] as number) - b0, (data[at + 1] as number) - b1, (data[at + 2] as number) - b2);
      distance[pixel] = far;
      kind[pixel] = kindAt(far, limit);
      b0 += s0;
      b1 += s1;
      b2 += s2;
    }
  }
}

function gap(d0: number, d1: number, d2: number): number {
  let far = d0 < 0 ? -d0 : d0;
  if (d1 < 0) d1 = -d1;
  if (d2 < 0) d2 = -d2;
  if (d1 > far) far = d1;
  if (d2 > far) far = d2;
  return (far + 0.5) | 0;
}
