import { blur } from './blur.ts';
import type { PixelBox } from './panel-map.ts';
import type { Pixels } from './picture-bytes.ts';
import { SRGB } from './tone.ts';

export type Wall = {
  /** Mean colour of the wall where the panel is. */
  color: string;
  /** Linear light on every pixel of the box: what white paint would show there. */
  light: Float32Array;
};

/** How much light a wall throws back: a dark one some, a pale one more. */
const ALBEDO = { least: 0.22, slope: 0.5 };
/** A white thing in the photo is at least this share of its lights, wherever it stands. */
const LEAST_WHITE = 0.45;
/** Of the wall's own unevenness so much is seen through paint. */
const TEXTURE = 0.85;

const brightness = (data: Pixels['data'], at: number) =>
  0.2126 * SRGB[data[at]!]! + 0.7152 * SRGB[data[at + 1]!]! + 0.0722 * SRGB[data[at + 2]!]!;

/** The value that a share of the given ones lies below. */
function quantile(values: Float32Array, share: number): number {
  const sorted = values.slice().sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const SAMPLES = 4000;

/** How bright the lights of the whole photo are. */
const lightsOf = ({ width, height, data }: Pixels): number =>
  quantile(
    Float32Array.from({ length: SAMPLES }, (_, k) => brightness(data, Math.floor((k / SAMPLES) * width * height) * 4)),
    0.9,
  );

const byteOf = (light: number): string => {
  const byte = SRGB.findIndex((value) => value >= light - 1e-6);
  return (byte < 0 ? 255 : byte).toString(16).padStart(2, '0');
};

/**
 * Reads the light from the wall: from pixel to pixel by its brightness, evened out over `even` pixels, and in all by how
 * bright a white wall would be there.
 */
export function readWall(photo: Pixels, [left, top, width, height]: PixelBox, cover: Float32Array, even: number): Wall {
  const bright = new Float32Array(width * height);
  const inside = new Float32Array(width * height);
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0, k = 0; y < height; y += 1)
    for (let x = 0, at = ((top + y) * photo.width + left) * 4; x < width; x += 1, k += 1, at += 4) {
      bright[k] = brightness(photo.data, at);
      if (cover[k]! < 1) continue;
      inside[count] = bright[k]!;
      count += 1;
      for (let c = 0; c < 3; c += 1) sum[c]! += SRGB[photo.data[at + c]!]!;
    }
  const middle = Math.max(0.002, quantile(inside.subarray(0, count), 0.5));
  const white = Math.min(1, Math.max(middle / (ALBEDO.least + ALBEDO.slope * middle), LEAST_WHITE * lightsOf(photo)));
  const smooth = even > 0 ? blur(bright, width, height, Math.max(2, even)) : bright;
  return {
    color: `#${sum.map((each) => byteOf(each / Math.max(1, count))).join('')}`,
    light: smooth.map((each) => white * Math.min(2, each / middle) ** TEXTURE),
  };
}
