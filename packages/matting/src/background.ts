import type { Picture, Rgb } from './picture.ts';

/** The ground a subject stands on. A scanner lights one side more than the other, so it may change across the picture. */
export type Background = {
  /** In the middle of the picture. */
  color: Rgb;
  /** Change from edge to edge, sideways and downwards. */
  slopeX: Rgb;
  slopeY: Rgb;
  /** How far its own pixels lie from it: grain of paper, noise of JPEG. */
  noise: number;
};

const WHITE: Rgb = [255, 255, 255];
/** Colours are first counted in steps of 16 to find the one most of the rim has. */
const STEP_BITS = 4;
/** Further than this from the rim's own colour is not background, whatever the light. */
const NEAR = 30;
const SAMPLES = 2048;
/** Slopes weaker than this are the noise of the measurement. */
const SLOPE_MIN = 3;
const NOISE_MAX = 14;

export const plainBackground = (color: Rgb): Background => ({ color, slopeX: [0, 0, 0], slopeY: [0, 0, 0], noise: 0 });

/** The colour that most of the rim has, its change across the picture and its noise; white where there is no such colour. */
export function estimateBackground(picture: Picture): Background {
  const rim = rimPixels(picture);
  const color = commonColor(picture, rim);
  if (!color) return plainBackground(WHITE);
  const near = rim.filter((pixel) => farthest(picture.data, pixel, color) <= NEAR);
  const fitted = fitPlane(picture, near);
  const left = near.map((pixel) => distanceTo(fitted, picture, pixel)).sort((a, b) => a - b);
  const noise = Math.min(NOISE_MAX, left[Math.floor(left.length * 0.98)] ?? 0);
  return { ...fitted, noise };
}

function rimPixels({ data, width, height }: Picture): number[] {
  const step = Math.max(1, Math.floor((2 * (width + height)) / SAMPLES));
  const rim: number[] = [];
  const add = (pixel: number) => {
    if ((data[pixel * 4 + 3] ?? 0) === 255) rim.push(pixel);
  };
  for (let x = 0; x < width; x += step) {
    add(x);
    add((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += step) {
    add(y * width);
    add(y * width + width - 1);
  }
  return rim;
}

function commonColor({ data }: Picture, rim: readonly number[]): Rgb | undefined {
  const counts = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (const pixel of rim) {
    const [red, green, blue] = [data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0];
    const key = ((red >> STEP_BITS) << 8) | ((green >> STEP_BITS) << 4) | (blue >> STEP_BITS);
    const known = counts.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    counts.set(key, {
      count: known.count + 1,
      red: known.red + red,
      green: known.green + green,
      blue: known.blue + blue,
    });
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most && [most.red / most.count, most.green / most.count, most.blue / most.count];
}

const farthest = (data: Picture['data'], pixel: number, [red, green, blue]: Rgb): number =>
  Math.max(
    Math.abs((data[pixel * 4] ?? 0) - red),
    Math.abs((data[pixel * 4 + 1] ?? 0) - green),
    Math.abs((data[pixel * 4 + 2] ?? 0) - blue),
  );

export function distanceTo(
  { color, slopeX, slopeY }: Background,
  { data, width, height }: Picture,
  pixel: number,
): number {
  const u = (pixel % width) / width - 0.5;
  const v = Math.floor(pixel / width) / height - 0.5;
  const at = (channel: 0 | 1 | 2) => color[channel] + slopeX[channel] * u + slopeY[channel] * v;
  return farthest(data, pixel, [at(0), at(1), at(2)]);
}

/** Least squares of colour = c + a·u + b·v over the pixels given; slopes that mean nothing are left out. */
function fitPlane({ data, width, height }: Picture, pixels: readonly number[]): Background {
  const count = Math.max(1, pixels.length);
  const sum = { u: 0, v: 0, uu: 0, vv: 0, uv: 0 };
  const c = [0, 0, 0];
  const uc = [0, 0, 0];
  const vc = [0, 0, 0];
  for (const pixel of pixels) {
    const u = (pixel % width) / width - 0.5;
    const v = Math.floor(pixel / width) / height - 0.5;
    sum.u += u;
    sum.v += v;
    sum.uu += u * u;
    sum.vv += v * v;
    sum.uv += u * v;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[pixel * 4 + channel] ?? 0;
      c[channel]! += value;
      uc[channel]! += u * value;
      vc[channel]! += v * value;
    }
  }
  const [suu, svv, suv] = [
    sum.uu - (sum.u * sum.u) / count,
    sum.vv - (sum.v * sum.v) / count,
    sum.uv - (sum.u * sum.v) / count,
  ];
  const determinant = suu * svv - suv * suv;
  const fit = ([0, 1, 2] as const).map((channel) => {
    const mean = (c[channel] ?? 0) / count;
    const suc = (uc[channel] ?? 0) - sum.u * mean;
    const svc = (vc[channel] ?? 0) - sum.v * mean;
    if (Math.abs(determinant) < 1e-6) return { mean, a: 0, b: 0 };
    const a = (suc * svv - svc * suv) / determinant;
    const b = (svc * suu - suc * suv) / determinant;
    return Math.max(Math.abs(a), Math.abs(b)) < SLOPE_MIN
      ? { mean, a: 0, b: 0 }
      : { mean: mean - (a * sum.u + b * sum.v) / count, a, b };
  });
  const pick = (name: 'mean' | 'a' | 'b'): Rgb => [fit[0]?.[name] ?? 0, fit[1]?.[name] ?? 0, fit[2]?.[name] ?? 0];
  return { color: pick('mean'), slopeX: pick('a'), slopeY: pick('b'), noise: 0 };
}
