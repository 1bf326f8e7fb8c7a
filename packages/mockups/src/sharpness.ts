import { blur } from './blur.ts';
import type { Pixels } from './picture-bytes.ts';

type Grey = { width: number; height: number; data: Float32Array };

function greyOf({ width, height, data }: Pixels): Grey {
  const grey = new Float32Array(width * height);
  for (let k = 0; k < grey.length; k += 1)
    grey[k] = 0.3 * (data[k * 4] ?? 0) + 0.59 * (data[k * 4 + 1] ?? 0) + 0.11 * (data[k * 4 + 2] ?? 0);
  return { width, height, data: grey };
}

function halved({ width, height, data }: Grey): Grey {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1) {
      const k = 2 * y * width + 2 * x;
      half[y * w + x] = ((data[k] ?? 0) + (data[k + 1] ?? 0) + (data[k + width] ?? 0) + (data[k + width + 1] ?? 0)) / 4;
    }
  return { width: w, height: h, data: half };
}

/** The step from pixel to pixel that only a few in a thousand exceed: the picture's clearest edges. */
function steepest({ width, height, data }: Grey): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const k = y * width + x;
      const here = data[k] ?? 0;
      const step = Math.max(Math.abs((data[k + 1] ?? 0) - here), Math.abs((data[k + width] ?? 0) - here));
      const bin = Math.min(255, step | 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
      all += 1;
    }
  let left = all * 0.004;
  for (let bin = 255; bin > 0; bin -= 1) {
    left -= counts[bin] ?? 0;
    if (left < 0) return bin;
  }
  return 1;
}

/** By how much halving steepens edges that a bell curve of this deviation (in pixels before halving) has softened. */
const STEEPER: readonly (readonly [ratio: number, deviation: number])[] = [
  [1.1, 0.3],
  [1.4, 0.5],
  [1.6, 0.7],
  [1.78, 1],
  [1.88, 1.4],
  [1.94, 2],
];
const SOFTEST = 4;

function deviationAt(ratio: number): number {
  const above = STEEPER.findIndex(([each]) => each >= ratio);
  const [high, low] = [STEEPER.at(above), STEEPER[Math.max(0, above - 1)]];
  if (above <= 0 || !high || !low) return above === 0 ? 0.3 : 2;
  return low[1] + ((ratio - low[0]) / (high[0] - low[0])) * (high[1] - low[1]);
}

/**
 * How soft a photograph's edges are: the deviation in pixels of the bell curve that blurred them. At half size a sharp
 * edge is as steep as before, a soft one up to twice as steep; very soft ones show it only at the next halving.
 */
export function edgeSoftness(photo: Pixels): number {
  let grey = greyOf(photo);
  let steep = steepest(grey);
  let softness = 0;
  for (let scale = 1; scale <= SOFTEST; scale *= 2) {
    grey = halved(grey);
    const next = steepest(grey);
    softness = Math.max(softness, scale * deviationAt(next / steep));
    if (softness < scale) break;
    steep = next;
  }
  return Math.min(SOFTEST, softness);
}

/** The mark softened by a bell curve of this deviation in its own pixels, with room round it for what spreads. */
export function softenMark(mark: Pixels, deviation: number): Pixels {
  // three passes of a box of 2r + 1 pixels have this deviation
  const radius = Math.round((Math.sqrt(4 * deviation ** 2 + 1) - 1) / 2);
  if (radius < 1) return mark;
  const margin = radius * 3;
  const [width, height] = [mark.width + 2 * margin, mark.height + 2 * margin];
  const channels = [0, 1, 2, 3].map((c) => {
    const plane = new Float32Array(width * height);
    for (let y = 0; y < mark.height; y += 1)
      for (let x = 0; x < mark.width; x += 1) {
        const from = (y * mark.width + x) * 4;
        const alpha = (mark.data[from + 3] ?? 0) / 255;
        plane[(y + margin) * width + x + margin] = c === 3 ? alpha * 255 : (mark.data[from + c] ?? 0) * alpha;
      }
    return blur(plane, width, height, radius);
  });
  const data = new Uint8ClampedArray(width * height * 4);
  for (let k = 0; k < width * height; k += 1) {
    const alpha = channels[3]?.[k] ?? 0;
    data[k * 4 + 3] = alpha;
    for (let c = 0; alpha > 0 && c < 3; c += 1) data[k * 4 + c] = ((channels[c]?.[k] ?? 0) * 255) / alpha;
  }
  return { width, height, data };
}
