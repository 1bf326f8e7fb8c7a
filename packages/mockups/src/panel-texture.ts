import { inkCover, press, raise, stitch } from './relief.ts';
import type { Pixels, Scene } from './scene.ts';
import { linearColor, SRGB, type Rgb } from './tone.ts';

export type Placing = {
  /** The mark on nothing, trimmed to its ink. */
  mark: Pixels;
  /** Colour of the panel. */
  ground: string;
};

/** Values of a texel: three of colour, shade, coverage by the mark. */
export const TEXEL = 5;

export type PanelTexture = {
  width: number;
  height: number;
  texels: Float32Array;
  alpha: Float32Array;
  /** The part of the panel it shows (left, bottom, right, top); beyond it there is only ground. */
  region: readonly [number, number, number, number];
  ground: Rgb;
  /** Colour of the whole panel in the mean: what it throws on its surroundings. */
  mean: Rgb;
};

/** No paint is black, no paper white: ink keeps this share of light. */
const INK_FLOOR = 0.012;
const lifted = (value: number) => INK_FLOOR + value * (1 - INK_FLOOR);
const COARSEST = 256;
const FINEST = 2600;

/** Area average of the mark at another size, alpha-weighted, in linear light: colour (3) and alpha. */
function resized({ width, height, data }: Pixels, toWidth: number, toHeight: number): Float32Array {
  const out = new Float32Array(toWidth * toHeight * 4);
  const sx = width / toWidth;
  const sy = height / toHeight;
  for (let y = 0; y < toHeight; y += 1)
    for (let x = 0; x < toWidth; x += 1) {
      const x0 = x * sx;
      const x1 = Math.max(x0 + 1e-3, x0 + sx);
      const y0 = y * sy;
      const y1 = Math.max(y0 + 1e-3, y0 + sy);
      let r = 0;
      let g = 0;
      let b = 0;
      let a = 0;
      let total = 0;
      for (let py = Math.floor(y0); py < Math.min(height, Math.ceil(y1)); py += 1)
        for (let px = Math.floor(x0); px < Math.min(width, Math.ceil(x1)); px += 1) {
          const share = (Math.min(px + 1, x1) - Math.max(px, x0)) * (Math.min(py + 1, y1) - Math.max(py, y0));
          const from = (py * width + px) * 4;
          const weight = (share * (data[from + 3] ?? 0)) / 255;
          r += weight * (SRGB[data[from] ?? 0] ?? 0);
          g += weight * (SRGB[data[from + 1] ?? 0] ?? 0);
          b += weight * (SRGB[data[from + 2] ?? 0] ?? 0);
          a += weight;
          total += share;
        }
      const to = (y * toWidth + x) * 4;
      if (a === 0) continue;
      out[to] = r / a;
      out[to + 1] = g / a;
      out[to + 2] = b / a;
      out[to + 3] = a / total;
    }
  return out;
}

/** The mark on its ground as the panel's own picture, in linear light, with the relief of its finish. */
export function panelTexture({ meta }: Scene, { mark, ground: groundHex }: Placing): PanelTexture {
  const [left, bottom, right, top] = meta.art;
  const pad = 0.07;
  const region = [left - pad, bottom - pad * meta.aspect, right + pad, top + pad * meta.aspect] as const;
  const density = Math.min(FINEST, Math.max(COARSEST, meta.density * 1.1));
  const width = Math.max(8, Math.round((region[2] - region[0]) * density));
  const unit = density / meta.aspect;
  const height = Math.max(8, Math.round((region[3] - region[1]) * unit));
  const room = { width: (right - left) * density, height: (top - bottom) * unit };
  const scale = Math.min(room.width / mark.width, room.height / mark.height);
  const markWidth = Math.max(1, Math.round(mark.width * scale));
  const markHeight = Math.max(1, Math.round(mark.height * scale));
  const art = resized(mark, markWidth, markHeight);
  const x0 = Math.round((width - markWidth) / 2);
  const y0 = Math.round((height - markHeight) / 2);
  const alpha = new Float32Array(width * height);
  const ground = linearColor(groundHex).map(lifted) as unknown as Rgb;
  const color = new Float32Array(width * height * 3);
  for (let y = 0; y < markHeight; y += 1)
    for (let x = 0; x < markWidth; x += 1) {
      const px = x + x0;
      const py = y + y0;
      const from = (y * markWidth + x) * 4;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      alpha[py * width + px] = art[from + 3] ?? 0;
      for (let c = 0; c < 3; c += 1) color[(py * width + px) * 3 + c] = lifted(art[from + c] ?? 0);
    }
  const field = { alpha, width, height };
  const cover = meta.mode === 'stamp' ? inkCover(field, unit) : alpha;
  const shade = reliefOf(meta, field, unit);
  const texels = new Float32Array(width * height * TEXEL);
  const sum = [0, 0, 0];
  // film and foil keep the ground under them: their colour is mixed where light is computed
  const isLaidOn = meta.mode === 'vinyl' || meta.mode === 'foil' || meta.mode === 'lit';
  for (let k = 0, to = 0; k < alpha.length; k += 1, to += TEXEL) {
    const a = cover[k] ?? 0;
    for (let c = 0; c < 3; c += 1) {
      const under = ground[c] ?? 0;
      const over = color[k * 3 + c] ?? 0;
      texels[to + c] = isLaidOn ? (a > 0 ? over : under) : under * (1 - a) + over * a;
      sum[c] = (sum[c] ?? 0) + under * (1 - a) + over * a;
    }
    texels[to + 3] = shade?.[k] ?? 1;
    texels[to + 4] = a;
  }
  const share = Math.min(1, (region[2] - region[0]) * (region[3] - region[1]));
  const mean = ground.map((under, c) => under * (1 - share) + ((sum[c] ?? 0) / alpha.length) * share) as unknown as Rgb;
  return { width, height, texels, alpha: cover, region, ground, mean };
}

function reliefOf(
  { mode, relief = {} }: Scene['meta'],
  field: { alpha: Float32Array; width: number; height: number },
  unit: number,
) {
  if (mode === 'letters') return raise(field, unit, relief);
  if (mode === 'press' || mode === 'foil') return press(field, unit, relief);
  if (mode === 'embroidery') return stitch(field, unit, relief);
  return undefined;
}
