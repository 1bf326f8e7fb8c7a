import type { Picture } from './picture.ts';

const SIDE = 480;
const COLORS_MAX = 8;
/** Colours nearer to each other than this are one. */
const COLOR_GAP = 44;
/** Less of the subject than this is no colour of its own: edges between two colours make many. */
const COLOR_SHARE = 0.004;
/** The label of a pixel without colour. */
export const EMPTY = 255;

/** Averaged down to the size that is traced; colours weigh by their alpha. */
export function shrink({ data, width, height }: Picture): Picture {
  const scale = Math.max(1, Math.max(width, height) / SIDE);
  const [w, h] = [Math.max(1, Math.round(width / scale)), Math.max(1, Math.round(height / scale))];
  const out = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const [x0, x1] = [
        Math.floor((x * width) / w),
        Math.max(Math.floor((x * width) / w) + 1, Math.floor(((x + 1) * width) / w)),
      ];
      const [y0, y1] = [
        Math.floor((y * height) / h),
        Math.max(Math.floor((y * height) / h) + 1, Math.floor(((y + 1) * height) / h)),
      ];
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let row = y0; row < y1; row += 1) {
        for (let at = (row * width + x0) * 4; at < (row * width + x1) * 4; at += 4) {
          const a = data[at + 3] as number;
          red += (data[at] as number) * a;
          green += (data[at + 1] as number) * a;
          blue += (data[at + 2] as number) * a;
          alpha += a;
        }
      }
      const at = (y * w + x) * 4;
      if (alpha > 0) out.set([red / alpha, green / alpha, blue / alpha], at);
      out[at + 3] = alpha / ((x1 - x0) * (y1 - y0));
    }
  }
  return { data: out, width: w, height: h };
}

/** The few colours a logo has, commonest first, and which of them each pixel is; 255 where there is nothing. */
export function quantise({ data, width, height }: Picture): { labels: Uint8Array; colors: `#${string}`[] } {
  const bins = new Map<number, { count: number; red: number; green: number; blue: number }>();
  let total = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < 128) continue;
    total += 1;
    const [red, green, blue] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bins.set(key, { count: bin.count + 1, red: bin.red + red, green: bin.green + green, blue: bin.blue + blue });
  }
  const picked: [number, number, number][] = [];
  for (const { count, red, green, blue } of [...bins.values()].sort((a, b) => b.count - a.count)) {
    if (picked.length >= COLORS_MAX || count < total * COLOR_SHARE) break;
    const color: [number, number, number] = [red / count, green / count, blue / count];
    const isNew = picked.every(
      (other) => Math.hypot(other[0] - color[0], other[1] - color[1], other[2] - color[2]) > COLOR_GAP,
    );
    if (isNew) picked.push(color);
  }
  const labels = new Uint8Array(width * height).fill(EMPTY);
  for (let pixel = 0; pixel < labels.length; pixel += 1) {
    if ((data[pixel * 4 + 3] as number) < 128) continue;
    let [best, nearest] = [0, Infinity];
    for (const [index, [red, green, blue]] of picked.entries()) {
      const gap =
        Math.abs((data[pixel * 4] as number) - red) +
        Math.abs((data[pixel * 4 + 1] as number) - green) +
        Math.abs((data[pixel * 4 + 2] as number) - blue);
      if (gap < nearest) [best, nearest] = [index, gap];
    }
    labels[pixel] = best;
  }
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return {
    labels: settle(labels, width, height),
    colors: picked.map((color) => `#${color.map(hex).join('')}` as const),
  };
}

/** A pixel takes the label most of its neighbours have: the mixed pixels between two colours go to either. */
function settle(labels: Uint8Array, width: number, height: number): Uint8Array {
  const out = Uint8Array.from(labels);
  const counts = new Uint8Array(COLORS_MAX);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const own = labels[pixel] as number;
      if (own === EMPTY) continue;
      // Inside one colour there is nothing to settle.
      if (
        labels[pixel - 1] === own &&
        labels[pixel + 1] === own &&
        labels[pixel - width] === own &&
        labels[pixel + width] === own
      )
        continue;
      counts.fill(0, 0, COLORS_MAX);
      let best = own;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const label = labels[pixel + dy + dx] as number;
          if (label === EMPTY) continue;
          counts[label] = (counts[label] as number) + 1;
          if ((counts[label] as number) > (counts[best] as number)) best = label;
        }
      }
      out[pixel] = best;
    }
  }
  return out;
}
